"""The seats: what everybody has on a line each, and one's own tracks, technologies and turn."""

from typing import Final, Literal

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.praga.board.types import ProductionTrack
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.table.lenses.praga.printed import produced
from burgrave.terminal.lines import fit_line, padded, written
from burgrave.terminal.praga.marks import ACTING, BOT, COLOURS, CUBE_SPACE, STYLES, marks
from burgrave.terminal.praga.projects import PROJECTS, behind
from burgrave.terminal.praga.scene import Scene, heading
from burgrave.text.width import fit

Track = Literal["mines", "quarry", "technology", "university"]
Amount = Literal[
    "points", "gold", "stone", "silver_windows", "gold_windows", "eggs", "red_tokens", "blue_tokens"
]

MOST_NAME: Final = 12
# Columns of amounts: the code of the mark, and the fact.
AMOUNTS: Final[dict[str, Amount]] = {
    "vp": "points",
    "gold": "gold",
    "stone": "stone",
    "silver": "silver_windows",
    "goldwin": "gold_windows",
    "egg": "eggs",
    "red": "red_tokens",
    "blue": "blue_tokens",
}
PRODUCING: Final[tuple[Literal["mines", "quarry"], ...]] = ("mines", "quarry")
TRACKS: Final[tuple[Track, ...]] = (*PRODUCING, "technology", "university")
COLUMNS: Final = (*TRACKS, "hunger_wall", "cathedral", "road")


def seats(scene: Scene, width: int) -> list[Line]:
    """A heading, and a line for each seat."""
    people = range(len(scene.seats))
    numbers = 3 + 25 + sum(room_of(scene, name) for name in COLUMNS) + 3
    broad = max(min(max(cell_len(called(scene, seat)) for seat in people), MOST_NAME, width - numbers), 3)
    lines = [columns(scene, broad, width), *(seat_line(scene, seat, broad, width) for seat in people)]
    told = opponent(scene)
    return [*lines, *behind(written(f" {BOT} ", "bold"), " · ".join(told), width)] if told else lines


def opponent(scene: Scene) -> list[str]:
    """Where Parler is: on the tracks, on the plazas, and at which tile of each row."""
    facts = scene.facts["opponent"]
    if facts is None or facts["kind"] == "simple":
        return []
    told = [f"{scene.say(f'praga-term-{track}')} {facts[track]}" for track in PRODUCING]
    if facts["pawn"] is not None:
        told.append(f"{scene.say('praga-term-pawn')}: {facts['pawn']}")
    for row, place in facts["pointers"].items():
        tile = scene.facts["display"][row][place - 1]
        if tile:
            told.append(f"{scene.words.name('row', row)}: {tile}")
    return told


def called(scene: Scene, seat: int) -> str:
    you = f" ({scene.say('cli-you')})" if seat == scene.sight.you else ""
    return scene.sight.names[seat] + you


def columns(scene: Scene, broad: int, width: int) -> Line:
    line = Line(" " * (broad + 3))
    for code in AMOUNTS:
        line.append_text(written(GLYPHS[code].rjust(4 if code == "vp" else 3), STYLES.get(code, "")))
    for name in COLUMNS:
        line.append(scene.say(f"praga-terminal-column-{name}").rjust(room_of(scene, name)), "dim")
    return fit_line(line.append(CUBE_SPACE.rjust(3)), width)


def seat_line(scene: Scene, seat: int, broad: int, width: int) -> Line:
    player = scene.seats[seat]
    deciding = scene.deciding == seat
    line = written(ACTING if deciding else " ", "bold")
    line.append(scene.seat_mark(seat), COLOURS[player["colour"]])
    line.append(" ")
    name = written(fit(called(scene, seat), broad), "bold reverse" if deciding else "")
    line.append_text(padded(name, broad))
    for code, fact in AMOUNTS.items():
        line.append(str(player[fact]).rjust(4 if code == "vp" else 3), "bold" if code == "vp" else "")
    for name_of in TRACKS:
        line.append(str(player[name_of]).rjust(room_of(scene, name_of)))
    for project in PROJECTS:
        place = player[project]
        line.append(f"{place['row']}/{place['column']}".rjust(room_of(scene, project)))
    figure = "-" if player["figure"] == "start" else player["figure"]
    line.append(figure.rjust(room_of(scene, "road")))
    line.append(str(player["free_cubes"]).rjust(3))
    return fit_line(line, width)


def room_of(scene: Scene, column: str) -> int:
    return 1 + max(cell_len(scene.say(f"praga-terminal-column-{column}")), 4)


# -- one's own things


def tracks(scene: Scene, seat: int, width: int) -> list[Line]:
    """The four tracks: how far, what they bring now, what comes next."""
    labels = {track: scene.say(f"praga-term-{track}") for track in TRACKS}
    broad = min(max(map(cell_len, labels.values())), 20)
    lines = []
    for track in TRACKS:
        value, most = scene.seats[seat][track], scene.printed.tracks[track]["most"]
        line = padded(written(fit(labels[track], broad), "bold"), broad)
        line.append(f" {value}/{most} ")
        told = joined(now(scene, seat, track), following(scene, seat, track))
        for say in (False, True):
            if line.cell_len + cell_len(told) > width:
                told = joined(now(scene, seat, track, short=True), following(scene, seat, track, short=say))
        lines.append(fit_line(line.append(told), width))
    return lines


