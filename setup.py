"""Compiles the engine with mypyc if a C compiler works. Without one the same sources run interpreted."""

import os
import shutil
import sys
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from sysconfig import get_config_var
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import profile_guided  # noqa: E402

PACKAGE = Path("src", "burgrave")
# The first flags make calls and tables inside the one library direct: a quarter faster, and smaller. Warnings
# about translated code are not useful, and -w hides them. But gcc would still check for misleading
# indentation, which takes as long as all the rest in half a million lines.
POSIX_FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-fno-plt",
    "-w",
    "-Wno-misleading-indentation",
]
# Error handling follows every call. If these functions are marked as cold, the C compiler moves that code
# away, and the code that usually runs fits better into the cache of the processor.
COLD = "CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_TypeError", "PyErr_SetString", "PyErr_Occurred"
COLD_HEADER = Path("build", "cold.h")
LIBRARY = "burgrave__mypyc"
MADE = "*.so", "*.pyd", "__pycache__", ".engine"  # files that an earlier build left beside the sources


def compiled_modules(root: Path) -> list[Path]:
    """Return the sources of the engine relative to the root of the tree, as pyproject.toml lists them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["burgrave"]
    package = root / PACKAGE
    below = sorted(path for part in settings["compiled"] for path in (package / part).rglob("*.py"))
    return [
        path.relative_to(root)
        for path in below
        if not any(fnmatch(path.relative_to(package).as_posix(), name) for name in settings["interpreted"])
    ]


def c_compiler_works() -> bool:
    """Check whether a C compiler works, before the translation, which takes a minute."""
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
    """Return an extension without sources, so that a build knows that there is something to compile."""
    if os.environ.get("BURGRAVE_PURE") == "1":
        return []
    if not c_compiler_works():
        stays_interpreted("no C compiler works here")
        return []
    return [Extension(LIBRARY, [])]


def translated() -> list[Extension]:
    """Return the engine in C: one library, and for each module a small file that finds it there."""
    try:
        from mypyc.build import mypycify

        # Silent imports: an isolated build does not have the packages that interpreted modules need.
        extensions = mypycify(
            ["--follow-imports=silent", "--always-true=COMPILING", *map(str, compiled_modules(ROOT))],
            opt_level="3",
            debug_level="0",
            group_name="burgrave",
        )
        if os.name == "posix":
            COLD_HEADER.write_text(cold_header())
            flags = [*extensions[0].extra_compile_args, *POSIX_FLAGS, "-include", str(COLD_HEADER)]
            extensions[0].extra_compile_args = flags
        return cast("list[Extension]", extensions)  # of setuptools, which is loaded, not of distutils
    except ImportError as problem:
        stays_interpreted(problem)
    except SystemExit:  # mypyc exits like this after it has printed the errors
        stays_interpreted("mypyc refused the sources, see above")
    return []


def file_of(extension: Extension) -> Path:
    """Return the path of an extension below the build folder."""
    return Path(*extension.name.split(".")).with_suffix(get_config_var("EXT_SUFFIX"))


class WholeEngine(build_ext):
    """Translates only if there is something to compile: an sdist and the metadata do not need C.

    Either all extensions are built or none: a part of them could not be imported without the rest.
    """

    def run(self) -> None:
        if self.extensions:
            self.distribution.ext_modules = [*translated()]
            vars(self).update(swig_opts=None)  # finalize_options is not made to run twice
            super().finalize_options()
        try:
            if self.extensions and profile_guided.is_requested():
                self.learn(self.extensions[0])
            super().run()
        except (BaseError, CCompilerError) as problem:
            stays_interpreted(problem)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions.clear()

    def learn(self, library: Extension) -> None:
        """Make the compiler use a profile for the library. Make the profile if none fits."""
        profile = profile_guided.make_profile(Path(*library.sources), Path(self.build_temp))
        if profile is None:
            print("burgrave: without a profile: neither gcc nor clang compiles here", file=sys.stderr)
            return
        if not profile.from_cache():
            problem = self.train(library, profile)
            if problem:
                print(f"burgrave: without a profile: {problem}", file=sys.stderr)
                return
        Path(self.build_lib, file_of(library)).unlink(missing_ok=True)
        library.extra_compile_args = [*library.extra_compile_args, *profile.using]

    def train(self, library: Extension, profile: profile_guided.Profile) -> str:
        """Compile with counters into a separate folder and play there.

        Return what went wrong, or an empty text.
        """
        plain = self.build_lib, self.inplace, self.compiler
        flags = library.extra_compile_args, library.extra_link_args
        with tempfile.TemporaryDirectory(prefix="burgrave-training-") as folder:
            self.build_lib, self.inplace = folder, False
            library.extra_compile_args = [*flags[0], *profile.counting]
            library.extra_link_args = [*flags[1], *profile.counting]
            super().run()
            self.build_lib, self.inplace, self.compiler = plain
            library.extra_compile_args, library.extra_link_args = flags
            for small in self.extensions[1:]:  # they have no counters and are reused
                built = file_of(small)
                Path(self.build_lib, built).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path(folder, built), Path(self.build_lib, built))
            package = Path(folder, PACKAGE.name)
            shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(*MADE), dirs_exist_ok=True)
            return profile.train(Path(folder))


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_ext": WholeEngine})
