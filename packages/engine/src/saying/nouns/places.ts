/** Places that things are put in or taken from, and how they enter. CR 400.1, 110.5, 614.1c. */
import type { Description, Entering, Place, Value } from '@kitchen-table/language/core';
import { list, ordinal, whose, withArticle } from '../english.ts';
import { abilitiesIn, description } from './descriptions.ts';
import { amount, eachOne, phrase, say, type Scope } from '../speaking.ts';

/** "onto the battlefield", "into its owner's hand", "on the top of your library". */
export function into(place: Place, scope: Scope): string {
  const order = place.order === undefined ? '' : ` in ${place.order === 'any order' ? 'any order' : 'a random order'}`;
  if (place.zone === 'battlefield') return `onto the battlefield${order}`;
  if (place.zone === 'exile') return `into exile${order}`;
  const zone = zoneOf(place, scope);
  const { position } = place;
  if (position === undefined) return `into ${zone}${order}`;
  if (typeof position === 'string')
    return `${position === 'top or bottom' ? 'on the top or on the bottom' : `on the ${position}`} of ${zone}${order}`;
  if ('nth' in position)
    return `into ${zone}, ${ordinal(position.nth)} from the top${position.orBottom === true ? ' or on the bottom' : ''}${order}`;
  return `into ${zone} below the top ${amount(position.below, scope)} cards${order}`;
}

/** "from your hand". */
export function outOf(place: Place, scope: Scope): string {
  if (place.anywhere === true) return 'from anywhere';
  if (place.not === true) return `from anywhere but ${zoneOf(place, scope)}`;
  const part = typeof place.position === 'string' ? `the ${place.position} of ` : '';
  return `from ${part}${zoneOf(place, scope)}`;
}

/** "your hand", "a graveyard", "exile". */
export function zoneOf(place: Place, scope: Scope): string {
  const zones = place.or === undefined ? [place.zone] : [place.zone, place.or];
  if (zones.every((zone) => zone === 'battlefield' || zone === 'exile' || zone === 'stack'))
    return list(zones.map(shared), 'or');
  const name = list(
    zones.map((zone) => (place.deck === undefined ? (NAMES[zone] ?? zone) : deckSaid(place.deck))),
    'or',
  );
  const single = place.single === true ? 'single ' : '';
  if (place.of === undefined)
    return place.zone === 'library'
      ? 'its owner’s library'
      : ['outside', 'command', 'ante'].includes(place.zone)
        ? shared(place.zone)
        : withArticle(`${single}${name}`);
  return whose(phrase(place.of, scope), `${single}${name}`);
}

/** "library", "planar deck". CR 401.1, 901.3. */
export function deckSaid(deck: Place['deck']): string {
  return deck === undefined ? 'library' : `${deck} deck`;
}

const NAMES: Readonly<Record<string, string>> = { command: 'command zone', ante: 'ante zone' };

function shared(zone: string): string {
  if (zone === 'outside') return 'outside the game';
  return zone === 'exile' ? 'exile' : `the ${NAMES[zone] ?? zone}`;
}

/** "tapped, under your control, with two +1/+1 counters on it". */
export function howItEnters(entering: Entering | undefined, scope: Scope): string {
  if (entering === undefined) return '';
  const { attackingWhom, blockingWhom, attachedTo, under, abilities, being, counterChoice } = entering;
  const parts: (string | false)[] = [
    entering.tapped === true && 'tapped',
    entering.untapped === true && 'untapped',
    entering.attacking === true && `attacking${attackingWhom === undefined ? '' : ` ${say(attackingWhom, scope)}`}`,
    entering.blocking === true && `blocking${blockingWhom === undefined ? '' : ` ${say(blockingWhom, scope)}`}`,
    entering.transformed === true && 'with its other face up',
    entering.faceDown === true && 'face down',
    under !== undefined && `under ${whose(phrase(under, scope), 'control')}`,
    attachedTo !== undefined && `attached to ${say(attachedTo, scope)}`,
    ...countersWith(entering, scope),
    counterChoice !== undefined && `with one counter of these kinds: ${list(counterChoice, 'or')}`,
    abilities !== undefined && `with ${abilitiesIn(abilities, scope)}`,
    being !== undefined && asWhat(being, scope),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** "as a Mutant in addition to its other types". */
function asWhat(being: Description, scope: Scope): string {
  return `as ${description(being, false, scope)}`;
}

function countersWith({ counters, forEach }: Entering, scope: Scope): string[] {
  return (counters ?? []).map(({ counter, number, additional }) => {
    const more = additional === true ? 'additional ' : '';
    const each = forEach === undefined ? '' : ` for each ${eachOne(forEach, scope)}`;
    return `with ${countersInWords(number, `${more}${counter}`, scope)}${each}`;
  });
}

/** "three +1/+1 counters", "+1/+1 counters, as many as ...". */
export function countersInWords(number: Value, counter: string, scope: Scope): string {
  const one = counter === '' ? 'counter' : `${counter} counter`;
  if (number.kind === 'number') return number.number === 1 ? withArticle(one) : `${amount(number, scope)} ${one}s`;
  const said = amount(number, scope);
  return said.length <= 4 || number.kind === 'atLeast' ? `${said} ${one}s` : `${one}s equal to ${said}`;
}
