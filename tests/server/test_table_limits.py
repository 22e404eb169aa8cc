"""How many tables one network may have: new ones and rematches together, and a share of all."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from burgrave.core.error import RequestError
from burgrave.server.client_messages import NewTableRequest
from burgrave.server.create import create_table
from burgrave.server.rate_limits import Rate
from burgrave.server.settings import ServerSettings
from tests.server.node import Device, Message, Node
from tests.server.server import error_codes, quick_settings, run_server

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
NEW_TABLE = {"game": "citadels", "seats": [{"player": "you"}, {"player": "bot"}]}


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    def play(story: Callable[[Node], Awaitable[None]], **settings: Any) -> None:
        async def played() -> None:
            node = Node(tmp_path, **settings)
            try:
                await story(node)
            finally:
                await node.stop()

        asyncio.run(played())

    return play


async def create(node: Node, address: str) -> Message:
    return dict(await create_table(node.manager, NewTableRequest.model_validate(NEW_TABLE), address))


async def end_game(device: Device) -> None:
    assert (await device.ask("start"))["type"] == "ok"
    assert (await device.ask("end-game", agrees_to_end=True))["type"] == "ok"


async def rematch(node: Node, device: Device) -> Device:
    """End the game, ask for a rematch and sit down there."""
    await end_game(device)
    assert (await device.ask("rematch"))["type"] == "ok"
    seated = next(said["seated"] for said in device.received if said["type"] == "rematch-seat")
    return await node.sit(seated["table"], seated["token"], host=HERE)


def test_rematches_have_a_limit(play):
    async def story(node: Node) -> None:
        seat = await create(node, HERE)
        device = await node.sit(seat["table"], seat["token"], host=HERE)
        for _ in range(3):
            device = await rematch(node, device)
        await end_game(device)
        before = node.store.count_tables()
        assert error_codes(await device.ask("rematch")) == ["server-message-fast"]
        assert node.store.count_tables() == before
        assert node.manager.tables[device.table].rematch_table is None

    play(story, table_rate=Rate(3, 1e-9))


def test_rematches_and_new_tables_have_one_limit(tmp_path):
    with run_server(quick_settings(tmp_path, table_rate=Rate(2, 1e-9))) as server:
        with server.seated(server.create_table(seats="yb")) as device:
            device.start()
            assert device.ask("end-game", agrees_to_end=True)["type"] == "ok"
            assert device.ask("rematch")["type"] == "ok"
        assert server.ask("api/tables", NEW_TABLE)[0] == 429


def test_a_network_has_a_share_of_the_tables(play):
    async def story(node: Node) -> None:
        seats = [await create(node, HERE) for _ in range(2)]
        with pytest.raises(RequestError) as refused:
            await create(node, HERE)
        assert (refused.value.code, refused.value.params) == ("server-tables-share", {"most": 2})
        await create(node, ELSEWHERE)
        device = await node.sit(seats[0]["table"], seats[0]["token"], host=HERE)
        await end_game(device)
        await create(node, HERE)  # an ended game does not count
        assert error_codes(await device.ask("rematch")) == ["server-tables-share"]

    play(story, max_tables=8, max_per_address=256)


def test_an_ipv6_network_has_one_share(play):
    async def story(node: Node) -> None:
        for number in (1, 2):
            await create(node, f"2001:db8::{number}")
        with pytest.raises(RequestError):
            await create(node, "2001:db8::3")
        await create(node, "2001:db8:0:1::3")

    play(story, max_tables=8, max_per_address=256)


@pytest.mark.parametrize(
    ("settings", "share"),
    [
        ({}, 500),
        ({"max_tables": 1}, 1),
        ({"max_tables_per_network": 30}, 30),
        ({"max_tables_per_network": 0}, 0),
        ({"max_per_address": 0}, 0),
    ],
)
def test_the_share_is_a_quarter_unless_all_clients_may_have_one_address(settings, share):
    assert ServerSettings(**settings).tables_per_network == share


def test_a_proxy_that_names_no_addresses_has_no_share(play):
    async def story(node: Node) -> None:
        for _ in range(3):
            await create(node, "127.0.0.1")

    play(story, max_tables=4, max_per_address=256, base_url="https://games.example")
