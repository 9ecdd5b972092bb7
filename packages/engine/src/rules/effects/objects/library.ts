/** Libraries: what is sought in them, and what is gone through card by card. CR 701.16, 701.19. */
import type { Select } from '@kitchen-table/language/core';
import { goTogether, mayJoin, type Wish, wishesOf } from '../../../questions/targets/chosen-together.ts';
import { perform } from '../../../events/perform.ts';
import { fitsDescription } from '../../../questions/objects/filters.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { deckOf } from '../../../questions/zones/decks.ts';
import { FOUND_LABEL } from '../../../questions/resolving/this-way.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { atRandom } from '../../../vocabulary/random.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { bind, playersOf } from '../../resolving/bindings.ts';
import { chooseEntities, reason } from '../../resolving/choices.ts';
import { moveEvent } from '../../event-makers.ts';
import { bounds, resolvePlayers } from '../choices/choosing.ts';
import { type ActionOf, asEntities, by, type Handlers, nothing, outcome } from '../outcome.ts';

/** The card at which it stopped, under the label of its noun: "put that card into your hand". */
function withHits(until: Parameters<typeof find>[1], hits: readonly Entity[], context: Context): Context {
  const all = [...(context.bindings[FOUND_LABEL]?.entities ?? []), ...hits];
  const found = bind(context, FOUND_LABEL, all, all.length);
  const { label } = until as Select;
  return label === undefined ? found : bind(found, label, hits, hits.length);
}

/** Whose library is gone through, whether a card is of what is sought, and how many of them end it. */
function sought(
  game: Game,
  { library, until }: ActionOf<'revealUntil' | 'exileUntil'>,
  player: PlayerId,
  context: Context,
): { owner: PlayerId; wanted: number; fits: (card: ObjectId) => boolean; together: readonly Wish[] } {
  const [owner = player] = playersOf(find(game, library, context));
  const nouns = soughtIn(until).flat();
  const [{ quantifier }] = nouns as [Select];
  const wanted = bounds(game, quantifier, context)?.max ?? 1;
  const fits = (card: ObjectId): boolean =>
    nouns.some(({ filter }) => fitsDescription(game, filter, objectEntity(card), context));
  return { owner, wanted, fits, together: nouns.flatMap((noun) => wishesOf(noun)) };
}

/** "Reveal cards from the top of your library until you reveal N of something." CR 701.16. */
function revealUntil(
  game: Game,
  action: ActionOf<'revealUntil'>,
  player: PlayerId,
  context: Context,
): { revealed: ObjectId[]; hits: readonly Entity[] } {
  const { owner, wanted, fits } = sought(game, action, player, context);
  const library = deckOf(game, owner, action.kind === 'revealUntil' ? action.deck : undefined);
  const revealed: ObjectId[] = [];
  const hits: Entity[] = [];
  for (let i = library.length - 1; i >= 0 && hits.length < wanted; i--) {
    const id = library[i] as ObjectId;
    revealed.push(id);
    if (fits(id)) hits.push(objectEntity(id));
  }
  return { revealed, hits };
}

/**
 * "Exile cards from the top of your library until you exile N of something": one after another, each the top card of
 * its moment, which an effect that reveals it may have made another object. CR 401.6, 701.10a. "Until they have exiled
 * cards with total mana value 20 or greater": until those that have come to exile are so much together.
 */
function exileUntil(
  game: Game,
  action: ActionOf<'exileUntil'>,
  player: PlayerId,
  context: Context,
): { exiled: Entity[]; found: Entity[] } {
  const { owner, wanted, fits, together } = sought(game, action, player, context);
  const exiled: Entity[] = [];
  const found: Entity[] = [];
  let hits = 0;
  const isEnough = (): boolean => (together.length > 0 ? goTogether(game, together, found, context) : hits >= wanted);
  for (let left = (game.players[owner] as Player).library.length; left > 0 && !isEnough(); left--) {
    const top = (game.players[owner] as Player).library.at(-1);
    if (top === undefined) break;
    const hit = fits(top);
    if (hit) hits++;
    for (const event of perform(game, [moveEvent(game, top, Zone.Exile, 'exile', player, by(context, '701.10a'))])) {
      if (event.kind !== 'zoneChange') continue;
      exiled.push(objectEntity(event.became as ObjectId));
      if (hit) found.push(objectEntity(event.became as ObjectId));
    }
  }
  return { exiled, found };
}

