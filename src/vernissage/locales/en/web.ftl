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

## The games

web-game-musee = Musée
web-game-modern-art = Modern Art
web-game-art-society = Art Society

## The head of a page and its menu

web-menu = Menu
web-language = Language
web-theme = Light
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-your-seat = Your seat
web-away = While you are away
web-away-wait = the others wait
web-away-bot = a bot plays for you
web-return-why = With the return link you sit down at this seat from another device. Keep it to yourself: whoever has it plays for you.
web-return-copy = Copy the return link
web-return-copied = The return link is copied. Open it on the other device.
web-not-copied = The browser did not allow copying. Select the text and copy it yourself.
web-letters = Single letters are keys
web-letters-which = H hint, S state, M money, L last move, / command line, ? rules
web-home-seat-stays = your seat stays yours
web-leave = Leave the seat
web-leave-means = A bot plays on for you until you come back to this table.
web-stay = Stay

## The log

web-log = Log
web-log-empty = Nothing has happened yet.

## The command line

web-command = A move in notation
web-command-send = Play
web-command-moves = Moves that are possible now
web-command-none = No move that is possible now begins like this. Play it anyway to read why.
web-command-not-asked = It is not your turn. Type s, m or l: the state, the money, the last move.
web-command-done = Played: { $move }

## Hints

web-hint = Hint
web-hint-asking = Thinking …
web-hint-show = Show it on the table

## The end of a game

web-end = End of the game
web-end-counting = The count
web-end-show-all = Show everything at once
web-end-total = Total
web-end-you = { $rivals ->
        [0] You win with { $points }.
       *[other] You win, { $points } to { $next }.
    }
web-end-one = { $rivals ->
        [0] { $names } wins with { $points }.
       *[other] { $names } wins, { $points } to { $next }.
    }
web-end-you-together = You win together with { $names }.
web-end-together = They win together: { $names }.
web-rematch = Rematch
web-record-download = Download the record

## The shuffle

web-shuffle = Was the shuffle honest?
web-shuffle-explain = See the check
web-shuffle-asking = Checking the shuffle …
web-shuffle-fits = The shuffle was honest.
    .why = The fingerprint from before the first card fits the deal that was played.
web-shuffle-differs = The shuffle does not fit.
    .why = What the server published after the game is not what it promised before. Look at the steps.
web-shuffle-given = This deal was given, not shuffled.
    .why = The table was made with a set-up of its own, so there is nothing to check.
web-shuffle-cannot = Your browser cannot check the shuffle here.
    .why = Browsers compute fingerprints only on pages that came encrypted (https) or from this machine. The command below checks it all the same.
web-shuffle-how = Before anyone sat down, the server drew a secret and published its fingerprint (SHA-256). Everyone who sat down added some luck of their own. Secret and luck together give the seed, and the seed gives the deal. Now that the game is over, the secret is public, and your browser has computed everything again:
web-shuffle-promise = The secret has the fingerprint that was published
    .fits = The server did not exchange its secret.
    .differs = This secret has another fingerprint: the server exchanged it.
web-shuffle-same = The fingerprint is the one you saw before the game
    .fits = This device noted it when you sat down.
    .differs = When you sat down the fingerprint was another one.
    .unknown = This device did not see the table before the game, so it cannot compare.
web-shuffle-mine = Your luck is in it
    .fits = What this device added stands at your seat.
    .differs = What this device added is not what stands at your seat.
    .unknown = This device added no luck.
web-shuffle-seed = Secret and luck give the seed
    .fits = Computed again, the seed is the same.
    .differs = Computed again, the seed is another one.
web-shuffle-fingerprint = Fingerprint, from before the game
web-shuffle-secret = Secret
web-shuffle-luck = Luck of { $name }
web-shuffle-seed-is = Seed
web-shuffle-limit = What this cannot show
    .why = The server could not choose the deal after it had seen everybody’s luck, and nobody else could before. But a server that itself takes a seat, as the last one, could try many lucks and keep the best. Whoever plays on a foreign server with strangers trusts it not to do that.
web-shuffle-deal = That the cards are the deal of this seed
    .why = is checked by the program itself, on your machine. Save both files and run:
