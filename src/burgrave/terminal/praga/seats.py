"""Draw the seats: one line for each, and the tracks, technologies and turn of one seat."""

from typing import Final, Literal

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.i18n.width import fit
from burgrave.match.presenters.praga.data_types import ProductionTrackData
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.match.presenters.praga.printed import production_of
from burgrave.terminal.lines import fit_line, pad_line, styled_line
from burgrave.terminal.praga.drawing_context import DrawingContext, heading_line
from burgrave.terminal.praga.marks import ACTING, BOT, COLOURS, CUBE_SPACE, STYLES, styled_marks
from burgrave.terminal.praga.projects import PROJECTS, wrap_behind

Track = Literal["mines", "quarry", "technology", "university"]
Amount = Literal[
    "points", "gold", "stone", "silver_windows", "gold_windows", "eggs", "red_tokens", "blue_tokens"
]

MAX_NAME: Final = 12
# Columns of amounts: the code of the mark, and the field of the state data.
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


def seat_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return a heading, a line for each seat, and the automatic opponent if there is one."""
    people = range(len(context.seats))
    numbers = 3 + 25 + sum(column_width(context, name) for name in COLUMNS) + 3
    broad = max(
        min(max(cell_len(display_name(context, seat)) for seat in people), MAX_NAME, width - numbers), 3
    )
    lines = [
        column_headings(context, broad, width),
        *(seat_line(context, seat, broad, width) for seat in people),
    ]
    texts = opponent_texts(context)
    return (
        [*lines, *wrap_behind(styled_line(f" {BOT} ", "bold"), " · ".join(texts), width)] if texts else lines
    )


def opponent_texts(context: DrawingContext) -> list[str]:
    """Return the positions of Parler: on the tracks, on the plazas, and in each row of tiles."""
    opponent_data = context.state_data["opponent"]
    if opponent_data is None or opponent_data["kind"] == "simple":
        return []
    texts = [f"{context.format(f'praga-term-{track}')} {opponent_data[track]}" for track in PRODUCING]
    if opponent_data["pawn"] is not None:
        texts.append(f"{context.format('praga-term-pawn')}: {opponent_data['pawn']}")
    for row, place in opponent_data["pointers"].items():
        tile = context.state_data["display"][row][place - 1]
        if tile:
            texts.append(f"{context.describer.name_of('row', row)}: {tile}")
    return texts


def display_name(context: DrawingContext, seat: int) -> str:
    you = f" ({context.format('seat-you')})" if seat == context.match_view.you else ""
    return context.match_view.names[seat] + you


def column_headings(context: DrawingContext, broad: int, width: int) -> Line:
    line = Line(" " * (broad + 3))
    for code in AMOUNTS:
        line.append_text(styled_line(GLYPHS[code].rjust(4 if code == "vp" else 3), STYLES.get(code, "")))
    for name in COLUMNS:
        line.append(context.format(f"praga-terminal-column-{name}").rjust(column_width(context, name)), "dim")
    return fit_line(line.append(CUBE_SPACE.rjust(3)), width)


def seat_line(context: DrawingContext, seat: int, broad: int, width: int) -> Line:
    player = context.seats[seat]
    deciding = context.deciding_seat == seat
    line = styled_line(ACTING if deciding else " ", "bold")
    line.append(context.seat_mark(seat), COLOURS[player["colour"]])
    line.append(" ")
    name = styled_line(fit(display_name(context, seat), broad), "bold reverse" if deciding else "")
    line.append_text(pad_line(name, broad))
    for code, fact in AMOUNTS.items():
        line.append(str(player[fact]).rjust(4 if code == "vp" else 3), "bold" if code == "vp" else "")
    for name_of in TRACKS:
        line.append(str(player[name_of]).rjust(column_width(context, name_of)))
    for project in PROJECTS:
        place = player[project]
        line.append(f"{place['row']}/{place['column']}".rjust(column_width(context, project)))
    figure = "-" if player["figure"] == "start" else player["figure"]
    line.append(figure.rjust(column_width(context, "road")))
    line.append(str(player["free_cubes"]).rjust(3))
    return fit_line(line, width)


def column_width(context: DrawingContext, column: str) -> int:
    return 1 + max(cell_len(context.format(f"praga-terminal-column-{column}")), 4)


# -- one seat


def track_lines(context: DrawingContext, seat: int, width: int) -> list[Line]:
    """Return the four tracks: the position, the current gain and the next gain."""
    labels = {track: context.format(f"praga-term-{track}") for track in TRACKS}
    broad = min(max(map(cell_len, labels.values())), 20)
    lines = []
    for track in TRACKS:
        value, most = context.seats[seat][track], context.printed.tracks[track]["most"]
        line = pad_line(styled_line(fit(labels[track], broad), "bold"), broad)
        line.append(f" {value}/{most} ")
        text = join_nonempty(current_track_text(context, seat, track), next_track_text(context, seat, track))
        for say in (False, True):
            if line.cell_len + cell_len(text) > width:
                text = join_nonempty(
                    current_track_text(context, seat, track, short=True),
                    next_track_text(context, seat, track, short=say),
                )
        lines.append(fit_line(line.append(text), width))
    return lines


def join_nonempty(*parts: str) -> str:
    return "; ".join(part for part in parts if part)


def current_track_text(context: DrawingContext, seat: int, track: Track, short: bool = False) -> str:
    """Return the gain of a track at its current position, in words or in marks."""
    if track in PRODUCING:
        brought = production_of(context.seats[seat], track)
        text = styled_marks(brought).plain if short else context.describer.bundle_text(brought)
        return f"{context.describer.name_of('source', 'production')}: {text}"
    if track == "university":
        worth = context.printed.tracks[track]["multiplier"][context.seats[seat][track]]
        return academics_text(context, worth, short) if worth else ""
    return ""


def academics_text(context: DrawingContext, worth: int, short: bool) -> str:
    """Return the final value of each technology step."""
    if short:
        return f"{worth}{GLYPHS['vp']}/{GLYPHS['tech']}"
    return context.format("praga-fact-academics", number=worth)


def next_track_text(context: DrawingContext, seat: int, track: Track, short: bool = False) -> str:
    """Return the next gain on a track, in words or in marks; empty at its end."""
    value = context.seats[seat][track]
    if track == "technology":
        return next_technology_text(context, value)
    if track == "university":
        return next_academics_text(context, value, short)
    return next_bonus_text(context, value, context.printed.tracks[track], short)


def next_technology_text(context: DrawingContext, value: int) -> str:
    for level, step in enumerate(context.printed.tracks["technology"]["levels"], 1):
        if step > value:
            return context.format("praga-fact-technology_level", level=level, number=step)
    return ""


def next_academics_text(context: DrawingContext, value: int, short: bool) -> str:
    multiplier = context.printed.tracks["university"]["multiplier"]
    for at in range(value + 1, len(multiplier)):
        if multiplier[at] > multiplier[value]:
            return context.format(
                "praga-state-at", number=at, told=academics_text(context, multiplier[at], short)
            )
    return ""


def next_bonus_text(context: DrawingContext, value: int, data: ProductionTrackData, short: bool) -> str:
    for entry in data["bonuses"]:
        if entry["at"] > value:
            if entry["bonus"] is None:
                return context.format("praga-fact-track_token", number=entry["at"])
            if short:
                return context.format(
                    "praga-state-at", number=entry["at"], told=styled_marks(entry["bonus"]).plain
                )
            bundle = context.describer.bundle_text(entry["bonus"])
            return context.format("praga-fact-track_bonus", number=entry["at"], bundle=bundle)
    return context.format("praga-fact-track_seal", number=data["seal_at"]) if value < data["seal_at"] else ""


def technology_lines(context: DrawingContext, seat: int, width: int) -> list[Line]:
    """Return the technologies of a seat with their effects."""
    lines: list[Line] = []
    for id in context.seats[seat]["technologies"]:
        line = context.number_cell(f"use {id}", 2).append(f" {id} ", "bold")
        lines += wrap_behind(line, context.describer.effect_text(id), width)
    return lines


def possession_texts(context: DrawingContext, seat: int) -> list[str]:
    """Return what else is on a player board: wealth bonuses, rights to seals, seals, gold tiles."""
    player = context.seats[seat]
    texts = []
    for id in player["wealth"]:
        bundle = context.describer.bundle_text(context.printed.wealth[id]["bonus"])
        texts.append(context.format("praga-text-wealth", wealth=id, bundle=bundle))
    if player["seal_rights"]:
        texts.append(context.format("praga-state-seal-rights", number=player["seal_rights"]))
    texts += [
        f"{context.describer.name_of('seal', id)}: {context.describer.seal_text(id)}"
        for id in player["seals"]
    ]
    texts += [
        f"{context.describer.name_of('bridge_tile', id)}: {context.describer.bridge_tile_text(id)}"
        for id in player["gold_tiles"]
    ]
    return texts


def turn_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return what the seat has taken in the current turn, and what is still open."""
    texts = open_turn_texts(context)
    if not texts:
        return []
    others = (
        []
        if context.building_seat == context.match_view.you
        else [context.match_view.names[context.building_seat]]
    )
    start = styled_line(f"{context.format('praga-term-turn')}: ", "bold")
    return wrap_behind(start, " · ".join([*others, *texts]), width)


