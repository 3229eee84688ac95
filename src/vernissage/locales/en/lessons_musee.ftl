### Musée: the guided first game.

lesson-musee-house = Three galleries with six slots each. You and Bot Hugo each fill your own. Whoever has more points in the end wins.
    .title = This is your Musée
lesson-musee-hang = On your turn you hang one painting. In each gallery the numbers must rise from left to right. 2 is the lowest you have: hang it at the far left of the top gallery.
    .title = Hang a painting
lesson-musee-drawn = 2 brought you 1 point, as every painting does. You drew a new card, so you hold five again, and Bot Hugo hung one in his Musée. That is all there is to a turn.
    .title = Hang one, draw one
lesson-musee-pair = Paintings of the same theme side by side bring 2 points. 2 and 12 both show water: hang 12 right beside it.
    .title = Neighbours: +2
lesson-musee-stairs = The second column has a staircase between top and middle. The same theme above and below it brings 3 points. 17 is water too: hang it under 12.
    .title = Staircases: +3
lesson-musee-gap = You may skip slots and numbers. Hang 31 in the fifth slot: two slots stay free for numbers from 13 to 30. Each lit slot tells what still fits beside it.
    .title = Leave room
lesson-musee-later = We let four turns pass. Your top gallery has a single free slot left, and it takes a number from 23 to 30.
    .title = A little later
lesson-musee-full = Whoever is first to fill a gallery takes its bonus card: 4 points. Hang 27 in the last slot. It is water, so its neighbour and a staircase count as well.
    .title = A full gallery: +4
lesson-musee-points = 10 points with one painting: 1 for itself, 2 for the neighbour, 3 for the staircase, 4 for the gallery.
    .title = Well hung
lesson-musee-gone = Every number exists once. This ruler shows which ones are gone, so you see what can still come.
    .title = Keep an eye on the numbers
lesson-musee-end = Nobody may pass. Who cannot hang any card is out, and the game ends when all are out. Now you know everything. Play a whole game!
    .title = How it ends
