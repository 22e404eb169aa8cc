# What actions, projects and places do, in our own words.

praga-text-action-mines = Either gain 1 gold and advance your gold mines by 1 step, or produce gold: as much as you have gold mines, and the production bonuses you have passed.
praga-text-action-quarry = Either gain 1 stone and advance your quarries by 1 step, or produce stone: as much as you have quarries, and the production bonuses you have passed.
praga-text-action-upgrade = Take an upgrade for free and lay it on its action, turned as you like. It moves you on at the university, by 1 step in era I and by 2 in era II. From now on the action also gives you the bonus of the tile.
praga-text-action-wall = Take a wall, pay for it, gain its reward and lay it at your action board, turned as you like. With the symbol of the Hunger Wall you move sideways there.
praga-text-action-building = Take a building, pay for it and lay it on a free plot. Gain its reward; a plot in the Old Town costs more gold and gives points. With the symbol of the Cathedral you move sideways there.
praga-text-action-road = Move your figure to the next space of the King’s Road and use its effects. Spaces IV and V cost 1 egg each.

praga-text-project-hunger_wall = A row up costs 2 silver windows, a new level also gold and stone. Moves sideways go to the left. At the end you score your row, and your column says what each blue token is worth.
praga-text-project-cathedral = A row up costs 2 silver windows, a new level also gold and stone. Moves sideways go to the right. In the top row you may take a gold bridge tile. At the end you score your row, and your column says what each red token is worth.

praga-text-track-mines = Says how much gold you produce. It has a place for a production token; at its end you may claim a seal.
praga-text-track-quarry = Says how much stone you produce. It has a place for a production token; at its end you may claim a seal.

praga-text-bonus-gold = You can have 9 gold at most.
praga-text-bonus-stone = You can have 9 stone at most.
praga-text-bonus-vp = The player with the most points wins.
praga-text-bonus-tech = Steps on the technology track give technologies of levels I to IV; a step past the end gives points.
praga-text-bonus-university = The further you are at the university, the more points each technology step gives at the end; a step past the end gives points.
praga-text-bonus-mine = Your gold mines advance, without any gold.
praga-text-bonus-quarry = Your quarries advance, without any stone.
praga-text-bonus-silver = Two silver windows pay for a row up. At the end of your turn you may keep 2 windows.
praga-text-bonus-goldwin = Two gold windows, or a gold and a silver one, buy an extra action. At the end of your turn you may keep 2 windows.
praga-text-bonus-egg = Eggs pay for effects of the King’s Road and for the way onto the Charles Bridge; those left at the end score.
praga-text-bonus-red = Scores at the end by your column of the Cathedral.
praga-text-bonus-blue = Scores at the end by your column of the Hunger Wall.
praga-text-bonus-hunger = You move one column to the left on the Hunger Wall. Only the move from a bridge tile may be left out.
praga-text-bonus-cathedral = You move one column to the right on the Cathedral. Only the move from a bridge tile may be left out.
praga-text-bonus-sideways_choice = You move one column sideways on the Hunger Wall or on the Cathedral, as you choose.
praga-text-bonus-special_or_vp = With the action of your action tile you may take the special tile; if you do not, you gain the points.
praga-text-bonus-buy_egg = You may buy 1 egg at this price, at any time of your turn.
praga-text-bonus-choose = You gain exactly one of the rewards.

praga-text-refresh = Once a turn, for 1 gold or 1 stone: put two tiles of a row under their stacks, not both special, and replace them.
praga-text-connection = Where two symbols meet on an edge you gain both; where red or blue corners meet you gain a token for each corner you join.
praga-text-plaza = When the last plot around a plaza is built up, the player with the most cubes there gains both rewards, and every other player with a cube chooses one.
praga-text-extra_action = Once a turn, for 2 gold windows or for a gold and a silver one: perform any action.
