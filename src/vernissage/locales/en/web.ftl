### The table in the browser: what all games and pages share.

web-close = Close
web-home = To the entrance
web-take-back = Take it back
web-undo = Undo
web-undone = Your last decision is taken back.
web-unreachable = The server does not answer. Check your connection; nothing was sent.

## The line to the server

web-lost = The line to the table is lost. It is being tried again; your seat and the game stay as they are.
web-lost-sending = The line to the table is lost. Your move waits here and is sent as soon as the table is back.
web-gone = The table has ended the connection
    .why = Load the page again; your seat stays yours.
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
web-rulebook-of = The rules of { $game }
web-contents = Contents
web-search-rules = Search the rules
web-rules-found = { $count ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $count } rules
    }
web-link-to-rule = Link to rule { $rule }

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
web-call = Tell me when it is my turn
web-call-is = A notification on this device when the table waits for you and is not open here. It says that it is your turn, and nothing of the game. It travels through your browser’s push service.
web-call-on = This device will tell you when it is your turn.
web-call-turn = It is your turn.
web-call-not-allowed = Without your permission the browser shows no notifications. You can still allow them here at any time.
web-call-failed = The browser could not sign up with its push service. Try again later, or use another browser.
web-call-denied = This browser is set to show no notifications of this page. Allow them in its settings for this page (the sign beside the address), then come back here.
web-call-install = On an iPhone or iPad this works only in the app. First copy your return link (in the menu). Then press Share and “Add to Home Screen”, open Vernissage from there, and join with that link.
web-call-unable = This browser cannot do it here. It needs an address with https and a browser that knows notifications.
web-return-why = With the return link you sit down at this seat from another device. Keep it to yourself: whoever has it plays for you.
web-return-copy = Copy the return link
web-return-copied = The return link is copied. Open it on the other device.
web-not-copied = The browser did not allow copying. Select the text and copy it yourself.
web-motion = Motion
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-motion-still = This device asks for no motion, so nothing moves here.
web-sounds = Sounds
web-sounds-why = Short, made by this page itself
web-volume = Volume
web-sound-turn = Your turn
web-sound-gavel = Gavel
web-sound-paper = Paper
web-sound-coin = Coins
web-sound-hang = Hanging
web-sound-tick = Bids and calls
web-sound-win = Victory
web-recap = Since you left
web-recap-more = { $count ->
    [one] One line more stands in the log.
   *[other] { $count } lines more stand in the log.
  }
web-letters = Single letters are keys
web-letters-which = { $game ->
        [modern-art] H hint, S state, M money, L last move, U undo, / command line, ? rules
       *[other] H hint, S state, L last move, U undo, / command line, ? rules
    }
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
web-end-whose = Whose wall and count
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
web-match = Match
web-match-game = Game { $number } of the match
web-match-and-turn = Game { $number } · { $turn }
web-match-won = The match goes to { $names }.
web-match-on = The match goes on. A loser of this game starts the next.
web-match-next = Next game of the match
web-match-new = New match
web-record-download = Download the record

## The shuffle

web-shuffle = Was the shuffle honest?
web-shuffle-explain = See the check
web-shuffle-asking = Checking the shuffle …
web-shuffle-fits = The shuffle fits.
    .why = The fingerprint from before the first card belongs to the secret, everybody’s luck and the seed.
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

## Seats and bots

web-you = You
web-your-turn = Your turn
web-guest = Guest
web-name = Your name
web-bot-0 = Bot Klara
web-bot-1 = Bot Hugo
web-bot-2 = Bot Vera
web-bot-3 = Bot Emil
web-bot-4 = Bot Lotte
web-level = How strong the bots are
web-level-novice = novice
    .is = plays by the rules and hopes for the best
web-level-casual = casual
    .is = a relaxed evening, good for the first games
web-level-club = club
    .is = sees what a move is worth
web-level-expert = expert
    .is = thinks ahead
web-level-master = master
    .is = thinks longest, forgives nothing
web-rating-means = The number is a measured rating with its error: 400 points more mean odds of ten to one.

## The entrance

web-ways = Ways
web-headline = Three games about art
web-pitch = Play now seats you with bots at once. With friends, the link is the table: nobody needs an account.
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-about-musee = Three galleries, numbers only rising.
web-about-modern-art = Five ways to auction a painting.
web-about-art-society = Bid, then hang the wall of the year.
web-players-minutes = { $fewest } to { $most } players, { $minutes } min
web-company = { $bots ->
        [one] with 1 bot, { $level }
       *[other] with { $bots } bots, { $level }
    }
