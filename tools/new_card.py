"""Write the files of a new character or unique district of Citadels, and print what is left to do.

    python tools/new_card.py character night_watch --instead-of trader
    python tools/new_card.py district mint --instead-of wishing_well --cost 4
    python tools/new_card.py --left

The fixed table of moves has room for the cards of the catalogue. So the new card takes the number of a card
that you do not play with; a character also takes its rank. The new file, the texts in every language and the
scenario contain the word TODO where you go on. `--left` prints these places; `make check` fails while there
are any.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TODO: Final = "TODO"
GAME: Final = "src/burgrave/citadels"
LOCALES: Final = "src/burgrave/i18n/locales"
SCENARIOS: Final = "tests/rules/citadels"
UNFINISHED: Final = (GAME, LOCALES, SCENARIOS)  # folders in which no TODO may stay
MENTIONS: Final = ("docs", "tests", "src", "web/src")
READ: Final = {".py", ".ftl", ".yaml", ".md", ".csv", ".txt", ".ts", ".js", ".svelte", ".json"}
LONGEST: Final = 300_000  # bytes; longer files are recorded games and data


@dataclass
class Kind:
    """What differs between characters and districts."""

    name: str
    folder: str
    base: str
    text: str  # the kind in keys of texts
    seat: str  # a seat of the scenario
    play: str

    def module(self, id: str) -> str:
        return f"burgrave.citadels.{self.folder}.{id}"

    def file(self, root: Path, id: str) -> Path:
        return root / GAME / self.folder / f"{id}.py"


CHARACTER: Final = Kind(
    "character", "characters", "Character", "character", "{{character: {id}}}", "take gold"
)
DISTRICT: Final = Kind(
    "district", "districts", "District", "card", "{{character: merchant, city: {id}}}", "take gold"
)
KINDS: Final = {kind.name: kind for kind in (CHARACTER, DISTRICT)}


class NotPossibleError(Exception):
    """What is asked for cannot be written. The text says why."""


@dataclass
class NewCard:
    """A new card, and the card whose number it takes."""

    root: Path
    kind: Kind
    id: str
    old: str
    cost: int | None

    def check(self) -> None:
        """Raise NotPossibleError if the card cannot be written."""
        folder = self.kind.file(self.root, self.id).parent
        known = sorted(
            path.stem for path in folder.glob("*.py") if f"class {class_of(path.stem)}(" in read(path)
        )
        if not re.fullmatch(r"[a-z]+(_[a-z]+)*", self.id):
            raise NotPossibleError(f"“{self.id}” is not a valid id. Use small letters and _.")
        if self.old not in known:
            raise NotPossibleError(
                f"“{self.old}” is not a {self.kind.name}. Choose one of: {', '.join(known)}."
            )
        catalogue = read(self.root / GAME / "catalogue.py")
        if f'"{self.id}"' in catalogue:
            raise NotPossibleError(f"“{self.id}” exists already.")
        constants = [
            path
            for path in self.sources()
            if re.search(rf"^{self.old.upper()}: Final", read(path), re.MULTILINE)
        ]
        if len(constants) > 1:
            raise NotPossibleError(
                f"{self.old.upper()} has two meanings in the game. Take another card's number."
            )

    def sources(self) -> list[Path]:
        return sorted((self.root / GAME).rglob("*.py"))

    def write(self) -> list[str]:
        """Write all files. Return the lines that were written for the old card and now name the new one."""
        self.kind.file(self.root, self.old).unlink()
        lines = self.rename()
        for path in sorted((self.root / LOCALES).rglob("citadels-*.ftl")):
            self.write_texts(path)
        self.kind.file(self.root, self.id).write_text(self.source(), encoding="utf-8")
        scenario = self.root / SCENARIOS / f"{self.id.replace('_', '-')}.yaml"
        scenario.write_text(self.scenario(), encoding="utf-8")
        return lines

    def rename(self) -> list[str]:
        """Give the old card's number, class and id in the game's sources to the new card."""
        lines = []
        for path in self.sources():
            before = read(path)
            text = re.sub(rf"\b{self.old.upper()}\b", self.id.upper(), before)
            text = text.replace(f'"{self.old}"', f'"{self.id}"')
            text = text.replace(
                f"from {self.kind.module(self.old)} import {class_of(self.old)}",
                f"from {self.kind.module(self.id)} import {class_of(self.id)}",
            )
            if path.parent.name == self.kind.folder:
                text = text.replace(f" {class_of(self.old)}()", f" {class_of(self.id)}()")
            if path.name == "catalogue.py" and self.cost is not None:
                text = re.sub(rf'(Card\("{self.id}", UNIQUE, cost=)\d+', rf"\g<1>{self.cost}", text)
            if text != before:
                path.write_text(text, encoding="utf-8")
                if path.name != "catalogue.py":
                    lines += [f"{place}: {line.strip()}" for place, line in self.places(path, text, before)]
        arrange(self.root, self.sources())
        return lines

    def places(self, path: Path, after: str, before: str) -> Iterator[tuple[str, str]]:
        for number, (new, old) in enumerate(zip(after.splitlines(), before.splitlines(), strict=True), 1):
            if new != old:
                yield f"{path.relative_to(self.root)}:{number}", new

    def write_texts(self, path: Path) -> None:
        """Rename the keys of the old card, and replace its name and its text by places to fill in."""
        before = read(path)
        old = rf"(citadels-(?:[a-z]+-)*{self.kind.text}-){self.old}(?![\w-])"
        text = re.sub(old, rf"\g<1>{self.id}", before)
        text = re.sub(rf"(citadels-points-){self.old}(?![\w-])", rf"\g<1>{self.id}", text)
        text = self.fill_in(text, f"citadels-{self.kind.text}-{self.id}", title(self.id))
        text = self.fill_in(
            text, f"citadels-text-{self.kind.text}-{self.id}", "what the card does, in one sentence"
        )
        if text != before:
            path.write_text(text, encoding="utf-8")

    def fill_in(self, text: str, key: str, what: str) -> str:
        """Replace the value of a message and those of its attributes. Indented lines belong to a message."""

        def empty(message: re.Match[str]) -> str:
            forms = re.findall(r"^ +\.(\w+) =", message[0], re.MULTILINE)
            return "".join(
                [f"{key} = {TODO} {what}\n", *(f"    .{form} = {TODO} {what}\n" for form in forms)]
            )

        return re.sub(rf"^{key} =.*\n(?:[ ].*\n)*", empty, text, flags=re.MULTILINE)

    def rank_or_cost(self) -> str:
        """Return what the first line of a card's file has in brackets."""
        catalogue = read(self.root / GAME / "catalogue.py")
        if self.kind is CHARACTER:
            number = re.search(rf"^{self.id.upper()}: Final = (\d+)", catalogue, re.MULTILINE)
            return f"rank {(int(number[1]) + 2) // 3}" if number else TODO
        cost = re.search(rf'Card\("{self.id}", UNIQUE, cost=(\d+)', catalogue)
        return cost[1] if cost else TODO

    def source(self) -> str:
        name = f"{title(self.id)} ({self.rank_or_cost()})"
        return (
            f'"""{name}: {TODO} the card in our own words, with the number of its rule."""\n\n'
            "from typing import final\n\n"
            f"from burgrave.citadels.{self.kind.folder}.{self.kind.name} import {self.kind.base}\n\n\n"
            "@final\n"
            f"class {class_of(self.id)}({self.kind.base}):\n"
            f'    """{TODO} override the methods of {self.kind.base} for what the card does."""\n'
        )

    def scenario(self) -> str:
        return (
            f'scenario: "{TODO} the ruling of a referee about the {title(self.id)}"\n'
            "game: citadels\n"
            "options: {edition: deluxe, players: 5}\n"
            "position:\n"
            f"  2: {self.kind.seat.format(id=self.id)}\n"
            "play:\n"
            f"  - 2: {self.kind.play}\n"
        )


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def class_of(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("_"))


