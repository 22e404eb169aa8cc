/** The drawing of a part with everything that can be changed on it. */
import type { FilePartData } from '../../../../app/api/types';
import {
  actionBoardPart,
  actionTiles,
  bridgePlace,
  craneFrame,
  craneOrder,
  cranePositions,
  craneSectors,
  craneStart,
  playerStart,
  productionTrack,
  roadSpace,
  roadTilePiece,
  scoringTable,
  technologyTrack,
  universityTrack,
  wealthBonuses,
} from './boards';
import type { Editable, EditedPart } from './fields';
import { type JsonObject, object, valueAt } from './json';
import { cityMap } from './map';
import { columnMultipliers, levelPrices, projectSets, rowPoints } from './projects';
import { bridgeTilePiece, hexTile, plazaPiece, sealPiece, technologyPiece, tokenPiece } from './tiles';

type Maker = (part: EditedPart) => Editable;

/** By where a part is in the file: of a list without the number, of another part with its mark. */
const MAKERS: Record<string, Maker> = {
  upgrades: hexTile,
  walls: hexTile,
  buildings: hexTile,
  technologies: technologyPiece,
  production_tokens: tokenPiece,
  plazas: plazaPiece,
  'kings_road.spaces': roadSpace,
  'kings_road.alternative_tiles': roadTilePiece,
  'bridge.places': bridgePlace,
  'bridge.tiles': bridgeTilePiece,
  seals: sealPiece,
  'wheel positions_prov': cranePositions,
  'wheel sectors_prov': craneSectors,
  'wheel start_prov': craneStart,
  'wheel frame_prov': craneFrame,
  'wheel recommended_prov': craneOrder,
  'action_tiles prov': actionTiles,
  'board prov': cityMap,
  'projects level_cost_prov': levelPrices,
  'projects column_prov': columnMultipliers,
  'projects row_vp_prov': rowPoints,
  'projects.hunger_wall prov': projectSets,
  'projects.cathedral prov': projectSets,
  'egg_scoring prov': scoringTable,
  'wall_scoring prov': scoringTable,
  'player_board start_prov': playerStart,
  'player_board.mines prov': productionTrack,
  'player_board.quarry prov': productionTrack,
  'player_board.technology prov': technologyTrack,
  'player_board.university prov': universityTrack,
  'player_board wealth_prov': wealthBonuses,
  'action_board prov': actionBoardPart,
};
const NOTHING: Maker = () => ({ picture: null, spots: [] });

/** What a part is: `walls`, or `wheel sectors_prov`. */
export function kindOf({ path, mark }: FilePartData): string {
  const isItem = typeof path.at(-1) === 'number';
  return isItem ? path.slice(0, -1).join('.') : `${path.join('.')} ${mark}`;
}

export function editable(part: FilePartData, file: JsonObject): Editable {
  const entry = object(valueAt(file, part.path));
  return (MAKERS[kindOf(part)] ?? NOTHING)({ part, entry, file });
}

/** Whether a part is one of many small pieces, which are shown side by side. */
export const isPiece = ({ path }: FilePartData): boolean => typeof path.at(-1) === 'number';
