/** Day and night: what they are, what makes them, and one becoming the other. CR 728. */
import { phrase } from '../../kernel/phrase.ts';
import { condition, rule, timedRule } from '../categories.ts';
import { oneEvent } from '../events/triggers.ts';

condition.add(phrase`it 's night`.means({ kind: 'isDayNight', what: 'night' }));
timedRule.add(
  phrase`it becomes day`.means({ kind: 'do', action: { kind: 'becomeDay' } }),
  phrase`it becomes night`.means({ kind: 'do', action: { kind: 'becomeNight' } }),
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
