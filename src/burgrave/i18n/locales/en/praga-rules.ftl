# The goal and the course of the game on a page, and words that people look up.

praga-rules-1 = Goal: score the most points for building Prague, the town of King Charles IV. Each player has 16 turns.
praga-rules-2 = In a turn you take one action tile from the action crane and perform one of the two actions on it. A tile in the red zone costs gold, a tile in the blue zone gives points, and its sector gives a bonus. At the end of the turn the crane turns and the tile goes back to the start, where it is expensive.
praga-rules-3 = Gold mines and quarries: either 1 gold (stone) and one more mine (quarry), or as much gold (stone) as you have mines (quarries), with all bonuses of the track.
praga-rules-4 = Upgrade: lay a free tile on one of your actions; from now on it pays each time you perform that action, and the university moves up. Wall: pay for a tile and lay it around your action board; edges and red corners that meet give bonuses and red tokens. Building: pay for a tile and lay it in the city; blue corners that meet give blue tokens.
praga-rules-5 = A cube on a building is influence on its plaza. When all plots of a plaza are built up, the player with the most influence gets both rewards; other players with influence get one of them.
praga-rules-6 = King’s Road: move one space; eggs improve its effects and pay for the way onto Charles Bridge.
praga-rules-7 = 2 silver windows take you up a row on the Hunger Wall or the Cathedral; 2 gold windows, or 1 gold and 1 silver window, buy an extra action once a turn. You can keep only 2 windows. Walls and buildings with a symbol move you sideways there.
praga-rules-8 = The game ends when the turn counter reaches the hourglass. Then score: the lower rewards of open plazas where you have influence, technology steps by the university, rows of both projects, blue tokens by the column on the Hunger Wall, red ones by that on the Cathedral, walls (3 walls bring 4 points, 4 or 5 walls 10, 6 or more 18), gold bridge tiles, seals and eggs.
praga-rules-9 = Most values on Praga’s tiles are our own reconstruction, because the rulebook shows only some of them; to play with the printed ones, start Burgrave with “--components FILE” (see “docs/praga-data.md”).

## Words