/** What is sought, one after another; of "this or that" only one, of "this and/or that" one of each. */
export function soughtIn(noun: Parameters<typeof find>[1]): readonly (readonly Select[])[] {
  if (noun.kind === 'nounList') {
    const parts = noun.of.flatMap((part) => soughtIn(part));
    return noun.join === 'or' ? [parts.flat()] : parts;
  }
  if (noun.kind !== 'select') throw new Error(`a library can't be searched for ${noun.kind}`);
  return [[noun]];
}

/** CR 701.19b: cards with a stated quality need not be found; "a card" must be. */
export function seek(
  game: Game,
  player: PlayerId,
  sought: readonly Select[],
  among: readonly Entity[],
  context: Context,
): readonly Entity[] {
  const cards = among.filter((card) => sought.some((noun) => isSought(game, noun, card, context)));
  const [first] = sought as readonly [Select];
  const limits = bounds(game, first.quantifier, context);
  if (limits === null) return cards;
  if (first.quantifier.atRandom === true) return atRandom(game, cards, limits.max);
  const plain = sought.length === 1 && isAnyCard(first.filter);
  const wishes = sought.flatMap((noun) => wishesOf(noun));
  if (wishes.length > 0) {
    // One after the other, while there are such as go with those found.
    const found: Entity[] = [];
    while (found.length < limits.max) {
      const open = mayJoin(game, wishes, found, cards, 0, context);
      const why = reason('Search: choose what you find', context.source, '701.19a');
      const [one] = chooseEntities(game, player, why, open, 0, 1, 'search', { hidden: true, helps: true });
      if (one === undefined) break;
      found.push(one);
    }
    return found;
  }
  return chooseEntities(
    game,
    player,
    reason('Search: choose what you find', context.source, '701.19a'),
    cards,
    plain ? limits.min : 0,
    limits.max,
    'search',
    { hidden: true, helps: true },
  );
}

/** "An additional card": not the one found before. CR 608.2c. */
function isSought(game: Game, { quantifier, filter }: Select, card: Entity, context: Context): boolean {
  const found = quantifier.than === undefined ? undefined : context.bindings[quantifier.than];
  return found?.entities.includes(card) !== true && fitsDescription(game, filter, card, context);
}

export const libraryEffects: Handlers<'revealUntil' | 'exileUntil'> = {
  revealUntil: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return nothing(withActors);
    const { revealed, hits } = revealUntil(game, action, player, withActors);
    const now = withHits(action.until, hits, withActors);
    if (revealed.length > 0) perform(game, [{ kind: 'reveal', player, objects: revealed, ...by(now, '701.16a') }]);
    // They were revealed this way, whether or not one of them is what was looked for.
    const entities = asEntities(revealed);
    return { ...outcome(now, entities, revealed.length, hits.length > 0), changed: entities };
  },
  exileUntil: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return nothing(withActors);
    const { exiled, found } = exileUntil(game, action, player, withActors);
    const now = withHits(action.until, found, withActors);
    return { ...outcome(now, exiled, exiled.length, found.length > 0), changed: exiled };
  },
};

/** "a card", with nothing said of what kind. */
function isAnyCard(filter: Extract<Parameters<typeof fitsDescription>[1], { kind: 'filter' }>): boolean {
  return (
    filter.adjectives === undefined &&
    filter.qualities === undefined &&
    filter.noun.kind === 'words' &&
    filter.noun.words.every((word) => word.kind === 'classWord' && word.word === 'card')
  );
}