web-company-more = Friends, variants, a clock:
web-players = Players
web-join-code = Join with a code or link
web-join = Join
web-new-for-friends = Create a table for friends
web-new-table = Create a table
web-my-tables = My tables
web-my-tables-where = The seats that this device remembers.
web-my-tables-none = You do not sit at any table yet.
web-mine-round = { $game }, round { $round }
web-mine-waiting = { $game }, waiting room
web-mine-over = { $game }, finished
web-mine-free = { $free ->
        [0] every chair is taken
        [one] one chair free, code { $code }
       *[other] { $free } chairs free, code { $code }
    }
web-mine-with = with { $names }
web-mine-waits = waiting for { $names }
web-forget-table = Forget: { $title }
web-forget-sure = Forget it
web-forget-means = This device then no longer knows the way to your seat.

## A new table

web-which-game = Which game?
web-chairs = Chairs
web-chair = Chair { $number }
web-chair-free = free, for a friend
web-chair-bot = bot, { $level }
web-host-only = I only host and do not play
web-pace = Pace
web-pace-relaxed = Relaxed
    .is = No clock. Everyone takes the time it takes.
web-pace-live = Live
    .is = 10 seconds free for each decision, then 5 minutes for the whole game; in open auctions the hammer counts down.
web-pace-days = Days
    .is = 24 hours for each decision. Come back whenever it is your turn.
web-options = Variants
web-option-open_purses = Open purses
    .is = Everyone sees everybody’s money.
web-option-shared_double = Shared doubles
    .is = The owners of both cards of a joined double share the price.
web-option-mystery_hand = Mystery hand
    .is = A fourth hand that belongs to nobody.
web-option-winner_reveals = The winner reveals
    .is = Whoever took the lot may reveal a card of the mystery hand.
web-option-stairs = Random staircases
    .is = Chance decides where they are, not the pattern of the first game.
web-option-match = A match
    .is = Rematches are its further games; the first to win two games wins the match.
web-table-allows = The table allows
web-spectators = Spectators
    .is = Whoever has the link may watch what is public.
web-hints = Hints
    .is = A bot explains a good move to whoever asks.
web-make-table = Create the table

## The waiting room

web-waiting-room = Waiting room
web-who-else = Who else?
web-invite = Invitation
web-invite-how = Send the link or show the square. Nobody needs an account.
web-code = Code
web-qr = The link of the invitation as a QR code
web-copy-link = Copy link
web-link-copied = The link is copied. Send it to your friends.
web-only-here = This link works only on this computer.
web-invite-others = How do I invite others?
    .how = End the server and start it again with these two options. Then make a table at the new address.
    .host = lets other devices reach this computer.
    .url = is the address of this computer in your network. The links to your tables begin with it.
web-share = Share
web-share-text = Come and play { $game }! Code { $code }
web-chair-is-free = Free chair
web-sit-here = Sit here
web-sit-here-number = Sit here: chair { $number }
web-stand-up = Stand up
web-remove = Remove { $name }
web-remove-short = Remove
web-add-bot = + Add a bot
web-add-bot-number = Add a bot on chair { $number }
web-chair-make-free = free the chair
web-level-of = Level of { $name }
web-here = here
web-not-here = away
web-host-here = host, here
web-host-away = host, away
web-the-host = the host
web-you-host = You host
web-room-choose = Choose a chair.
web-room-full = Every chair is taken. You can watch.
web-room-wait = Wait for the others.
web-room-wait-host = { $name } starts the game.
web-room-host-wait = Wait for your friends, or add bots.
web-room-host-start = Start when you like.
web-room-taken = { $taken } of { $all } chairs are taken.
web-start = Start the game
web-fill-and-start = Start, with bots on the free chairs
web-room-settings-stay = The settings of a table stay as they are.
web-room-another = Make another table
web-welcome = welcome
web-not-welcome = not allowed
web-allowed = allowed
web-not-allowed = not allowed

## Watching

web-watching = You are watching.
web-watching-why = You see what is public; what is hidden stays hidden.
web-watching-host = You host this table and see what is public.

## When there is nothing to see

web-opening = Opening the table …
web-server-away = The server does not answer. It is being tried again …
web-no-table = There is no such table
    .why = The link may be cut short, or nobody has touched the table for a long time. Ask for the link again, or join with a code.
web-no-spectators = This table has no spectators
    .why = Only those who sit there see it. If you have a seat, come by your return link.
web-no-page = There is no such page
    .why = The address may be misspelt. From the entrance you find everything.
web-wrong-code = This code opens no table
    .why = Codes have six letters and work until the game begins. After that, the link with which you sat down leads back.
