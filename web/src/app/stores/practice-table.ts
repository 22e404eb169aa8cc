import type { TableData } from '../api/types';

interface Position {
  edition: string;
  options: Record<string, unknown>;
  title: string;
  names: string[];
  seat: number;
}

/** The table of a lesson or a puzzle, as a live table would describe itself. Its other seats are bots. */
export function practiceTable(id: string, game: string, position: Position, isOver = false): TableData {
  return {
    id,
    game,
    edition: position.edition,
    options: position.options,
    title: position.title,
    status: isOver ? 'over' : 'playing',
    frozen_reason: '',
    seats: position.names.map((name, seat) => ({
      player: seat === position.seat ? 'person' : 'bot',
      name,
      has_custom_name: false,
      level: '',
      host: false,
      connected: true,
      away_since: null,
      agrees_to_end: false,
      muted: false,
    })),
    listed: false,
    spectators: false,
    spectator_count: 0,
    hints: false,
    chat: false,
    clock: null,
    clock_seconds: null,
    takeover_seconds: null,
    reaction_seconds: 0,
    bot_pace: 'calm',
    commitment: '',
    created: '',
    rematch_table: null,
    parent: null,
    keep: false,
    own_pieces: null,
  };
}
