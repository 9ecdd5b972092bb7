/** How games, turns and other players go: ending, restarting, subgames, control of a player, opening hands. CR 103.6, 104, 720, 721, 724, 726. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import {
  clause,
  finalQuality,
  lastingVerb,
  noun,
  playerVerb,
  possessive,
  rule,
  subject,
  timedRule,
  turnPart,
} from '../categories.ts';
import { staticAbility } from '../rules/statics.ts';

/** What the decks of a subgame are; CR 726.2 says no more. */
const withLibraries = words('decks', ['using their libraries as their decks']);

playerVerb.add(
  phrase`exile~ all the cards from ${{ player: possessive }} hand`.means((s) => ({
    kind: 'exile',
    object: { kind: 'zoneOfPlayer', zone: ['hand'], player: s.player },
    words: 'all the cards',
  })),
  phrase`end~ the turn`.means({ kind: 'endTurn' }),
  phrase`end~ the combat phase`.means({ kind: 'endTurn', part: { kind: 'turnPart', step: 'combat' } }),
  phrase`reverse~ the game 's turn order`.means({ kind: 'reverseTurnOrder' }),
  phrase`restart~ the game [, leaving in exile ${{ except: noun }}]`.means({ kind: 'restartGame' }),
);
lastingVerb.add(phrase`control~ ${{ object: noun }}`.means({ kind: 'gainControl', words: 'control' }));
timedRule.add(
  phrase`the game is a draw`.means({ kind: 'do', action: { kind: 'drawGame' } }),
  phrase`after that turn , ${{ actor: subject }} take~actor a extra turn`.means((s) => ({
    kind: 'do',
    action: { kind: 'extraTurn', actor: s.actor, afterThatTurn: true },
  })),
  phrase`players play a Magic subgame , ${{ decks: withLibraries }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'playSubgame', decks: s.decks },
  })),
);
finalQuality.add(phrase`who doesn't win the subgame`.means({ kind: 'wonSubgame', not: true }));
turnPart.add(
  phrase`the first upkeep`.means({ kind: 'turnPart', step: 'upkeep', words: 'the first' }),
  phrase`your first upkeep`.means({ kind: 'turnPart', step: 'upkeep', of: { kind: 'you' }, words: 'first' }),
);
/** Of searches of one's own library. */
const EACH_FOUND: Noun = { kind: 'reference', to: null, words: 'each card they find' };
rule.add(
  phrase`you control ${{ player: subject }} while they're searching their libraries`.means({
    kind: 'controlsSearching',
  }),
  phrase`you may reveal ~ from your opening hand . ^ if you do , ${{ reveal: clause }}`.means({ kind: 'openingHand' }),
  phrase`any time you could mulligan and ~ is in your hand , you may ${{ mulligan: clause }}`.means({
    kind: 'openingHand',
  }),
);
staticAbility.add(
  phrase`^ while ${{ actor: subject }} is searching their library , they exile each card they find . ^ ${{ then: clause }} .`.means(
    (s) => ({
      kind: 'static',
      rules: [
        {
          kind: 'asFound',
          actor: s.actor,
          clause: {
            kind: 'sequence',
            joins: ['.'],
            steps: [{ kind: 'do', action: { kind: 'exile', object: EACH_FOUND } }, s.then],
          },
        },
      ],
    }),
  ),
);
