"""Taking back: only what showed nobody anything, and only what no other seat has answered."""

import pytest

import burgrave
from burgrave.bots.registry import bot
from burgrave.citadels.state import KIND, Table
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.record import Entry, Recorder, read
from burgrave.core.undo import History
from burgrave.core.wrong import Wrong
from tools.make_records import choose, sitters


def sit_down(players: int = 4, seed: int = 1, **wishes: object) -> History:
    game = burgrave.game("citadels")
    options = game.options(players=players, **wishes)
    return History(Recorder(game, options, seed, sitters(players)))


def play_one(history: History, dice: Fast) -> str:
    move = choose(history.recorder, dice)
    history.play(int(history.state.acting), move)
    return history.state.game.words().moves[move]


def play_until(history: History, kind: str, dice: Fast | None = None) -> None:
    """Play at random until a decision of this kind is open."""
    dice = Fast(1) if dice is None else dice
    while (decision := history.state.decision()) and decision.kind != kind:
        play_one(history, dice)


def history_at(kind: str) -> History:
    """Some game in which a decision of this kind comes up."""
    for seed in range(300):
        history = sit_down(seed=seed)
        play_until(history, kind, Fast(seed))
        if not history.state.over:
            return history
    raise AssertionError(f"no game asked for {kind}")


def refused(history: History, seat: int) -> Wrong:
    with pytest.raises(Wrong) as wrong:
        history.undo(seat)
    assert str(wrong.value) == str(history.refusal(seat))
    return wrong.value


# -- rulings


def test_taking_gold_can_be_undone():
    history = sit_down()
    play_until(history, "turn")
    before, text, seat = history.state.to_bytes(), history.recorder.text(), int(history.state.acting)
    history.play(seat, "take gold")
    assert history.state.to_bytes() != before
    history.undo(seat)
    assert (history.state.to_bytes(), history.recorder.text()) == (before, text)


def test_naming_a_character_can_be_undone_and_another_named():
    history = sit_down()
    dice = Fast(2)
    while len(names := [text for text in legal_texts(history) if text.startswith("name ")]) < 2:
        play_one(history, dice)
    seat, moves = int(history.state.acting), history.recorder.record.moves
    history.play(seat, names[0])
    history.undo(seat)
    history.play(seat, names[1])
    assert history.recorder.record.moves == moves + 1
    assert f" move {seat} {names[1]}\n" in history.recorder.text()


def legal_texts(history: History) -> list[str]:
    return [history.state.game.words().moves[move] for move in history.state.legal()]


def test_several_public_moves_are_undone_one_by_one_in_any_number():
    history = history_at("destroy")
    seat = int(history.state.acting)
    assert history.state.undoable >= 1
    while history.state.undoable:
        history.undo(seat)
    assert refused(history, seat).key in ("undo-shown", "undo-another-decided")


def test_before_the_first_move_there_is_nothing_to_take_back():
    assert refused(sit_down(), 0).key == "undo-nothing"


def test_a_move_that_showed_something_stands():
    history = sit_down()
    play_until(history, "turn")
    seat = int(history.state.acting)
    history.play(seat, "take cards")
    assert refused(history, seat).key == "undo-shown"


def praga_at(kind: str, seed: int) -> History | None:
    """A game of Praga at the first decision of this kind; None if it has none."""
    game = burgrave.game("praga")
    history = History(Recorder(game, game.options(players=4), seed, sitters(4)))
    while (decision := history.state.decision()) and decision.kind != kind:
        history.play(decision.seat, bot(game, "script").choose(history.state, Fast(1)))
    return None if history.state.over else history


@pytest.mark.parametrize("kind", ["technology", "bridge-pick"])
def test_a_piece_that_all_saw_kept_of_those_drawn_stands(kind):
    """Else the others would learn of two pieces that only one of them was meant to show."""
    history = next(filter(None, (praga_at(kind, seed) for seed in range(8, 40))))
    seat = int(history.state.acting)
    history.play(seat, history.state.legal()[0])
    assert refused(history, seat).key == "undo-shown"


def test_only_who_made_the_move_takes_it_back():
    history = sit_down()
    play_until(history, "turn")
    seat = int(history.state.acting)
    history.play(seat, "take gold")
    other = (seat + 1) % 4
    assert refused(history, other).given == {"seat": seat}


def test_a_move_that_another_seat_has_answered_stands():
    history = history_at("graveyard")
    destroyer, owner = int(history.state.mover), int(history.state.acting)
    assert history.refusal(destroyer) is None
    history.play(owner, "pass")
    assert refused(history, destroyer).given == {"seat": owner}


