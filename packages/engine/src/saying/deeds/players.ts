/** What players do: drawing, gaining life, casting, choosing, paying, turns, the end of the game. CR 701, 106, 601, 104. */
import type { Action, Choose, Noun, TurnAction } from '@kitchen-table/language/core';
import { list, ordinal, whose, words } from '../english.ts';
import { sayPart } from '../durations.ts';
import { outOf } from '../nouns/places.ts';
import {
  amount,
  type Deed,
  described,
  eachOne,
  type Mood,
  phrase,
  price,
  say,
  type Scope,
  unreachable,
} from '../speaking.ts';
import { designations } from './designations.ts';
import { byPlayer, mass, onObject, quantity } from './parts.ts';

export type OfPlayers = Extract<
  Action,
  {
    kind:
      | 'draw'
      | 'gainLife'
      | 'loseLife'
      | 'mill'
      | 'scry'
      | 'surveil'
      | 'countUp'
      | 'loseMana'
      | 'ante'
      | 'own'
      | 'cast'
      | 'play'
      | 'choose'
      | 'pay'
      | 'extraTurn'
      | 'skip'
      | 'extraPhase'
      | 'endTurn'
      | 'reverseTurnOrder'
      | 'extraLand'
      | 'winGame'
      | 'loseGame'
      | 'drawGame'
      | 'restartGame'
      | 'playSubgame'
      | 'chooseNewTargets'
      | 'setLife'
      | 'exchangeLife'
      | 'redistributeLife'
      | 'becomeMonarch'
      | 'takeInitiative'
      | 'becomeDay'
      | 'becomeNight'
      | 'getEmblem'
      | 'gainDesignation'
      | 'getCounters'
      | 'flipCoin'
      | 'rollDie'
      | 'rerollStored'
      | 'playWithRevealed'
      | 'chooseNumbers'
      | 'vote';
  }
>;

export function ofPlayers(action: OfPlayers, scope: Scope, mood: Mood): Deed {
  switch (action.kind) {
    case 'draw':
    case 'mill':
    case 'scry':
    case 'surveil':
    case 'gainLife':
    case 'loseLife':
      return byAmount(action, scope, mood);
    case 'countUp':
      return byPlayer('count', action.actor, amount(action.amount, scope), scope, mood);
    case 'loseMana':
      return byPlayer(
        'lose',
        action.actor,
        words('all unspent mana', action.to !== undefined && `, which ${say(action.to, scope)} adds instead`),
        scope,
        mood,
      );
    case 'ante':
      return onObject('ante', action, '', scope, mood);
    case 'own':
      return onObject('own', action, 'from now on', scope, mood);
    case 'cast':
    case 'play':
      return casting(action, scope, mood);
    case 'choose':
      return choosing(action, scope, mood);
    case 'pay':
      return paying(action, scope, mood);
    case 'extraTurn':
    case 'skip':
    case 'extraPhase':
    case 'endTurn':
    case 'reverseTurnOrder':
    case 'extraLand':
      return turns(action, scope, mood);
    case 'winGame':
      return byPlayer('win', action.actor, 'the game', scope, mood);
    case 'loseGame':
      return byPlayer(
        'lose',
        action.actor,
        words('the game', action.forNoLife === true && 'for having no life'),
        scope,
        mood,
      );
    case 'drawGame':
      return byPlayer('draw', action.actor, 'the game (nobody wins)', scope, mood);
    case 'restartGame':
      return byPlayer(
        'restart',
        action.actor,
        words('the game', action.except !== undefined && `, leaving ${say(action.except, scope)} in exile`),
        scope,
        mood,
      );
    case 'playSubgame':
      return byPlayer(
        'play',
        undefined,
        words('a subgame', action.life !== undefined && `starting at ${amount(action.life, scope)} life`),
        scope,
        mood,
      );
    case 'chooseNewTargets':
      return newTargets(action, scope, mood);
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
      return changedLife(action, scope, mood);
    case 'rerollStored':
      return byPlayer('reroll', action.actor, `stored results of ${say(action.on, scope)}`, scope, mood);
    case 'playWithRevealed':
      return byPlayer('play', action.actor, `with ${revealed(action.what, action.actor)} revealed`, scope, mood);
    case 'chooseNumbers':
      return { subject: { text: 'each player', person: 'one' }, verb: 'choose', rest: 'a number in secret' };
    case 'vote':
      return voting(action, scope);
    default:
      return designations(action, scope, mood);
  }
}

