/** What is done to objects: moving, destroying, countering, counters, attaching. CR 701. */
import type { Action } from '@kitchen-table/language/core';
import { list, present, whose, withArticle, words } from '../english.ts';
import { deckSaid, howItEnters, into, outOf } from '../nouns/places.ts';
import { sayExceptions } from './characteristics.ts';
import { damage } from './damage.ts';
import { copyOrToken } from './tokens.ts';
import { amount, type Deed, described, howLong, type Mood, phrase, say, type Scope, unreachable } from '../speaking.ts';
import { counters } from './counters.ts';
import { byPlayer, mass, ofObject, onObject, quantity } from './parts.ts';

export type OnObjects = Extract<
  Action,
  {
    kind:
      | 'dealDamage'
      | 'reselect'
      | 'destroy'
      | 'sacrifice'
      | 'exile'
      | 'tap'
      | 'untap'
      | 'counter'
      | 'regenerate'
      | 'transform'
      | 'phaseOut'
      | 'phaseIn'
      | 'goad'
      | 'die'
      | 'leave'
      | 'turnFaceUp'
      | 'unattach'
      | 'tapOrUntap'
      | 'discard'
      | 'move'
      | 'search'
      | 'shuffle'
      | 'reveal'
      | 'look'
      | 'revealUntil'
      | 'exileUntil'
      | 'create'
      | 'copy'
      | 'putCounters'
      | 'removeCounters'
      | 'chooseCounter'
      | 'moveCounters'
      | 'attach'
      | 'fight'
      | 'gainControl'
      | 'exchangeControl'
      | 'exchangeValues'
      | 'exchangeZones'
      | 'prevent'
      | 'meld'
      | 'putSticker'
      | 'moveSticker';
  }
>;

export function onObjects(action: OnObjects, scope: Scope, mood: Mood): Deed {
  switch (action.kind) {
    case 'dealDamage':
      return damage(action, scope, mood);
    case 'reselect':
      return byPlayer(
        'choose',
        action.actor,
        `anew which ${action.among === 'permanent' ? 'player or permanent' : action.among === 'planeswalker' ? 'player or planeswalker' : 'player'} ${say(action.object, scope)} attacks`,
        scope,
        mood,
      );
    case 'discard':
      return onObject(
        'discard',
        action,
        words(
          action.atRandom === true && 'at random',
          action.cause !== undefined && `because of ${say(action.cause, scope)}`,
        ),
        scope,
        mood,
      );
    case 'move':
      return moving(action, scope, mood);
    case 'search':
    case 'shuffle':
    case 'reveal':
    case 'look':
    case 'revealUntil':
    case 'exileUntil':
      return inLibraries(action, scope, mood);
    case 'create':
      return byPlayer(
        'create',
        action.actor,
        words(copyOrToken(action, scope), howItEnters(action.entering, scope)),
        scope,
        mood,
      );
    case 'copy':
      return copying(action, scope, mood);
    case 'putCounters':
    case 'removeCounters':
    case 'chooseCounter':
    case 'moveCounters':
      return counters(action, scope, mood);
    case 'attach':
      return onObject(
        'attach',
        action,
        words(`to ${say(action.to, scope)}`, action.asThough !== undefined && 'as though it were a creature'),
        scope,
        mood,
      );
    case 'fight':
      return ofObject(
        'fight',
        action.object,
        words(action.eachAnother === true && 'each another of', action.with !== undefined && say(action.with, scope)),
        scope,
      );
    case 'gainControl':
      return onObject('gain control of', action, '', scope, mood);
    case 'exchangeControl':
    case 'exchangeValues':
    case 'exchangeZones':
      return exchanging(action, scope, mood);
    case 'prevent':
      return preventing(action, scope, mood);
    case 'meld':
      return onObject('meld', action, `into ${action.into}`, scope, mood);
    case 'putSticker':
      return byPlayer(
        'put',
        action.actor,
        words(
          action.upTo === true && 'up to',
          quantity(action.number, `${action.sticker ?? ''} sticker`.trim(), scope),
          action.on !== undefined && `on ${say(action.on, scope)}`,
        ),
        scope,
        mood,
      );
    case 'moveSticker':
      return byPlayer(
        'move',
        action.actor,
        `${withArticle(`${action.sticker ?? ''} sticker`.trim())} from ${say(action.from, scope)} onto ${say(action.onto, scope)}`,
        scope,
        mood,
      );
    default:
      return plainly(action, scope, mood);
  }
}

