// Which palette a card is painted with; all that are not named here are unique.
const TYPES = {
  noble: ['manor', 'castle', 'palace'],
  religious: ['temple', 'church', 'monastery', 'cathedral'],
  trade: ['tavern', 'market', 'trading_post', 'docks', 'harbor', 'town_hall'],
  military: ['watchtower', 'prison', 'barracks', 'fortress'],
  action: ['acrobat', 'director', 'cash_wagon', 'living_cannonball', 'rasputin', 'fortune_teller', 'big_top'],
};

export const typeOf = (id) => Object.keys(TYPES).find((type) => TYPES[type].includes(id)) ?? 'unique';
