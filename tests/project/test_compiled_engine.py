"""The compiled engine of a clone: whole or not at all, never an old one, built once at a time."""

import fcntl
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compile_engine
from vernissage.engine import GROUP, Engine, Finder

MODULES = ("vernissage.core.chance", "vernissage.games.musee.rules")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small clone, where compiling means to write empty files."""
    files = [f"{module.replace('.', '/')}.py" for module in MODULES]
    written = {"engine.txt": "# compiled\n" + "\n".join(files), "setup.py": ""}
    written |= {"requirements/build.txt": ""} | {f"src/{file}": "" for file in files}
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(compile_engine, "ROOT", tmp_path)
    monkeypatch.setattr(compile_engine, "BUILD", tmp_path / "build")
    monkeypatch.setattr(compile_engine, "compiler_works", lambda: True)
    monkeypatch.setattr(compile_engine, "install_tools", lambda: 0)
    monkeypatch.setattr(compile_engine, "compile_into", lambda part: write_modules(tmp_path, part))
    monkeypatch.setattr(sys, "argv", ["compile_engine.py"])
    monkeypatch.delenv("VERNISSAGE_PURE", raising=False)
    return tmp_path


def write_modules(clone: Path, part: Path, leave_out: str = "") -> int:
    for name, file in Engine(clone).compiled_files(part).items():
        if name != leave_out:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
    return 0


def found(clone: Path) -> set[str]:
    """How the modules of the engine end that a process finds which starts now."""
    finder = Finder(Engine(clone))
    specs = [finder.find_spec(module) for module in MODULES]
    return {"".join(Path(spec.origin or "").suffixes) if spec else "by others" for spec in specs}


COMPILED = {EXTENSION_SUFFIXES[0]}
OTHERS = {"by others"}


def test_what_was_compiled_is_found_from_the_next_start_on(clone: Path) -> None:
    begun_before = Finder(Engine(clone))
    assert begun_before.find_spec(MODULES[0]) is None
    assert compile_engine.main() == 0
    assert found(clone) == COMPILED
    assert begun_before.find_spec(MODULES[1]) is None
    assert begun_before.find_spec(GROUP) is None


def test_an_engine_of_other_sources_is_not_found(clone: Path) -> None:
    compile_engine.main()
    (clone / "src/vernissage/core/chance.py").write_text("WORD = 1", encoding="utf-8")
    assert found(clone) == OTHERS


def test_a_process_can_ask_for_the_sources(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_engine.main()
    monkeypatch.setenv("VERNISSAGE_PURE", "1")
    assert found(clone) == {".py"}


def test_a_build_that_was_stopped_leaves_nothing_to_find_and_is_begun_again(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(part: Path) -> int:
        write_modules(clone, part)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(compile_engine, "compile_into", stopped)
        with pytest.raises(KeyboardInterrupt):
            compile_engine.main()
    assert found(clone) == OTHERS
    compile_engine.main()
    assert found(clone) == COMPILED


def test_half_an_engine_is_none(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def half(part: Path) -> int:
        tried.append(part)
        return write_modules(clone, part, leave_out=MODULES[1])

    monkeypatch.setattr(compile_engine, "compile_into", half)
    compile_engine.main()
    assert found(clone) == OTHERS
    monkeypatch.setattr(sys, "argv", ["compile_engine.py", "--behind"])
    compile_engine.main()
    assert len(tried) == 1, "a game does not try again what failed; make setup does"


def test_a_source_that_is_edited_meanwhile_makes_the_build_void(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edited(part: Path) -> int:
        (clone / "src/vernissage/core/chance.py").write_text("WORD = 2", encoding="utf-8")
        return write_modules(clone, part)

    monkeypatch.setattr(compile_engine, "compile_into", edited)
    compile_engine.main()
    assert found(clone) == OTHERS


def test_no_two_builds_at_once(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(clone)
    assert not engine.is_being_built()
    (clone / "build").mkdir()
    with engine.lock.open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert engine.is_being_built()
        monkeypatch.setattr(sys, "argv", ["compile_engine.py", "--behind"])
        assert compile_engine.main() == 0
    assert not engine.is_being_built()
    assert not engine.folder().exists()


def test_old_engines_are_removed_but_the_last(clone: Path) -> None:
    for number in range(3):
        (clone / "src/vernissage/core/chance.py").write_text(f"WORD = {number}", encoding="utf-8")
        compile_engine.main()
    assert len(list((clone / "build" / "engine").iterdir())) == 2
    assert found(clone) == COMPILED


@pytest.mark.parametrize("compiler", ["/bin/false", "no-such-compiler --flag"])
def test_a_machine_without_a_compiler_is_noticed(
    compiler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert not compile_engine.compiler_works()
