/** Sentences for people: a piece is called by what it does, not by the number printed on it. */
import type { PragaBoardData, SegmentData, Sentence } from '../../api';
import { t } from '../../lib/words.svelte';
import { ROMAN } from '../draw/technology';
import { bundleSays } from './says';

type TextOf = (vocabulary: string, id: string) => string;

const PIECES = new Set(['tile', 'action_tile', 'technology', 'token', 'seal', 'plaza_tile', 'bridge_tile']);

export function worded(sentence: Sentence, board: PragaBoardData, textOf: TextOf): Sentence {
  return sentence.map((segment) => (segment.vocabulary && segment.id && PIECES.has(segment.vocabulary) ? { ...segment, text: called(segment, board, textOf) } : segment));
}

function called({ text, vocabulary, id = '' }: SegmentData, board: PragaBoardData, textOf: TextOf): string {
  const noun = text.replace(id, '').trim();
  switch (vocabulary) {
    case 'action_tile': return t('praga-piece-saying', { piece: noun, text: textOf(vocabulary, id) });
    case 'tile': return board.tiles[id] ? `${noun} (${bundleSays(board.tiles[id].reward)})` : noun;
    case 'technology': return board.technologies[id] ? `${noun} ${ROMAN[board.technologies[id].level]}`.trim() : noun;
    case 'token': return board.tokens[id] ? `${noun} (${bundleSays(board.tokens[id].bonus)})` : noun;
    default: return noun;
  }
}
