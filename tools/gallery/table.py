"""Scenes of Citadels. Each begins as the case of its name in `scenes/citadels.yaml`."""

from tools.gallery.stage import Stage, scene

WIDE = "#decision.is-wide"


@scene
def draft(at: Stage) -> None:
    at.open("draft", wanted="#decision.is-draft")


@scene
def turn(at: Stage) -> None:
    at.open("turn", wanted=WIDE)


@scene
def turn_in_deluxe(at: Stage) -> None:
    at.open("turn-in-deluxe", wanted=WIDE)


@scene
def turn_of_eight(at: Stage) -> None:
    at.open("turn-of-eight", wanted=WIDE)


@scene
def turn_of_two(at: Stage) -> None:
    at.open("turn-of-two", wanted=WIDE)


@scene
def keep(at: Stage) -> None:
    at.open("keep", wanted="#decision.is-keep")


@scene
def target(at: Stage) -> None:
    at.open("target", wanted="#decision[data-pattern=target]")


@scene
def reaction(at: Stage) -> None:
    at.open("reaction", wanted="#decision.is-react")


@scene
def waiting(at: Stage) -> None:
    """Show a page that waits: another person has a seat and does not decide."""
    at.open("waiting", people=[0, 1], wanted="#decision.is-wait")


@scene
def in_a_list(at: Stage) -> None:
    at.open("draft", wanted="main ol li", list=True)


@scene
def menu(at: Stage) -> None:
    at.open("turn", wanted=WIDE)
    at.page.locator(".topbar button[aria-expanded]").last.click()
    at.page.locator(".menu").wait_for()


@scene
def end(at: Stage) -> None:
    at.open("end", wanted=".end")
