/** What travels when something happens, from where to where. Events name the places; nothing here looks at the page. */

/** `gold:2`, `hand:2`, `deck`, `bank`, `tax`, `shield:2`, `crown:2`, `arch:king`, `answer:king`, `mark:king:killed`, `city:2:castle` */
export type Place = string;

export type Flight =
  | { what: 'coins' | 'backs'; from: Place; to: Place; count: number }
  /** the thing that is at `to` afterwards comes from `from` */
  | { what: 'arrival'; from: Place; to: Place }
  /** the thing that was there cracks and falls */
  | { what: 'fall'; from: Place };

type Told = Record<string, unknown>;

const coins = (from: Place, to: Place, count: unknown): Flight[] =>
  Number(count) > 0 ? [{ what: 'coins', from, to, count: Number(count) }] : [];
const backs = (from: Place, to: Place, count: unknown): Flight[] =>
  Number(count) > 0 ? [{ what: 'backs', from, to, count: Number(count) }] : [];
const arrival = (from: Place, to: Place): Flight => ({ what: 'arrival', from, to });
const gold = (seat: unknown) => `gold:${seat}`;
const hand = (seat: unknown) => `hand:${seat}`;
const city = (seat: unknown, card: unknown) => `city:${seat}:${card}`;
const many = (e: Told) => (Array.isArray(e.cards) ? e.cards.length : (e.count ?? 1));
const fromBank = (e: Told) => coins('bank', gold(e.seat), e.gold);
const fromDeck = (e: Told) => backs('deck', hand(e.seat), many(e));
const toDeck = (e: Told) => backs(hand(e.seat), 'deck', many(e));
const fromOther = (e: Told) => coins(gold(e.giver), gold(e.taker), e.gold);
const cardFromOther = (e: Told) => backs(hand(e.giver), hand(e.taker), 1);
const mark =
  (kind: string) =>
  (e: Told): Flight[] => [arrival(`shield:${e.seat}`, `mark:${e.character}:${kind}`)];

const FLIGHTS: Record<string, (event: Told) => Flight[]> = {
  'gold-gathered': fromBank,
  'gold-gained': fromBank,
  'income-taken': fromBank,
  'bonus-taken': fromBank,
  refunded: fromBank,
  'queen-paid': fromBank,
  robbed: (e) => coins(gold(e.victim), gold(e.thief), e.gold),
  'gold-taken': fromOther,
  'gold-paid': fromOther,
  bribed: (e) => coins(gold(e.victim), gold(e.blackmailer), e.gold),
  'threat-shown': (e) => coins(gold(e.victim), gold(e.blackmailer), e.gold),
  spied: (e) => coins(gold(e.victim), gold(e.spy), e.gold),
  'tax-paid': (e) => coins(gold(e.seat), 'tax', e.gold),
  'tax-collected': (e) => coins('tax', gold(e.seat), e.gold),
  'wagon-used': (e) => coins(gold(e.seat), `shield:${e.owner}`, e.paid),
  'wagon-collected': (e) => coins(`shield:${e.seat}`, gold(e.seat), e.gold),
  beautified: (e) => coins(gold(e.seat), city(e.seat, e.district), e.paid),
  'hand-dealt': fromDeck,
  'hand-dealt-hidden': fromDeck,
  'cards-drawn': fromDeck,
  'cards-drawn-hidden': fromDeck,
  'cards-gained': fromDeck,
  'cards-gained-hidden': fromDeck,
  'cards-returned': toDeck,
  'cards-returned-hidden': toDeck,
  'card-discarded': toDeck,
  'card-discarded-hidden': toDeck,
  'card-taken': cardFromOther,
  'card-taken-hidden': cardFromOther,
  'card-given': cardFromOther,
  'card-given-hidden': cardFromOther,
  'hands-swapped': (e) => [...backs(hand(e.seat), hand(e.other), 3), ...backs(hand(e.other), hand(e.seat), 3)],
  'district-built': (e) => [...coins(gold(e.seat), 'bank', e.paid), arrival(`hand:${e.seat}:${e.district}`, city(e.seat, e.district))],
  'district-destroyed': (e) => [...coins(gold(e.destroyer), 'bank', e.paid), { what: 'fall', from: city(e.owner, e.district) }],
  'district-sacrificed': (e) => [{ what: 'fall', from: city(e.seat, e.district) }],
  'district-replaced': (e) => [{ what: 'fall', from: city(e.seat, e.old) }, arrival(hand(e.seat), city(e.seat, e.new))],
  'district-seized': (e) => [
    ...coins(gold(e.marshal), gold(e.owner), e.paid),
    arrival(city(e.owner, e.district), city(e.marshal, e.district)),
  ],
  'district-exchanged': (e) => [
    arrival(city(e.seat, e.given), city(e.other, e.given)),
    arrival(city(e.other, e.received), city(e.seat, e.received)),
  ],
  confiscated: (e) => [arrival(hand(e.builder), city(e.magistrate, e.district))],
  'district-recovered': (e) => backs('deck', hand(e.seat), 1),
  'crown-taken': (e) => [arrival(`shield:${e.giver}`, `crown:${e.taker}`)],
  revealed: (e) => [arrival(`shield:${e.seat}`, `answer:${e.character}`)],
  killed: mark('killed'),
  'thief-named': mark('robbed'),
  bewitched: mark('bewitched'),
  'warrants-placed': (e) => [e.first, e.second, e.third].map((id) => arrival(`shield:${e.seat}`, `mark:${id}:warrant`)),
  'threats-placed': (e) => [e.first, e.second].map((id) => arrival(`shield:${e.seat}`, `mark:${id}:threat`)),
};

export function flightsOf(event: Told): Flight[] {
  return FLIGHTS[String(event.event)]?.(event) ?? [];
}
