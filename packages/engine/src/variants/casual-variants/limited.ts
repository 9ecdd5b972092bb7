/** Games with decks from a draft or from sealed packs: the ordinary rules, and conspiracies. CR 100.2b, 315.1, 905. */
import type { Card } from '@kitchen-table/language/core';
import type { GameSetup } from '../../vocabulary/setup.ts';
import {
  putConspiracies,
  revealAgenda,
  showConspiracies,
  startingByConspiracy,
  wrongWithConspiracies,
} from './conspiracies.ts';
import type { Variant } from '../variant.ts';

const MINIMUM = 40;

function limited(name: string, players?: 'several'): Variant {
  return {
    name,
    contribute: (rules) => ({
      ...rules,
      specialActions: [...rules.specialActions, revealAgenda], // CR 702.106c
      beforeLeaving: [...rules.beforeLeaving, showConspiracies], // CR 702.106e
    }),
    startingSeat: startingByConspiracy,
    setUp: putConspiracies,
    check: (setup) => {
      if (players === 'several' && setup.players.length < 3)
        return `A Conspiracy Draft game has more than two players, not ${setup.players.length} (CR 905.3)`;
      const wrong = wrongWithConspiracies(setup);
      if (wrong !== null) return wrong;
      return tooSmall(setup);
    },
  };
}

/** A sentence when a deck has fewer cards than a limited deck must have. CR 100.2b. */
function tooSmall(setup: GameSetup): string | null {
  if (setup.start !== undefined) return null;
  for (const { name, deck, conspiracies = [] } of setup.players) {
    const minimum = MINIMUM - 5 * conspiracies.filter(({ card }) => isSmaller(setup.cards[card])).length;
    if (deck.length < minimum)
      return `${name}'s deck has ${deck.length} cards, and a limited deck has at least ${minimum} (CR 100.2b)`;
  }
  return null;
}

/** "Your minimum deck size is reduced by five." CR 100.5, 113.6n. */
function isSmaller(card: Card | undefined): boolean {
  return (
    card?.faces[0].abilities.some(
      (ability) => ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'smallerDeck'),
    ) === true
  );
}

export const boosterDraft: Variant = limited('booster-draft');
export const sealed: Variant = limited('sealed');
/** CR 905.3: a multiplayer game, each against all. */
export const conspiracyDraft: Variant = limited('conspiracy-draft', 'several');
/** Where the packs came from; beside another draft it changes nothing. */
export const cube: Variant = { name: 'cube', contribute: (rules) => rules, check: tooSmall };
