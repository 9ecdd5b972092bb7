/** Beholding: a card of that quality is revealed from the hand, or a permanent chosen. A rule of today's edition (701.4). */
import { type KeywordAction, madeOrNothing, type Words } from '../keyword-action.ts';
import type { Noun, Select } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { fitsDescription } from '../../../questions/objects/filters.ts';
import { evaluate } from '../../../questions/values.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { bind } from '../../resolving/bindings.ts';
import { chooseObjects, reason } from '../../resolving/choices.ts';
import { permanentsOf } from '../../../questions/objects/permanents-of.ts';

/** How many are beheld: "a Goblin", "three Elementals". */
function countOf(game: Game, noun: Select, context: Context): number {
  const { amount, number } = noun.quantifier;
  return amount === 'number' && number !== undefined ? evaluate(game, number, context) : 1;
}

/** The cards and permanents that the player could behold. */
function beholdable(game: Game, player: PlayerId, noun: Select, context: Context): readonly ObjectId[] {
  return [...permanentsOf(game, player), ...(game.players[player] as Player).hand].filter(
    (id) => id !== context.stackObject && fitsDescription(game, noun.filter, objectEntity(id), context),
  );
}

/** Whether there is enough to behold. */
function canBehold(game: Game, player: PlayerId, noun: Noun | undefined, context: Context): boolean {
  return noun?.kind === 'select' && beholdable(game, player, noun, context).length >= countOf(game, noun, context);
}

/** What was beheld; a card of the hand is revealed (701.4a). */
function behold(game: Game, player: PlayerId, { object }: Words, context: Context): readonly Entity[] {
  if (object?.kind !== 'select' || !canBehold(game, player, object, context)) return [];
  const count = countOf(game, object, context);
  const why = reason('Choose a permanent, or reveal a card from your hand', context.source, '701.1');
  const from = beholdable(game, player, object, context);
  const chosen = chooseObjects(game, player, why, from, count, count, 'reveal', { hidden: true, helps: true });
  const revealed = chosen.filter((id) => isIn(game, id, Zone.Hand));
  if (revealed.length > 0)
    perform(game, [{ kind: 'reveal', player, objects: revealed, cause: context.source, rule: '701.1' }]);
  return chosen.map(objectEntity);
}

/** Behold: 701.4 of today's edition. */
export const beholdAction: KeywordAction = {
  kind: 'behold',
  cr: '701.1',
  possible: ({ game, player, words, context }) => canBehold(game, player, words.object, context),
  does: ({ game, player, words, context }) => {
    const beheld = behold(game, player, words, context);
    const label = words.object?.kind === 'select' ? words.object.label : undefined;
    return {
      ...madeOrNothing(beheld),
      context: label === undefined ? context : bind(context, label, beheld, beheld.length),
    };
  },
  says: '{player} beholds',
  helps: true,
};
