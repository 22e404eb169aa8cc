# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

praga-ruling-dec-1 = Windows, eggs and bonus tokens never run out.
praga-ruling-dec-2 = The Hunger Wall and the Cathedral have one whole set each: base, A or B.
praga-ruling-dec-3 = Buildings that stand from the start belong to nobody and give nothing; but they count for their plaza, and their blue corners connect.
praga-ruling-dec-4 = The active player takes the rewards of a plaza first, the others follow clockwise, all within this turn.
praga-ruling-dec-5 = You choose your technology at once, before the game continues.
praga-ruling-dec-6 = You may take any action tile and end your turn without its action only if no action tile has an action that you can perform.
praga-ruling-dec-7 = At the end of your turn you automatically get everything that is free and leaves no choice. What has a price and was not used is lost.
praga-ruling-dec-8 = With the 5-point token an action tile gives exactly 5 points; in the red zone you still pay its price. If two tiles with the token wait, each gives 5 points.
praga-ruling-dec-9 = At the end of a track the action gives only the gold or the stone; further steps are lost.
praga-ruling-dec-10 = If a stack is empty, the place stays empty. A row can be refreshed only if it has two normal tiles, or a normal and the special one.
praga-ruling-dec-11 = A wall always touches your action board: there are twelve places.
praga-ruling-dec-12 = Two corner symbols that meet pay only once; those of a tile laid on top are new again.
praga-ruling-dec-13 = Covered upgrades count wherever upgrades are counted.
praga-ruling-dec-14 = Without a free cube you may build, but you gain no influence.
praga-ruling-dec-15 = In a tie at a plaza the printed costs of the buildings with your cubes are compared; a building without a cube counts for nobody.
praga-ruling-dec-16 = Around a plaza without a tile you build as anywhere else, but it gives no rewards.
praga-ruling-dec-17 = A row up is paid with silver windows only; gold ones do not replace them.
praga-ruling-dec-18 = It works in your own turns only, from your next one on; in the turns of others and in the final scoring it gives nothing.
praga-ruling-dec-19 = Once means once in each of your turns; in the turns of others it gives nothing.
praga-ruling-dec-20 = You put a free cube on a seal; if you have none, use the marker at the end of the track.
praga-ruling-dec-21 = If you have several seals of this kind, your gold and stone, each used once, are spent to give the most points.
praga-ruling-dec-22 = What you gain in the final scoring counts, but triggers nothing: no technology, no wealth bonus, no production token, no seal.
praga-ruling-dec-23 = Only facedown stacks and the tiles that a player is choosing from are hidden; everyone sees the rest.
praga-ruling-dec-24 = If its action is impossible, the rest of the technology still counts. You cannot use a technology that would give nothing at all.
praga-ruling-dec-25 = The bonus of an upgrade comes after you have paid, so it cannot pay for the same action.
praga-ruling-dec-26 = Several eggs at once give the bonus for each of them.
