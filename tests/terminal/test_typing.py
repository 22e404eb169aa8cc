"""What is typed counts when it is one's turn, and for nobody else."""

from pathlib import Path

from burgrave import game
from burgrave.core.record import read_record
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.terminal.frame import Frame
from tests.terminal.test_frames import list_moments
from tests.terminal.test_modes import Terminal

UP = "\x1b[A"


def test_keys_typed_while_bots_move_are_not_played(tmp_path):
    file = tmp_path / "game.txt"
    terminal = Terminal("play", "citadels", "--seed", "3", "--bot-delay", "30", "--save", str(file))
    terminal.read_until("Your choice")
    terminal.type("1\r")
    terminal.read_until("picks")
    terminal.type("1\r2\r")  # the first Enter ends the waits; what follows would be the next choice
    terminal.read_until("Your choice", seconds=25)
    terminal.type("q\r")  # is read after what was typed before
    terminal.read_until("burgrave play --resume")
    assert terminal.leave() == 0
    assert [entry.seat for entry in read_record(file, game).entries].count(0) == 1


def test_enter_skips_what_is_left_of_the_bots_moves(tmp_path):
    file = tmp_path / "game.txt"
    terminal = Terminal("play", "citadels", "--seed", "3", "--bot-delay", "30", "--save", str(file))
    terminal.read_until("Your choice")
    terminal.type("1\r")
    terminal.read_until("picks")
    terminal.type("\r")
    terminal.read_until("Your choice", seconds=25)
    terminal.type("q\r")
    terminal.read_until("burgrave play --resume")
    terminal.leave()


def test_no_pause_at_all_is_a_pause_too(tmp_path):
    file = tmp_path / "game.txt"
    terminal = Terminal("play", "citadels", "--seed", "3", "--bot-delay", "0", "--save", str(file))
    terminal.read_until("Your choice")
    terminal.type("q\r")
    terminal.read_until("burgrave play --resume")
    assert terminal.leave() == 0


def test_the_next_person_does_not_find_what_the_one_before_has_typed(tmp_path):
    file: Path = tmp_path / "game.txt"
    people = ["--players", "2", "--seat", "1", "--seat", "2", "--names", "Host,Guest"]
    terminal = Terminal("play", "citadels", "--seed", "3", "--save", str(file), *people)
    terminal.read_until("is looking")
    terminal.type("\r")
    terminal.read_until("Your choice")
    terminal.type("nonsense of the first person\r")
    terminal.read_until("is not on the list")
    terminal.read_until("(number, ? for help): ")
    terminal.type(UP)
    terminal.read_until("nonsense of the first person")  # one's own lines come back
    terminal.type("\x151\r")
    terminal.read_until("is looking")
    terminal.type(UP + "\r")
    shown = terminal.read_until("Your choice")
    terminal.type(UP + "q\r")
    shown += terminal.read_until("burgrave play --resume")
    assert "nonsense" not in shown
    assert terminal.leave() == 0


def test_the_log_opens_at_its_newest_line_and_goes_back():
    table = next(list_moments(4, "en", 1))
    match_view = table.view_for(table.current_seat)
    lines_of_log = [f"Line {number}." for number in range(60)]
    read_so_far: list[str] = []
    skipped = 0
    while True:
        frame = Frame(table.renderer, match_view, 80, 24, lines_of_log, skipped)
        frame.newest_first = True
        shown = [line.plain for line in frame.make_lines() if line.plain.startswith("Line ")]
        read_so_far = shown + read_so_far
        skipped = frame.next_start
        if not skipped:
            break
    assert read_so_far == lines_of_log


def test_a_message_leaves_the_log_and_the_reasons_where_they_are():
    for table in list_moments(4, "en", 7):
        if table.is_over:
            continue
        match_view = table.view_for(table.current_seat)
        before = [line.plain for line in Frame(table.renderer, match_view, 100, 40).make_lines()]
        frame = Frame(table.renderer, match_view, 100, 40)
        frame.message = ["“dance” is not on the list."]
        after = [line.plain for line in frame.make_lines()]
        assert after[-1] == "“dance” is not on the list."
        assert len(after) == len(before)
        refused = [line for line in before if line.startswith("✗ ")]
        assert [line for line in after if line.startswith("✗ ")] == refused
        assert replace_no_break_spaces(match_view.log[-1])[:60] in replace_no_break_spaces(
            " ".join(" ".join(after).split())
        )
