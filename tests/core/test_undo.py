"""Taking back: only what showed nobody anything, and only what no other seat has answered."""

import pytest

import burgrave
from burgrave.bots.registry import make_bot
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.core.record import RecordEntry, Recorder, read_record
from burgrave.core.rng import FastRng
from burgrave.core.undo import UndoHistory
from tools.make_records import choose, seat_names


def sit_down(players: int = 4, seed: int = 1, **wishes: object) -> UndoHistory:
    game = burgrave.game("citadels")
    options = game.options(players=players, **wishes)
    return UndoHistory(Recorder(game, options, seed, seat_names(players)))


def play_one(history: UndoHistory, rng: FastRng) -> str:
    move = choose(history.recorder, rng)
    history.play(int(history.state.current_seat), move)
    return history.state.game.notation.move_texts[move]


def play_until(history: UndoHistory, kind: str, rng: FastRng | None = None) -> None:
    """Play at random until a decision of this kind is open."""
    rng = FastRng(1) if rng is None else rng
    while (decision := history.state.decision()) and decision.kind != kind:
        play_one(history, rng)


def history_at(kind: str) -> UndoHistory:
    """Some game in which a decision of this kind comes up."""
    for seed in range(300):
        history = sit_down(seed=seed)
        play_until(history, kind, FastRng(seed))
        if not history.state.is_over:
            return history
    raise AssertionError(f"no game asked for {kind}")


def undo_error(history: UndoHistory, seat: int) -> BurgraveError:
    with pytest.raises(BurgraveError) as error:
        history.undo(seat)
    assert str(error.value) == str(history.undo_error(seat))
    return error.value


# -- rulings


def test_taking_gold_can_be_undone():
    history = sit_down()
    play_until(history, "turn")
    before, text, seat = history.state.to_bytes(), history.recorder.text(), int(history.state.current_seat)
    history.play(seat, "take gold")
    assert history.state.to_bytes() != before
    history.undo(seat)
    assert (history.state.to_bytes(), history.recorder.text()) == (before, text)


def test_naming_a_character_can_be_undone_and_another_named():
    history = sit_down()
    rng = FastRng(2)
    while len(names := [text for text in legal_texts(history) if text.startswith("name ")]) < 2:
        play_one(history, rng)
    seat, moves = int(history.state.current_seat), history.recorder.record.moves
    history.play(seat, names[0])
    history.undo(seat)
    history.play(seat, names[1])
    assert history.recorder.record.moves == moves + 1
    assert f" move {seat} {names[1]}\n" in history.recorder.text()


def legal_texts(history: UndoHistory) -> list[str]:
    return [history.state.game.notation.move_texts[move] for move in history.state.legal_moves()]


def test_several_public_moves_are_undone_one_by_one_in_any_number():
    history = history_at("destroy")
    seat = int(history.state.current_seat)
    assert history.state.undoable_moves >= 1
    while history.state.undoable_moves:
        history.undo(seat)
    assert undo_error(history, seat).code in ("undo-revealed", "undo-another-decided")


def test_before_the_first_move_there_is_nothing_to_take_back():
    assert undo_error(sit_down(), 0).code == "undo-nothing"


def test_a_move_that_showed_something_stands():
    history = sit_down()
    play_until(history, "turn")
    seat = int(history.state.current_seat)
    history.play(seat, "take cards")
    assert undo_error(history, seat).code == "undo-revealed"


def praga_at(kind: str, seed: int) -> UndoHistory | None:
    """A game of Praga at the first decision of this kind; None if it has none."""
    game = burgrave.game("praga")
    history = UndoHistory(Recorder(game, game.options(players=4), seed, seat_names(4)))
    while (decision := history.state.decision()) and decision.kind != kind:
        history.play(decision.seat, make_bot(game, "script").choose(history.state, FastRng(1)))
    return None if history.state.is_over else history


@pytest.mark.parametrize("kind", ["technology", "bridge-pick"])
def test_a_piece_that_all_saw_kept_of_those_drawn_stands(kind):
    """Else the others would learn of two pieces that only one of them was meant to show."""
    history = next(filter(None, (praga_at(kind, seed) for seed in range(8, 40))))
    seat = int(history.state.current_seat)
    history.play(seat, history.state.legal_moves()[0])
    assert undo_error(history, seat).code == "undo-revealed"


def test_only_who_made_the_move_takes_it_back():
    history = sit_down()
    play_until(history, "turn")
    seat = int(history.state.current_seat)
    history.play(seat, "take gold")
    other = (seat + 1) % 4
    assert undo_error(history, other).params == {"seat": seat}


def test_a_move_that_another_seat_has_answered_stands():
    history = history_at("graveyard")
    destroyer, owner = int(history.state.mover), int(history.state.current_seat)
    assert history.undo_error(destroyer) is None
    history.play(owner, "pass")
    assert undo_error(history, destroyer).params == {"seat": owner}


