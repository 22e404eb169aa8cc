"""A Ray cluster as workers. Whoever reaches a Ray port can run code there: keep it on a network you trust."""

import logging
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, Final

from burgrave import __version__
from burgrave.core.wrong import Wrong
from burgrave.lab.extras import extra

EXAMPLE: Final = "127.0.0.2:6390"
LONGEST_PORT: Final = 9  # digits; Python refuses to read thousands of them
PATIENCE: Final = 5.0  # seconds until somebody answers at an address


@contextmanager
def cluster(address: str) -> Iterator["Cluster"]:
    """What is left to do there is dropped when its user ends."""
    ray, host = found(address)
    # Ray would replace the address of this machine's loopback by the one that others see.
    loopback = {"_node_ip_address": host} if host.startswith("127.") else {}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **loopback)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Wrong("ray-refused", address=address, why=str(problem).partition("\n")[0]) from None
    try:
        yield Cluster(ray, address)
    finally:
        ray.shutdown()


def found(address: str) -> tuple[Any, str]:
    """Ray itself, and the host of an address at which somebody answers; Wrong if there is none."""
    ray = extra("ray", "ray")
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or len(port) > LONGEST_PORT:
        raise Wrong("ray-address", address=address, example=EXAMPLE)
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        raise Wrong("ray-nobody", address=address) from None
    return ray, host


def version() -> str:
    return __version__


class Cluster(Executor):
    """Hands work to Ray. What is called there must be installed there, in the same version."""

    def __init__(self, ray: Any, address: str) -> None:
        self.call = ray.remote(call)
        self.cpus = int(ray.cluster_resources().get("CPU", 1))
        self.check(address)

    def check(self, address: str) -> None:
        try:
            there = self.submit(version).result()
        except Exception as problem:  # noqa: BLE001 - whatever goes wrong over there
            raise Wrong("ray-refused", address=address, why=str(problem).splitlines()[-1]) from None
        if there != __version__:
            raise Wrong("ray-version", address=address, there=there, here=__version__)

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = self.call.remote(work, args, named).future()
        return future


def call(work: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    return work(*args, **named)
