/** Commander Draft: after the draft, a game of Commander. CR 903.13g. */
import { commander } from './commander.ts';
import type { Variant } from '../variant.ts';

export const commanderDraft: Variant = { ...commander, name: 'commander-draft' };
