/** What can be looked up about a game, fetched once for every language and edition. */
import type { ReferenceData, PieceData } from '../api';
import { library } from './api';
import { language } from './words.svelte';

export class Library {
  private readonly known = new Map<string, PieceData>();

  constructor(readonly data: ReferenceData) {
    for (const piece of [...data.pieces, ...data.terms]) this.known.set(`${piece.vocabulary} ${piece.id}`, piece);
  }

  piece(vocabulary: string, id: string): PieceData | undefined {
    return this.known.get(`${vocabulary} ${id}`);
  }

  name(vocabulary: string, id: string): string {
    return this.data.names[vocabulary]?.[id] ?? this.piece(vocabulary, id)?.name ?? id;
  }

  /** A number or a word that is printed on a piece. */
  fact<T>(vocabulary: string, id: string, fact: string): T | undefined {
    return this.piece(vocabulary, id)?.printed[fact] as T | undefined;
  }
}

const shelf = $state<Record<string, Library>>({});
const asked = new Set<string>();

/** The library of a game with one edition's names, in the language of the page; nothing until it has come. */
export function libraryOf(game: string, edition: string): Library | undefined {
  const wanted = language();
  const key = `${game} ${edition} ${wanted}`;
  if (!asked.has(key)) {
    asked.add(key);
    library(game, edition, wanted).then(
      (data) => (shelf[key] = new Library(data)),
      () => asked.delete(key),
    );
  }
  return shelf[key];
}
