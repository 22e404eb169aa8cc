/** A turn of the Warlord among five players, as the server sent it to seat 0. */
import type { CitadelsFacts, Welcome } from '../../src/api';
import message from './warlord.json';

export const welcome = message as unknown as Welcome;
export const offer = welcome.sight!.offer!;
export const facts = { ...welcome.sight!.facts, setup: welcome.setup } as unknown as CitadelsFacts;
