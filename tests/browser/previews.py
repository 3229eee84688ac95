"""The pictures of shared links and of the installed app: python -m tests.browser.previews

Chats, networks and home screens show no SVG, so that covers and icon are photographed once and kept
in web/public.
"""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.chromium import ROOT, launch

WIDTH, HEIGHT = 1200, 630
FOLDER: Final = ROOT / "web" / "public" / "previews"
COVERS: Final = ROOT / "src" / "vernissage" / "web" / "pictures" / "covers"
ICON: Final = f"file://{COVERS}/icon.svg"
FONTS: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
ICONS: Final = {"icon-192": (192, 0.0), "icon-512": (512, 0.0), "maskable-512": (512, 0.12)}
"""Size in pixels, and how much of it is margin: what systems cut round needs some."""
TITLES: Final = {"musee": "Musée", "modern-art": "Modern Art", "art-society": "Art Society"}
PAGE: Final = """<style>
@font-face { font-family: F; font-weight: 100 900;
  src: url(file://FONTS/fraunces/files/fraunces-latin-wght-normal.woff2); }
@font-face { font-family: G; font-weight: 300 900;
  src: url(file://FONTS/figtree/files/figtree-latin-wght-normal.woff2); }
body { margin: 0; width: 1200px; height: 630px; background: #e9e4da; color: #1e1b18;
  display: flex; align-items: center; gap: 80px; overflow: hidden; }
.cover { height: 530px; margin-left: 90px; border: 10px solid #fffdf8;
  box-shadow: 0 0 0 3px #2b2420, 0 18px 40px rgb(30 27 24 / 0.4); }
.icon { width: 84px; border-radius: 18px; }
h1 { font: 600 104px/1 F; margin: 26px 0 18px; letter-spacing: -0.02em; }
p { font: 400 44px G; color: #6a6157; margin: 0; }
</style>
<img class="cover" src="file://COVERS/GAME.svg">
<div><img class="icon" src="file://COVERS/icon.svg"><h1>TITLE</h1><p>Vernissage</p></div>
"""


def page_of(game: str) -> str:
    """A cover on a plaster wall, with the name of the game beside it."""
    filled = {"FONTS": FONTS, "COVERS": COVERS, "GAME": game, "TITLE": TITLES[game]}
    page = PAGE
    for name, value in filled.items():
        page = page.replace(name, str(value))
    return page


def icon_of(size: int, margin: float) -> str:
    """The icon; with a margin it stands on its own colour up to the edge."""
    inner, edge = round(size * (1 - 2 * margin)), round(size * margin)
    ground = "#182846" if margin else "transparent"
    style = f"width:{inner}px;height:{inner}px;margin:{edge}px;display:block"
    return f'<body style="margin:0;background:{ground}"><img style="{style}" src="{ICON}">'


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        page = launch(playwright).new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in TITLES:
            file = Path(folder) / "page.html"
            file.write_text(page_of(game), encoding="utf-8")
            page.goto(file.as_uri())
            page.wait_for_load_state("networkidle")
            page.evaluate("() => document.fonts.ready")
            page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=82)
        for name, (size, margin) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            file.write_text(icon_of(size, margin), encoding="utf-8")
            page.goto(file.as_uri())
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER.parent / "icons" / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
