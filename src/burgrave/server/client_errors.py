"""Errors of the browser client in the log of the server: what broke and where, and nothing about anybody.

Anyone can send such a report, so it is short, its text is cleaned, and only a few come through.
"""

import re
from typing import Final

from burgrave.core.error import BurgraveError
from burgrave.server.client_messages import ClientErrorReport
from burgrave.server.logs import get_logger
from burgrave.server.rate_limits import Bucket, KeyedBuckets, Rate
from burgrave.server.sanitize import clean_text

FROM_ONE_ADDRESS: Final = Rate(5, 5 / 3600)
FROM_EVERYBODY: Final = Rate(60, 1 / 6)  # ten a minute
MESSAGE_LENGTH: Final = 200
QUOTED_PATTERN: Final = re.compile(r'"[^"]*"?|“[^”]*”?')  # a browser quotes the data that it could not use
ADDRESS_PATTERN: Final = re.compile(r"\b[a-z][a-z0-9+.-]*://\S+", re.IGNORECASE)
HIDDEN: Final = "…"

logger = get_logger("client")


class ClientErrorLog:
    """Writes reports to the log, as far as the limits allow."""

    def __init__(self) -> None:
        self.address_limits = KeyedBuckets(FROM_ONE_ADDRESS)
        self.limit = Bucket(FROM_EVERYBODY)

    def add(self, report: ClientErrorReport, network: str) -> None:
        """Log the report. Raise BurgraveError if there are too many."""
        if self.address_limits.take(network) or self.limit.take():
            raise BurgraveError("server-message-fast")
        logger.warning(
            "page broke",
            extra={
                "part": report.part,
                "kind": report.kind,
                "cause": clean_message(report.message),
                "frames": list(report.frames),
            },
        )


def clean_message(text: str) -> str:
    """Return the message of an error without quoted data and addresses."""
    return clean_text(ADDRESS_PATTERN.sub(HIDDEN, QUOTED_PATTERN.sub(HIDDEN, text)), MESSAGE_LENGTH)
