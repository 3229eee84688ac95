"""The arena on a local Ray cluster of two workers: the same games as in processes.

Run by `make test-cluster`; without Ray it is left out.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from tests.arena.test_duplicate import contest
from vernissage.arena.duplicate import ArenaRecord, Contest
from vernissage.arena.entries import Entry
from vernissage.arena.journal import Journal, read
from vernissage.arena.workers import Workers, hired, in_order
from vernissage.core.refusals import Invalid

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="needs vernissage[cluster]"),
    pytest.mark.filterwarnings("ignore"),
]
"""Only the arena imports Ray: it decides first where Ray may listen."""


@pytest.fixture(scope="module")
def rays() -> Iterator[Workers]:
    with hired(2, "local") as workers:
        yield workers


def played(workers: Workers) -> list[ArenaRecord]:
    deals = in_order(workers, contest("greedy", "random", "random"), range(8))
    records = [read(line) for _, lines in deals for line in lines]
    return [
        msgspec.structs.replace(
            r, arena=msgspec.structs.replace(r.arena, thought_ms=(), waited_ms=())
        )
        for r in records
    ]


def test_ray_and_processes_play_the_same_games(rays: Workers) -> None:
    assert rays.size == 2
    with hired(2) as processes:
        assert played(rays) == played(processes)


def dataset(workers: Workers, folder: Path) -> list[bytes]:
    """The files of a small dataset that these workers have played."""
    from vernissage.research.dataset import JOURNAL, written

    folder.mkdir()
    with Journal(folder / JOURNAL, "--out") as journal:
        deals = written(contest("greedy", "random", "random"), 4, folder, workers, journal)
        assert list(deals) == [0, 1, 2, 3]
    return [file.read_bytes() for file in sorted(folder.glob("*.parquet"))]


def test_ray_and_processes_make_the_same_dataset(rays: Workers, tmp_path: Path) -> None:
    with hired(2) as processes:
        ours = dataset(processes, tmp_path / "processes")
    assert len(ours) == 1
    assert dataset(rays, tmp_path / "rays") == ours


def test_a_refusal_comes_home(rays: Workers) -> None:
    bad = Contest("musee", {"players": 2}, (Entry("nobody", "nobody"),) * 2, 1)
    with pytest.raises(Invalid, match="nobody"):
        list(in_order(rays, bad, [0]))


def test_where_nobody_answers_it_says_so_at_once() -> None:
    with pytest.raises(Invalid, match="no Ray cluster answers"), hired(2, "127.0.0.1:9"):
        pass


def test_the_cluster_listens_on_loopback_only(rays: Workers) -> None:
    import ray

    assert {node["NodeManagerAddress"] for node in ray.nodes()} == {"127.0.0.1"}
