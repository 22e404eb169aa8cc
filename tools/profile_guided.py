"""Profile-guided compiling: the engine is compiled twice, the second time with a profile.

The first engine has counters and plays the games of tools/training.py. The second one is compiled with these
counts. Random games inside the engine become 1.1 to 1.2 times as fast.

    BURGRAVE_PGO=1 pip wheel .   for every build by setup.py; the wheels of a release are built like this
    make engine PGO=1            the same in place

A profile is valid for one translation of the sources by one compiler. It is stored in the cache under both.
If the compiler is neither gcc nor clang, or the training fails, the engine is compiled without a profile.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

TRAINING = Path(__file__).resolve().parent / "training.py"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "burgrave", "profiles")
KEPT = 8
MINUTES = 30  # for a training on a very busy machine


def is_requested() -> bool:
    return os.environ.get("BURGRAVE_PGO") == "1"


def compiler_name() -> str:
    """Return the name and version that the C compiler prints; empty if it cannot be asked."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        answer = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return answer.stdout


def make_profile(source: Path, objects: Path) -> "Profile | None":
    """Return the profile for this source; None if this compiler cannot use one."""
    name = compiler_name()
    key = hashlib.sha256(name.encode() + source.read_bytes()).hexdigest()[:32]
    counted = objects / source
    if "clang" in name:
        merge = clang_merge_command()
        return None if merge is None else ClangProfile(key, counted, merge)
    return GccProfile(key, counted) if "Free Software Foundation" in name else None


def clang_merge_command() -> list[str] | None:
    """Return the command that makes a profile from clang's counts; None if it is missing."""
    if sys.platform == "darwin":
        return ["xcrun", "llvm-profdata", "merge"]
    found = shutil.which("llvm-profdata")
    return None if found is None else [found, "merge"]


class Profile:
    """The counts for one source, and the compiler flags that make and use them."""

    counting: list[str]
    using: list[str]
    file: Path  # where the second compilation reads it

    def __init__(self, key: str) -> None:
        self.cached = CACHE / key

    def from_cache(self) -> bool:
        """Copy a stored profile to where the compiler reads it; return whether there was one."""
        if not self.cached.exists():
            return False
        self.file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.cached, self.file)
        os.utime(self.cached)
        return True

    def train(self, folder: Path) -> str:
        """Play the training with the engine in a folder; return the error, or an empty text."""
        self.file.unlink(missing_ok=True)
        command = [sys.executable, str(TRAINING), str(folder)]
        settings = {
            name: value for name, value in os.environ.items() if name not in {"BURGRAVE_PURE", "PYTHONPATH"}
        }
        settings["PYTHONPATH"] = os.pathsep.join(sys.path)  # an isolated build finds its requirements there
        settings |= self.settings()
        try:
            subprocess.run(command, env=settings, check=True, timeout=60 * MINUTES)
            self.merge()
        except (OSError, subprocess.SubprocessError) as problem:
            return str(problem)
        if not self.file.exists():
            return "nothing was counted"
        self.keep()
        return ""

    def settings(self) -> dict[str, str]:
        return {}

    def merge(self) -> None:
        pass

    def keep(self) -> None:
        """Store the profile in the cache and delete the least recently used ones."""
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = self.cached.with_suffix(f".{os.getpid()}")
        shutil.copyfile(self.file, fresh)
        fresh.replace(self.cached)
        for old in sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
            old.unlink(missing_ok=True)


class GccProfile(Profile):
    """gcc writes the counts beside the object file and looks for them there."""

    def __init__(self, key: str, counted: Path) -> None:
        super().__init__(key)
        self.counting = ["-fprofile-generate", "-fprofile-update=single"]
        self.using = ["-fprofile-use"]
        self.file = counted.with_suffix(".gcda").resolve()


class ClangProfile(Profile):
    """clang writes its counts to a file that a variable names. Another program makes a profile from it."""

    def __init__(self, key: str, counted: Path, merge: list[str]) -> None:
        super().__init__(key)
        self.raw = counted.with_suffix(".profraw").resolve()
        self.file = counted.with_suffix(".profdata").resolve()
        self.merging = merge
        self.counting = ["-fprofile-instr-generate"]
        self.using = [f"-fprofile-instr-use={self.file}"]

    def settings(self) -> dict[str, str]:
        return {"LLVM_PROFILE_FILE": str(self.raw)}

    def merge(self) -> None:
        subprocess.run([*self.merging, f"--output={self.file}", str(self.raw)], check=True)
