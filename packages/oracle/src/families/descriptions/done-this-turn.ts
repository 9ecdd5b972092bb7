/** What was done this turn, or was not: "that didn't attack this turn", "if you gained or lost life this turn". CR 608.2i. */
import type { Action, Condition, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { atom, atomSubject, condition, countedNoun, finalQuality, objectVerb, quality } from '../categories.ts';
import { words } from '../../kernel/words.ts';
import { digits } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const YOU = { kind: 'you' } as const;
const attacked = (object: Noun): Condition => ({
  kind: 'happened',
  event: { kind: 'attack', object },
  when: THIS_TURN,
});
const blocked = (object: Noun, whom?: Noun): Condition => ({
  kind: 'happened',
  event: { kind: 'block', object, whom } as Action,
  when: THIS_TURN,
});
const wasBlocked = (object: Noun, whom?: Noun): Condition => ({
  kind: 'happened',
  event: { kind: 'becomeBlocked', object, whom } as Action,
  when: THIS_TURN,
});
quality.add(
  phrase`that didn't ${{ event: objectVerb }}!bare this turn`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'happened', event: { ...s.event, object: RELATIVE }, when: THIS_TURN, not: true },
    words: "didn't",
  })) as never,
  phrase`that attacked or blocked this turn`.means({
    kind: 'whose',
    condition: { kind: 'oneOf', of: [attacked(RELATIVE), blocked(RELATIVE)] },
    words: 'attacked or blocked',
  }),
  phrase`who lost ${{ total: digits }} or more life this turn`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'happened',
      event: { kind: 'loseLife', actor: RELATIVE },
      when: THIS_TURN,
      total: s.total,
    },
    words: 'lost so much',
  })),
  phrase`that ${{ words: words('whether it blocked', ['blocked or was', 'blocked or were']) }} blocked [by ${{ whom: atom }}] this turn`.means(
    (s) => ({
      kind: 'whose',
      condition: { kind: 'oneOf', of: [blocked(RELATIVE, s.whom), wasBlocked(RELATIVE, s.whom)] },
      words: s.words,
    }),
  ),
  phrase`that ${{ words: words('whether it was', ['was', 'were']) }} blocked by ${{ whom: atom }} this turn`.means(
    (s) => ({
      kind: 'whose',
      condition: wasBlocked(RELATIVE, s.whom),
      words: s.words,
    }),
  ),
);
finalQuality.add(
  phrase`whose controller controls ${{ object: countedNoun }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'controls',
      player: { kind: 'playerOf', relation: 'controller', of: RELATIVE },
      object: s.object,
    },
    words: 'whose controller',
  })),
);
condition.add(
  ...(
    [
      ['and', 'allOf'],
      ['or', 'oneOf'],
    ] as const
  ).map(([join, kind]) =>
    phrase`you gained ${join} lost life this turn`.means({
      kind,
      of: [
        { kind: 'happened' as const, event: { kind: 'gainLife' as const, actor: YOU }, when: THIS_TURN, words: join },
        { kind: 'happened' as const, event: { kind: 'loseLife' as const, actor: YOU }, when: THIS_TURN, words: join },
      ],
    }),
  ),
  phrase`${{ right: digits }} or more damage was dealt to ${{ to: atom }} this turn`.means((s) => ({
    kind: 'compare',
    left: {
      kind: 'history',
      event: { kind: 'dealDamage', to: s.to, passive: true },
      what: 'amount',
      when: 'this turn',
      words: 'so much',
    },
    comparison: 'atLeast',
    right: s.right,
    words: 'so much dealt',
  })),
  phrase`${{ subject: atomSubject }} was blocked this turn`.means((s) => ({
    ...wasBlocked(s.subject as Noun),
    words: 'was',
  })) as never,
);
