"""Whether a sentence can be shown to people."""


def is_finished(sentence: str) -> bool:
    """Not empty, nothing left to fill in, no stray spaces."""
    return sentence != "" and not set("{}$") & set(sentence) and sentence == " ".join(sentence.split())
