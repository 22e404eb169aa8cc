"""The addresses of a server: local, in the local network and public; with a QR code for phones."""

import io
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from sqlite3 import sqlite_version
from typing import Any, Final

import segno

from burgrave.i18n import Translator

ALL_INTERFACES: Final = ("", "0.0.0.0", "::")
LOOPBACK: Final = "127.0.0.1"
UNUSED_ADDRESS: Final = ("192.0.2.1", 9)  # reserved for documentation: nothing is sent to it


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses at which a server can be reached. A missing address is empty."""

    local: str
    network: str = ""
    public: str = ""

    @property
    def to_share(self) -> str:
        """The address to send to others, or empty if others cannot reach the server."""
        return self.public or self.network


def find_addresses(host: str, port: int, base_url: str = "") -> Addresses:
    path = "/" if not base_url else ""
    outside = f"{base_url.rstrip('/')}/" if base_url else ""
    if host in ALL_INTERFACES:
        found = find_network_address()
        return Addresses(
            http_address(LOOPBACK, port, path), http_address(found, port, path) if found else "", outside
        )
    return Addresses(
        http_address(host, port, path), "" if is_loopback(host) else http_address(host, port, path), outside
    )


def http_address(host: str, port: int, path: str = "/") -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{path or '/'}"


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def client_address(scope: Mapping[str, Any]) -> str:
    """Return the client's address. uvicorn fills in the one that a proxy on this machine reports."""
    client = scope.get("client") or ("",)
    return str(client[0])


def network_of(host: str) -> str:
    """Return the network of an address: the /64 of an IPv6 address, else the address itself.

    An IPv6 user has at least 2^64 addresses, so single addresses do not identify a user.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))


def find_network_address() -> str:
    """Return the address of this machine in its local network; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED_ADDRESS)  # consults the routing table and sends nothing
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_loopback(found) or found == "0.0.0.0" else found


def startup_lines(tr: Translator, addresses: Addresses, folder: Path, with_code: bool) -> list[str]:
    """Return the lines that a server prints when it is ready. `with_code` adds a QR code to share."""
    lines = [tr.format("hosting-here", address=addresses.local)]
    if addresses.network:
        lines.append(tr.format("hosting-network", address=addresses.network))
    if addresses.public:
        lines.append(tr.format("hosting-outside", address=addresses.public))
    if not addresses.to_share:
        lines.append(tr.format("hosting-alone", option="--host 0.0.0.0"))
    elif with_code:
        lines += ["", qr_code(addresses.to_share)]
    if addresses.network and not addresses.public:
        lines.append(tr.format("hosting-firewall"))
    return [*lines, tr.format("hosting-stored", folder=str(folder), engine=f"SQLite {sqlite_version}")]


def qr_code(address: str) -> str:
    """Return a QR code drawn in characters, dark on light."""
    picture = io.StringIO()
    segno.make_qr(address, error="l").terminal(picture, compact=True, border=2)
    return picture.getvalue().rstrip("\n")
