### The client of a table: links and connections.

client-no-link = That is no link to a table.
    .instead = Give the link that the host has sent you (http://…/t/…), or the six letters of its code.
client-unreachable = No table server answers there ({ $detail }).
    .instead = Check the link, and that the server is running.
client-closed = The table has closed the connection ({ $reason }).
    .instead = Open the table again by its link.

## Commands

cli-play-at = Play at a table on a server: its link, or the way back to your seat.
cli-play-name = With --at: your name at the table. Default: your user name.
cli-join = Let a bot take a seat at a table on a server.
    .form = join LINK [options]
cli-join-link = The table's link or code, or the way back to a seat.
cli-join-bot = The bot: one of ours, or file.py:Class. Default: club.
cli-join-name = Its name at the table. Default: the bot's.

## The terminal at a table with friends

friends-waiting = Waiting for the others; the code is { $code }. The host begins with Enter.
friends-free = (free)
friends-left = You have left the screen, not the table. The way back: vernissage play --at { $link }
friends-need-a-screen = A table with friends needs a terminal to draw on.
    .instead = Run it in a terminal, or let a bot join with “vernissage join”.
join-seated = { $name } has a seat. The way back to it: { $link }
join-over = { $moves ->
        [one] The game is over after 1 move of this bot: { $scores }
       *[other] The game is over after { $moves } moves of this bot: { $scores }
    }
