/** Replacement effects: "if ... would ..., ... instead". CR 614. */
import type { Action, Clause, Rule } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { phrase } from '../kernel/phrase.ts';
import { clause, duration, lastingVerb, objectVerb, origin, playerEvent, playerVerb, rule, sourceVerb, subject, type Verb } from './categories.ts';

const role = (name: 'actor' | 'object' | 'to', verb: Union<Verb>): Union<Action> =>
  category<Action>('an event', phrase`${{ subject }} would ${{ verb }}!bare`.means((s) => ({ ...s.verb, [name]: s.subject })) as never);
const passive: Union<Verb> = category<Verb>(
  'an event',
  phrase`be put into ${{ to: origin }} from ${{ from: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`be put into ${{ to: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`be destroyed`.means({ kind: 'destroy' }),
);
/** "a creature would die". */
const would: Union<Action> = category<Action>(
  'an event',
  role('actor', category<Verb>('a verb', playerVerb, playerEvent, lastingVerb, sourceVerb)),
  role('object', category<Verb>('a verb', objectVerb, passive)),
);
const timed: Union<Action> = category<Action>('an event', would);
/** "it deals twice that much damage to that player instead" and other ways to say the same event with another number. */
const insteadClause: Union<Clause> = category<Clause>('a clause', clause);
const replacement: Union<Rule> = category<Rule>(
  'a replacement',
  phrase`if ${{ would: timed }} , ${{ instead: insteadClause }} instead`.means({ kind: 'replace' }),
  phrase`if ${{ would: timed }} , instead ${{ instead: insteadClause }}`.means({ kind: 'replace', words: 'instead first' }),
);
rule.add(replacement);
/** The same for a time, in a spell or ability: "if that creature would die this turn, exile it instead". */
export const timedReplacement: Union<Clause> = category<Clause>(
  'a replacement',
  phrase`if ${{ would: timed }} ${{ during: duration }} , ${{ instead: insteadClause }} instead`.means((s) => ({ kind: 'rule', rule: { kind: 'replace', would: s.would, instead: s.instead }, during: s.during })),
);