type Plain = Extract<
  Action,
  {
    kind:
      | 'destroy'
      | 'sacrifice'
      | 'exile'
      | 'tap'
      | 'untap'
      | 'counter'
      | 'regenerate'
      | 'transform'
      | 'phaseOut'
      | 'phaseIn'
      | 'goad'
      | 'die'
      | 'leave'
      | 'turnFaceUp'
      | 'unattach'
      | 'tapOrUntap';
  }
>;

function plainly(action: Plain, scope: Scope, mood: Mood): Deed {
  const { object, from, until, insteadTo, insteadIf, under, totalPower, toDo } = action;
  const rest = words(
    from !== undefined && outOf(from, scope),
    action.faceDown === true && 'face down',
    insteadTo === undefined && howItEnters(action.entering, scope),
    action.noRegeneration === true && '(it can’t be regenerated)',
    action.notDying === true && 'without dying',
    until !== undefined && howLong(until, scope),
    action.tapped === true && 'and then phases in tapped',
    insteadTo !== undefined && `and put it ${into(insteadTo, scope)}`,
    insteadTo !== undefined && howItEnters(action.entering, scope),
    insteadIf !== undefined && `if it is ${withArticle(described(insteadIf, { several: false }, scope))}`,
    under !== undefined && `under ${whose(phrase(under, scope), 'control')}`,
    totalPower !== undefined && `with total power ${totalPower} or more`,
    toDo !== undefined && `to ${toDo} it`,
  );
  switch (action.kind) {
    case 'die':
      return ofObject('die', object, rest, scope);
    case 'leave':
      // "Leaves your graveyard": where it leaves is said in the place of the battlefield.
      return ofObject('leave', object, from === undefined ? words('the battlefield', rest) : afterFrom(rest), scope);
    case 'transform':
      return ofObject('transform', object, rest, scope);
    case 'phaseOut':
      return ofObject('phase', object, words('out', rest), scope);
    case 'phaseIn':
      return ofObject('phase', object, words('in', rest), scope);
    case 'turnFaceUp':
      return onObject('turn', action, words('face up', rest), scope, mood);
    case 'tapOrUntap':
      return onObject('tap or untap', action, rest, scope, mood);
    case 'destroy':
    case 'sacrifice':
    case 'exile':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'regenerate':
    case 'goad':
    case 'unattach':
      return onObject(action.kind, action, rest, scope, mood);
    default:
      return unreachable(action.kind);
  }
}

function afterFrom(place: string): string {
  return place.replace(/^from /u, '');
}

function moving(action: Extract<Action, { kind: 'move' }>, scope: Scope, mood: Mood): Deed {
  const { from, to, entering, also } = action;
  const rest = words(
    from !== undefined && outOf(from, scope),
    into(to, scope),
    howItEnters(entering, scope),
    action.resolving === true && 'as it finishes resolving',
    also !== undefined &&
      `, and ${say(also.object, scope)} ${into(also.to, scope)} ${howItEnters(also.entering, scope)}`.trimEnd(),
  );
  return onObject(action.verb, action, rest, scope, mood);
}

