"""Whatever happens to a seat, at most one token opens it, and nobody else reads or plays there.

`BURGRAVE_LONG=20` tries twenty times as many histories, others each time.
"""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from burgrave.testing.random_play import LONG
from tests.server.node import Node
from tests.server.seat_machine import SeatMachine

pytestmark = pytest.mark.slow


def test_a_seat_is_opened_by_one_token_at_most_whatever_happened_to_it():
    class OneServer(SeatMachine):
        nodes = staticmethod(lambda folder: [Node(folder)])

    histories = settings(
        max_examples=30 * LONG,
        stateful_step_count=40,
        derandomize=LONG == 1,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(OneServer, settings=histories)
