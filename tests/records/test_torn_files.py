"""Records on a disk that fails: a crash costs no move that was written, and no other file."""

import os
from functools import cache
from pathlib import Path

import pytest

import burgrave
from burgrave.core.file_io import replacing
from burgrave.core.record import Record, Recorder, read_record, render
from burgrave.core.rng import FastRng
from tests.errors import raises_error
from tools.make_records import choose, play_out, seat_names

MOVES = 4


def small_game(publish: bool = True, path: Path | None = None) -> Recorder:
    """A game of few lines."""
    game = burgrave.game("citadels")
    recorder = Recorder(game, game.options(players=2), 1, seat_names(2), publish=publish, path=path)
    return play_out(recorder, FastRng(2), MOVES)


@cache
def text_of_a_game(publish: bool) -> str:
    return small_game(publish).text()


def read_repaired(text: str) -> Record:
    return read_record(text, burgrave.game, repair=True)


def moves_before(text: str, end: int) -> int:
    """How many lines with a move are whole there; their ends may be missing."""
    wholes, at = 0, 0
    for line in text.splitlines():
        at += len(line)
        wholes += at <= end and " move " in line[:12]
        at += 1
    return wholes


def set_up_of(text: str) -> int:
    """Where the first line after the head ends."""
    head = text.index("\n", text.index(" seat 1 ")) + 1
    return text.index("\n", text.index(" chance ", head)) + 1


def cut_to(record: Record, moves: int) -> str:
    """The record as it was after this many moves."""
    whole = read_record(render(record), burgrave.game)
    whole.entries = whole.entries[: moves + 1]
    return render(whole)


# -- reading what a crash left


@pytest.mark.slow
def test_a_record_cut_at_any_byte_keeps_every_move_that_is_written():
    text = text_of_a_game(True)
    full = read_record(text, burgrave.game)
    right = [cut_to(full, moves) for moves in range(MOVES + 1)]
    for end in range(set_up_of(text), len(text) + 1):
        record = read_repaired(text[:end])
        assert record.moves == moves_before(text, end)
        assert render(record) == right[record.moves]


def test_without_its_seed_it_keeps_every_move_with_all_that_came_of_it():
    text = text_of_a_game(False)
    recorder = small_game(publish=False)
    right = [cut_to(recorder.record, moves) for moves in range(MOVES + 1)]
    ends = [len(whole.removesuffix(whole.splitlines()[-1] + "\n")) for whole in right]
    for end in range(ends[0], len(text) + 1):
        record = read_repaired(text[:end])
        assert record.moves >= sum(end >= each for each in ends) - 1
        assert render(record) == right[record.moves]


def test_a_record_cut_in_its_head_is_answered_with_a_sentence():
    text = text_of_a_game(True)
    for end in range(text.index(" chance ")):
        with raises_error(r"record-(truncated|not-one|newer-format)"):
            read_repaired(text[:end])


def test_a_move_written_half_over_the_closing_line_costs_no_other_move():
    """Earlier versions wrote so; a disk may also do it."""
    text = text_of_a_game(True)
    before = cut_to(read_record(text, burgrave.game), MOVES - 1)
    closing = before.splitlines()[-1] + "\n"
    length = len(before) - len(closing)
    for written in range(1, len(closing)):
        torn = text[: length + written] + before[length + written :]
        assert render(read_repaired(torn)) == before


def test_only_the_last_line_may_be_damaged():
    text = text_of_a_game(True)
    assert read_repaired(text[:-3] + "x\n").moves == MOVES
    with raises_error("record-check"):
        read_repaired(text.replace(" move 0 ", " move 1 ", 1))
    with raises_error("record-check"):
        read_record(text[:-3] + "x\n", burgrave.game)


def test_a_file_that_breaks_off_within_a_letter_is_no_worse_than_one_that_breaks_off_after_it(tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes("burgrave record 1\n19bb2d č".encode()[:-1])
    with raises_error("record-truncated"):
        read_record(path, burgrave.game)


def test_a_mended_record_goes_on_in_its_file(tmp_path):
    path = tmp_path / "game.txt"
    text = text_of_a_game(True)
    path.write_text(text[:-60], encoding="utf-8")
    recorder = Recorder.resume(read_record(path, burgrave.game, repair=True), path=path)
    assert path.read_text(encoding="utf-8") == cut_to(read_record(text, burgrave.game), recorder.record.moves)
    recorder.play(int(recorder.state.current_seat), choose(recorder, FastRng(1)))
    assert path.read_text(encoding="utf-8") == recorder.text()


# -- writing


def test_a_move_is_on_the_disk_before_the_next_one_is_asked_for(tmp_path, monkeypatch):
    synced = []
    path = tmp_path / "game.txt"
    recorder = small_game(path=path)
    sync = "burgrave.core.file_io.os.fsync"
    monkeypatch.setattr(sync, lambda number: synced.append(path.read_text(encoding="utf-8")))
    recorder.play(int(recorder.state.current_seat), choose(recorder, FastRng(1)))
    assert synced == [recorder.text()]


def test_a_file_that_holds_the_record_already_is_not_written_again(tmp_path):
    path = tmp_path / "game.txt"
    small_game(path=path)
    before = path.stat()
    recorder = Recorder.resume(read_record(path, burgrave.game), path=path)
    assert recorder.file is not None
    recorder.file.write()
    after = path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_replaced_file_keeps_its_mode(tmp_path, mode):
    path = tmp_path / "game.txt"
    path.write_text("old")
    path.chmod(mode)
    with replacing(path) as file:
        file.write(b"new")
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == mode


def test_a_new_file_has_the_mode_that_the_system_gives_or_the_one_asked_for(tmp_path):
    before = os.umask(0o027)
    try:
        for name, mode in (("usual", None), ("secret", 0o600)):
            with replacing(tmp_path / name, mode) as file:
                file.write(b"new")
    finally:
        os.umask(before)
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in ("usual", "secret")] == [0o640, 0o600]


@pytest.mark.parametrize("there", [True, False])
def test_a_symbolic_link_stays_and_the_file_behind_it_is_written(tmp_path, there):
    target, link = tmp_path / "folder" / "game.txt", tmp_path / "link.txt"
    target.parent.mkdir()
    if there:
        target.write_text("old")
    link.symlink_to(Path("folder", "game.txt"))
    with replacing(link) as file:
        file.write(b"new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert [file.name for file in target.parent.iterdir()] == ["game.txt"]


def test_other_files_in_the_folder_are_left_alone(tmp_path):
    for name in ("game.txt.new", ".game.txt.new", "game.txt~"):
        (tmp_path / name).write_text("mine")
    small_game(path=tmp_path / "game.txt")
    assert sorted(file.name for file in tmp_path.iterdir() if file.read_text() == "mine") == [
        ".game.txt.new",
        "game.txt.new",
        "game.txt~",
    ]
    assert len(list(tmp_path.iterdir())) == 4


def write_half(path: Path) -> None:
    with replacing(path) as file:
        file.write(b"ne")
        raise InterruptedError


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("old")
    with pytest.raises(InterruptedError):
        write_half(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
