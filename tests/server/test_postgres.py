"""Statements are written once, with names; PostgreSQL wants numbers."""

from vernissage.server import statements
from vernissage.server.postgres import by_place


def test_names_become_places_in_the_order_in_which_they_first_stand() -> None:
    statement, names = by_place("UPDATE t SET a = :one, b = :two WHERE c = :one")
    assert statement == "UPDATE t SET a = $1, b = $2 WHERE c = $1"
    assert names == ("one", "two")


def test_no_statement_holds_anything_else_that_looks_like_a_name() -> None:
    texts = [text for text in vars(statements).values() if isinstance(text, str) and " " in text]
    assert any(":" in text for text in texts)
    assert not [text for text in texts if "::" in text or "':" in text]
