/** Creating tokens, and copies of permanents and spells. CR 111, 701.6, 707. */
import type { Action, Card, CardFace, Noun, Rule, TokenDescription } from '@kitchen-table/language/core';
import { type Characteristics, TypeBit } from '../../../vocabulary/objects/characteristics.ts';
import { withCreator } from '../../../vocabulary/objects/granters.ts';
import { perform } from '../../../events/perform.ts';
import { copiableValues } from '../../objects/copiable-values.ts';
import { followedAll } from '../../../questions/objects/followed-objects.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { every } from '../../../questions/reading.ts';
import { evaluate } from '../../../questions/values.ts';
import type { CardRecord } from '../../../vocabulary/objects/cards.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { CopiedValues } from '../../../vocabulary/effects.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { type Memory, NO_MEMORY } from '../../../vocabulary/objects/objects.ts';
import { objectsOf } from '../../resolving/bindings.ts';
import { deedEvent } from '../../event-makers.ts';
import { PREDEFINED_TOKENS } from '../../objects/predefined-tokens.ts';
import { addEffect } from '../durations.ts';
import { bounds, resolveNoun, resolvePlayers } from '../choices/choosing.ts';
import { exceptionsOf } from '../this-ability.ts';
import { linkedTo } from './linked-tokens.ts';
import { enteringFacts } from './moving.ts';
import { by, type Handlers, nothing, outcome } from '../outcome.ts';
import { copyForEach, copyWithTarget } from '../../objects/copies-for-targets.ts';
import { copyCard } from '../../objects/copying-cards.ts';
import { copySpell } from '../../objects/copying-spells.ts';
import { enterBlocking } from '../../combat-phase/blocking-by-effects.ts';

export const tokenEffects: Handlers<'copy'> = {
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
      for (const original of originals) {
        const made: Entity[] = [];
        for (let i = 0; i < times; i++)
          made.push(
            ...(game.objects[original]?.stack === null
              ? copyCard(game, original, player) // CR 707.12
              : copySpell(game, original, player, action.newTargets === true, now.source)),
          );
        if (action.except !== undefined && made.length > 0) exceptCopies(game, original, made, action.except, now);
        copies.push(...made);
      }
    }
    perform(
      game,
      copies.map((copy) =>
        deedEvent('copy', players[0] ?? now.controller, copy as number as ObjectId, 1, by(now, '707.10')),
      ),
    );
    return copies.length === 0 ? nothing(now) : outcome(now, copies, copies.length, true);
  },
};

const BECOMES_COPY: Rule = {
  kind: 'changes',
  action: { kind: 'becomeCopy', object: { kind: 'self' }, of: { kind: 'self' } },
};

/** "Except the copy isn't legendary": its copiable values, on the stack and as the permanent that it becomes. CR 707.9, 707.10. */
function exceptCopies(
  game: Game,
  original: ObjectId,
  copies: readonly Entity[],
  except: NonNullable<Extract<Action, { kind: 'copy' }>['except']>,
  context: Context,
): void {
  const copied = copiableValues(game, original, exceptionsOf(game, except, original, context));
  addEffect(game, BECOMES_COPY, context, undefined, copies, null, copied);
}

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
  const [target] = find(game, action.target as Noun, context);
  return target === undefined ? [] : copyWithTarget(game, original, player, target, context.source);
}

/** How many tokens: "a", "two", "X". */
function countOf(game: Game, quantifier: Parameters<typeof bounds>[1], context: Context): number {
  if (quantifier.number !== undefined) return Math.max(0, evaluate(game, quantifier.number, context));
  return bounds(game, quantifier, context)?.max ?? 1;
}

type Creation = Extract<GameEvent, { kind: 'createToken' }>;

