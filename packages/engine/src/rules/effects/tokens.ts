/** Creating tokens, and copies of permanents and spells. CR 111, 701.6, 707. */
import type { Action, Card, CardFace, TokenDescription } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { copiableValues } from '../copiable-values.ts';
import { find, followedAll } from '../../questions/nouns.ts';
import { every } from '../../questions/reading.ts';
import { evaluate } from '../../questions/values.ts';
import type { CardRecord } from '../../vocabulary/cards.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { CopiedValues } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { objectsOf } from '../bindings.ts';
import { keywordActionEvent } from '../event-makers.ts';
import { PREDEFINED_TOKENS } from '../predefined-tokens.ts';
import { bounds, resolveNoun, resolvePlayers } from './choosing.ts';
import { addEffect } from './durations.ts';
import { exceptionsOf } from './this-ability.ts';
import { enteringFacts } from './moving.ts';
import { by, type Handlers, nothing, outcome } from './outcome.ts';
import { copyForEach, copyWithTarget } from '../copies-for-targets.ts';
import { copyCard } from '../copying-cards.ts';
import { copySpell } from '../copying-spells.ts';
import { enterBlocking } from '../combat-phase/blocking-by-effects.ts';

export const tokenEffects: Handlers<'create' | 'copy'> = {
  create: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const count = countOf(game, action.quantifier, withActors);
    let now = withActors;
    const created: Entity[] = [];
    for (const player of players) {
      if (action.token.kind === 'tokenCopy') {
        const of = resolveNoun(game, action.token.of, now, { player, purpose: 'copy', rule: '707.2' });
        now = of.context;
        for (const original of objectsOf(of.entities)) {
          const copied = copiableValues(game, original, exceptionsOf(game, action.token.except, context));
          created.push(...createCopies(game, copied, player, count, action.entering, now));
        }
        continue;
      }
      const record = game.rules.recordOf(game, tokenCard(game, action.token, now));
      created.push(...create(game, record, 0, player, count, action.entering, now));
    }
    return outcome(now, created, created.length, created.length > 0);
  },
  copy: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const chosen = resolveNoun(game, action.object, withActors, {
      player: context.controller,
      purpose: 'copy',
      rule: '707.10',
    });
    const now = chosen.context;
    const times = action.times === undefined ? 1 : evaluate(game, action.times, now);
    const copies: Entity[] = [];
    for (const player of players) {
      // CR 400.7j: a card that an earlier part moved is found where it is; a spell is copied as it was.
      const originals = objectsOf(chosen.entities).flatMap((id) =>
        game.objects[id]?.stack === null ? followedAll(game, id) : [id],
      );
      if (action.each !== undefined || action.target !== undefined) {
        copies.push(...originals.flatMap((original) => copiesFor(game, original, player, action, now)));
        continue;
      }
      for (const original of originals)
        for (let i = 0; i < times; i++)
          copies.push(
            ...(game.objects[original]?.stack === null
              ? copyCard(game, original, player) // CR 707.12
              : copySpell(game, original, player, action.newTargets === true, now.source)),
          );
    }
    perform(
      game,
      copies.map((copy) =>
        keywordActionEvent('copy', players[0] ?? now.controller, copy as number as ObjectId, 1, by(now, '707.10')),
      ),
    );
    return copies.length === 0 ? nothing(now) : outcome(now, copies, copies.length, true);
  },
};

/** Copies whose targets the text says. CR 707.10d, 707.10e. */
function copiesFor(
  game: Game,
  original: ObjectId,
  player: PlayerId,
  action: Extract<Action, { kind: 'copy' }>,
  context: Context,
): readonly Entity[] {
  if (action.each !== undefined)
    return copyForEach(
      game,
      original,
      player,
      every(game, action.each, { ...context, controller: player }),
      context.source,
    );
  const [target] = action.target === undefined ? [] : find(game, action.target, context);
  return target === undefined ? [] : copyWithTarget(game, original, player, target, context.source);
}

/** How many tokens: "a", "two", "X". */
function countOf(game: Game, quantifier: Parameters<typeof bounds>[1], context: Context): number {
  if (quantifier.number !== undefined) return Math.max(0, evaluate(game, quantifier.number, context));
  return bounds(game, quantifier, context)?.max ?? 1;
}

/** Creates tokens of a record. CR 701.6a. */
export function create(
  game: Game,
  record: CardRecord,
  face: number,
  player: PlayerId,
  count: number,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
): readonly Entity[] {
  const created: Entity[] = [];
  const facts = { ...enteringFacts(game, entering, player, context, null), face };
  for (const event of perform(game, [
    { kind: 'createToken', record, player, count, entering: facts, created: [], ...by(context, '701.6a') },
  ])) {
    if (event.kind === 'createToken') created.push(...(event.created as readonly number[] as readonly Entity[]));
  }
  enterBlocking(game, entering, created, context);
  return created;
}