def title(id: str) -> str:
    return " ".join(word.capitalize() for word in id.split("_"))


def arrange(root: Path, files: list[Path]) -> None:
    """Sort the imports and format the files."""
    names = [str(file.relative_to(root)) for file in files]
    for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *names], cwd=root, check=True)


def readable_files(root: Path, folders: tuple[str, ...]) -> Iterator[Path]:
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in READ and path.stat().st_size < LONGEST and "node_modules" not in path.parts:
                yield path


def find_unfinished(root: Path) -> list[str]:
    """Return each line of a card's files, texts and scenarios that still has to be filled in."""
    return [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in readable_files(root, UNFINISHED)
        for number, line in enumerate(read(path).splitlines(), 1)
        if re.search(rf"\b{TODO}\b", line)
    ]


def find_mentions(root: Path, old: str) -> list[str]:
    """Return the files that still mention a card, with the number of lines."""
    names = "|".join((old, old.replace("_", " "), old.replace("_", "-"), title(old)))
    found = []
    for path in readable_files(root, MENTIONS):
        count = sum(
            1 for line in read(path).splitlines() if re.search(rf"(?<![\w-])(?:{names})(?![\w-])", line)
        )
        if count:
            found.append(f"{path.relative_to(root)} ({count})")
    return found


def print_list(heading: str, lines: list[str]) -> None:
    if lines:
        print(f"{heading}\n" + "".join(f"  {line}\n" for line in lines))


def print_left(root: Path) -> int:
    """Print what has to be filled in, and return how many places there are."""
    unfinished = find_unfinished(root)
    print_list("Fill in:", unfinished)
    return len(unfinished)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", nargs="?", choices=list(KINDS))
    parser.add_argument("id", nargs="?", help="the id of the card: small letters and _")
    parser.add_argument("--instead-of", metavar="ID", help="the card whose number it takes")
    parser.add_argument("--cost", type=int, help="the building cost of a district")
    parser.add_argument("--left", action="store_true", help="only print what has to be filled in")
    given = parser.parse_args(arguments)
    if given.left:
        return 1 if print_left(root) else 0
    if not (given.kind and given.id and given.instead_of):
        parser.error("kind, id and --instead-of are required")
    card = NewCard(root, KINDS[given.kind], given.id, given.instead_of, given.cost)
    try:
        card.check()
    except NotPossibleError as error:
        parser.error(str(error))
    lines = card.write()
    print_left(root)
    print_list(f"Check: these lines were written for “{card.old}”", lines)
    print_list(f"Remove or change: “{card.old}” is still in", find_mentions(root, card.old))
    print_list(
        "Then:",
        [
            "a new kind of move, reason or event: moves.py, reasons.py, events.py, docs/moves.md",
            "how boards draw them: src/burgrave/match/layout/citadels; see CONTRIBUTING.md",
            "the card's rule in docs/rules/citadels.md, its worth for bots in src/burgrave/citadels/bots",
            "make check",
        ],
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
