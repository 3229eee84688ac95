### The table server on the command line.

serve-flag-host = Where to listen. Default: 127.0.0.1, which only this machine can reach.
serve-flag-port = The port; 0 takes a free one. Default: 8000.
serve-flag-database = Where tables are kept: sqlite:///FILE or postgresql://… Default: a file in your data folder.
serve-flag-bus = A Redis server, redis://…, that connects server processes on several machines.
serve-flag-public-url = Where guests find this server, such as https://tables.example.org.
serve-flag-proxy = A reverse proxy stands before this server; believe what it says about addresses.
serve-flag-metrics-port = Serve metrics for Prometheus on this port, to this machine only (each further process takes the next port; 0 takes free ones and says which).
serve-flag-push = Web Push: at tables with the pace Days, tell people on their devices that it is their turn. The value is how push services reach you: mailto:you@example.org.
serve-flag-push-service = With --push: one more push service, HOST or HOST:PORT, besides those of Google, Mozilla, Apple and Microsoft.
serve-flag-no-browser = Do not open a browser.
serve-flag-workers = How many server processes. Default: 1.
serve-flag-bots = In how many processes bots think. Default: one less than there are cores.
serve-flag-testing = For tests, on this machine only: no limits, bots move at once, tables may be given their chance.
serve-flag-tables = How many tables one address may make in an hour. Default: 20.
serve-flag-sockets = How many connections to tables one address may keep open. Default: 20.
serve-flag-requests = How many requests one address may make in a minute. Default: 1200.
serve-flag-actions = How many actions one seat may take in a minute. Default: 60.
serve-flag-idle-days = Delete a table that nobody has touched for so many days. Default: 90.
serve-open-to-all = Everyone who can reach this machine can make tables here and play. They are invited to { $url }; it should use TLS (https), or others can read along.
serve-already-running = The tables are open already at { $url }; the browser shows them.
serve-metrics-at = Metrics: { $url }
serve-engine-behind = The engine is being compiled meanwhile (build/engine.log): as soon as it is there, bots think about twenty times faster.

## What is refused

serve-needs-public-url = others could reach this server, and it does not know its own address.
    .instead = Give --public-url https://…, or leave out --host to stay on this machine.
serve-testing-is-local = a server for tests has no limits and deals as it is told.
    .instead = Leave out --host: it listens on this machine only.
serve-not-a-url = this is no address of a server.
    .instead = Write it as https://tables.example.org.
serve-push-contact = push services ask how to reach whoever keeps a server.
    .instead = Give an address, such as --push mailto:you@example.org or --push https://example.org/contact.
serve-push-service = this is no name of a host.
    .instead = Write it in small letters as push.example.org or push.example.org:8443.
serve-push-missing = a push service is named, but Web Push is not switched on.
    .instead = Add --push mailto:you@example.org.
serve-cannot-listen = nobody can listen there ({ $detail }).
    .instead = Choose another port with --port; 0 takes a free one.
serve-cannot-count = nobody can serve metrics there ({ $detail }).
    .instead = Choose another port with --metrics-port, with free ones behind it for further processes; 0 takes free ones.
serve-no-database = the tables cannot be opened there ({ $detail }).
    .instead = Check the address, and that the database is running and may be written.
serve-keeps-dying = one of the server's processes ends again and again.
    .instead = Start it with one process to see why: leave out --workers.
