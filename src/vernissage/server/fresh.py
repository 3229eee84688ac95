"""The tables of a new SQLite database, as all migrations together would have made them.

So a first start needs none of them, nor what runs them. A test holds both against each other.
"""

from typing import Final

from vernissage.server.migrate import NEWEST

TABLES: Final = f"""
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE hosted (
    id VARCHAR(22) NOT NULL,
    code VARCHAR(6),
    status VARCHAR(8) NOT NULL,
    game VARCHAR(20) NOT NULL,
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    wake BIGINT,
    PRIMARY KEY (id),
    UNIQUE (code)
);
CREATE INDEX ix_hosted_wake ON hosted (wake);
CREATE TABLE entry (
    "table" VARCHAR(22) NOT NULL,
    seq INTEGER NOT NULL,
    kind VARCHAR(12) NOT NULL,
    seat INTEGER,
    cid VARCHAR(32),
    body BLOB NOT NULL,
    at BIGINT NOT NULL,
    rules_version INTEGER NOT NULL,
    PRIMARY KEY ("table", seq),
    UNIQUE ("table", seat, cid),
    FOREIGN KEY("table") REFERENCES hosted (id)
);
CREATE TABLE answer (
    scope VARCHAR(64) NOT NULL,
    cid VARCHAR(32) NOT NULL,
    digest BLOB NOT NULL,
    "table" VARCHAR(22) NOT NULL,
    seat INTEGER,
    at BIGINT NOT NULL,
    PRIMARY KEY (scope, cid)
);
CREATE INDEX ix_answer_at ON answer (at);
CREATE TABLE review (
    name VARCHAR(64) NOT NULL,
    language VARCHAR(2) NOT NULL,
    body BLOB NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (name, language)
);
CREATE INDEX ix_review_at ON review (at);
CREATE TABLE device (
    "table" VARCHAR(22) NOT NULL,
    seat INTEGER NOT NULL,
    name VARCHAR(22) NOT NULL,
    endpoint VARCHAR(1000) NOT NULL,
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    language VARCHAR(2) NOT NULL,
    token BLOB NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", seat, name)
);
CREATE INDEX ix_device_name ON device (name);
CREATE TABLE letter (
    "table" VARCHAR(22) NOT NULL,
    seat INTEGER NOT NULL,
    device VARCHAR(22) NOT NULL,
    n INTEGER NOT NULL,
    due BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY ("table", seat, device)
);
CREATE INDEX ix_letter_due ON letter (due);
CREATE TABLE secret (
    name VARCHAR(20) NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (name)
);
INSERT INTO alembic_version VALUES ('{NEWEST}')
"""
