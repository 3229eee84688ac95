"""How long all pictures take and how large they are, on one core.

    PYTHONPATH=src python bench/paintings.py

The promise: 246 paintings and 108 pieces of decor in under 4 s, 4 KB each on average, none over 12.
"""

import time
import zlib

from vernissage.paintings import ids, paint

DECKS = ("modern-art", "art-society", "musee", "decor")


def measured(deck: str) -> tuple[float, list[int]]:
    start = time.process_time()
    painted = [paint(deck, name) for name in ids(deck)]
    spent = time.process_time() - start
    return spent, [len(zlib.compress(svg.encode(), 9)) for svg in painted]


def main() -> None:
    print(f"{'deck':12} {'pictures':>8} {'seconds':>8} {'mean KB':>8} {'most KB':>8}")
    seconds = 0.0
    sizes: list[int] = []
    for deck in DECKS:
        spent, found = measured(deck)
        seconds, sizes = seconds + spent, sizes + found
        print(row(deck, spent, found))
    print(row("all", seconds, sizes))


def row(name: str, seconds: float, sizes: list[int]) -> str:
    mean, most = sum(sizes) / len(sizes) / 1000, max(sizes) / 1000
    return f"{name:12} {len(sizes):8} {seconds:8.2f} {mean:8.2f} {most:8.2f}"


if __name__ == "__main__":
    main()
