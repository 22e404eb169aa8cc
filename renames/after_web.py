"""What neither a row nor the language service can say about the browser client: run once, after tools/rename_web.py.

    python renames/after_web.py ROOT
"""

import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
WEB = ROOT / "web"
missing: list[str] = []


def edit(path: str, *changes: tuple[str, str]) -> None:
    file = WEB / path
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        if old not in text and new not in text:
            missing.append(f"{path}: {old!r}")
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def sub(files: list[Path], pattern: str, new: str) -> None:
    for file in files:
        text = file.read_text(encoding="utf-8")
        out = re.sub(pattern, new, text)
        if out != text:
            file.write_text(out, encoding="utf-8")


# -- message names and addresses

edit(
    "src/lib/connection.ts",
    ("{ hint: 'hint', reissue: 'link' }", "{ hint: 'hint', 'new-link': 'seat-link' }"),
    ("?? 'done'", "?? 'ok'"),
    ("asked.tells !== 'done'", "asked.tells !== 'ok'"),
    ("// `moved` is said", "// `rematch-seat` is said"),
)
edit("src/lib/api.ts", ("/check`", "/check-options`"), ("/library`", "/reference`"), ("('mine'", "('my-tables'"))
edit("tests/connection.test.ts", ("toEqual(['sit'])", "toEqual(['hello'])"))
edit("tests/table.test.ts", ("[['now', 7]]", "[['update', 7]]"))
fakes = [WEB / "tests" / name for name in ("table.test.ts", "connection.test.ts", "table/clicks.test.ts")]
for old, new in (
    (r"\byours: ", "your_decision: "), (r"\bfacts: \{", "state: {"), (r"\bstanding: ", "auto_answers: "), (r"\bundo: (true|false)", r"can_undo: \1"),
    (r"\bsight: sight\(", "view: sight("), (r"\btold: (\[|told)", r"log: \1"), (r"\bsince: (\d)", r"last_own_entry: \1"), (r"\bkept: (\d)", r"log_truncate_at: \1"),
    (r"\bwhy: '", "reason: '"), (r"\bback: (null|\d)", r"retry_after: \1"), (r"\bmistakes: \[\{ key: ('\w+'), sentence: ", r"errors: [{ code: \1, message: "),
    (r"\bhave: \{", "resume: {"), (r"\.have\b", ".resume"), (r"type: 'moved'", "type: 'rematch-seat'"),
):
    sub(fakes, old, new)

# -- fields that only a name in a string or an untyped object knows

edit("src/pages/Home.svelte", ("plays: 'bot'", "player: 'bot'"))
edit("src/praga/model/placing.ts", ("'changes' | 'rows' |", "'changes' | 'gains' |"))
edit("tests/praga/placing.test.ts", ("label: [], brings", "label: [], amounts: brings"))

# -- themes: light and dark

code = [f for f in (WEB / "src").rglob("*") if f.suffix in (".ts", ".svelte")]
sub(code, r"\bsettings\.night\b", "settings.isDark")
sub([f for f in code if f.name != "Skyline.svelte"], r"settings\.isDark \? 'night' : 'day'", "settings.isDark ? 'dark' : 'light'")
sub(code, r"settings\.isDark \? 'day' : 'night'", "settings.isDark ? 'light' : 'dark'")
sub(code, r"checked \? 'night' : 'day'", "checked ? 'dark' : 'light'")
sub(list((WEB / "src").rglob("*.css")), r'\[data-theme="night"\]', '[data-theme="dark"]')
edit("src/styles/tokens.css", ('Day is the default; `data-theme="night"`', 'Light is the default; `data-theme="dark"`'))
edit("src/pages/Settings.svelte", ("{ id: 'day',", "{ id: 'light',"), ("{ id: 'night',", "{ id: 'dark',"))
edit(
    "src/lib/settings.svelte.ts",
    ("theme: 'system' | 'day' | 'night';", "theme: 'system' | 'light' | 'dark';"),
    ("...kept<Partial<Choices>>('settings', {}) }", "...storedChoices() }"),
    (
        "class Settings {\n",
        "const THEMES = { day: 'light', night: 'dark' } as const;\n\n"
        "/** The stored choices; release 0.1 called the themes day and night. */\n"
        "function storedChoices(): Partial<Choices> {\n"
        "  const { theme, ...others } = kept<Partial<Omit<Choices, 'theme'>> & { theme?: Choices['theme'] | keyof typeof THEMES }>('settings', {});\n"
        "  if (theme === undefined) return others;\n"
        "  return { ...others, theme: theme === 'day' || theme === 'night' ? THEMES[theme] : theme };\n"
        "}\n\nclass Settings {\n",
    ),
    ("  get night(): boolean {\n    return this.choices.theme === 'system' ? this.dark : this.choices.theme === 'night';", "  get isDark(): boolean {\n    return this.choices.theme === 'system' ? this.dark : this.choices.theme === 'dark';"),
)

