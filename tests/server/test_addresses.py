"""A host learns where the table can be opened, and by whom."""

from pathlib import Path

import pytest

from burgrave.i18n import LANGUAGES, Translator
from burgrave.server import addresses as module
from burgrave.server.addresses import Addresses, find_addresses, qr_code, startup_lines


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch):
    monkeypatch.setattr(module, "find_network_address", lambda: "192.168.1.5")


def test_on_loopback_only_this_machine_can_come():
    where = find_addresses("127.0.0.1", 8000)
    assert where == Addresses("http://127.0.0.1:8000/")
    assert where.to_share == ""


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_on_all_addresses_the_one_of_the_network_is_to_be_sent(host):
    where = find_addresses(host, 8000)
    assert where == Addresses("http://127.0.0.1:8000/", "http://192.168.1.5:8000/")
    assert where.to_share == where.network


def test_without_a_network_there_is_no_address_in_it(monkeypatch):
    monkeypatch.setattr(module, "find_network_address", lambda: "")
    assert find_addresses("0.0.0.0", 8000).network == ""


def test_behind_a_proxy_its_address_is_to_be_sent():
    where = find_addresses("127.0.0.1", 8000, "https://games.example/burgrave")
    assert where.to_share == "https://games.example/burgrave/"


def test_an_address_of_six_parts_stands_in_brackets():
    assert find_addresses("::1", 8000).local == "http://[::1]:8000/"
    assert find_addresses("fd00::2", 8000).network == "http://[fd00::2]:8000/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_reads_where_tables_are_kept_and_what_may_be_in_the_way(language):
    said = "\n".join(
        startup_lines(
            Translator(language), find_addresses("0.0.0.0", 8000), Path("/data/tables"), with_code=True
        )
    )
    for part in ("http://127.0.0.1:8000/", "http://192.168.1.5:8000/", "/data/tables", "▄"):
        assert part in said
    assert "--host" not in said


def test_a_host_who_is_alone_reads_how_others_may_come():
    said = "\n".join(
        startup_lines(Translator("en"), find_addresses("127.0.0.1", 8000), Path("/data"), with_code=True)
    )
    assert "--host 0.0.0.0" in said
    assert "▄" not in said


def test_the_code_fits_into_a_terminal():
    lines = qr_code("http://192.168.100.200:8000/").splitlines()
    assert len(lines) < 20
