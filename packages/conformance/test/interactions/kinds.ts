/** The cards with which kinds of effects meet one another, and what is seen of a side of the table afterwards. */
import { StatusBit, TypeBit } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table } from '../support/text-table.ts';

const CARDS = [
  'Drake | {3}{U} | Creature — Drake | 2/2 | Flying',
  'Rat | {1}{B} | Creature — Rat | 1/1 | Deathtouch',
  'Herald | {2} | Creature — Bird | 1/1 | When Herald enters, you gain 1 life.',
  'Lord | {2} | Creature — Lord | 3/3 | Other creatures you control get +1/+1.',
  'Urn | {2} | Artifact | | {T}: You gain 1 life.',
  'Twin | {0} | Instant | | Create a token that’s a copy of target permanent.',
  'Shape | {0} | Instant | | Target creature you control becomes a copy of target creature an opponent controls.',
  'Ape | {0} | Instant | | Target creature you control becomes a copy of target creature an opponent controls until end of turn.',
  'Steal | {0} | Instant | | Gain control of target permanent.',
  'Borrow | {0} | Instant | | Gain control of target permanent until end of turn.',
  'Flicker | {0} | Instant | | Exile target permanent, then return that card to the battlefield under its owner’s control.',
  'Mask | {0} | Instant | | Turn target creature face down.',
  'Fade | {0} | Instant | | Target permanent phases out.',
  'Numb | {0} | Instant | | Target creature loses all abilities.',
  'Wake | {0} | Instant | | Target artifact becomes a 4/4 Golem creature in addition to its other types.',
  'Hop | {0} | Instant | | Target creature becomes a Frog with base power and toughness 1/5.',
  'Metal | {0} | Instant | | Target creature becomes an artifact in addition to its other types.',
  'Guard | {0} | Instant | | Prevent the next 2 damage that would be dealt this turn to any target.',
  'Bolt | {0} | Instant | | Bolt deals 3 damage to any target.',
  'Scribe | {2} | Creature — Human | 1/1 | If you would draw a card, you gain 2 life instead.',
  'Draw | {0} | Instant | | Target player draws a card.',
  'Charge | {0} | Sorcery | | Creatures you control gain vigilance until end of turn. After this phase, there is an additional combat phase.',
  'Again | {0} | Sorcery | | Take an extra turn after this one.',
  'Saint | {2} | Creature — Human | 1/3 | Prevent all damage that would be dealt to you.',
];

/** Cards that are cast: by whom, which, at what. */
export type Cast = readonly [by: 'ann' | 'ben', card: string, ...targets: string[]];

/** A line of a table: what meets what, the rule, who begins with what, what is cast, and what is seen then. `+` and `,` separate things. */
export interface Row {
  readonly pair: string;
  readonly rule: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly casts: readonly Cast[];
  readonly after: readonly string[];
}

/** The lines of a table. */
export function rows(text: string): readonly Row[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const [pair = '', rule = '', mine = '', theirs = '', casts = '', ...after] = line
      .split('|')
      .map((part) => part.trim());
    return { pair, rule, mine: things(mine), theirs: things(theirs), casts: castsOf(casts), after };
  });
}

/** `Drake + Rat`; `_` is what is face down. */
export function things(text = ''): string[] {
  return text === '' ? [] : text.split(' + ').map((name) => (name === '_' ? '' : name));
}

function castsOf(text: string): readonly Cast[] {
  return text === ''
    ? []
    : text.split(', ').map((one) => one.split(' ').map((word) => (word === '_' ? '' : word)) as never);
}

/** A game in which these are on the battlefield and those are cast, one after the other; Ann holds some more. */
export function meeting(
  mine: readonly string[],
  theirs: readonly string[],
  casts: readonly Cast[] = [],
  held: readonly string[] = [],
): Scenario {
  const hand = (who: string): string[] => casts.flatMap(([by, card]) => (by === who ? [card] : []));
  const seats: Seat[] = [
    { battlefield: [...mine], hand: [...hand('ann'), ...held] },
    { battlefield: [...theirs], hand: hand('ben') },
  ];
  const game = table(CARDS, seats);
  for (const [by, card, ...targets] of casts) plays(game[by], card, ...targets);
  return game;
}

/** What a player controls: names, sizes of creatures, keywords. */
export function side(player: TestPlayer): string[] {
  const seen = new Map<string, number>();
  return player.battlefield.map((name) => {
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    const is = now(player, name, index);
    const words = [name === '' ? 'face down' : name];
    if ((is.types & TypeBit.Creature) !== 0) words.push(`${is.power}/${is.toughness}`);
    for (const { ability } of is.abilities) if (ability.kind === 'keyword') words.push(ability.keyword);
    if ((player.permanent(name, index).status & StatusBit.PhasedOut) !== 0) words.push('away');
    return words.join(' ');
  });
}
