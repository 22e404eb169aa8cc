/** Places on the table of Praga, in the words of the server. */
import type { PragaPlaceData } from '../../app/api/types';

type Fields<Kind extends PragaPlaceData['kind']> = Omit<Extract<PragaPlaceData, { kind: Kind }>, 'kind'>;
/** Ids that the state data has are texts; here they are what the server declares. */
type Loose<T> = { [Name in keyof T]: T[Name] extends number | undefined ? T[Name] : string };

export function pragaPlace<Kind extends PragaPlaceData['kind']>(
  kind: Kind,
  fields: Loose<Fields<Kind>>,
): PragaPlaceData {
  return { kind, ...fields } as unknown as PragaPlaceData;
}