/** "Your hand", "the top card of their library". */
function revealed(what: 'hand' | 'top card of library', actor: Noun | undefined): string {
  const whoseOwn = actor === undefined || actor.kind === 'you' ? 'your' : 'their';
  return what === 'hand' ? `${whoseOwn} hand` : `the top card of ${whoseOwn} library`;
}

type ByAmount = Extract<Action, { kind: 'draw' | 'gainLife' | 'loseLife' | 'mill' | 'scry' | 'surveil' }>;

function byAmount(action: ByAmount, scope: Scope, mood: Mood): Deed {
  const { kind, actor, nth, exceptFirst, turnOf, from, paid, object, upTo } = action;
  const behind = words(
    exceptFirst !== undefined && 'except the first in the draw step of each turn',
    turnOf !== undefined && 'in their own turn',
    from !== undefined && 'from radiation',
    paid === true && 'by paying it',
  );
  switch (kind) {
    case 'draw':
    case 'mill': {
      const what =
        object !== undefined
          ? say(object, scope)
          : nth === undefined
            ? quantity(action.amount, 'card', scope)
            : `the ${ordinal(nth)} card of the turn`;
      return byPlayer(kind, actor, words(upTo === true && 'up to', what, behind), scope, mood);
    }
    case 'scry':
    case 'surveil':
      return byPlayer(kind, actor, action.amount === undefined ? '' : amount(action.amount, scope), scope, mood);
    case 'gainLife':
      return byPlayer('gain', actor, words(mass(action.amount, 'life', scope), nthTime(nth), behind), scope, mood);
    case 'loseLife':
      return byPlayer('lose', actor, words(mass(action.amount, 'life', scope), nthTime(nth), behind), scope, mood);
    default:
      return unreachable(kind);
  }
}

function nthTime(nth: number | undefined): string {
  return nth === undefined ? '' : `for the ${ordinal(nth)} time in the turn`;
}

function casting(action: Extract<Action, { kind: 'cast' | 'play' }>, scope: Scope, mood: Mood): Deed {
  const { nth, from, insteadOfManaCost } = action;
  const behind = words(
    action.orCopy === true && '(or copy it)',
    from !== undefined && outOf(from, scope),
    nth !== undefined &&
      `${action.otherThan === true ? '(any but the' : '(the'} ${ordinal(nth)}${action.ofTheTurn === true ? ' of all players in the turn' : ' of the turn'})`,
    action.turnOf !== undefined && `in ${TURNS[action.turnOf]} turn`,
    action.withoutPaying === true && 'without paying its mana cost',
    action.transformed === true && 'with its back face up',
    insteadOfManaCost !== undefined && `for this instead of its mana cost: ${price(insteadOfManaCost, scope)}`,
    action.look === true && '(and may look at it)',
    action.ifAble === true && 'if able',
  );
  return onObject(action.kind, action, behind, scope, mood);
}

const TURNS = { you: 'your', 'an opponent': "an opponent's", 'whoever does it': 'their own' } as const;

function leftOut(otherThan: NonNullable<Choose['otherThan']>, scope: Scope): string {
  switch (otherThan.kind) {
    case 'colorWord':
      return otherThan.color;
    case 'subtypeWord':
      return otherThan.subtype;
    default:
      return `those of ${described(otherThan, { several: true }, scope)}`;
  }
}

function choosing(action: Extract<Action, { kind: 'choose' }>, scope: Scope, mood: Mood): Deed {
  const { what, which, otherThan, least, most } = action;
  const chosen =
    typeof what === 'string'
      ? what
      : 'options' in what
        ? list(
            what.options.map((option) => `“${option}”`),
            'or',
          )
        : 'keywords' in what
          ? most === undefined
            ? list(what.keywords, 'or')
            : `${amount(most, scope)} of ${list(what.keywords, 'and')}`
          : say(what, scope);
  return byPlayer(
    'choose',
    action.actor,
    words(
      which === undefined ? chosen : `${chosen} (of ${described(which, { several: true }, scope)})`,
      otherThan !== undefined && `other than ${leftOut(otherThan, scope)}`,
      least !== undefined && `not less than ${amount(least, scope)}`,
      most !== undefined && typeof what === 'string' && `not more than ${amount(most, scope)}`,
      action.atRandom === true && 'at random',
    ),
    scope,
    mood,
  );
}

