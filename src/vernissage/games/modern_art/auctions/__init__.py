"""A turn of Modern Art step by step, one file a chapter of the rules.

`turn` leads to the step that the game waits for. `offer` puts a card on the easel; `double` asks
for a second one; `open`, `once_around`, `sealed` and `fixed_price` sell them; `sale` moves the
money; `reveal` turns up a card of the mystery hand; `round` deals, and sells to the bank.

A step that asks has `begin`, `answers` (what a seat may say) and `act`; a fixed price asks twice,
first by `prices` and `name_price`. `able` stands where several seats may act at once,
`still_to_speak` where they speak in turn.
"""
