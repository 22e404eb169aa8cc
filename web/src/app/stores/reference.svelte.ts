/** What can be looked up about a game, fetched once for every language and edition. */
import type { ReferenceData, PieceData } from '../api/types';
import { reference } from '../api/http';
import { language } from '../i18n/i18n.svelte';

export class Reference {
  private readonly known = new Map<string, PieceData>();

  constructor(readonly data: ReferenceData) {
    for (const piece of [...data.pieces, ...data.terms])
      this.known.set(`${piece.vocabulary} ${piece.id}`, piece);
  }

  piece(vocabulary: string, id: string): PieceData | undefined {
    return this.known.get(`${vocabulary} ${id}`);
  }

  name(vocabulary: string, id: string): string {
    return this.data.names[vocabulary]?.[id] ?? this.piece(vocabulary, id)?.name ?? id;
  }

  /** A number or a word that is printed on a piece. */
  printed<T>(vocabulary: string, id: string, name: string): T | undefined {
    return this.piece(vocabulary, id)?.printed[name] as T | undefined;
  }
}

const references = $state<Record<string, Reference>>({});
const asked = new Set<string>();

/** The reference of a game with one edition's names, in the language of the page; nothing until it has come. */
export function referenceOf(game: string, edition: string): Reference | undefined {
  const wanted = language();
  const key = `${game} ${edition} ${wanted}`;
  if (!asked.has(key)) {
    asked.add(key);
    reference(game, edition, wanted).then(
      (data) => (references[key] = new Reference(data)),
      () => asked.delete(key),
    );
  }
  return references[key];
}