def test_a_move_stands_even_if_the_answer_was_taken_back():
    """Else the destroyer would know the owner's answer and choose again."""
    history = history_at("graveyard")
    destroyer, owner = int(history.state.mover), int(history.state.current_seat)
    before = history.state.to_bytes()
    history.play(owner, "recover")
    history.undo(owner)
    assert history.state.to_bytes() == before
    assert undo_error(history, destroyer).params == {"seat": owner}
    assert undo_error(history, owner).params == {"seat": destroyer}


def test_after_the_end_the_moves_stand():
    history = sit_down()
    play_until(history, "no such decision")
    assert history.state.is_over
    assert undo_error(history, int(history.state.mover)).code == "undo-game-over"


def test_a_move_that_is_not_legal_changes_nothing():
    history = sit_down()
    play_until(history, "turn")
    seat = int(history.state.current_seat)
    history.play(seat, "take gold")
    text = history.recorder.text()
    with pytest.raises(BurgraveError):
        history.play(seat, "take gold")
    assert history.recorder.text() == text
    history.undo(seat)


def test_the_file_on_disk_keeps_only_what_stands(tmp_path):
    game = burgrave.game("citadels")
    path = tmp_path / "game.txt"
    history = UndoHistory(Recorder(game, game.options(players=3), 5, path=path))
    play_until(history, "turn")
    seat = int(history.state.current_seat)
    before = path.read_bytes()
    history.play(seat, "take gold")
    assert path.read_bytes() != before
    history.undo(seat)
    assert path.read_bytes() == before


def test_a_resumed_game_can_still_take_back_what_could_be_taken_back():
    history = history_at("destroy")
    undoable = int(history.state.undoable_moves)
    resumed = UndoHistory(Recorder.resume(read_record(history.recorder.text(), burgrave.game)))
    seat = int(history.state.current_seat)
    for _ in range(undoable):
        history.undo(seat)
        resumed.undo(seat)
        assert resumed.state.to_bytes() == history.state.to_bytes()
        assert resumed.recorder.text() == history.recorder.text()
    play_until(history, "none")
    play_until(resumed, "none")
    assert resumed.recorder.text() == history.recorder.text()


def test_a_resumed_game_without_a_seed_takes_back_too():
    history = history_at("destroy")
    history.recorder.record.seed = None
    resumed = UndoHistory(
        Recorder.resume(read_record(history.recorder.text(), burgrave.game), rng=FastRng(3))
    )
    history.undo(int(history.state.mover))
    resumed.undo(int(resumed.state.mover))
    assert resumed.state.to_bytes() == history.state.to_bytes()
    play_until(resumed, "none")
    assert resumed.state.is_over


# -- any game


def count_seen(state: CitadelsState, seat: int) -> int:
    """How much of what is hidden at the table this seat sees or remembers."""
    view = state.view(seat)
    assert isinstance(view, CitadelsState)
    cards = sum(1 for pack in (view.deck, view.pile, view.drawn) for card in pack if card & KIND)
    cards += sum(1 for p in view.players for card in (*p.hand, *p.city) if card) + (view.rubble > 0)
    for place in range(len(view.players)):
        cards += len(view.knowledge.known_kinds(seat, place)) - view.knowledge.doubts(seat, place)
    roles = sum(int(p.shown | p.received | p.received_again).bit_count() for p in view.players)
    return int(cards + roles + int(view.faceup).bit_count() + (view.facedown > 0))


def counts_seen(history: UndoHistory) -> list[int]:
    assert isinstance(history.state, CitadelsState)
    return [count_seen(history.state, seat) for seat in [*range(history.state.seats()), SPECTATOR]]


@pytest.mark.parametrize("players", range(2, 8))
def test_undo_never_crosses_a_revelation_or_the_decision_of_another_seat(players):
    history = sit_down(players, seed=players)
    rng = FastRng(players)
    while not history.state.is_over:
        seat, before, sees = int(history.state.current_seat), history.state.to_bytes(), counts_seen(history)
        entries = [*history.recorder.record.entries]
        play_one(history, rng)
        for other in range(players):
            assert other == seat or history.undo_error(other) is not None
        if history.undo_error(seat) is None:
            entry = history.recorder.record.entries[-1]
            assert not entry.outcomes
            assert all(now <= then for now, then in zip(counts_seen(history), sees, strict=True))
            history.undo(seat)
            assert history.state.to_bytes() == before
            assert history.recorder.record.entries == entries
            history.play(seat, entry.move)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_all_that_can_be_undone_leads_back_through_the_same_states(players):
    history = sit_down(players, seed=players + 30)
    rng = FastRng(players)
    states = [history.state.to_bytes()]
    longest = 0
    while not history.state.is_over:
        play_one(history, rng)
        states.append(history.state.to_bytes())
        moves: list[RecordEntry] = []
        while (
            history.undo_error(int(history.state.mover)) is None
            and len(moves) < history.recorder.record.moves
        ):
            moves.append(history.recorder.record.entries[-1])
            history.undo(int(history.state.mover))
            assert history.state.to_bytes() == states[history.recorder.record.moves]
        longest = max(longest, len(moves))
        for entry in reversed(moves):
            history.play(entry.seat, entry.move)
        assert history.state.to_bytes() == states[-1]
    assert longest >= 2
