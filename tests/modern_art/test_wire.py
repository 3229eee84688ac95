"""Views, questions and events go over a wire as typed JSON and come back equal."""

import msgspec

from vernissage.core.chance import Generator
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.choices import Choices
from vernissage.games.modern_art.events import Happening
from vernissage.games.modern_art.view import View


def test_everything_a_seat_is_told_reads_back() -> None:
    options = MODERN_ART.options(players=3, mystery_hand=True)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, 4))
    state.log = []
    chance = Generator(4)
    views = msgspec.json.Decoder(View)
    choices = msgspec.json.Decoder(Choices)
    while not state.over:
        able = state.to_act()
        seat = able[chance.below(len(able))]
        view, asked = MODERN_ART.view(state, seat), MODERN_ART.choices(state, seat)
        assert views.decode(msgspec.json.encode(view)) == view
        assert choices.decode(msgspec.json.encode(asked)) == asked
        state.apply(seat, state.nth_legal(seat, chance.below(state.count_legal(seat))))
    told = MODERN_ART.events(state.log, 0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[Happening]) == told
    final = MODERN_ART.view(state, None)
    assert views.decode(msgspec.json.encode(final)) == final
