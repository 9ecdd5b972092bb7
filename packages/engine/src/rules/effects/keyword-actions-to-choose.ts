/** Keyword actions in which a player chooses what it is done to or with, and that may come to nothing. CR 702.85b. */
import { rulesInForce } from '../../questions/in-force.ts';
import type { Bound } from '../../vocabulary/context.ts';
import { behold } from '../keyword-actions/behold.ts';
import { blight } from '../keyword-actions/blight.ts';
import { collectEvidence } from '../keyword-actions/collect-evidence.ts';
import { forage } from '../keyword-actions/forage.ts';
import type { Meaning } from './doing.ts';

/** By name: each is taken by one player at a time. */
export const ACTIONS_TO_CHOOSE: Readonly<Record<string, Meaning>> = {
  blight: ({ game, player, amount, context }) => blight(game, player, amount, context),
  'collect evidence': ({ game, player, amount, context }) => collectEvidence(game, player, amount, context.source),
  behold: ({ game, player, action, context }) => behold(game, player, action, context),
  forage: ({ game, player, context }) => forage(game, player, context),
  // CR 702.85b: what effects let the player do with the exiled cards as they cascade.
  cascade: ({ game, player, context }) => {
    const exiled = context.bindings['cascade.exiled'] as Bound;
    for (const { rule, context: said } of rulesInForce(game, 'asYou'))
      if (said.controller === player)
        game.rules.execute(game, rule.clause, { ...said, bindings: { ...said.bindings, 'linked.exiled': exiled } });
  },
};
