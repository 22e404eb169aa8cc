"""What a person gave and nobody can use."""


class Wrong(Exception):
    """Something a person gave that cannot be used: a key for the sentence, and its arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.given: dict[str, object] = dict(args)

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{k}={v}" for k, v in self.given.items())])
