### The table in the browser: what all games and pages share.

web-close = Close
web-home = To the entrance
web-take-back = Take it back
web-unreachable = The server does not answer. Check your connection; nothing was sent.

## The line to the server

web-lost = The line to the table is lost. It is being tried again; your seat and the game stay as they are.
web-lost-sending = The line to the table is lost. Your move waits here and is sent as soon as the table is back.
web-gone = The table has ended the connection. Load the page again.
web-gone-table = There is no such table any more.
web-gone-seat = This seat is no longer yours at this table.

## Clocks

web-time-left = Time left
web-hours-left = { $hours } h

## Rules

web-rule = The rule
web-rules = Rules
web-rules-of = Rules: { $what }
web-whole-rulebook = The whole rulebook
