### Art Society: refusals, the table, the bots.

## Why a move is refused

art-society-notation = this is not a move of Art Society.
    .instead = Write “take 2x3PG”, “hang 2x3PG c4”, “decor d2h e5”, “lot 2x3”, “bid 14” (cards 1 to 20), “start d4”, “hold”, “swap”, “store”, “merge”, “enough”, “end”, “rehang”, “done” or “restore”; docs/records.md has them all.
art-society-legend = A tile is its size, its type (P portrait, C city life, S still life, L landscape) and its frame (G gold, S silver, H shell, W wood); d1 to d3 is decor. ★ marks a star space.
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
        [0] No painting of this type there fits; store yours, or give it to your assistant if they hold nothing.
       *[other] You may swap it for: { $known }.
    }
art-society-swap-no-room = this painting of the museum has no place on your wall either.
    .instead = { $fitting ->
        [0] No painting of this type there fits; store yours, or give it to your assistant if they hold nothing.
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

## Why a written-down wall is refused

art-society-written-form = this is not an object of walls ({ misfit }).
    .instead = See docs/scoring.md for the form.
art-society-written-size = a wall has 10 columns and 14 rows.
    .instead = Leave out “cols” and “rows”, or write 10 and 14.
art-society-written-ranks = these cannot be the multipliers of the four types.
    .instead = Give 5, 4, 3 and 2 to { $known }; a type that never came to the museum has 2.
art-society-written-excess = nobody has fewer than 0 or more than 2 excess paintings.
    .instead = Write 0, 1 or 2.
art-society-written-no-painting = there can be no such painting.
    .instead = Check its size, its type (portrait, city_life, still_life, landscape) and its frame (gold, silver, shell, wood).
art-society-written-not-in-box = this painting is not in the box.
    .instead = Check type and frame.
art-society-written-no-decor = there is no such decor: size and shields.
    .instead = Decor is 1x1 with 1 shield, 2x1 or 1x2 with 2, 3x1 or 1x3 with 3.
art-society-written-outside = column and row { $place } do not leave it room on the wall.
    .instead = Columns count from 1 to 10, rows from 1 to 14; col and row name the top left space.
art-society-written-overlap = another tile already covers { $place }.
    .instead = Check col, row, w and h of both.
art-society-written-pool = this box has only { $most } pieces of decor of that shape.
    .instead = Count them again.
art-society-written-loose = it does not hang together with the rest of the wall.
    .instead = Every tile touches another along an edge; check its place, or add what is missing.

## A score card

art-society-card-type = { $type ->
        [portrait] Portraits
        [city_life] City life
        [still_life] Still lifes
       *[landscape] Landscapes
    }: { $count } × { $each }
art-society-card-faux-pas = Faux pas, no points: { $tiles }
art-society-card-decor = Decor: { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
art-society-card-eyeline = Eyeline: { $count } × 3
art-society-card-full-wall = { $empty ->
        [0] Full wall
        [one] Full wall: no, 1 space is empty
       *[other] Full wall: no, { $empty } spaces are empty
    }
art-society-card-corners = Open corners: { $count } × −2
art-society-card-excess = Excess paintings: { $count } × −2

## The table

art-society = Art Society
art-society-round = round { $round }, auctioneer: seat { $auctioneer }
art-society-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
art-society-top-bid = last bid { $card }
art-society-cards = Cards
art-society-lot = Lot
art-society-stacks = Left
art-society-excess = { $count ->
        [one] 1 excess painting
       *[other] { $count } excess paintings
    }
art-society-type = { $type ->
        [portrait] portrait
        [city_life] city life
        [still_life] still life
       *[landscape] landscape
    }
art-society-owed = Seat { $seat } may take decor worth up to { $owed }.
art-society-to-hang = Seat { $seat } has { $tile } to hang.
art-society-may-end = Seat { $seat } may still hang the assistant’s tile.
art-society-would-match = { $count ->
        [0] no frame matches
        [one] 1 frame matches
       *[other] { $count } frames match
    }
art-society-would-faux-pas = { $count ->
        [one] · faux pas with 1 painting
       *[other] · faux pas with { $count } paintings
    }
art-society-would-eyeline = · in the eyeline
art-society-would-corner = { $count ->
        [one] · covers a corner
       *[other] · covers { $count } corners
    }
art-society-would-fill = · fills the wall
art-society-score-prestige = Prestige
art-society-score-decor = Decor
art-society-score-eyeline = Eyeline
art-society-score-full_wall = Full wall
art-society-score-corners = Corners
art-society-score-excess = Excess

## What happened

art-society-hung-start = { $name }: starting painting { $tile } at { $space }
art-society-turned-up = The lot: { $lot }
art-society-revealed = Bids: { $bids }
art-society-took = { $name }: { $tile } is taken.
art-society-hung = { $name }: { $tile } at { $space }{ $count ->
        [0] {""}
        [one] , 1 frame matches
       *[other] , { $count } frames match
    }
art-society-hung-faux-pas = { $name }: { $tile } at { $space }, a faux pas{ $count ->
        [0] {""}
        [one] , 1 frame matches
       *[other] , { $count } frames match
    }
art-society-held = { $name }: { $tile } goes to the assistant.
art-society-decor = { $name }: decor { $tile } at { $space }
art-society-swapped = { $name }: swap in the museum, { $given } for { $taken }.
art-society-stored = { $name }: { $tile } is stored, an excess painting.
art-society-forfeited = { $name }: decor worth { $owed } is not taken.
art-society-merged-into = { $name }: decor merged into { $tile } at { $space }.
art-society-unsold = Unsold: { $tile }. { $type ->
        [portrait] Portrait
        [city_life] City life
        [still_life] Still life
       *[landscape] Landscape
    } goes from { $before } to { $after }.
art-society-rehangs = { $name }: re-hanging.
art-society-restores = { $name }: everything is put back as it was.
art-society-closed = Round { $round } is over. The gavel passes to { $name }.
art-society-ended = The game ends with round { $round }.
