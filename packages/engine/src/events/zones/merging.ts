/** Merging an object with a permanent, and what the merged permanent is. CR 727.2. */
import type { Ability, Noun } from '@kitchen-table/language/core';
import { copiedValuesOf } from '../../questions/continuous-effects/layer-changes.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import { editObject, opened } from '../../vocabulary/door.ts';
import type { ContinuousEffect, CopiedValues } from '../../vocabulary/effects.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { type Component, componentsOf } from '../../vocabulary/objects/merged.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { isTransforming } from '../../vocabulary/objects/transforming-cards.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { keepEffects, takeFromStack } from './apply-zone-change.ts';
import { renewStickers } from './stickers.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

const SELF: Noun = { kind: 'self' };

/** The spell leaves the stack and becomes part of the permanent, over or under what it was. CR 727.2, 727.2b. */
export function merge(sealed: Game, spell: ObjectId, permanent: ObjectId, over: boolean): void {
  const game = opened(sealed);
  const before = componentsOf(game.objects[permanent] as GameObject) ?? [componentOf(game, permanent, NO_OBJECT)];
  const added = componentOf(game, spell, spell);
  takeFromStack(game, spell, permanent);
  const object = editObject(game, permanent);
  const { marks } = object.memory;
  object.memory = {
    ...object.memory,
    marks: { ...marks, mutated: (marks?.['mutated'] ?? 0) + 1 },
  };
  setComponents(game, permanent, over ? [added, ...before] : [...before, added], game.nextTimestamp++);
  if (game.stickers.length > 0) renewStickers(game, permanent);
  keepEffects(game, spell, permanent); // CR 702.140f
}

function componentOf(game: Game, id: ObjectId, was: ObjectId): Component {
  const object = game.objects[id] as GameObject;
  const { record, face, except } = copiedValuesOf(game, id, []);
  return {
    card: object.card,
    record: object.record.index,
    values: { record, face, except },
    token: (object.status & (StatusBit.Token | StatusBit.Copy)) !== 0,
    faceDown: (object.status & StatusBit.FaceDown) !== 0,
    was,
  };
}

/** Makes the permanent what its components say. Its own status follows the topmost. CR 727.2a, 727.2d-e. */
export function setComponents(
  game: OpenGame,
  permanent: ObjectId,
  components: readonly Component[],
  timestamp: number | null = null,
): void {
  const [top] = components;
  if (top === undefined) return;
  const object = editObject(game, permanent);
  object.memory = { ...object.memory, components };
  object.status &= ~(StatusBit.Token | StatusBit.FaceDown);
  if (top.token) object.status |= StatusBit.Token;
  if (top.faceDown) object.status |= StatusBit.FaceDown;
  const copied = combined(game, components);
  const known = game.effects.find((effect) => isMergingOf(effect, permanent));
  if (known !== undefined && timestamp === null) {
    setEffects(
      game,
      game.effects.map((effect) => (effect === known ? { ...effect, copied } : effect)),
    );
    return;
  }
  const effect: ContinuousEffect = {
    id: game.nextEffectId++,
    timestamp: timestamp ?? object.timestamp,
    rule: { kind: 'changes', action: { kind: 'becomeCopy', object: SELF, of: SELF } },
    context: {
      source: permanent,
      controller: object.controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
    },
    affected: [objectEntity(permanent)],
    locked: null,
    copied,
    merging: true,
    duration: { kind: 'restOfGame' },
    startedTurn: game.turn,
    startedBy: object.controller,
  };
  setEffects(game, [...game.effects.filter((other) => other !== known), effect]);
}

function isMergingOf(effect: ContinuousEffect, permanent: ObjectId): boolean {
  return effect.merging === true && effect.context.source === permanent;
}

/** The characteristics of the topmost component with the abilities of all. CR 727.2a, 702.140e. */
function combined(game: Game, components: readonly Component[]): CopiedValues {
  const [top, ...others] = components as readonly [Component, ...Component[]];
  const abilities = others.flatMap(({ values }) => abilitiesOf(game, values));
  if (abilities.length === 0) return top.values;
  return {
    ...top.values,
    except: [...top.values.except, { kind: 'gain', verb: 'have', object: SELF, abilities }],
  };
}

function abilitiesOf(game: Game, values: CopiedValues): readonly Ability[] {
  const printed = game.records[values.record]?.faces[values.face]?.face.abilities ?? [];
  const more = values.except.flatMap((except) =>
    except.kind === 'gain' && except.verb !== 'lose' && except.abilities !== 'all' ? except.abilities : [],
  );
  return [...printed, ...more];
}

/** Every transforming double-faced component turns its other face up. CR 727.2i. */
export function turnComponents(game: OpenGame, permanent: ObjectId): void {
  const components = componentsOf(game.objects[permanent] as GameObject) ?? [];
  setComponents(
    game,
    permanent,
    components.map((component) => {
      const { values } = component;
      const card = game.records[values.record]?.card;
      return card !== undefined && isTransforming(card)
        ? { ...component, values: { ...values, face: values.face === 0 ? 1 : 0 } }
        : component;
    }),
  );
}

/** The components of the given layout show this face: flip cards that are flipped. CR 727.2h. */
export function showFaces(sealed: Game, permanent: ObjectId, layout: string, face: number): void {
  const game = opened(sealed);
  const components = componentsOf(game.objects[permanent] as GameObject) ?? [];
  setComponents(
    game,
    permanent,
    components.map((component) =>
      game.records[component.values.record]?.card.layout === layout
        ? { ...component, values: { ...component.values, face } }
        : component,
    ),
  );
}

/** Every component is turned face up, or face down. CR 727.2f. */
export function turnAll(game: OpenGame, permanent: ObjectId, faceDown: boolean): void {
  const components = componentsOf(game.objects[permanent] as GameObject) ?? [];
  setComponents(
    game,
    permanent,
    components.map((component) => ({ ...component, faceDown })),
  );
}

const DOUBLE_FACED: ReadonlySet<string> = new Set(['transform', 'modal double-faced', 'meld']);

/** Whether a permanent may be turned so: double-faced ones not down, merged ones with an instant not up. CR 712.16, 727.2g, 727.2j. */
export function mayBeTurned(game: Game, permanent: ObjectId, faceDown: boolean): boolean {
  const object = game.objects[permanent];
  const components = object?.zone === Zone.Battlefield ? componentsOf(object) : null;
  if (components === null) {
    if (object === undefined || object.zone !== Zone.Battlefield) return true;
    // CR 712.16; CR 701.34g, 701.56g: what represents an instant or sorcery card stays face down.
    if (faceDown) return !DOUBLE_FACED.has(object.record.card.layout) && (object.status & StatusBit.FaceDown) === 0;
    return ((object.record.faces[object.face]?.types ?? 0) & (TypeBit.Instant | TypeBit.Sorcery)) === 0;
  }
  return !components.some(({ record }) => {
    const card = game.records[record]?.card;
    if (card === undefined) return false;
    if (faceDown) return DOUBLE_FACED.has(card.layout);
    return card.faces[0].types.some((type) => type === 'instant' || type === 'sorcery');
  });
}
