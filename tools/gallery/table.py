"""The table in its states."""

from tools.gallery.stage import Stage, scene


@scene
def draft(at: Stage) -> None:
    at.go("")
    at.page.locator(".playnow").click()
    at.page.locator(".decision").wait_for()
