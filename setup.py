"""Builds the engine: the modules named in `engine.txt` are compiled to C by mypyc.

Without a C compiler, or with VERNISSAGE_PURE=1, the same files run as ordinary Python.
"""

import os
import platform
import re
import tempfile
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off"]  # the same sums on every processor
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")  # every x86-64 processor since 2009 counts bits in one instruction
DOOR = ["-O1"]  # a module's door only asks the library for the module
WHOLE = ["-flto"]
LINKED = ["-O3", "-flto=auto"]
IMPORTED = r"char CPyDef_\w+_____top_level__\(void\)"
CALLED_FROM_PYTHON = r"PyObject \*CPyPy_(?!\w+___State___)\w+\(.+\)"
RARE = re.compile(rf"^ *({IMPORTED}|{CALLED_FROM_PYTHON}) \{{$", re.MULTILINE)
"""What is run once a module, or once a call from Python, which only states have many of."""
OF_PYTHON = """typedef struct _object PyObject;
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define NULL ((void *) 0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
"""All that a door uses of Python.h; to read that whole takes longer than to compile ten doors."""
BUNDLES = 8
"""C files that the library is compiled from: one a module would read the same headers a hundred
times, and gcc needs more than a fair share of time for one file of everything."""


def engine_modules() -> list[str]:
    lines = (HERE / "engine.txt").read_text(encoding="utf-8").splitlines()
    return [f"src/{line}" for line in lines if line and not line.startswith("#")]


def engine() -> list[Extension]:
    """One library, optimized as a whole: when it is linked, on all cores, or else as one file."""
    if os.environ.get("VERNISSAGE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    whole = optimizes_when_linking()
    library, *doors = mypycify(
        # What only other modules import need not be there: pip builds with the compiler alone.
        ["--strict", "--follow-imports=silent", *engine_modules()],
        opt_level="3",
        debug_level="0",
        group_name="vernissage_engine",
        multi_file=whole,
    )
    if os.name != "nt":
        common = library.extra_compile_args  # one list, which all of them hold
        library.extra_compile_args = [*common, *FLAGS, *(WHOLE if whole else [])]
        for door in doors:
            door.extra_compile_args = [*common, *DOOR]
            lighten(Path(door.sources[0]))
    if whole:
        library.extra_link_args += LINKED
        library.sources = bundled(library.sources)
    for extension in (library, *doors):
        extension.optional = True
    return [library, *doors]


def lighten(door: Path) -> None:
    """Let it declare the little that it uses of Python, if that is all it uses."""
    text = door.read_text("utf-8")
    used = set(re.findall(r"\b(Py\w+)\(", text)) - set(re.findall(r"\bPyInit_\w+", text))
    if all(f"{name}(" in OF_PYTHON or f"define {name} " in OF_PYTHON for name in used):
        door.write_text(text.replace("#include <Python.h>\n", OF_PYTHON), "utf-8")


def bundled(sources: list[str]) -> list[str]:
    """A few C files of about the same size that include all of them."""
    bundles: list[list[Path]] = [[] for _ in range(BUNDLES)]
    sizes = [0] * BUNDLES
    for source in sorted(map(Path, sources), key=lambda file: -file.stat().st_size):
        smallest = sizes.index(min(sizes))
        bundles[smallest].append(source)
        sizes[smallest] += source.stat().st_size
    files = [Path("build", f"bundle_{number}.c") for number in range(BUNDLES)]
    for file, bundle in zip(files, bundles, strict=True):
        text = "".join(f'#include "{source.resolve()}"\n' for source in bundle)
        file.write_text(small(bundle) + text, encoding="utf-8")
    return [str(file) for file in files]


def small(bundle: list[Path]) -> str:
    """What is rarely run is compiled to be small, which takes less time."""
    rare = [head for source in bundle for head in RARE.findall(source.read_text("utf-8"))]
    return "#include <Python.h>\n" + "".join(f"__attribute__((cold)) {head};\n" for head in rare)


def optimizes_when_linking() -> bool:
    """Whether the C compiler can inline over files and spread that work over the cores."""
    if os.name == "nt":
        return False
    from distutils import ccompiler, errors, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "one.c")
        source.write_text("int one(void) { return 1; }\n", encoding="utf-8")
        try:
            objects = compiler.compile([str(source)], output_dir=folder, extra_preargs=WHOLE)
            compiler.link_shared_object(objects, f"{folder}/one.so", extra_preargs=LINKED)
        except (errors.CompileError, errors.LinkError, errors.DistutilsExecError):
            return False
    return True


setup(ext_modules=engine())