# -- the table that somebody is about to make

draft = WEB / "src/lib/draft.svelte.ts"
text = draft.read_text(encoding="utf-8")
text = re.sub(r"\bmanners\b", "settings", text)
text = text.replace("settings: settings", "settings").replace("`draft-${game.id}`", "`new-table-${game.id}`")
text = text.replace("...kept<Partial<Choices>>(`draft-${game}`, {}) });", "...storedChoices(game) });")
text = text.replace(
    "export class Draft {\n",
    """/** Choices of release 0.1, in its words. */
interface OldChoices {
  options?: Record<string, unknown>;
  cast?: CastMode;
  seats?: { plays: NewSeat['player']; level?: string }[];
  manners?: Omit<TableSettings, 'takeover_seconds' | 'takeover_level'> & { stand_in?: number | null; stand_in_level?: string };
}

/** What was chosen for the last table of this game: `new-table-GAME`, or `draft-GAME` of release 0.1. */
function storedChoices(game: string): Partial<Choices> {
  const found = kept<Partial<Choices> | null>(`new-table-${game}`, null);
  if (found) return found;
  const { seats, manners, ...others } = kept<OldChoices>(`draft-${game}`, {});
  const choices: Partial<Choices> = others;
  if (seats) choices.seats = seats.map(({ plays, ...more }) => ({ player: plays, ...more }));
  if (manners) {
    const { stand_in = null, stand_in_level = '', ...more } = manners;
    choices.settings = { ...more, takeover_seconds: stand_in, takeover_level: stand_in_level };
  }
  return choices;
}

export class Draft {
""",
)
draft.write_text(text, encoding="utf-8")
edit("src/pages/NewTable.svelte", ("bind:manners={draft.choices.manners}", "bind:settings={draft.choices.settings}"))
pick = WEB / "src/parts/new/MannersPick.svelte"
pick.write_text(re.sub(r"\bmanners\b(?!-)", "settings", pick.read_text(encoding="utf-8")), encoding="utf-8")

(WEB / "tests" / "stored.test.ts").write_text(
    """/** What release 0.1 kept in the browser is still read. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it.each([
  ['day', 'light'],
  ['night', 'dark'],
  ['system', 'system'],
  ['dark', 'dark'],
])('the theme %s is %s', async (kept, theme) => {
  localStorage.setItem('burgrave.settings', JSON.stringify({ theme: kept, name: 'Host' }));
  const { settings } = await import('../src/lib/settings.svelte');
  expect([settings.all.theme, settings.all.name]).toEqual([theme, 'Host']);
});

it('a table that was being made keeps its seats and settings', async () => {
  const old = {
    options: { edition: '2016' },
    cast: 'preset',
    seats: [{ plays: 'you' }, { plays: 'bot', level: 'master' }],
    manners: { listed: true, clock: { seconds: 60 }, stand_in: 3600, reaction_seconds: 4 },
  };
  localStorage.setItem('burgrave.draft-citadels', JSON.stringify(old));
  const { Draft } = await import('../src/lib/draft.svelte');
  const { choices } = new Draft('citadels');
  expect(choices.seats).toEqual([{ player: 'you' }, { player: 'bot', level: 'master' }]);
  expect(choices.settings).toEqual({ listed: true, clock: { seconds: 60 }, takeover_seconds: 3600, takeover_level: '', reaction_seconds: 4 });
});

it('what is kept now comes first', async () => {
  localStorage.setItem('burgrave.draft-praga', JSON.stringify({ seats: [{ plays: 'you' }] }));
  localStorage.setItem('burgrave.new-table-praga', JSON.stringify({ seats: [{ player: 'you' }, { player: 'bot' }] }));
  const { Draft } = await import('../src/lib/draft.svelte');
  expect(new Draft('praga').choices.seats).toEqual([{ player: 'you' }, { player: 'bot' }]);
});
""",
    encoding="utf-8",
)

for line in missing:
    print("not found:", line)
sys.exit(1 if missing else 0)
