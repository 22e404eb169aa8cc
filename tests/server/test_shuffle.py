"""Nobody can arrange a shuffle, and everybody can verify that afterwards."""

from hashlib import blake2b
from pathlib import Path

import pytest

import burgrave
from burgrave.cli.main import main
from burgrave.core.record import Record, Recorder, Shuffle, add_checksums, read_record, verify
from burgrave.core.rng import FastRng
from burgrave.server.shuffle import commitment_of, make_shuffle, new_secret, shuffle_proof_data
from tests.errors import raises_error
from tools.make_records import play_out

SECRET = bytes(range(32))
NONCES: list[str | None] = ["5d" * 16, None, "77" * 16]


def ended_game() -> Recorder:
    game = burgrave.game("citadels")
    shuffle = make_shuffle(SECRET, NONCES)
    recorder = Recorder(game, game.options(players=3), shuffle.seed, publish=False)
    play_out(recorder, FastRng(3), 0)
    recorder.publish(shuffle)
    return recorder


def lines_of(recorder: Recorder) -> list[str]:
    return [line.partition(" ")[2] for line in recorder.text().splitlines()[1:]]


def change_line(start: str, line: str) -> str:
    return add_checksums([line if each.startswith(start) else each for each in lines_of(ended_game())])


def test_the_commitment_shows_nothing_and_binds_the_secret():
    assert commitment_of(SECRET) == blake2b(SECRET, digest_size=32).digest()
    assert new_secret() != new_secret()
    assert len(new_secret()) == 32


def test_every_nonce_and_its_seat_change_the_deal():
    one, other = "5d" * 16, "77" * 16
    deals: list[list[str | None]] = [
        [one, None, other],
        [None, one, other],
        [one, None, None],
        [None, None, None],
    ]
    assert len({make_shuffle(SECRET, nonces).seed for nonces in deals}) == 4


def test_anybody_can_compute_the_seed_from_the_proof():
    proof = shuffle_proof_data(make_shuffle(SECRET, NONCES))
    proof_text = bytes.fromhex(proof["secret"] + "".join(proof["nonces"]))
    assert proof["seed"] == blake2b(proof_text, digest_size=32).hexdigest()
    assert proof["commitment"] == blake2b(bytes.fromhex(proof["secret"]), digest_size=32).hexdigest()


def test_a_record_carries_the_proof():
    record: Record = read_record(ended_game().text(), burgrave.game)
    assert record.shuffle == Shuffle(SECRET, (b"\x5d" * 16, bytes(16), b"\x77" * 16))
    assert record.seed == record.shuffle.seed
    verify(record)


def test_a_game_that_runs_shows_neither_seed_nor_secret():
    game = burgrave.game("citadels")
    shuffle = make_shuffle(SECRET, NONCES)
    text = Recorder(game, game.options(players=3), shuffle.seed, publish=False).text()
    assert shuffle.seed.hex() not in text
    assert SECRET.hex() not in text


def test_a_seed_that_was_not_made_so_is_found():
    record = read_record(change_line("shuffle ", f"shuffle {SECRET.hex()} - - -"), burgrave.game)
    with raises_error("record-shuffle-differs") as error:
        verify(record)
    right = make_shuffle(SECRET, [None, None, None]).seed.hex()
    place = next(n for n, line in enumerate(lines_of(ended_game())) if line.startswith("shuffle"))
    assert error.value.params == {"line": place + 2, "right": right}


@pytest.mark.parametrize("line", ["", "abc - - -", f"{SECRET.hex()} - -", f"{SECRET.hex()} - - {'5d' * 15}"])
def test_a_shuffle_that_is_none_is_named_with_its_line(line):
    with raises_error("record-shuffle") as error:
        read_record(change_line("shuffle ", f"shuffle {line}"), burgrave.game)
    assert error.value.params["text"] == line


def test_a_shuffle_without_a_seed_is_out_of_place():
    lines = [line for line in lines_of(ended_game()) if not line.startswith("seed ")]
    with raises_error("record-field-misplaced"):
        read_record(add_checksums(lines), burgrave.game)


def test_burgrave_replay_verifies_a_downloaded_record(tmp_path: Path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(ended_game().text(), encoding="utf-8")
    assert main(["replay", str(path), "--plain", "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert commitment_of(SECRET).hex() in said

    path.write_text(change_line("shuffle ", f"shuffle {SECRET.hex()} - - -"), encoding="utf-8")
    assert main(["replay", str(path), "--plain", "--lang", "en"]) == 1
    assert "the record names another" in " ".join(capsys.readouterr().out.split())
