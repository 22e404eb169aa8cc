// Which silhouette stands for a card, how it stands, and where its foot is.
import { n1 } from './dice.js';
import { OWN, path } from './silhouettes.js';

// What stands in the scene: icon, how it stands, size, and what surrounds it.
//  stand: a building on its hill · water: on the quay · room: a thing on a table by the window · sign: hangs from a bracket
export const DISTRICTS = {
  manor: ['medieval-village-01', 'stand', 138], castle: ['qaitbay-citadel', 'stand', 156], palace: ['palace', 'stand', 164],
  temple: ['greek-temple', 'stand', 132], church: ['church', 'stand', 140], monastery: ['monastery', 'stand', 152], cathedral: ['cathedral', 'stand', 176],
  watchtower: ['watchtower', 'stand', 156], prison: ['prisoner', 'cell', 128], barracks: ['medieval-barracks', 'stand', 148], fortress: ['hill-fort', 'stand', 168],
  tavern: ['tavern-sign', 'sign', 150], market: ['market', 'stand', 140], trading_post: ['wood-cabin', 'stand', 140], docks: ['small-fishing-sailboat', 'water', 150],
  harbor: ['harbor-dock', 'water', 158], town_hall: ['clock-tower', 'stand', 176],
  armory: ['battle-gear', 'room', 126], basilica: ['byzantin-temple', 'stand', 150], capitol: ['capitol', 'stand', 152], dragon_gate: ['dragon-head', 'gate', 132],
  factory: ['factory', 'stand', 150], framework: ['framework', 'stand', 158], gold_mine: ['gold-mine', 'stand', 142], great_wall: ['defensive-wall', 'wall', 150],
  haunted_quarter: ['spooky-house', 'stand', 158], imperial_treasury: ['open-treasure-chest', 'room', 126], ivory_tower: ['white-tower', 'stand', 168],
  keep: ['guarded-tower', 'stand', 158], laboratory: ['round-bottom-flask', 'room', 122], library: ['bookshelf', 'room', 128], map_room: ['treasure-map', 'room', 122],
  monument: ['obelisk', 'stand', 172], museum: ['painted-pottery', 'room', 122], necropolis: ['crypt-entrance', 'stand', 146], observatory: ['observatory', 'stand', 150],
  park: ['fruit-tree', 'grove', 152], poor_house: ['bread', 'room', 124], quarry: ['stone-block', 'rocks', 118], school_of_magic: ['spell-book', 'room', 124],
  secret_vault: ['locked-chest', 'room', 118], smithy: ['anvil-impact', 'room', 124], stables: ['stable', 'stand', 142], statue: ['stone-bust', 'stand', 148],
  theater: ['drama-masks', 'stage', 124], thieves_den: ['cave-entrance', 'rocks', 150], wishing_well: ['well', 'stand', 132],
  bell_tower: ['ringing-bell', 'belfry', 118], graveyard: ['graveyard', 'stand', 132], hospital: ['hospital-cross', 'room', 96], lighthouse: ['lighthouse', 'water', 170],
  throne_room: ['stone-throne', 'room', 138], university: ['graduate-cap', 'room', 122],
  acrobat: ['acrobatic', 'ring', 122], director: ['top-hat', 'ring', 116], cash_wagon: ['old-wagon', 'ring', 132], living_cannonball: ['human-cannonball', 'ring', 132],
  rasputin: ['beard', 'ring', 118], fortune_teller: ['tarot-10-wheel-of-fortune', 'ring', 128], big_top: ['medieval-pavilion', 'ring', 142]
};

// where the foot of an icon lies in its 512 grid, if not at 496
const BASE = { 'small-fishing-sailboat': 470, 'harbor-dock': 480, 'round-bottom-flask': 492, 'treasure-map': 480, bread: 420, 'spell-book': 470, 'locked-chest': 470, 'open-treasure-chest': 492, 'anvil-impact': 440,
  'drama-masks': 440, 'ringing-bell': 440, 'graduate-cap': 410, 'hospital-cross': 480, 'dragon-head': 490, 'stone-block': 470, well: 490, 'battle-gear': 480, bookshelf: 480, 'painted-pottery': 490, 'old-wagon': 440, 'top-hat': 430, beard: 470, acrobatic: 470, 'human-cannonball': 490, greek: 470,
  'medieval-barracks': 470, stable: 480, factory: 480, 'fruit-tree': 490, 'defensive-wall': 480, 'tavern-sign': 470, prisoner: 496, 'wood-cabin': 470, 'cave-entrance': 480, 'gold-mine': 480, palace: 508, monastery: 506, capitol: 450, 'greek-temple': 470, 'tarot-10-wheel-of-fortune': 490, 'medieval-pavilion': 470 };

export function figure(id, name, size, cx, foot, p, tilt) {
  const s = size / 512, d = path(name), own = OWN[name] ? ' fill-rule="evenodd"' : '';
  const b = BASE[name] || 496, x = cx - size / 2, y = foot - b * s;
  const turn = tilt ? ` rotate(${tilt} 256 256)` : '';
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${s.toFixed(4)})${turn}"><path${own} d="${d}" fill="#12081f" opacity=".25" transform="translate(14 8)"/><path${own} d="${d}" fill="url(#g${id})"/></g>`;
}
