"""What alembic runs: the migrations, over the connection that it is handed."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    # Of several processes that find a new database, one makes its tables and the others wait.
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7236)")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    context.run_migrations()
