/** Amass. CR 701.44. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { createDescribed } from '../effects/objects/tokens.ts';
import { addEffect } from '../effects/durations.ts';
import { putCountersEvent } from '../event-makers.ts';
import { creaturesOf } from '../../questions/objects/permanents-of.ts';

/** A player with no Army gets a 0/0 black Army; an Army of theirs gets counters and becomes the type. CR 701.44a. */
function amass(game: Game, player: PlayerId, count: number, subtype: string, context: Context): ObjectId | null {
  let armies = armiesOf(game, player);
  if (armies.length === 0) {
    const zero = { kind: 'number', number: 0 } as const;
    createDescribed(
      game,
      {
        kind: 'token',
        power: zero,
        toughness: zero,
        colors: ['black'],
        types: ['creature'],
        subtypes: [subtype, 'Army'],
      },
      player,
      1,
      undefined,
      context,
    );
    armies = armiesOf(game, player);
  }
  const [army] = chooseObjects(
    game,
    player,
    reason('Choose an Army', context.source, '701.44a'),
    armies,
    1,
    1,
    'counters',
    { helps: true },
  );
  if (army === undefined) return null; // CR 701.44b
  perform(game, [
    putCountersEvent(army as number as Entity, '+1/+1', count, player, { cause: context.source, rule: '701.44a' }),
  ]);
  if (!characteristics(game, army).subtypes.includes(subtype)) {
    addEffect(
      game,
      {
        kind: 'changes',
        action: {
          kind: 'become',
          verb: 'become',
          object: { kind: 'self' },
          as: { kind: 'description', subtypes: [subtype], inAddition: 'other types' },
        },
      },
      context,
      undefined,
      [army as number as Entity],
      null,
    );
  }
  return army;
}

function armiesOf(game: Game, player: PlayerId): ObjectId[] {
  return creaturesOf(game, player).filter((id) => characteristics(game, id).subtypes.includes('Army'));
}

/** "Zombies" is the subtype Zombie; "Orcs" Orc. CR 701.44a. */
function singular(subtypes: string): string {
  return subtypes.endsWith('s') ? subtypes.slice(0, -1) : subtypes;
}

/** Amass. CR 701.44. */
export const amassAction: KeywordAction = {
  kind: 'amass',
  cr: '701.44a',
  does: ({ game, player, amount, words, context }) => {
    const army = amass(game, player, amount, singular(words.detail ?? 'Zombies'), context);
    if (army !== null) return { made: [objectEntity(army)] };
  },
  says: '{player} amasses {amount}',
  helps: true,
};
