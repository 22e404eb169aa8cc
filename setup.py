"""Compiles the engine with mypyc where a C compiler works; without one the same sources run interpreted."""

import os
import sys
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "burgrave")
# Calls and tables inside the one library are reached directly: a quarter faster, and smaller. Warnings about
# translated code help nobody; -w keeps them quiet, but gcc would look for misleading indentation, and in
# half a million lines that takes as long as all the rest.
POSIX_FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-fno-plt",
    "-w",
    "-Wno-misleading-indentation",
]
# Every call is followed by what to do if it raised. Told that this hardly happens, the C compiler
# moves it out of the way, and what does happen fits the processor's cache better.
COLD = "CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_TypeError", "PyErr_SetString", "PyErr_Occurred"
COLD_HEADER = Path("build", "cold.h")


def compiled_modules(root: Path) -> list[Path]:
    """The sources of the engine, relative to the root of the tree (pyproject.toml says which)."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["burgrave"]
    package = root / PACKAGE
    below = sorted(path for part in settings["compiled"] for path in (package / part).rglob("*.py"))
    return [
        path.relative_to(root)
        for path in below
        if not any(fnmatch(path.relative_to(package).as_posix(), name) for name in settings["interpreted"])
    ]


def c_compiler_works() -> bool:
    """Asked first, because translating takes a minute that would be lost without a C compiler."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def cold_header() -> str:
    declarations = [f"extern __typeof__({name}) {name} __attribute__((cold));" for name in COLD]
    lines = ["#if __has_include(<CPy.h>)", "#include <Python.h>", "#include <CPy.h>", *declarations, "#endif"]
    return "\n".join(lines) + "\n"


def stays_interpreted(why: object) -> None:
    print(f"burgrave: the engine stays interpreted: {why}", file=sys.stderr)


def engine() -> list[Extension]:
    if os.environ.get("BURGRAVE_PURE") == "1":
        return []
    if not c_compiler_works():
        stays_interpreted("no C compiler works here")
        return []
    try:
        from mypyc.build import mypycify

        # Silent imports: what an interpreted neighbour needs is not installed in an isolated build.
        extensions = mypycify(
            ["--follow-imports=silent", *map(str, compiled_modules(ROOT))],
            opt_level="3",
            debug_level="0",
            group_name="burgrave",
        )
        if os.name == "posix":
            COLD_HEADER.write_text(cold_header())
            for extension in extensions:
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    *POSIX_FLAGS,
                    "-include",
                    str(COLD_HEADER),
                ]
        return cast("list[Extension]", extensions)  # setuptools is loaded, so distutils' class is not used
    except ImportError as problem:
        stays_interpreted(problem)
    except SystemExit:  # so mypyc leaves when it has printed what is wrong
        stays_interpreted("mypyc refused the sources, see above")
    return []


class WholeEngine(build_ext):
    """All extensions or none: a part of the group could not be imported without the rest."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as problem:
            stays_interpreted(problem)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions.clear()


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_ext": WholeEngine})
