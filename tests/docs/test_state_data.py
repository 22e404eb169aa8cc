"""The page about state data is made from its types and is up to date."""

from tools.state_data_page import PAGE, make_page


def test_the_page_about_state_data_says_what_the_types_say():
    assert PAGE.read_text(encoding="utf-8") == make_page(), "run: python tools/state_data_page.py"
