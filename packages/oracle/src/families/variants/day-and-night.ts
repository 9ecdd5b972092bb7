/** Day and night: what they are, what makes them, and one becoming the other. CR 728. */
import type { Action } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { condition, rule, timedRule } from '../categories.ts';
import { oneEvent } from '../events/triggers.ts';

condition.add(phrase`it 's night`.means({ kind: 'isDayNight', what: 'night' }));
timedRule.add(
  phrase`it becomes ${{
    action: terms<Action>('day or night', [
      ['day', { kind: 'becomeDay' }],
      ['night', { kind: 'becomeNight' }],
    ]),
  }}`.means({ kind: 'do' }),
);
oneEvent.add(
  phrase`day becomes night`.means({ kind: 'becomeNight', turned: true }),
  phrase`night becomes day`.means({ kind: 'becomeDay', turned: true }),
);
rule.add(
  phrase`if it 's neither day nor night , it becomes day as ~ enters`.means({
    kind: 'entersWith',
    object: { kind: 'self' },
    clause: { kind: 'do', action: { kind: 'becomeDay' } },
    condition: { kind: 'isDayNight', what: 'neither' },
    words: 'as, behind',
  }),
);
