"""A match of Musée in the browser: game after game from the end of the one before (MU-X1)."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import seated
from tests.browser.test_whole_games import play_to_the_end
from tests.browser.visiting import visitor
from tests.server.running import Server

MOST_GAMES = 9


@pytest.mark.long
def test_a_match_is_played_until_somebody_has_won_it(browser: Browser, server: Server) -> None:
    """By touch, every game to its count; the standing is told, the next game is one press away."""
    with visitor(browser, server.url, "phone") as person:
        seated(person, server, "musee", 2, match=True)
        page = person.page
        for number in range(1, MOST_GAMES):
            play_to_the_end(person, "musee", "touch")
            page.keyboard.press("Shift")
            standing = page.get_by_role("region", name="Match")
            expect(standing.get_by_role("heading")).to_have_text(f"Game {number} of the match")
            person.check()
            if page.get_by_role("button", name="New match").count():
                break
            before = page.url
            page.get_by_role("button", name="Next game of the match").tap()
            expect(page).not_to_have_url(before)
        else:
            raise AssertionError("the match does not end")
        assert number > 1
        expect(standing).to_contain_text("The match goes to")