praga-text-term-crane = The wheel with the action tiles. In your turn you take one tile. Its place says what it costs or gives, its sector which bonus it gives.
praga-text-term-action_tile = Shows two actions. You perform one of them.
praga-text-term-red_zone = Here a tile costs gold.
praga-text-term-blue_zone = Here a tile gives points.
praga-text-term-five_points = Placed on a tile that nobody took in time. The player who takes the tile gains 5 points.
praga-text-term-gold = Pays for tiles, tiles of the red zone and plots. You can have 9.
praga-text-term-stone = Pays for walls and buildings. You can have 9.
praga-text-term-points = The player with the most points wins.
praga-text-term-egg = Improves effects of the King’s Road and pays for entering spaces IV and V. The eggs that are left score: 2 give 3 points, 3 give 6, 4 or more give 10.
praga-text-term-window = At the end of your turn you keep 2 windows at most, silver and gold together.
praga-text-term-silver_window = 2 of them take you up a row on the Hunger Wall or the Cathedral.
praga-text-term-gold_window = 2 of them, or 1 with a silver one, buy an extra action once a turn.
praga-text-term-red_token = Worth as many points as your column on the Cathedral says. They come from red corners that meet.
praga-text-term-blue_token = Worth as many points as your column on the Hunger Wall says. They come from blue corners that meet.
praga-text-term-cube = Placed on a building as influence, or on a seal. You have only a few.
praga-text-term-action_mines = Take 1 gold and one more mine, or produce: as much gold as you have mines, with the bonuses of the track.
praga-text-term-action_quarry = Take 1 stone and one more quarry, or produce: as much stone as you have quarries, with the bonuses of the track.
praga-text-term-action_upgrade = Lay an upgrade, free of charge, on the action that it shows. It pays each time you perform that action. The university moves up by 1, in era II by 2.
praga-text-term-action_wall = Pay for a wall, gain its reward and lay it around your action board. Edges and corners that meet give more; the symbol of the Hunger Wall moves you sideways there.
praga-text-term-action_building = Pay for a building and its plot, gain the reward and lay it in the city. Blue corners that meet give tokens; the symbol of the Cathedral moves you sideways there.
praga-text-term-action_road = Move one space on the King’s Road and use its effect; with an egg also the second one.
praga-text-term-extra_action = Any of the six actions, bought once a turn with 2 gold windows or 1 gold and 1 silver window.
praga-text-term-special_tile = The fourth tile of a row: only with the main action, and only if the sector of the action tile allows it.
praga-text-term-refresh = Once a turn: pay 1 gold or 1 stone and replace 2 tiles of one row.
praga-text-term-plaza = When all plots around it are built up, the player with the most influence gains both rewards; other players with influence gain one of them. At the end an open plaza gives its lower reward.
praga-text-term-influence = Your cubes on buildings around a plaza.
praga-text-term-plot = A place for a building. It may cost more, or give points in the Old Town.
praga-text-term-technology = Steps 2, 3, 5 and 6 give you tiles: draw three, keep one. At the end every step scores by the university.
praga-text-term-university = Says how many points each technology step is worth at the end: 0 to 3.
praga-text-term-hunger_wall = Climb rows with silver windows, move sideways with walls. Rows score, and the column says what blue tokens are worth.
praga-text-term-cathedral = Climb rows with silver windows, move sideways with buildings. Rows score, and the column says what red tokens are worth.
praga-text-term-kings_road = Five spaces. Entering IV and V costs an egg each and leads onto Charles Bridge.
praga-text-term-bridge = Five places for tiles. Space IV of the road gives a silver tile, space V a gold one that scores at the end.
praga-text-term-seal = Claimed with a full track of mines or quarries: it scores at the end.
praga-text-term-production_token = Taken from the river at 5 mines or 4 quarries: a bonus each time you produce there.
praga-text-term-wealth_bonus = Once each: for 6 gold, for 6 stone, for 9 of either.
praga-text-term-era = In the middle of the game all tiles on offer are replaced by those of era II.
praga-text-term-mines = { praga-text-term-action_mines }
praga-text-term-quarry = { praga-text-term-action_quarry }
praga-text-term-upgrade = { praga-text-term-action_upgrade }
praga-text-term-wall = { praga-text-term-action_wall }
praga-text-term-building = { praga-text-term-action_building }
praga-text-term-green_zone = Taking a tile here is free and gives no points.
praga-text-term-blocked_sector = No action tile lies in this sector. After each turn the crane turns, and the used tile returns to the start of the red zone.
praga-text-term-wheel_bonus = The bonus that lies in the sector of the tile that you take. You may use it at any time in your turn.
praga-text-term-turn_counter = The counter moves each time the crane has turned far enough. At the hourglass the game ends.

## Playing alone

praga-text-term-solo = More than 140 points is a good result against the simple opponent.
praga-text-term-opponent = After each of your turns it takes the oldest action tile, and does nothing else.
praga-text-term-parler = After each of your turns one of his five cards says what Parler does, and which action tile he takes. He scores nothing, but he takes tiles away and competes for your plazas.
praga-text-term-pawn = Parler builds at the plaza where his pawn stands. Then the pawn moves clockwise: one plaza for each gold and stone that the building costs.
praga-text-term-pointer = The tile of the row that Parler builds or removes next. Then it is the turn of the tile to its right.
praga-text-term-parler_card_1 = Parler builds the marked building and takes the oldest action tile.
praga-text-term-parler_card_2 = Parler removes the marked wall, moves up 1 on the quarries, and takes the oldest action tile.
praga-text-term-parler_card_3 = Parler moves up 1 on the track on which you are further, mines or quarries (on both if they are equal), and takes the oldest action tile.
praga-text-term-parler_card_4 = Parler builds the marked building and takes the second-oldest action tile.
praga-text-term-parler_card_5 = Parler removes the marked upgrade, moves up 1 on the gold mines, and takes the third-oldest action tile.
