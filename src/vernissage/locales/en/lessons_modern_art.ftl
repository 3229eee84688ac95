### Modern Art: the guided first game.

lesson-modern-art-dealer = You buy and sell paintings by five artists. Everybody starts with 100; whoever has most money after four rounds wins. The market shows what the bank will pay for a painting by each artist.
    .title = You are an art dealer
lesson-modern-art-sealed = Bot Vera auctions a Koriko by sealed bids: all choose an amount in secret, and the highest pays it. Set about 20 and seal it.
    .title = A sealed auction
lesson-modern-art-bought = Your bid was the highest, so you paid it to Bot Vera, who sold the painting. It lies before you. When the round ends, the bank may buy it.
    .title = Your first painting
lesson-modern-art-offer = Now you sell. A card shows its artist above and its kind of auction below. Choose the Koriko with the open auction and offer it.
    .title = Your turn to sell
lesson-modern-art-sell = In an open auction all call out bids, in any order. Bot Vera offers 17, and that money would be yours. Pass, and the painting is sold.
    .title = An open auction
lesson-modern-art-fixed = Bot Hugo names a price: 12. Whoever takes it first gets the painting. Artists that are played often pay well in the end: buy it.
    .title = A fixed price
lesson-modern-art-double = A double brings a second painting by the same artist: two for one price. The second card says “once around”: everybody speaks once, you first. Two Koriko would bring 60 now: make a bid.
    .title = Double, and once around
lesson-modern-art-fifth = Bot Hugo bid more. But look at the market: four Koriko have been played. The fifth ends the round at once and is not sold. Play yours!
    .title = The fifth painting
lesson-modern-art-payout = The artist played most pays 30 a painting, the second 20, the third 10, all others nothing. Koriko leads: your Koriko brings 30, your Bahut 20.
    .title = The bank pays
lesson-modern-art-sums = Values add up. If Koriko is first again in round 2, each of its paintings pays 30 + 30 = 60; if it is not among the first three, nothing. That is why bids rise from round to round.
    .title = It gets dearer
lesson-modern-art-end = Every auction is a choice: take the money as the seller, or the painting as the buyer. After four rounds the richest wins. Play a whole game!
    .title = Now you know it all
