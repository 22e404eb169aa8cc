"""A Ray cluster as workers. Anyone who reaches a Ray port can run code there: use a network you trust."""

import logging
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, Final

from burgrave import __version__
from burgrave.core.error import BurgraveError
from burgrave.simulation.extras import import_extra

EXAMPLE: Final = "127.0.0.2:6390"
MAX_PORT_DIGITS: Final = 9  # Python refuses to convert thousands of digits
CONNECT_TIMEOUT: Final = 5.0  # seconds until the address has to answer


@contextmanager
def connect_ray(address: str) -> Iterator["RayPool"]:
    """Connect to a Ray cluster and yield its pool. Unfinished work is dropped at the end of the block."""
    ray, host = find_ray(address)
    # Ray would replace a loopback address by the address that other machines see.
    loopback = {"_node_ip_address": host} if host.startswith("127.") else {}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **loopback)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise BurgraveError("ray-refused", address=address, why=str(problem).partition("\n")[0]) from None
    try:
        yield RayPool(ray, address)
    finally:
        ray.shutdown()


def find_ray(address: str) -> tuple[Any, str]:
    """Return the ray module and the host of the address; raise BurgraveError if nothing answers there."""
    ray = import_extra("ray", "ray")
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or len(port) > MAX_PORT_DIGITS:
        raise BurgraveError("ray-address", address=address, example=EXAMPLE)
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
    except (OSError, OverflowError):
        raise BurgraveError("ray-no-answer", address=address) from None
    return ray, host


def package_version() -> str:
    return __version__


class RayPool(Executor):
    """Sends work to Ray. The called code must be installed there in the same version."""

    def __init__(self, ray: Any, address: str) -> None:
        self.call = ray.remote(call_function)
        self.cpus = int(ray.cluster_resources().get("CPU", 1))
        self.check_version(address)

    def check_version(self, address: str) -> None:
        try:
            there = self.submit(package_version).result()
        except Exception as problem:  # noqa: BLE001 - the cluster may raise anything
            raise BurgraveError("ray-refused", address=address, why=str(problem).splitlines()[-1]) from None
        if there != __version__:
            raise BurgraveError("ray-version", address=address, there=there, here=__version__)

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = self.call.remote(work, args, kwargs).future()
        return future


def call_function(work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return work(*args, **kwargs)
