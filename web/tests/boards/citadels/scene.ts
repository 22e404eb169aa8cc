/** A turn of the Warlord among five players, as the server sent it to seat 0. */
import type { CitadelsStateData, WelcomeMessage } from '../../../src/app/api/types';
import message from './warlord.json';

export const welcome = message as unknown as WelcomeMessage;
export const offer = welcome.view!.prompt!;
export const state = { ...welcome.view!.state, setup: welcome.setup } as unknown as CitadelsStateData;
