"""Compiles the engine in place, for work in this tree; `pip install .` does not need it.

    python tools/compile_engine.py           compile, or take the same engine from the cache
    python tools/compile_engine.py --pgo     the same with a profile (tools/profile_guided.py):
                                             slower to compile, faster to run
    python tools/compile_engine.py --check   exit 1 if the engine in place is missing or outdated

An engine from older sources is removed first. The key of the cache covers everything that the machine code
depends on, so a fresh clone and a changed branch find their engine again. An engine that was compiled with a
profile is also valid without `--pgo`, and it is kept if it exists. Its C code is stored beside it
(build/engine.c.gz): a test reads there what hot functions do.
"""

import argparse
import ast
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from setup import ROOT, c_compiler_works, compiled_modules

SRC = ROOT / "src"
PACKAGE = SRC / "burgrave"
STAMP = PACKAGE / ".engine"  # a digest, then the sources; burgrave/engine.py reads it too
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "burgrave", "engine")
KEPT = 6
TRANSLATION = "engine.c.gz"
GUIDES = "tools/profile_guided.py", "tools/training.py"
BUILD_FILES = "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", *GUIDES


def imported_files(source: Path) -> set[Path]:
    """Return the modules of burgrave that a source imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    files = (SRC / (name.replace(".", "/") + ".py") for name in names if name.startswith("burgrave."))
    return {file for file in files if file.exists()}


def engine_sources() -> list[Path]:
    """Return what is compiled, and what it imports: mypyc copies constants of interpreted modules."""
    found: set[Path] = set()
    waiting = {ROOT / path for path in compiled_modules(ROOT)}
    while waiting:
        source = waiting.pop()
        found.add(source)
        waiting |= imported_files(source) - found
    return sorted(found)


def sources_digest(sources: list[Path], guided: bool = False) -> str:
    """Return a digest of everything that the machine code depends on."""
    modules = [path.as_posix() for path in compiled_modules(ROOT)]
    python = [sys.version, sysconfig.get_platform(), str(sysconfig.get_config_var("EXT_SUFFIX"))]
    whole = hashlib.sha256(repr((version("mypy"), python, modules)).encode())
    builders = ["setup.py", *GUIDES] if guided else ["setup.py"]
    for source in [*(ROOT / name for name in builders), *sources]:
        content = source.read_bytes()
        whole.update(f"\n{source.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()[:32]


def compiled_files(root: Path) -> list[Path]:
    """Return the compiled files in a folder with the layout of src."""
    return sorted(path for path in root.rglob("*") if path.suffix in {".so", ".pyd"})


def wanted_files() -> set[str]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {path.with_suffix(suffix).relative_to("src").as_posix() for path in compiled_modules(ROOT)}
    return modules | {f"burgrave__mypyc{suffix}"}


def is_complete(root: Path) -> bool:
    return {path.relative_to(root).as_posix() for path in compiled_files(root)} == wanted_files()


def is_in_place(key: str) -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").split("\n")[0] == key and is_complete(SRC)


def remove() -> None:
    STAMP.unlink(missing_ok=True)
    for path in compiled_files(SRC):
        path.unlink()


def put(folder: Path, destination: Path) -> None:
    """Copy the compiled files. A file in use is replaced, never written to."""
    for path in compiled_files(folder):
        target = destination / path.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f"{target.name}.{os.getpid()}")
        shutil.copy2(path, fresh)
        fresh.replace(target)


def keep_translation(tree: Path) -> None:
    """Compress the C code of a build, without the deep indentation that is most of its size."""
    with gzip.open(tree / "src" / TRANSLATION, "wb", compresslevel=2) as packed:
        for source in (tree / "build").glob("__native_*.c"):
            with source.open("rb") as lines:
                packed.writelines(re.sub(rb"^ +", b" ", line) for line in lines)


def put_translation(folder: Path) -> None:
    if (folder / TRANSLATION).exists():
        (ROOT / "build").mkdir(exist_ok=True)
        shutil.copyfile(folder / TRANSLATION, ROOT / "build" / TRANSLATION)


def write_stamp(key: str, sources: list[Path]) -> None:
    names = (source.relative_to(PACKAGE).as_posix() for source in sources)
    STAMP.write_text("\n".join([key, *names]), encoding="utf-8")


def compile_into(tree: Path, guided: bool) -> str | None:
    """Compile a copy of the sources, print progress, and return the log if it failed."""
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(SRC, tree / "src", ignore=made)
    (tree / "tools").mkdir()
    for name in BUILD_FILES:
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, tree / name)
    jobs = str(os.cpu_count() or 1)
    command = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", jobs]
    settings = {name: value for name, value in os.environ.items() if name != "BURGRAVE_PURE"}
    settings["BURGRAVE_PGO"] = "1" if guided else ""
    log = tree / "log.txt"
    began = time.monotonic()
    translated = False
    with log.open("wb") as output:
        work = subprocess.Popen(command, cwd=tree, env=settings, stdout=output, stderr=subprocess.STDOUT)
        while work.poll() is None:
            try:
                work.wait(timeout=3)
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
            if not translated and any((tree / "build").glob("__native_*.c")):
                translated = True
                print(f" translated, {time.monotonic() - began:.0f} s; C compiler ", end="", flush=True)
    print(f" {time.monotonic() - began:.0f} s", flush=True)
    return None if work.returncode == 0 and is_complete(tree / "src") else log.read_text(errors="replace")


def store(tree: Path, key: str) -> None:
    """Store the compiled files under their key and delete the least recently used engines."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix=".new-") as folder:
        fresh = Path(folder, key)
        put(tree / "src", fresh)
        shutil.copyfile(tree / "src" / TRANSLATION, fresh / TRANSLATION)
        if not (CACHE / key).exists():
            fresh.rename(CACHE / key)
    entries = [path for path in CACHE.iterdir() if not path.name.startswith(".")]
    for old in sorted(entries, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def list_keys(sources: list[Path], guided: bool) -> list[str]:
    """Return the keys of the engines that are valid, the best first."""
    by_profile = sources_digest(sources, guided=True)
    return [by_profile] if guided else [by_profile, sources_digest(sources)]


def make(guided: bool) -> int:
    sources = engine_sources()
    good = list_keys(sources, guided)
    for key in good:
        if is_in_place(key):
            write_stamp(key, sources)  # a source may have a new time without a change
            print("engine: compiled, up to date")
            return 0
    remove()
    for key in good:
        if is_complete(CACHE / key):
            os.utime(CACHE / key)
            put(CACHE / key, SRC)
            put_translation(CACHE / key)
            write_stamp(key, sources)
            print("engine: compiled, taken from the cache")
            return 0
    key = good[-1]
    if not c_compiler_works():
        print("engine: no working C compiler, so it stays interpreted (slower, the same rules)")
        return 0
    time_needed = "some ten minutes" if guided else "some three minutes"
    print(f"engine: compiling {len(compiled_modules(ROOT))} modules, {time_needed} ", end="", flush=True)
    with tempfile.TemporaryDirectory(prefix="burgrave-engine-") as folder:
        failure = compile_into(Path(folder), guided)
        if failure is not None:
            print(f"{failure}\nengine: compiling failed, see above; it stays interpreted", file=sys.stderr)
            return 1
        keep_translation(Path(folder))
        store(Path(folder), key)
        put(Path(folder, "src"), SRC)
        put_translation(Path(folder, "src"))
    if key not in list_keys(engine_sources(), guided):
        remove()
        print("engine: a source changed meanwhile; run this again", file=sys.stderr)
        return 1
    write_stamp(key, sources)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine in place for development.")
    parser.add_argument("--pgo", action="store_true", help="compile by a profile")
    parser.add_argument("--check", action="store_true", help="exit 1 if the engine in place is stale")
    given = parser.parse_args()
    if not given.check:
        return make(given.pgo)
    return 0 if any(is_in_place(key) for key in list_keys(engine_sources(), given.pgo)) else 1


if __name__ == "__main__":
    sys.exit(main())
