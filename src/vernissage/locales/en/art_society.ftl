### Art Society: refusals, the table, the bots.

## Why a move is refused

art-society-notation = this is not a move of Art Society.
    .instead = Write “take 2x3PG”, “hang 2x3PG c4”, “decor d2h e5” or another line of the table in “vernissage rules art-society”.
art-society-swap-types = a painting is swapped for one of the same type.
    .instead = Name two paintings whose type letters agree, such as “swap 4x3LS 1x2LG”.
art-society-start-hangs = your starting painting hangs already, and it stays there.
    .instead = Wait for the others.
art-society-now-start = your starting painting { $tile } comes first.
    .instead = Hang it over a star space, such as “start d4”.
art-society-start-outside = { $tile } would not lie wholly on the wall.
    .instead = Places: { $ways }.
art-society-no-star = { $tile } would cover neither of the star spaces e5 and f5.
    .instead = Places: { $ways }.
art-society-now-lot = the lot is being chosen.
    .instead = { $count ->
        [one] Choose one more painting by its size: { $known }.
       *[other] Choose { $count } more paintings by their sizes: { $known }.
    }
art-society-stack-empty = no painting of this size is left.
    .instead = Sizes: { $known }.
art-society-bid-lies = your bid lies face down already.
    .instead = Wait until everyone has bid.
art-society-now-bid = everyone is bidding.
    .instead = Choose one of your cards: { $hand }.
art-society-card-played = you do not have this card any more.
    .instead = Your cards: { $hand }.
art-society-now-take = you are to take a painting.
    .instead = Take one of the lot: { $lot }.
art-society-not-in-lot = this painting is not in the lot.
    .instead = Take one of these: { $lot }.
art-society-now-deal = the new painting { $tile } comes first.
    .instead = Hang it, or give it to your assistant; if it has no place, you may swap or store it.
art-society-now-end = only your assistant’s { $tile } is left to hang.
    .instead = Hang it, or say “end”.
art-society-not-yours = you have no such tile to hang.
    .instead = You may hang: { $yours }.
art-society-given-now = your assistant was given { $tile } in this turn and keeps it.
    .instead = Hang it in a later round.
art-society-outside = { $tile } would not lie wholly on the wall.
    .instead = { $fitting ->
        [0] It has no place on your wall.
       *[other] Places for { $tile }: { $ways }.
    }
art-society-space-taken = { $tile } would cover another tile.
    .instead = { $fitting ->
        [0] It has no place on your wall.
       *[other] Places for { $tile }: { $ways }.
    }
art-society-touches-nothing = { $tile } would touch no other tile along an edge.
    .instead = { $fitting ->
        [0] It has no place on your wall.
       *[other] Places for { $tile }: { $ways }.
    }
art-society-not-new = this is not your new painting.
    .instead = Your new painting: { $yours }.
art-society-assistant-busy = your assistant already holds { $tile }.
    .instead = Hang the tile, or choose another way.
art-society-only-hung = { $tile } has been with your assistant, and can only be hung.
    .instead = Hang it, or leave it there.
art-society-it-fits = { $tile } has a place on your wall.
    .instead = Hang it ({ $ways }), or give it to your assistant if they hold nothing.
art-society-no-new-swap = who re-hangs neither swaps nor stores anew.
    .instead = Hang your tiles another way, or say “restore”.
art-society-hang-swapped = { $tile } was swapped in and must be hung before anything else.
    .instead = Hang it.
art-society-not-in-museum = this painting is not in the museum.
    .instead = { $fitting ->
        [0] No painting of this type there fits; store yours, or give it to a free assistant.
       *[other] You may swap it for: { $known }.
    }
art-society-swap-no-room = this painting of the museum has no place on your wall either.
    .instead = { $fitting ->
        [0] No painting of this type there fits; store yours, or give it to a free assistant.
       *[other] You may swap it for: { $known }.
    }
art-society-decor-first = decor is owed to you, worth up to { $owed }.
    .instead = Take it first, such as “decor d1 e5”.
art-society-decor-too-dear = this decor is worth { $shields }, and you are owed { $owed } at most.
    .instead = Choose a smaller one.
art-society-decor-gone = the pool has no { $tile } left.
    .instead = Choose another shape, or merge decor on your wall if that returns one.
art-society-no-shortage = the pool has every shape that you could take.
    .instead = Decor is merged only when one of them is lacking; take decor worth up to { $owed }.
art-society-no-merge = these spaces do not hold decor that could be merged now.
    .instead = Two d1 in a line make a d2; three d1, or a d1 and a d2, make a d3, if the pool has it.
art-society-not-enough = you must take decor first, worth up to { $owed }.
    .instead = Take at least one decor tile.
art-society-is-done = you are done with this round.
    .instead = Wait for the others.
art-society-now-settle = the round is being settled.
    .instead = Say “done”, or “rehang”.
art-society-now-done = the round is being settled, and you cannot re-hang now.
    .instead = Say “done”, or wait.
art-society-other-rehangs = seat { $seat } is re-hanging, and only one player does so at a time.
    .instead = Wait, or say “done”.
art-society-merged = you merged decor in this round, and so you may not re-hang.
    .instead = Say “done”.

## Why a box of tiles or a set-up is refused

art-society-tiles-unreadable = this file of tiles cannot be read.
    .instead = Start from a copy of tiles.csv in the package, and keep it as UTF-8 text.
art-society-tiles-columns = this file of tiles has no column “{ $missing }”.
    .instead = Keep the first line of tiles.csv as it is.
art-society-tiles-form = this is not a set of tiles.
    .instead = Name a file like tiles.csv, or give “starts” and “paintings” as lists of codes.
art-society-tile-code = there can be no painting “{ $tile }”.
    .instead = A code is a size, a type P C S L and a frame G S H W, such as 2x3PG.
art-society-tile-field = the code { $tile } does not agree with “{ $field }”.
    .instead = Write { $wanted } there, or mend the code.
art-society-tile-twice = { $tile } is there twice.
    .instead = Each size, type and frame exists at most once.
art-society-tiles-count = { $count ->
        [one] there is 1 tile.
       *[other] there are { $count } tiles.
    }
    .instead = A box has 116.
art-society-tiles-starts = { $count ->
        [one] 1 tile is marked as a starting painting.
       *[other] { $count } tiles are marked as starting paintings.
    }
    .instead = Mark exactly four, all of size 2x3.
art-society-tiles-size = no painting of size { $size } is left beside the starting paintings.
    .instead = Each of the fifteen sizes has its stack.
art-society-setup-starts = these are not starting paintings of the box, one for each player.
    .instead = Name { $players } different ones, or deal anew.
art-society-setup-bids = these are not starting bid cards, one for each player.
    .instead = Name { $players } different cards from 1 to 4, or deal anew.
art-society-setup-stack = the stack { $size } does not hold the paintings of the box, each once.
    .instead = It has { $count }; mend the set-up, or deal anew.
art-society-setup-size = there is no stack of size { $size }.
    .instead = Mend the set-up, or deal anew.
