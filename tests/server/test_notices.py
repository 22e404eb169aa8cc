"""What happens at a table besides moves reaches everyone there, and everyone who comes later."""

import asyncio
from typing import Any

from burgrave.core.events import SPECTATOR
from burgrave.server.client_messages import (
    EndGameRequest,
    PauseRequest,
    PlayRequest,
    SetPlayerRequest,
    UndoRequest,
)
from burgrave.server.handlers import handle_request
from burgrave.server.messages import view_data, welcome_message
from burgrave.server.scheduler import next_deadline, run_due_task
from burgrave.server.seat_ownership import vacate
from tests.errors import raises_error
from tests.server.test_time import begin_game, later, match_view_of, play_to_timed_reaction


def notices_of(table: Any, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    """The notices that a new person reads."""
    found = welcome_message(table, table.stream_for(viewer, language))["notices"]
    return ["".join(part["text"] for part in notice["text"]) for notice in found]


def pause(paused: bool) -> PauseRequest:
    return PauseRequest(type="pause", id="p", paused=paused)


def end_game(agrees: bool) -> EndGameRequest:
    return EndGameRequest(type="end-game", id="e", agrees_to_end=agrees)


def test_a_notice_is_read_by_those_who_come_later_and_after_a_restart():
    async def played() -> None:
        table, ears = await begin_game()
        table.seats[1].name = "Guest"
        entries = table.live.entries
        await handle_request(table, ears[1], pause(True))
        await handle_request(table, ears[0], pause(False))
        host = table.seat_names(table.translator("en"))[0]
        for viewer in (0, 1, 2, SPECTATOR):
            assert notices_of(table, viewer) == [
                "Guest pauses the game.",
                f"{host} resumes the game.",
            ]
        assert notices_of(table, 2, "cs")[0].startswith("Guest")
        found = welcome_message(table, table.stream_for(0, "en"))["notices"]
        assert [notice["entry"] for notice in found] == [entries, entries]
        assert [notice["kind"] for notice in found] == ["paused", "resumed"]
        manager, again = later(table)
        await manager.load_game(again)
        assert notices_of(again) == notices_of(table)
        assert again.row_count == table.row_count

    asyncio.run(played())


def test_a_notice_keeps_the_name_of_a_person_who_has_left():
    async def played() -> None:
        table, _ = await begin_game()
        table.seats[1].name = "Guest"
        table.connections = set()
        table.manager.seat_tokens = lambda _: {}
        await vacate(table, 1)
        assert table.seats[1].player == "bot"
        assert notices_of(table) == ["Guest has left."]

    asyncio.run(played())


def test_a_proposal_to_end_is_a_notice_and_a_game_ended_by_agreement_asks_nobody():
    async def played() -> None:
        table, ears = await begin_game(people=2)
        seat = table.live.current_seat
        await handle_request(table, ears[0], end_game(True))
        await handle_request(table, ears[0], end_game(False))
        await handle_request(table, ears[0], end_game(True))
        assert [notice.kind for notice in table.notices] == ["would-close", "would-not-close", "would-close"]
        assert "prompt" in view_data(table, seat, table.translator("en"))
        await handle_request(table, ears[1], end_game(True))
        assert table.status == "closed"
        assert table.notices[-1].kind == "closed"
        for viewer in (0, 1, 2, SPECTATOR):
            view = match_view_of(table, viewer)
            assert "prompt" not in view
            assert not view["your_decision"]
            assert not view["can_undo"]
        assert next_deadline(table) is None

    asyncio.run(played())


def test_a_move_of_a_bot_for_a_person_is_marked_for_everyone_and_stays_marked():
    async def played() -> None:
        table, ears = await begin_game()
        seat = table.live.current_seat
        await handle_request(
            table, ears[0], SetPlayerRequest(type="set-player", id="b", seat=seat, player="bot")
        )
        entry = table.live.entries
        next_deadline(table)
        await table.bot_task
        table.manager.time += 60
        await run_due_task(table)
        assert table.live.entries == entry + 1
        manager, again = later(table)
        await manager.load_game(again)
        for each in (table, again):
            for viewer in (seat, SPECTATOR):
                log = view_data(each, viewer, each.translator("en"), entry)["log"]
                assert log
                assert {line["by"] for line in log} == {"bot"}

    asyncio.run(played())


def test_a_late_answer_is_shown_to_its_person_only_and_cannot_open_the_window_again():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table)
        entry, time = table.live.entries, table.manager.time
        table.manager.time = time + 8
        await run_due_task(table)
        for viewer in (*range(3), SPECTATOR):
            log = view_data(table, viewer, table.translator("en"), entry)["log"]
            assert {line.get("by") for line in log} <= ({"time"} if viewer == seat else {None})
        undo = UndoRequest(type="undo", id="u", decision=table.live.decision)
        with raises_error("undo-sealed"):
            await handle_request(table, ears[seat], undo)
        manager, again = later(table)
        await manager.load_game(again)
        for each in (table, again):
            assert each.live is not None
            error = each.live.match.history.undo_error(seat)
            assert error is not None
            assert error.code == "undo-sealed"

    asyncio.run(played())


def test_an_answer_in_a_window_is_acknowledged_to_its_seat_only_and_final_when_the_window_closes():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table)
        move = table.live.legal_moves()[-1]
        request = PlayRequest(type="play", id="a", decision=table.live.decision, moves=[move])
        await handle_request(table, ears[seat], request)
        for viewer in (*range(3), SPECTATOR):
            window = match_view_of(table, viewer)["reaction_window"]
            assert window.get("your_answer") == ([move] if viewer == seat else None)
        table.manager.time += 8
        await run_due_task(table)
        error = table.live.match.history.undo_error(seat)
        assert error is not None
        assert error.code in ("undo-sealed", "undo-another-decided", "undo-revealed")
        assert not match_view_of(table, seat)["can_undo"]

    asyncio.run(played())
