/** What a deed did, spoken of afterwards: "the cards drawn", "the amount of life lost". CR 608.2c. */
import type { Action, Noun } from '@kitchen-table/language/core';
import { many, one, type Phrase, participle } from '../english.ts';
import { headOf } from './heads.ts';

/** "Each player creates a token": several tokens in all. CR 101.4. */
function isDoneByEach(actor: Noun | undefined): boolean {
  return actor?.kind === 'select' && actor.quantifier.amount === 'each';
}

/** The objects that the deed moved, made, found or chose. */
export function doneTo(action: Action, repeated: boolean): Phrase {
  switch (action.kind) {
    case 'draw':
      return numbered(action.amount, 'card drawn this way', 'cards drawn this way');
    case 'mill':
      return numbered(action.amount, 'card milled this way', 'cards milled this way');
    case 'create':
      return action.quantifier.amount === 'a' && !repeated && !isDoneByEach(action.actor)
        ? one('the token created this way')
        : many('the tokens created this way');
    case 'copy':
      return action.times === undefined && !repeated ? one('the copy made this way') : many('the copies made this way');
    case 'search':
      return of(action.object, 'found this way');
    case 'revealUntil':
      return many('the cards revealed until then');
    case 'exileUntil':
      return many('the cards exiled until then');
    case 'keywordAction':
      return one(`what the deed “${action.action}” acted on`);
    case 'dealDamage':
      return many('those dealt damage this way');
    case 'move':
      return of(
        action.object,
        action.to.zone === 'battlefield' ? 'put onto the battlefield this way' : 'moved this way',
      );
    case 'putCounters':
      return many('those given counters this way');
    case 'getEmblem':
      return one('that emblem');
    default: {
      const object = 'object' in action ? (action.object as Noun | undefined) : undefined;
      return of(object, `${participle(VERBS[action.kind] ?? action.kind)} this way`);
    }
  }
}

const VERBS: Readonly<Record<string, string>> = { phaseOut: 'phase out', look: 'look at', gainControl: 'control' };

function numbered(
  value: { readonly kind: string; readonly number?: number } | undefined,
  single: string,
  several: string,
): Phrase {
  return value === undefined || (value.kind === 'number' && value.number === 1)
    ? one(`the ${single}`)
    : many(`the ${several}`);
}

function of(noun: Noun | undefined, done: string): Phrase {
  if (noun?.kind === 'select') {
    const single = noun.quantifier.amount === 'a' || noun.quantifier.amount === 'the';
    const text = `the ${headOf(noun.filter, !single)} ${done}`;
    return single ? one(text) : many(text);
  }
  return one(`what was ${done}`);
}

/** How much or how many the deed did. */
export function amountDone(action: Action, part: string | undefined): string {
  switch (action.kind) {
    case 'dealDamage':
      return part === 'excess' ? 'the excess damage dealt this way' : 'the damage dealt this way';
    case 'gainLife':
      return 'the life gained this way';
    case 'loseLife':
      return 'the life lost this way';
    case 'draw':
      return 'the number of cards drawn this way';
    case 'mill':
      return 'the number of cards milled this way';
    case 'discard':
      return 'the number of cards discarded this way';
    case 'removeCounters':
      return 'the number of counters removed this way';
    case 'putCounters':
      return 'the number of counters put this way';
    case 'rollDie':
      return 'the result of the roll';
    case 'flipCoin':
      return `the number of ${part ?? 'flips won'}`;
    case 'pay':
      return 'how much was paid this way';
    case 'prevent':
      return 'the damage prevented this way';
    case 'choose':
      return 'the chosen number';
    case 'countUp':
      return 'the number that was counted';
    case 'scry':
    case 'surveil':
      return `the number of cards looked at to ${action.kind}`;
    case 'loseMana':
      return 'the amount of mana lost this way';
    case 'keywordAction':
      return `how much the deed “${action.action}” came to`;
    default:
      return `the number of those ${participle(VERBS[action.kind] ?? action.kind)} this way`;
  }
}
