/** What keyword abilities make players and permanents do that has no section of its own: exploit, cascade, backup, devour. */
import type { Clause } from '@kitchen-table/language/core';
import { rulesInForce } from '../../questions/in-force.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Bound } from '../../vocabulary/context.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { wasDone } from '../resolving/bindings.ts';
import { addEffect } from '../effects/durations.ts';
import { type KeywordAction, NOTHING_DONE } from '../keyword-actions/keyword-action.ts';

const SACRIFICE_A_CREATURE: Clause = {
  kind: 'do',
  action: {
    kind: 'sacrifice',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
    },
  },
};

/** Exploiting a creature is sacrificing it for an exploit ability. CR 702.110b. */
export const exploitAction: KeywordAction = {
  kind: 'exploit',
  cr: '702.110b',
  does: ({ game, context }) => {
    const after = game.rules.execute(game, SACRIFICE_A_CREATURE, context);
    return { made: [], done: wasDone(after), context: after };
  },
  says: '{object} exploits a creature',
  helps: null,
};

/** The player doesn't pay the cumulative upkeep, and sacrifices what has it. CR 702.24a. */
export const leaveUpkeepUnpaidAction: KeywordAction = {
  kind: 'leave upkeep unpaid',
  cr: '702.24a',
  does: () => undefined,
  says: "{player} doesn't pay the cumulative upkeep of {object}",
  helps: false,
};

/** What effects let the player do with the exiled cards as they cascade. CR 702.85b. */
export const cascadeAction: KeywordAction = {
  kind: 'cascade',
  cr: '702.85b',
  does: ({ game, player, context }) => {
    const exiled = context.bindings['cascade.exiled'] as Bound;
    for (const { rule, context: said } of rulesInForce(game, 'asYou'))
      if (said.controller === player)
        game.rules.execute(game, rule.clause, { ...said, bindings: { ...said.bindings, 'linked.exiled': exiled } });
    return { made: [], done: false, happened: true };
  },
  says: '{player} cascades',
  helps: true,
};

/** The abilities printed after "backup" go to another creature for the turn. CR 702.165a. */
export const lendAbilitiesAction: KeywordAction = {
  kind: 'lend abilities',
  cr: '702.165a',
  does: ({ game, object, context }) => {
    if (object === context.source) return NOTHING_DONE;
    const lender = game.objects[context.source] as GameObject;
    const { abilities } = (lender.record.faces[lender.face] as Characteristics).face;
    const at = abilities.findIndex((ability) => ability.kind === 'keyword' && ability.keyword === 'backup');
    const lent = abilities.slice(at + 1);
    const gain = { kind: 'gain', verb: 'gain', object: { kind: 'self' }, abilities: lent } as const;
    addEffect(
      game,
      { kind: 'changes', action: gain },
      context,
      { kind: 'untilEndOfTurn' },
      [objectEntity(object)],
      null,
    );
  },
  says: null,
  helps: true,
};

/** Told of by what does it, with whom it is done to. CR 702.82b. */
export const devourAction: KeywordAction = {
  kind: 'devour',
  cr: '702.82b',
  does: () => {},
  says: '{object} is devoured',
  helps: null,
};

/** CR 702.134c. */
export const mentorAction: KeywordAction = {
  kind: 'mentor',
  cr: '702.134c',
  does: () => {},
  says: '{object} mentors a creature',
  helps: true,
};

/** CR 702.122d. */
export const becomeCrewedAction: KeywordAction = {
  kind: 'become crewed',
  cr: '702.122d',
  does: () => {},
  says: '{object} becomes crewed',
  helps: true,
};

/** CR 702.100b. */
export const evolveAction: KeywordAction = {
  kind: 'evolve',
  cr: '702.100b',
  does: () => {},
  says: '{object} evolves',
  helps: true,
};

/** CR 702.149c. */
export const trainAction: KeywordAction = {
  kind: 'train',
  cr: '702.149c',
  does: () => {},
  says: '{object} trains',
  helps: true,
};