def open_turn_texts(context: DrawingContext) -> list[str]:
    turn = context.state_data["turn"]
    if turn is None or turn["taken"] is None:
        return []
    texts = [f"{turn['taken']} {context.describer.actions_text(turn['actions'])}"]
    if turn["main_done"]:
        texts.append(context.format("praga-terminal-main-done"))
    if turn["wheel_bonus"]:
        texts.append(
            context.format(
                "praga-fact-wheel_bonus", bundle=context.describer.wheel_bonus_text(turn["wheel_bonus"])
            )
        )
    if turn["extra_actions"]:
        texts.append(context.format("praga-terminal-extra", number=turn["extra_actions"]))
    for project, code in zip(PROJECTS, ("hunger", "cathedral"), strict=True):
        if turn["sideways"][project]:
            texts.append(context.describer.amount_text(code, turn["sideways"][project]))
    return texts


def own_board_lines(context: DrawingContext, width: int, whose: int | None = None) -> list[Line]:
    """Return everything on the player board of the shown seat, or of the seat `whose`."""
    seat = context.shown_seat if whose is None else whose
    title = heading_line(context.format("praga-term-player_board"), width, context.match_view.names[seat])
    lines = [title, *track_lines(context, seat, width), *technology_lines(context, seat, width)]
    for text in possession_texts(context, seat):
        lines += wrap_behind(Line("   "), text, width)
    return lines
