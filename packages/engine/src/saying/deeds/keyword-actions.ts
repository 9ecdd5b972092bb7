/** Keyword actions: by the rulebook's word, with who does it to what. CR 701. */
import type { Action } from '@kitchen-table/language/core';
import { one, words } from '../english.ts';
import { amount, type Deed, type Mood, phrase, say, type Scope } from '../speaking.ts';
import { howItEnters } from '../nouns/places.ts';
import { byPlayer, ofObject } from './parts.ts';

type KeywordAction = Extract<Action, { kind: 'keywordAction' }>;

/** What an object does itself, or what happens to it. */
const OF_OBJECTS: ReadonlySet<string> = new Set([
  'explore',
  'connive',
  'endure',
  'evolve',
  'train',
  'mentor',
  'exploit',
  'become',
  'become level',
  'become crewed',
  'become plotted',
  'become foretold',
  'stop being suspected',
  'mutate',
  'adapt',
  'monstrosity',
]);

const WALKING: ReadonlySet<string> = new Set(['planeswalk', 'planeswalk without leaving']);

/** What is not a verb by itself: the game does it. */
const OF_THE_GAME: ReadonlySet<string> = new Set(['the ring tempts you', 'chaos ensues', 'end this effect']);

export function keywordDeed(action: KeywordAction, scope: Scope, mood: Mood): Deed {
  const { object, to, detail } = action;
  const number = action.amount === undefined ? '' : amount(action.amount, scope);
  const behind = words(
    detail !== undefined && detailSaid(detail),
    number,
    to !== undefined && `on ${say(to, scope)}`,
    action.times !== undefined && `${amount(action.times, scope)} times`,
    action.entering !== undefined && `(what is created enters ${howItEnters(action.entering, scope)})`,
  );
  if (OF_THE_GAME.has(action.action)) return ofTheGame(action, behind, scope);
  if (object !== undefined && WALKING.has(action.action)) {
    const staying = action.action === 'planeswalk' ? '' : 'without planeswalking away from any plane';
    const where = detail === 'away' ? 'away from' : 'to';
    return byPlayer('planeswalk', action.actor, words(where, say(object, scope), staying), scope, mood);
  }
  if (object !== undefined && action.action === 'leave upkeep unpaid')
    return byPlayer('leave', action.actor, `the cumulative upkeep of ${say(object, scope)} unpaid`, scope, mood);
  const [verb = '', ...more] = action.action.split(' ');
  const rest = words(more.join(' '));
  if (OF_OBJECTS.has(action.action) && action.actor === undefined)
    return object === undefined
      ? { subject: one(scope.self), verb, rest: words(rest, behind) }
      : ofObject(verb, object, words(rest, behind), scope);
  return byPlayer(verb, action.actor, words(rest, object !== undefined && say(object, scope), behind), scope, mood);
}

/** CR 609.4: "without +1/+1" is told as the texts say it. */
function detailSaid(detail: string): string {
  if (detail.startsWith('without ')) return `as though it had no ${detail.slice('without '.length)} counters`;
  return detail === 'to' ? '' : detail;
}

function ofTheGame({ action, actor }: KeywordAction, behind: string, scope: Scope): Deed {
  if (action === 'the ring tempts you')
    return {
      subject: one('the Ring'),
      verb: 'tempt',
      rest: words(actor === undefined ? 'you' : phrase(actor, scope).text, behind),
    };
  if (action === 'chaos ensues') return { subject: one('chaos'), verb: 'ensue', rest: behind };
  return { subject: one('this effect'), verb: 'end', rest: behind };
}
