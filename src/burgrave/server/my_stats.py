"""Figures over all ended games of a device, beside what chance alone would give."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from burgrave.server.archived_game import ArchivedGame
from burgrave.server.server_messages import (
    EditionShareData,
    LevelShareData,
    MyStatsData,
    PickCountData,
    WonShareData,
)

PICKS_SHOWN: Final = 8  # of each game
LATEST: Final = 30  # reviewed games


def make_stats(games: Sequence[ArchivedGame]) -> MyStatsData:
    """Return the figures of these games, which are in order, the latest first."""
    contested = [game for game in games if game.is_contested]
    reviewed = [game for game in games if game.overview is not None]
    return {
        "games": len(games),
        "won": sum(game.is_won for game in contested),
        "longest_row": longest_row(contested),
        "editions": edition_shares(contested),
        "levels": level_shares(contested),
        "picks": pick_counts(games),
        "accuracy": [accuracy for game in reversed(reviewed[:LATEST]) for accuracy in own_accuracy(game)],
    }


def own_accuracy(game: ArchivedGame) -> list[float]:
    """Return the accuracy of the own seat; nothing if it had no choice in the whole game."""
    accuracy = None if game.overview is None else game.overview["accuracy"][game.seat]
    return [] if accuracy is None else [accuracy]


def longest_row(games: Iterable[ArchivedGame]) -> int:
    """Return the most games that were won one after the other."""
    rows = groupby(games, key=lambda game: game.is_won)
    return max((len(list(row)) for is_won, row in rows if is_won), default=0)


def won_share(games: Sequence[ArchivedGame]) -> WonShareData:
    return {
        "games": len(games),
        "won": sum(game.is_won for game in games),
        "by_chance": sum(1 / len(game.result["places"]) for game in games),
    }


def edition_shares(games: Sequence[ArchivedGame]) -> list[EditionShareData]:
    """Return the shares of each edition, the most played first."""
    by_edition: dict[tuple[str, str], list[ArchivedGame]] = {}
    for game in games:
        by_edition.setdefault((game.stored.game, game.edition), []).append(game)
    shares: list[EditionShareData] = [
        {
            **won_share(group),
            "game": game,
            "edition": edition,
            "points": sum(each.result["points"][each.seat] for each in group) / len(group),
        }
        for (game, edition), group in by_edition.items()
    ]
    return sorted(shares, key=lambda share: (share["game"], -share["games"], share["edition"]))


def level_shares(games: Sequence[ArchivedGame]) -> list[LevelShareData]:
    """Return the shares against each level of bots, and against people."""
    by_level: dict[tuple[str, str], list[ArchivedGame]] = {}
    for game in games:
        for level in sorted(set(game.opponent_levels)):
            by_level.setdefault((game.stored.game if level else "", level), []).append(game)
    shares: list[LevelShareData] = [
        {**won_share(group), "game": game, "level": level} for (game, level), group in by_level.items()
    ]
    return sorted(shares, key=lambda share: (not share["level"], share["game"], -share["games"]))


def pick_counts(games: Sequence[ArchivedGame]) -> list[PickCountData]:
    """Return the pieces picked most often in each game."""
    counts: Counter[tuple[str, str]] = Counter()
    in_games: Counter[tuple[str, str]] = Counter()
    in_won: Counter[tuple[str, str]] = Counter()
    for each in games:
        for name, count in each.result["picks"][each.seat].items():
            key = (each.stored.game, name)
            counts[key] += count
            in_games[key] += 1
            in_won[key] += each.is_won
    shown: list[PickCountData] = []
    for game in sorted({game for game, _ in counts}):
        most = sorted((key for key in counts if key[0] == game), key=lambda key: (-counts[key], key))
        for key in most[:PICKS_SHOWN]:
            vocabulary, id = key[1].split(" ", 1)
            row: PickCountData = {
                "game": game,
                "vocabulary": vocabulary,
                "id": id,
                "count": counts[key],
                "games": in_games[key],
                "won": in_won[key],
            }
            shown.append(row)
    return shown