function paying(action: Extract<Action, { kind: 'pay' }>, scope: Scope, mood: Mood): Deed {
  const { cost, forEach, times, plus, x, mostX } = action;
  const text = price(cost, scope);
  const [, first = '', rest = ''] = /^(\w+) (.*)$/.exec(text) ?? ['', text, ''];
  return byPlayer(
    first,
    action.actor,
    words(
      rest,
      forEach !== undefined && `for each ${eachOne(forEach, scope)}`,
      times !== undefined && (times === 'any amount' ? 'any number of times' : `${amount(times, scope)} times`),
      plus !== undefined && `and ${price(plus.cost, scope)} more for each ${eachOne(plus.forEach, scope)}`,
      x !== undefined && `, where X is ${amount(x, scope)}`,
      mostX !== undefined && `, where X is at most ${amount(mostX, scope)}`,
    ),
    scope,
    mood,
  );
}

function turns(action: Extract<Action, { kind: TurnAction['kind'] }>, scope: Scope, mood: Mood): Deed {
  const { actor, part, count } = action;
  switch (action.kind) {
    case 'extraTurn':
      return byPlayer(
        'take',
        actor,
        words(
          count === undefined ? 'an extra turn' : `${amount(count, scope)} extra turns`,
          action.afterThatTurn === true ? 'after that turn' : 'after this one',
        ),
        scope,
        mood,
      );
    case 'skip':
      return byPlayer(
        'skip',
        actor,
        words(
          part === undefined ? 'a turn' : sayPart(part, scope),
          count !== undefined && `${amount(count, scope)} times`,
        ),
        scope,
        mood,
      );
    case 'extraPhase': {
      const phases = action.steps ?? list((action.phases ?? ['combat']).map((phase) => `${phase} phase`));
      return byPlayer(
        'get',
        actor,
        words(
          count === undefined ? `an additional ${phases}` : `${amount(count, scope)} additional ${phases}s`,
          after(action.after),
          part !== undefined && `(of ${sayPart(part, scope)})`,
        ),
        scope,
        mood,
      );
    }
    case 'endTurn':
      return byPlayer('end', actor, part?.step === 'combat' ? 'the combat phase' : 'the turn', scope, mood);
    case 'reverseTurnOrder':
      return byPlayer('reverse', actor, 'the turn order of the game', scope, mood);
    case 'extraLand':
      return byPlayer('get', actor, `${quantity(count, 'additional land play', scope)} this turn`, scope, mood);
    default:
      return unreachable(action.kind);
  }
}

function newTargets(action: Extract<Action, { kind: 'chooseNewTargets' }>, scope: Scope, mood: Mood): Deed {
  const { change, to } = action;
  const object = say(action.object, scope);
  const verb = change === undefined ? 'choose' : 'change';
  const what =
    change === undefined
      ? 'new targets for'
      : change === 'one'
        ? 'one target of'
        : change === 'any'
          ? 'any of the targets of'
          : 'the target of';
  return byPlayer(verb, action.actor, words(what, object, to !== undefined && `to ${say(to, scope)}`), scope, mood);
}

function changedLife(
  action: Extract<Action, { kind: 'setLife' | 'exchangeLife' | 'redistributeLife' }>,
  scope: Scope,
  mood: Mood,
): Deed {
  const { actor, amount: to, with: other } = action;
  switch (action.kind) {
    case 'setLife':
      return {
        subject: {
          text: whose(actor === undefined ? { text: 'you', person: 'you' } : phrase(actor, scope), 'life total'),
          person: 'one',
        },
        verb: 'become',
        rest: to === undefined ? 'something else' : amount(to, scope),
      };
    case 'exchangeLife':
      return byPlayer(
        'exchange',
        actor,
        words('life totals', other !== undefined && `with ${say(other, scope)}`),
        scope,
        mood,
      );
    case 'redistributeLife':
      return byPlayer('redistribute', actor, 'the life totals of any number of players', scope, mood);
    default:
      return unreachable(action.kind);
  }
}

/** Behind what the phases or steps come. */
function after(place: string | undefined): string {
  return place?.startsWith('first') === true ? `after the ${place} of this turn` : `after this ${place ?? 'phase'}`;
}

function voting(action: Extract<Action, { kind: 'vote' }>, scope: Scope): Deed {
  const what =
    action.options !== undefined
      ? list(
          action.options.map((option) => `“${option}”`),
          'or',
        )
      : action.object === undefined
        ? 'something'
        : say(action.object, scope);
  return {
    subject: { text: 'each player', person: 'one' },
    verb: 'vote',
    rest: words(action.secretly === true ? 'in secret' : 'in turn order, beginning with you,', `for ${what}`),
  };
}
