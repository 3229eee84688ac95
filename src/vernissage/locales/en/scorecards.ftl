### Score cards of Musée and Modern Art. Those of Art Society stand with its other messages.

## Musée

musee-card-paintings = Paintings: { $count } × 1
musee-card-neighbours = Neighbours of one theme: { $count } × 2
musee-card-staircases = Staircases that join one theme: { $count } × 3
musee-card-galleries = Gallery bonuses: { $count } × 4
musee-written-form = this is not an object of Musées ({ misfit }).
    .instead = See docs/scoring.md for the form.
musee-written-size = a Musée has three galleries of 6 slots each, or of 5 with 3 players.
    .instead = Write 0 for every empty slot.
musee-written-cards = a number is there twice, or is not on a card.
    .instead = Cards go from 1 to { $highest }, each once.
musee-written-order = the numbers of this gallery do not rise from left to right.
    .instead = Check the gallery.
musee-written-bonus = a gallery bonus is for a full gallery, and there is one for each floor.
    .instead = Take it out, or fill the gallery.

## Modern Art

modern-art-card-sale = Round { $round }, { $artist }: { $count } × { $each }
modern-art-written-form = this is not an object of games ({ misfit }).
    .instead = See docs/scoring.md for the form.
modern-art-written-rounds = a game has one to four rounds.
    .instead = Write down the rounds that were played.
modern-art-written-artist = there is no such artist.
    .instead = Artists: { $known }.
modern-art-written-negative = a number of cards is below 0.
    .instead = Count the cards anew.
modern-art-written-fifth = the fifth card of one artist ends the round, so only one artist has five.
    .instead = Count the cards of this round anew.
modern-art-written-cards = there are only { $cards } cards by this artist.
    .instead = Count the cards of all rounds anew.
modern-art-written-last = as many paintings are owned as were played, but the last card of a round is never sold.
    .instead = Leave out the card that ended the round.
modern-art-written-owned = more paintings by this artist are owned than were sold; { $played } were played, and the fifth card is never sold.
    .instead = Count them anew.
score-nothing = there is nothing to score in this file.
    .instead = docs/scoring.md shows the forms.
