/** The log as people read it: by round and called character, with what concerns the reader marked. */
import type { LogEntryData } from '../../api';

export interface Line {
  told: LogEntryData;
  key: string;
  icon: string;
  /** a loss or a blow */
  loud: boolean;
  /** something was done to the reader */
  tome: boolean;
  /** told since the reader's last move */
  fresh: boolean;
}

export interface Chapter {
  key: string;
  round: number | null;
  character: string | null;
  /** who has answered; none if nobody has, or not yet */
  seat: number | null;
  unanswered: boolean;
  lines: Line[];
}

const ICONS: [RegExp, string][] = [
  [/^killed/, 'killed'],
  [/thief|robbed/, 'robbed'],
  [/bewitch|witch/, 'bewitched'],
  [/warrant|confiscat/, 'warrant'],
  [/threat|bribed/, 'threat'],
  [/crown/, 'crown'],
  [/destroyed|sacrificed/, 'destroy'],
  [/built|seized|exchanged|replaced|declared/, 'build'],
  [/tower|completed/, 'end'],
  [/^action|wagon|protected/, 'action'],
  [/income/, 'income'],
  [/facedown|hidden$|seen/, 'card'],
  [/cards?-|hand|deck/, 'card'],
  [/gold|tax|paid|refunded|bonus/, 'gold'],
  [/picked|passed|put-away|left/, 'person'],
  [/round-started/, 'sun'],
  [/faceup/, 'close'],
];
const LOUD =
  /^(killed|robbed|bewitched|district-destroyed|district-seized|confiscated|district-exchanged|hands-swapped|card-taken|card-taken-hidden)$/;
/** Who is the one that something is done to, by the name that the event gives the seat. */
const SUFFERING = ['victim', 'owner', 'builder', 'other', 'giver'];

export function iconOfEvent(event: string): string {
  return ICONS.find(([pattern]) => pattern.test(event))?.[1] ?? '';
}

export function concerns(event: Record<string, unknown>, me: number | null): boolean {
  return me !== null && SUFFERING.some((name) => event[name] === me) && event.seat !== me;
}

/** Chapters of the log, oldest first; calls and answers become their headings. */
export function chapters(told: LogEntryData[], me: number | null, since: number): Chapter[] {
  const found: Chapter[] = [];
  const open = (round: number | null, character: string | null) => {
    const chapter = { key: `${found.length}`, round, character, seat: null, unanswered: false, lines: [] } as Chapter;
    found.push(chapter);
    return chapter;
  };
  told.forEach((each, place) => {
    const name = String(each.event.event);
    const last = found.at(-1);
    if (name === 'turn-ended') return;
    if (name === 'called') return void open(null, String(each.event.character));
    if (name === 'revealed' && last?.character === each.event.character) return void (last!.seat = Number(each.event.seat));
    if (name === 'call-unanswered' && last) return void (last.unanswered = true);
    const chapter = name === 'round-started' ? open(Number(each.event.round), null) : (last ?? open(null, null));
    const fresh = since > 0 && each.entry > since;
    chapter.lines.push({
      told: each,
      key: `${each.entry}-${place}`,
      icon: iconOfEvent(name),
      loud: LOUD.test(name),
      tome: concerns(each.event, me),
      fresh,
    });
  });
  return found;
}
