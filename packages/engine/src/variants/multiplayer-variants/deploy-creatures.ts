/** The deploy creatures option: every creature can go over to a teammate. CR 804. */
import type { Ability, Rule } from '@kitchen-table/language/core';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { beginEffect } from '../../vocabulary/game-notes.ts';

/** "{T}: Target teammate gains control of this creature. Activate only as a sorcery." CR 804.2. */
const DEPLOYING: Ability = {
  kind: 'activated',
  cost: [{ kind: 'tapCost' }],
  clause: {
    kind: 'do',
    action: {
      kind: 'gainControl',
      object: { kind: 'self' },
      actor: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a', target: true },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'teammate' }] } },
      },
    },
  },
  limits: [{ kind: 'onlyAsSorcery' }],
};

/** Each creature has it. CR 804.2. */
const DEPLOYS: Rule = {
  kind: 'changes',
  action: {
    kind: 'gain',
    verb: 'have',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'each' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
    },
    abilities: [DEPLOYING],
  },
};

/** Gives every creature of the game the ability, for the rest of the game. CR 804.2. */
export function deployCreatures(game: Game): void {
  const you = 0 as PlayerId;
  const effect = {
    rule: DEPLOYS,
    context: { source: NO_OBJECT, controller: you, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT },
    affected: null,
    locked: null,
    duration: { kind: 'restOfGame' },
    startedTurn: 0,
    startedBy: you,
  } as const;
  beginEffect(game, effect, 0);
}