def joined(*parts: str) -> str:
    return "; ".join(part for part in parts if part)


def now(scene: Scene, seat: int, track: Track, short: bool = False) -> str:
    """What a track brings at its present place, in words or in marks."""
    if track in PRODUCING:
        brought = produced(scene.seats[seat], track)
        told = marks(brought).plain if short else scene.words.bundle(brought)
        return f"{scene.words.name('source', 'production')}: {told}"
    if track == "university":
        worth = scene.printed.tracks[track]["multiplier"][scene.seats[seat][track]]
        return academics(scene, worth, short) if worth else ""
    return ""


def academics(scene: Scene, worth: int, short: bool) -> str:
    """What each technology step is worth at the end."""
    if short:
        return f"{worth}{GLYPHS['vp']}/{GLYPHS['tech']}"
    return scene.say("praga-fact-academics", number=worth)


def following(scene: Scene, seat: int, track: Track, short: bool = False) -> str:
    """What comes next on a track, in words or in marks; empty at its end."""
    value = scene.seats[seat][track]
    if track == "technology":
        return next_technology(scene, value)
    if track == "university":
        return next_academics(scene, value, short)
    return next_bonus(scene, value, scene.printed.tracks[track], short)


def next_technology(scene: Scene, value: int) -> str:
    for level, step in enumerate(scene.printed.tracks["technology"]["levels"], 1):
        if step > value:
            return scene.say("praga-fact-technology_level", level=level, number=step)
    return ""


def next_academics(scene: Scene, value: int, short: bool) -> str:
    multiplier = scene.printed.tracks["university"]["multiplier"]
    for at in range(value + 1, len(multiplier)):
        if multiplier[at] > multiplier[value]:
            return scene.say("praga-terminal-at", number=at, told=academics(scene, multiplier[at], short))
    return ""


def next_bonus(scene: Scene, value: int, data: ProductionTrack, short: bool) -> str:
    for entry in data["bonuses"]:
        if entry["at"] > value:
            if entry["bonus"] is None:
                return scene.say("praga-fact-track_token", number=entry["at"])
            if short:
                return scene.say("praga-terminal-at", number=entry["at"], told=marks(entry["bonus"]).plain)
            bundle = scene.words.bundle(entry["bonus"])
            return scene.say("praga-fact-track_bonus", number=entry["at"], bundle=bundle)
    return scene.say("praga-fact-track_seal", number=data["seal_at"]) if value < data["seal_at"] else ""


def technologies(scene: Scene, seat: int, width: int) -> list[Line]:
    """The technologies of a seat with what they do."""
    lines: list[Line] = []
    for id in scene.seats[seat]["technologies"]:
        line = scene.numbered(f"use {id}", 2).append(f" {id} ", "bold")
        lines += behind(line, scene.words.effect(id), width)
    return lines


def possessions(scene: Scene, seat: int) -> list[str]:
    """What else lies on a player board: wealth bonuses left, rights to seals, gold tiles."""
    player = scene.seats[seat]
    told = []
    for id in player["wealth"]:
        bundle = scene.words.bundle(scene.printed.wealth[id]["bonus"])
        told.append(scene.say("praga-text-wealth", wealth=id, bundle=bundle))
    if player["seal_rights"]:
        told.append(scene.say("praga-terminal-seal-rights", number=player["seal_rights"]))
    told += [f"{scene.words.name('seal', id)}: {scene.words.seal(id)}" for id in player["seals"]]
    told += [
        f"{scene.words.name('bridge_tile', id)}: {scene.words.bridge_tile(id)}" for id in player["gold_tiles"]
    ]
    return told


def turn_line(scene: Scene, width: int) -> list[Line]:
    """What the one on turn has taken, and what is still open in the turn."""
    told = open_things(scene)
    if not told:
        return []
    others = [] if scene.builder == scene.sight.you else [scene.sight.names[scene.builder]]
    start = written(f"{scene.say('praga-term-turn')}: ", "bold")
    return behind(start, " · ".join([*others, *told]), width)


def open_things(scene: Scene) -> list[str]:
    turn = scene.facts["turn"]
    if turn is None or turn["taken"] is None:
        return []
    told = [f"{turn['taken']} {scene.words.actions(turn['actions'])}"]
    if turn["main_done"]:
        told.append(scene.say("praga-terminal-main-done"))
    if turn["wheel_bonus"]:
        told.append(scene.say("praga-fact-wheel_bonus", bundle=scene.words.wheel_bonus(turn["wheel_bonus"])))
    if turn["extra_actions"]:
        told.append(scene.say("praga-terminal-extra", number=turn["extra_actions"]))
    for project, code in zip(PROJECTS, ("hunger", "cathedral"), strict=True):
        if turn["sideways"][project]:
            told.append(scene.words.amount(code, turn["sideways"][project]))
    return told


def own(scene: Scene, width: int, whose: int | None = None) -> list[Line]:
    """Everything on a player board: that of the one who looks, unless another one is meant."""
    seat = scene.shown_seat if whose is None else whose
    title = heading(scene.say("praga-term-player_board"), width, scene.sight.names[seat])
    lines = [title, *tracks(scene, seat, width), *technologies(scene, seat, width)]
    for told in possessions(scene, seat):
        lines += behind(Line("   "), told, width)
    return lines