def test_a_move_stands_even_if_the_answer_was_taken_back():
    """Else the destroyer would know the owner's answer and choose again."""
    history = history_at("graveyard")
    destroyer, owner = int(history.state.mover), int(history.state.acting)
    before = history.state.to_bytes()
    history.play(owner, "recover")
    history.undo(owner)
    assert history.state.to_bytes() == before
    assert refused(history, destroyer).given == {"seat": owner}
    assert refused(history, owner).given == {"seat": destroyer}


def test_after_the_end_the_moves_stand():
    history = sit_down()
    play_until(history, "no such decision")
    assert history.state.over
    assert refused(history, int(history.state.mover)).key == "undo-game-over"


def test_a_move_that_is_not_legal_changes_nothing():
    history = sit_down()
    play_until(history, "turn")
    seat = int(history.state.acting)
    history.play(seat, "take gold")
    text = history.recorder.text()
    with pytest.raises(Wrong):
        history.play(seat, "take gold")
    assert history.recorder.text() == text
    history.undo(seat)


def test_the_file_on_disk_keeps_only_what_stands(tmp_path):
    game = burgrave.game("citadels")
    path = tmp_path / "game.txt"
    history = History(Recorder(game, game.options(players=3), 5, path=path))
    play_until(history, "turn")
    seat = int(history.state.acting)
    before = path.read_bytes()
    history.play(seat, "take gold")
    assert path.read_bytes() != before
    history.undo(seat)
    assert path.read_bytes() == before


def test_a_resumed_game_can_still_take_back_what_could_be_taken_back():
    history = history_at("destroy")
    undoable = int(history.state.undoable)
    resumed = History(Recorder.resume(read(history.recorder.text(), burgrave.game)))
    seat = int(history.state.acting)
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
    resumed = History(Recorder.resume(read(history.recorder.text(), burgrave.game), chance=Fast(3)))
    history.undo(int(history.state.mover))
    resumed.undo(int(resumed.state.mover))
    assert resumed.state.to_bytes() == history.state.to_bytes()
    play_until(resumed, "none")
    assert resumed.state.over


# -- any game


def seen(state: Table, seat: int) -> int:
    """How much of what is hidden at the table this seat sees or remembers."""
    view = state.view(seat)
    assert isinstance(view, Table)
    cards = sum(1 for pack in (view.deck, view.pile, view.drawn) for card in pack if card & KIND)
    cards += sum(1 for p in view.players for card in (*p.hand, *p.city) if card) + (view.rubble > 0)
    for place in range(len(view.players)):
        cards += len(view.knowledge.known(seat, place)) - view.knowledge.doubts(seat, place)
    roles = sum(int(p.shown | p.received | p.received_again).bit_count() for p in view.players)
    return int(cards + roles + int(view.faceup).bit_count() + (view.facedown > 0))


def everybody_sees(history: History) -> list[int]:
    assert isinstance(history.state, Table)
    return [seen(history.state, seat) for seat in [*range(history.state.seats()), SPECTATOR]]


@pytest.mark.parametrize("players", range(2, 8))
def test_undo_never_crosses_a_revelation_or_the_decision_of_another_seat(players):
    history = sit_down(players, seed=players)
    dice = Fast(players)
    while not history.state.over:
        seat, before, sees = int(history.state.acting), history.state.to_bytes(), everybody_sees(history)
        entries = [*history.recorder.record.entries]
        play_one(history, dice)
        for other in range(players):
            assert other == seat or history.refusal(other) is not None
        if history.refusal(seat) is None:
            entry = history.recorder.record.entries[-1]
            assert not entry.outcomes
            assert all(now <= then for now, then in zip(everybody_sees(history), sees, strict=True))
            history.undo(seat)
            assert history.state.to_bytes() == before
            assert history.recorder.record.entries == entries
            history.play(seat, entry.move)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_all_that_can_be_undone_leads_back_through_the_same_states(players):
    history = sit_down(players, seed=players + 30)
    dice = Fast(players)
    states = [history.state.to_bytes()]
    longest = 0
    while not history.state.over:
        play_one(history, dice)
        states.append(history.state.to_bytes())
        moves: list[Entry] = []
        while (
            history.refusal(int(history.state.mover)) is None and len(moves) < history.recorder.record.moves
        ):
            moves.append(history.recorder.record.entries[-1])
            history.undo(int(history.state.mover))
            assert history.state.to_bytes() == states[history.recorder.record.moves]
        longest = max(longest, len(moves))
        for entry in reversed(moves):
            history.play(entry.seat, entry.move)
        assert history.state.to_bytes() == states[-1]
    assert longest >= 2