/** The event that creates so many tokens of a record. CR 701.6a. */
function creation(
  game: Game,
  record: CardRecord,
  face: number,
  player: PlayerId,
  count: number,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
  copied: CopiedValues | null = null,
  memory: Memory = NO_MEMORY,
): Creation {
  const facts = { ...enteringFacts(game, entering, player, context, null), face, copied, memory };
  return { kind: 'createToken', record, player, count, entering: facts, created: [], ...by(context, '701.6a') };
}

/** The same for copies; none of an instant or sorcery. CR 111.5. */
function copyCreations(
  game: Game,
  copied: CopiedValues,
  player: PlayerId,
  count: number,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
): readonly Creation[] {
  const record = game.records[copied.record] as CardRecord;
  const { types } = record.faces[copied.face] as Characteristics;
  if (copied.except.length === 0 && (types & (TypeBit.Instant | TypeBit.Sorcery)) !== 0) return [];
  // CR 707.9: with exceptions they enter, and so do as many more of them as are created instead; without, the record says all.
  const values = copied.except.length === 0 ? null : copied;
  const memory = linkedTo(game, copied.except, context);
  return [creation(game, record, copied.face, player, count, entering, context, values, memory)];
}

/** Creates all of them at once; every token there is then, those of replacement effects too. */
function createAll(game: Game, events: readonly Creation[]): readonly Entity[] {
  return createdBy(perform(game, events));
}

/** The tokens that were created. */
export function createdBy(happened: readonly GameEvent[]): readonly Entity[] {
  return happened.flatMap((event) =>
    event.kind === 'createToken' ? (event.created as readonly number[] as readonly Entity[]) : [],
  );
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
  const created = createAll(game, [creation(game, record, face, player, count, entering, context)]);
  enterBlocking(game, entering, created, context);
  return created;
}

/** What an instruction comes to: the tokens of all who create some. CR 101.4. */
export function creations(
  game: Game,
  { actor, quantifier, token, entering }: Extract<Action, { kind: 'create' }>,
  context: Context,
): { readonly events: readonly Creation[]; readonly context: Context } {
  const { players, context: withActors } = resolvePlayers(game, actor, context);
  const count = countOf(game, quantifier, withActors);
  let now = withActors;
  const events: Creation[] = [];
  for (const player of players) {
    if (token.kind === 'tokenCopy') {
      const of = resolveNoun(game, token.of, now, { player, purpose: 'copy', rule: '707.2' });
      now = of.context;
      for (const original of objectsOf(of.entities)) {
        const copied = copiableValues(game, original, exceptionsOf(game, token.except, original, context));
        events.push(...copyCreations(game, copied, player, count, entering, now));
      }
    } else {
      const record = game.rules.recordOf(game, tokenCard(game, token, now));
      events.push(creation(game, record, 0, player, count, entering, now, null, linkedTo(game, token, now)));
    }
  }
  return { events, context: now };
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
  const created = createAll(game, copyCreations(game, copied, player, count, entering, context));
  enterBlocking(game, entering, created, context);
  return created;
}

/** The token as a card. CR 111.3-111.4. */
export function tokenCard(game: Game, token: Exclude<TokenDescription, { kind: 'tokenCopy' }>, context: Context): Card {
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
    text: null,
    colorIndicator: colors,
    ...(power === undefined ? {} : { power: String(evaluate(game, power, context)) }),
    ...(toughness === undefined ? {} : { toughness: String(evaluate(game, toughness, context)) }),
    // CR 201.5a: the name of what creates it means that one object.
    abilities: (token.abilities ?? []).map((ability) => withCreator(ability, context.source)),
  };
  return { name, layout: 'normal', faces: [face], colorIdentity: colors };
}

/** A predefined token of that name, for keyword actions: investigate and the like. CR 111.10. */
export function createPredefined(
  game: Game,
  name: string,
  player: PlayerId,
  count: number,
  context: Context,
): readonly Entity[] {
  const record = game.rules.recordOf(game, tokenCard(game, { kind: 'predefinedToken', name }, context));
  return create(game, record, 0, player, count, undefined, context);
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