/** Does for each of several what the instruction says, all at once; null where it must be one by one. CR 608.2f. */
export function createTogether(
  game: Game,
  action: Extract<Action, { kind: 'create' }>,
  readings: readonly Context[],
): readonly Entity[] | null {
  const events: GameEvent[] = [];
  for (const reading of readings) {
    const own = creations(game, action, reading);
    if (own === null) return null;
    events.push(...own);
  }
  return perform(game, events).flatMap((event) =>
    event.kind === 'createToken' ? (event.created as readonly number[] as readonly Entity[]) : [],
  );
}

/** What one creation comes to; null for copies with exceptions, and tokens that enter attacking and the like. */
function creations(
  game: Game,
  action: Extract<Action, { kind: 'create' }>,
  context: Context,
): readonly Extract<GameEvent, { kind: 'createToken' }>[] | null {
  if (action.actor !== undefined || action.entering !== undefined) return null;
  const { token } = action;
  if (token.kind === 'tokenCopy' && (token.of.kind !== 'reference' || (token.except ?? []).length > 0)) return null;
  const records =
    token.kind === 'tokenCopy'
      ? objectsOf(find(game, token.of, context)).map((original) => copiableValues(game, original, []))
      : [{ record: game.rules.recordOf(game, tokenCard(game, token, context)).index, face: 0, except: [] }];
  if (records.some(({ except }) => except.length > 0)) return null;
  const player = context.controller;
  const count = countOf(game, action.quantifier, context);
  return records.map(({ record, face }) => ({
    kind: 'createToken',
    record: game.records[record] as CardRecord,
    player,
    count,
    entering: { ...enteringFacts(game, undefined, player, context, null), face },
    created: [],
    ...by(context, '701.6a'),
  }));
}

/** Creates tokens that are copies. CR 707.2: with the copiable values of the original. */
export function createCopies(
  game: Game,
  copied: CopiedValues,
  player: PlayerId,
  count: number,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
): readonly Entity[] {
  const record = game.records[copied.record];
  if (record === undefined) return [];
  const types = record.card.faces[copied.face]?.types ?? [];
  if (copied.except.length === 0 && (types.includes('instant') || types.includes('sorcery'))) return []; // CR 111.5
  const created = create(game, record, copied.face, player, count, entering, context);
  if (copied.except.length > 0 && created.length > 0) {
    addEffect(
      game,
      { kind: 'changes', action: { kind: 'becomeCopy', object: { kind: 'self' }, of: { kind: 'self' } } },
      context,
      undefined,
      created,
      null,
      copied,
    );
  }
  return created;
}

/** The token as a card. CR 111.3-111.4. */
function tokenCard(game: Game, token: Exclude<TokenDescription, { kind: 'tokenCopy' }>, context: Context): Card {
  if (token.kind === 'predefinedToken') {
    const face = PREDEFINED_TOKENS[token.name];
    if (face === undefined) throw new Error(`no such token: ${token.name}`);
    const named: CardFace = token.supertypes === undefined ? face : { ...face, supertypes: token.supertypes };
    return { name: named.name, layout: 'normal', faces: [named], colorIdentity: [] };
  }
  if (token.kind !== 'token') throw new Error('tokens of an event are not made from a description');
  const { power, toughness } = token;
  const colors = token.colors.filter((color) => color !== 'colorless');
  // CR 111.4: its name is its subtypes and "Token".
  const name = token.name ?? `${token.subtypes.join(' ')} Token`;
  const face: CardFace = {
    name,
    manaCost: null,
    supertypes: token.supertypes ?? [],
    types: token.types,
    subtypes: token.subtypes,
    colorIndicator: colors,
    ...(power === undefined ? {} : { power: String(evaluate(game, power, context)) }),
    ...(toughness === undefined ? {} : { toughness: String(evaluate(game, toughness, context)) }),
    abilities: token.abilities ?? [],
  };
  return { name, layout: 'normal', faces: [face], colorIdentity: colors };
}

/** A predefined token of that name, for keyword actions: investigate and the like. CR 111.10. */
export function createPredefined(
  game: Game,
  name: string,
  player: PlayerId,
  count: number,
  tapped: boolean,
  context: Context,
): readonly Entity[] {
  const record = game.rules.recordOf(game, tokenCard(game, { kind: 'predefinedToken', name }, context));
  return create(game, record, 0, player, count, tapped ? { kind: 'entering', tapped: true } : undefined, context);
}

/** A creature token described by its parts, for keyword actions: amass, incubate, ... */
export function createDescribed(
  game: Game,
  token: Extract<TokenDescription, { kind: 'token' }>,
  player: PlayerId,
  count: number,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
): readonly Entity[] {
  return create(game, game.rules.recordOf(game, tokenCard(game, token, context)), 0, player, count, entering, context);
}
