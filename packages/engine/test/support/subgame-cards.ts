/** Cards and games for the tests of subgames. Texts are ours. */
import type { Clause, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { characteristics, type Game, type GameSetup, type PlayerId, startGame } from '../../src/index.ts';
import { perform } from '../../src/events/perform.ts';
import { moveEvent, plainEntering } from '../../src/rules/event-makers.ts';
import { NO_OBJECT } from '../../src/vocabulary/ids.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { CARDS } from './cards.ts';
import { act, classFilter, instant, number, sorcery, you } from './single-rule-cards.ts';
import { Scenario } from './scenario.ts';

export const play: Clause = act({ kind: 'playSubgame' });
export const losers: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { ...classFilter('player'), qualities: [{ kind: 'wonSubgame', not: true }] },
};
export const winners: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { ...classFilter('player'), qualities: [{ kind: 'wonSubgame' }] },
};
/** Losers lose 10 life, winners gain 1. */
export const tale = sorcery(
  'Test Tale',
  play,
  act({ kind: 'loseLife', actor: losers, amount: number(10) }),
  act({ kind: 'gainLife', actor: winners, amount: number(1) }),
);
export const victory = instant('Test Victory', act({ kind: 'winGame', actor: you }));
export const tie = instant('Test Tie', act({ kind: 'drawGame' }));
export const again = sorcery('Test Again', act({ kind: 'restartGame' }));
export const OWN: readonly Card[] = [tale, victory, tie, again];

export const deck = (...names: string[]): string[] => [
  ...names,
  ...Array.from({ length: 30 - names.length }, () => 'Plains'),
];
export const by = { cause: NO_OBJECT, rule: '726.2' };

/** A game of those decks; everybody keeps, Ann is in her first main phase. */
export function begun(
  decks: readonly (readonly string[])[],
  more: Partial<GameSetup> = {},
  cards: readonly Card[] = [],
): Scenario {
  const names = ['ann', 'ben', 'cat', 'dan'].slice(0, decks.length);
  const known = [...OWN, ...cards];
  const setup: GameSetup = {
    format: decks.length === 2 ? 'two-player' : 'free-for-all',
    cards: { ...CARDS, ...Object.fromEntries(known.map((each) => [each.name, each])) },
    seed: 'within',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: decks.map((cardsOf, seat) => ({ name: names[seat] as string, deck: cardsOf })),
    ...more,
  };
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  return new Scenario(session, names).to('PrecombatMain', 1);
}

/** Puts a card of the player's library or command zone somewhere, at a priority decision. */
export function fetch(game: Scenario, seat: number, name: string, to: Zone = Zone.Hand): Scenario {
  return game.alter((now) => {
    const found = now.objects.find(
      ({ record, owner, zone }) =>
        record.card.name === name && owner === seat && zone !== Zone.None && zone !== Zone.Battlefield && zone !== to,
    );
    if (found === undefined) throw new Error(`no ${name} to fetch`);
    const entering = to === Zone.Battlefield ? plainEntering(seat as PlayerId) : null;
    perform(now, [moveEvent(now, found.id, to, 'put', seat as PlayerId, by, { entering })]);
  });
}

/** Ann casts her Tale, and all pass until the subgame's first question. */
export function tells(game: Scenario, name = 'Test Tale'): Scenario {
  if (!game.ann.hand.includes(name)) fetch(game, 0, name);
  game.ann.casts(name);
  while (game.question?.kind === 'priority') game.proceed();
  return game;
}

export function keepAll(game: Scenario): Scenario {
  while (game.question?.kind === 'mulligan') game.answer([0]);
  return game;
}

/** Concedes the subgame as that player, and goes on until the main game is asked something. */
export function givesUp(game: Scenario, seat: number): void {
  const illegal = game.session.concede(seat as PlayerId);
  if (illegal !== null) throw new Error(illegal.because);
  while (game.question !== null && game.question.kind !== 'priority') game.proceed();
}

/** Names of a player's cards in a zone of a game. */
export function named(game: Game, ids: readonly number[]): string[] {
  return ids.map((id) => characteristics(game, id as never).name).sort();
}
