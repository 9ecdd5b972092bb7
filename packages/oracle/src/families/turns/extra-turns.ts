/** More turns, and the end of this turn's combat. CR 500.7, 511.2, 603.7. */
import { phrase } from '../../kernel/phrase.ts';
import { objectVerb, playerVerb, trigger } from '../categories.ts';
import { several } from '../values/values.ts';

playerVerb.add(
  phrase`take~ ${{ count: several }} extra turns after this one`.means({ kind: 'extraTurn' }),
  phrase`proliferate~ again`.means({ kind: 'keywordAction', action: 'proliferate', detail: 'again' }),
);
trigger.add(
  phrase`at this turn 's next end of combat`.means({
    kind: 'trigger',
    word: 'at',
    events: [
      { kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat', next: true, words: "this turn's" } },
    ],
    during: { kind: 'thisTurn' },
  }),
);
objectVerb.add(
  phrase`become~ saddled until end of turn`.means({ kind: 'keywordAction', action: 'saddle' }),
  phrase`be~ no longer suspected`.means({ kind: 'keywordAction', action: 'stop being suspected' }),
);
