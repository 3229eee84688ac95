### Art Society: the guided first game.

lesson-art-society-wall = You fill your wall with paintings, Bot Hugo fills his. In the end paintings, decor and a few places of the wall bring points. The higher score wins.
    .title = This is your wall
lesson-art-society-start = Everybody begins with one painting. It must cover at least one of the two stars. The marks show where it may hang: touch one, then confirm.
    .title = Hang your first painting
lesson-art-society-bid = Three paintings, two players. You bid with a card from 1 to 20: the higher card chooses first, and a played card never comes back. Bid 15 this time.
    .title = Bid for the first choice
lesson-art-society-take = 15 beats 7: you choose first. Your painting has a shell frame, and so has this landscape. Take it.
    .title = Take a painting
lesson-art-society-hang = A new painting must touch another tile. Hang it beside your first one: two frames of the same kind that touch bring a piece of decor.
    .title = Same frames bring decor
lesson-art-society-decor = Decor fills small gaps, and every shield on it is a point. Hang it anywhere beside another tile.
    .title = Your decor
lesson-art-society-museum = Nobody took the city life, so the museum has it, and its type moves up the track. The type that leads in the end pays 5 points a painting, the next 4, 3 and 2. Press Done: the round is over.
    .title = What is left makes fame
lesson-art-society-auctioneer = The gavel is yours this round: the auctioneer picks the lot by size, without seeing the pictures. We picked three for you. Then all bid again.
    .title = You are the auctioneer
lesson-art-society-low = You need not win every round. A low card saves the high ones for later: bid 2.
    .title = Saving is fine
lesson-art-society-second = Bot Hugo chose first. Two paintings are left: take the city life, since the museum makes it valuable.
    .title = Second choice
lesson-art-society-type = Beware: two paintings of the same type that touch are a faux pas, and neither scores. Hang this city life away from your other one.
    .title = No faux pas
lesson-art-society-points = Each painting brings its type’s 2 to 5 points. On top: decor, the leading type at eye level, 5 for a full wall. Every open corner costs 2.
    .title = What counts
lesson-art-society-end = A painting that suits you later can wait with your assistant, one at a time. The game ends when a wall is full, when someone has stored two paintings, or after 20 rounds. Play a whole game!
    .title = Now you know it all
