/** What happens and is only looked for, stated or forbidden: entering, combat, steps, targets. CR 603.2. */
import type { Action } from '@kitchen-table/language/core';
import { one, whose, words } from '../english.ts';
import { sayPart } from '../durations.ts';
import { happens } from '../moods.ts';
import { howItEnters, outOf } from '../nouns/places.ts';
import { amount, type Deed, type Mood, phrase, say, type Scope, truth, unreachable } from '../speaking.ts';
import { ofObject, onObject } from './parts.ts';

export type Events = Extract<
  Action,
  {
    kind:
      | 'enter'
      | 'attack'
      | 'block'
      | 'becomeBlocked'
      | 'beBlocked'
      | 'attackUnblocked'
      | 'beginningOf'
      | 'becomeTarget'
      | 'activate'
      | 'becomeTapped'
      | 'becomeUntapped'
      | 'tapForMana'
      | 'cycle'
      | 'turnedFaceUp'
      | 'transformed'
      | 'becomeAttached'
      | 'becomeUnattached'
      | 'resolve'
      | 'trigger'
      | 'abilityTriggers'
      | 'damagePrevented'
      | 'state';
  }
>;

export function eventDeed(action: Events, scope: Scope, mood: Mood): Deed {
  switch (action.kind) {
    case 'enter':
      return ofObject(
        'enter',
        action.object,
        words(
          howItEnters(action.entering, scope),
          action.from !== undefined && outOf(action.from, scope),
          action.notPlayed === true && 'without being played',
          action.under !== undefined && `under ${whose(phrase(action.under, scope), 'control')}`,
        ),
        scope,
      );
    case 'attack':
    case 'block':
    case 'becomeBlocked':
    case 'beBlocked':
    case 'attackUnblocked':
      return inCombat(action, scope);
    case 'beginningOf':
      return { subject: one(sayPart(action.part, scope)), verb: 'begin', rest: '' };
    case 'abilityTriggers':
      return ofObject(
        'trigger',
        action.object,
        words(action.own === true && 'of that object', `because ${happens(action.event, scope)}`),
        scope,
      );
    case 'damagePrevented':
      return { subject: one('damage'), verb: 'be', rest: `prevented that would be dealt to ${say(action.to, scope)}` };
    case 'state':
      return { subject: one('it'), verb: 'be', rest: `so that ${truth(action.condition, scope)}` };
    default:
      return onTheStack(action, scope, mood);
  }
}

function inCombat(
  action: Extract<Action, { kind: 'attack' | 'block' | 'becomeBlocked' | 'beBlocked' | 'attackUnblocked' }>,
  scope: Scope,
): Deed {
  const { kind, object, whom, with: company, except } = action;
  const behind = words(
    action.alone === true && 'alone',
    company !== undefined && `with ${say(company, scope)}`,
    action.whileSaddled === true && 'while saddled',
    action.by !== undefined && `on ${whose(phrase(action.by, scope), 'side')}`,
    action.moreThan !== undefined &&
      `by more than ${action.moreThan === 1 ? 'one creature' : `${action.moreThan} creatures`}`,
    except !== undefined && `except by ${say(except, scope)}`,
    action.eachCombat === true && 'each combat if able',
  );
  const target = whom === undefined ? '' : say(whom, scope);
  switch (kind) {
    case 'attack':
      return ofObject('attack', object, words(target, behind), scope);
    case 'block':
      return ofObject('block', object, words(target, behind), scope);
    case 'becomeBlocked':
      return ofObject('become', object, words('blocked', target !== '' && `by ${target}`, behind), scope);
    case 'beBlocked':
      return ofObject('be', object, words('blocked', target !== '' && `by ${target}`, behind), scope);
    case 'attackUnblocked':
      return ofObject('attack', object, words(target, 'and is not blocked', behind), scope);
    default:
      return unreachable(kind);
  }
}

type OnStack = Extract<
  Action,
  {
    kind:
      | 'becomeTarget'
      | 'activate'
      | 'becomeTapped'
      | 'becomeUntapped'
      | 'tapForMana'
      | 'cycle'
      | 'turnedFaceUp'
      | 'transformed'
      | 'becomeAttached'
      | 'becomeUnattached'
      | 'resolve';
  }
>;

function onTheStack(action: OnStack, scope: Scope, mood: Mood): Deed {
  const { kind, object, by, into, mana, actor, amount: least } = action;
  switch (kind) {
    case 'becomeTarget':
      return ofObject(
        'become',
        object,
        words(
          'the target',
          by !== undefined && `of ${say(by, scope)}`,
          actor !== undefined && `because of ${say(actor, scope)}`,
        ),
        scope,
      );
    case 'activate':
      return onObject('activate', action, by === undefined ? '' : `of ${say(by, scope)}`, scope, mood);
    case 'becomeTapped':
    case 'becomeUntapped':
      return ofObject(
        'become',
        object,
        words(kind === 'becomeTapped' ? 'tapped' : 'untapped', actor !== undefined && `by ${say(actor, scope)}`),
        scope,
      );
    case 'tapForMana':
      return onObject(
        'tap',
        action,
        words('for', least !== undefined && amount(least, scope), mana, 'mana'),
        scope,
        mood,
      );
    case 'cycle':
      return onObject('cycle', action, action.orDiscard === true ? '(or discarded)' : '', scope, mood);
    case 'turnedFaceUp':
      return ofObject('be', object, 'turned face up', scope);
    case 'transformed':
      return ofObject('transform', object, into === undefined ? '' : `into ${say(into, scope)}`, scope);
    case 'becomeAttached':
      return ofObject('become', object, words('attached', by !== undefined && `to ${say(by, scope)}`), scope);
    case 'becomeUnattached':
      return ofObject('become', object, words('unattached', by !== undefined && `from ${say(by, scope)}`), scope);
    case 'resolve':
      // CR 608.2i: an ability that speaks of itself, not of the object that has it.
      if (object.kind === 'self') return { subject: one('this ability'), verb: 'resolve', rest: '' };
      return ofObject('resolve', object, '', scope);
    default:
      return unreachable(kind);
  }
}
