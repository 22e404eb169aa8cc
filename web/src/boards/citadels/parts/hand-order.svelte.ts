/** The order of the own hand: as the person has arranged it, what is new at the end. */
import { save, load } from '../../../app/stores/storage';

export interface Held {
  id: string;
  key: string;
  fresh: boolean;
}

/** Keep what is still there in its order; what is new comes last. */
export function arranged(before: Held[], hand: string[]): Held[] {
  const left = [...hand];
  const stays = before.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const fresh = before.length > 0;
  return [...stays, ...left.map((id) => ({ id, key: '', fresh }))].map((held, i, all) => ({
    ...held,
    key: `${held.id}-${all.slice(0, i).filter((other) => other.id === held.id).length}`,
  }));
}

export function moved(held: Held[], from: number, to: number): Held[] {
  const next = held.toSpliced(from, 1);
  return next.toSpliced(to, 0, held[from]!);
}

export class HandOrder {
  cards = $state.raw<Held[]>([]);

  /** Without a key the hand has the order of the game: in a replay nothing is arranged. */
  constructor(private readonly key: string | null) {
    if (key !== null) this.cards = arranged([], load<string[]>(key, []));
  }

  follow(hand: string[]): void {
    this.set(arranged(this.key === null ? [] : this.cards, hand));
  }

  move(from: number, to: number): void {
    if (to >= 0 && to < this.cards.length)
      this.set(
        arranged(
          moved(this.cards, from, to),
          this.cards.map(({ id }) => id),
        ),
      );
  }

  sort(by: (id: string) => [string, number]): void {
    const sorted = this.cards.toSorted((a, b) => {
      const [[typeA, costA], [typeB, costB]] = [by(a.id), by(b.id)];
      return typeA.localeCompare(typeB) || costA - costB || a.id.localeCompare(b.id);
    });
    this.set(sorted.map((held) => ({ ...held, fresh: false })));
  }

  seen(): void {
    if (this.cards.some(({ fresh }) => fresh))
      this.cards = this.cards.map((held) => ({ ...held, fresh: false }));
  }

  private set(cards: Held[]): void {
    this.cards = cards;
    if (this.key !== null)
      save(
        this.key,
        cards.map(({ id }) => id),
      );
  }
}
