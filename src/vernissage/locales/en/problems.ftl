### What a server refuses before it looks at a table, and the titles of all its refusals.

problem-title-400 = Not understood
problem-title-401 = Token missing or unknown
problem-title-403 = Not allowed
problem-title-404 = Not found
problem-title-405 = Not possible here
problem-title-408 = Too slow
problem-title-409 = Not now
problem-title-413 = Too large
problem-title-415 = Not JSON
problem-title-422 = Against the rules
problem-title-426 = A socket is needed
problem-title-429 = Too much at once
problem-title-503 = Not available now

## Requests

not-http = this is no HTTP that we understand.
    .instead = Send a smaller and simpler request.
not-json = this is not JSON in UTF-8.
    .instead = Send one JSON object, as { $schema } describes it.
too-deep = this is nested too deeply.
    .instead = Send at most { $levels } levels.
field-missing = this field is missing.
    .instead = Send it, as { $schema } describes it.
field-unknown = there is no such field here.
    .instead = Leave it out; { $schema } names the fields.
field-wrong = this value does not fit.
    .instead = Send one that { $schema } allows.
bad-query = the address does not take this.
    .instead = Leave it out, or write it as { $schema } does.
one-change = one change at a time.
    .instead = Send “occupant”, “name” or “away”.
foreign-origin = another site may not use this server for you.
    .instead = Open the table at its own address.
no-such-page = there is nothing at this address.
    .instead = { $schema } names every address.
no-such-method = this cannot be done with what is at this address.
    .instead = Possible: { $known }.
too-slow = the request did not arrive in time.
    .instead = Send it again, in one piece.
too-large = this is more than { $most } bytes.
    .instead = Send less.
not-json-type = only JSON is understood.
    .instead = Send it as “application/json” in UTF-8.
needs-socket = there is a WebSocket at this address.
    .instead = Open it as one; over HTTP there is “update”.
too-much = that was too much in a short time.
    .instead = { $seconds ->
        [one] Try again in 1 second.
       *[other] Try again in { $seconds } seconds.
    }
not-written = the server cannot write anything down at the moment; nothing has changed.
    .instead = Try again in a moment.
mishap = a mistake of ours, and we are sorry. What was confirmed before is safe.
    .instead = Try again in a moment, and look at the table first.

## The page of a server without a browser client

page-title = Vernissage: a table server
page-running = This is a table server for Musée, Modern Art and Art Society, and it is running.
page-clients = Programs find its language in { $openapi } and { $schema }.
no-such-eye = nobody looks from there.
    .instead = Ask for “public”, “all” or a seat from 0 to { $last }.
record-too-long = this record has too many actions to be shown.
    .instead = Records with up to { $most } actions are shown.

## What a link shows of itself elsewhere

preview-title = { $game }: { $names }
preview-waiting = { $free ->
        [0] Everybody is there. The game begins soon.
        [one] 1 seat is free. Sit down and play in the browser, without an account.
       *[other] { $free } seats are free. Sit down and play in the browser, without an account.
    }
preview-playing = The game is being played. Watch it in the browser.
preview-over = The game is over. See it again, move by move.
preview-moment = A moment of the game: action { $at }. See it again, move by move.
