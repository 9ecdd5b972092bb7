/** Steps and phases that a turn gets besides its own. CR 500.8, 500.9. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { playerVerb, timedRule } from '../categories.ts';

const added = words('a step', ['upkeep step', 'draw step', 'end step', 'beginning phase']);
const place = words('a step or phase', ['step', 'phase']);

timedRule.add(
  phrase`there is a additional ${{ steps: added }} after this ${{ after: place }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'extraPhase', steps: s.steps, after: s.after, words: 'there is' },
  })),
);
playerVerb.add(
  phrase`get~ a additional ${{ steps: added }} after this ${{ after: place }}`.means({ kind: 'extraPhase' }),
);