function inLibraries(
  action: Extract<Action, { kind: 'search' | 'shuffle' | 'reveal' | 'look' | 'revealUntil' | 'exileUntil' }>,
  scope: Scope,
  mood: Mood,
): Deed {
  switch (action.kind) {
    case 'search': {
      const zones = list(
        action.zones.map((zone) => (zone === 'outside' ? 'outside the game' : zone)),
        action.either === true ? 'and/or' : 'and',
      );
      const where =
        action.top === undefined
          ? whose(phrase(action.of, scope), zones)
          : `the top ${amount(action.top, scope)} cards of ${whose(phrase(action.of, scope), zones)}`;
      return byPlayer('search', action.actor, `${where} for ${say(action.object, scope)}`, scope, mood);
    }
    case 'shuffle':
      if (action.object === undefined)
        return byPlayer(
          'shuffle',
          action.actor,
          action.into === undefined
            ? 'their library'.replace(
                'their',
                action.actor === undefined || action.actor.kind === 'you' ? 'your' : 'their',
              )
            : whose(phrase(action.into, scope), 'library'),
          scope,
          mood,
        );
      return onObject(
        'shuffle',
        { ...action, object: action.object },
        words(
          action.from !== undefined && outOf(action.from, scope),
          action.into === undefined
            ? 'into the library of its owner'
            : `into ${whose(phrase(action.into, scope), 'library')}`,
        ),
        scope,
        mood,
      );
    case 'reveal':
    case 'look':
      return onObject(
        action.kind === 'look' ? 'look at' : 'reveal',
        action,
        action.from === undefined ? '' : outOf(action.from, scope),
        scope,
        mood,
      );
    case 'revealUntil':
    case 'exileUntil':
      return byPlayer(
        action.kind === 'revealUntil' ? 'reveal' : 'exile',
        action.actor,
        untilFound(action, scope),
        scope,
        mood,
      );
    default:
      return unreachable(action);
  }
}

function untilFound(action: Extract<Action, { kind: 'revealUntil' | 'exileUntil' }>, scope: Scope): string {
  const until = phrase(action.until, scope);
  return `cards from the top of ${whose(phrase(action.library, scope), deckSaid(action.deck))} until ${until.text} ${present('be', until)} among them`;
}

function copying(action: Extract<Action, { kind: 'copy' }>, scope: Scope, mood: Mood): Deed {
  const { times, except, each, target } = action;
  return onObject(
    'copy',
    action,
    words(
      times !== undefined && `(this many times: ${amount(times, scope)})`,
      each !== undefined && `for each ${described(each, { several: false }, scope)}`,
      action.those !== undefined &&
        `(each copy targets one of those ${described(action.those, { several: true }, scope)})`,
      target !== undefined && `so that the copy targets ${say(target, scope)}`,
      except !== undefined && `, except that ${sayExceptions(except, scope)}`,
      action.newTargets === true && 'and may choose new targets for the copy',
    ),
    scope,
    mood,
  );
}

function exchanging(
  action: Extract<Action, { kind: 'exchangeControl' | 'exchangeValues' | 'exchangeZones' }>,
  scope: Scope,
  mood: Mood,
): Deed {
  switch (action.kind) {
    case 'exchangeControl':
      return byPlayer(
        'exchange',
        action.actor,
        words(
          `control of ${say(action.object, scope)}`,
          action.with !== undefined && `with ${say(action.with, scope)}`,
        ),
        scope,
        mood,
      );
    case 'exchangeValues':
      return byPlayer(
        'exchange',
        undefined,
        `${whose(phrase(action.player, scope), 'life total')} with the ${action.stat} of ${say(action.object, scope)}`,
        scope,
        mood,
      );
    case 'exchangeZones':
      return byPlayer('exchange', action.player, `the ${action.one} and the ${action.other}`, scope, mood);
    default:
      return unreachable(action);
  }
}

function preventing(action: Extract<Action, { kind: 'prevent' }>, scope: Scope, mood: Mood): Deed {
  const { amount: how, sort, to, by } = action;
  const what = words(sort, 'damage');
  const all =
    action.of !== undefined
      ? `${how === 'all' ? 'all' : amount(how, scope)} of that damage`
      : how === 'all'
        ? `all ${what}`
        : `${action.next === true ? 'the next ' : ''}${mass(how, what, scope)}`;
  return byPlayer(
    'prevent',
    undefined,
    words(
      all,
      (to !== undefined || by !== undefined) && 'that would be dealt',
      to !== undefined && `to ${say(to, scope)}`,
      by !== undefined && `${action.toToo === true ? 'to or by' : 'by'} ${say(by, scope)}`,
      action.divided === true && 'divided as you choose',
    ),
    scope,
    mood,
  );
}
