/** What stickers do to what they are on, as the layers see it. CR 123.6-123.8, 613.1c, 613.1f, 613.4b. */
import type { Noun } from '@kitchen-table/language/core';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { stickerOf, withWord } from '../../vocabulary/objects/stickers.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { changeAbilities } from './ability-changes.ts';
import { Layer, layersOf, type StickerChange } from './change-actions.ts';
import { aspectsOfSticker } from './aspects.ts';
import type { Change } from './changes-in-force.ts';
import { NO_KEYWORDS } from './keyword-aspects.ts';

const SELF: Noun = { kind: 'self' };

/** Every sticker that is on something, with its timestamp. CR 123.6c, 123.8. */
export function gatherStickers(game: Game): readonly Change[] {
  return game.stickers.map((placed): Change => {
    const action: StickerChange = {
      kind: 'sticker',
      object: SELF,
      sticker: stickerOf(game, placed),
      after: placed.after,
    };
    const layers = layersOf(action, false);
    return {
      parts: [{ action, layers, noun: { node: SELF, key: 'sticker', ofTypes: false }, fixedForAll: true, each: null }],
      layers,
      reads: 0,
      writes: aspectsOfSticker(action),
      keywordsRead: NO_KEYWORDS,
      keywordsGiven: null,
      removes: false,
      steady: true,
      counts: false,
      conditionOfEach: null,
      ability: null,
      effect: null,
      context: {
        source: placed.on,
        controller: placed.owner,
        bindings: NO_BINDINGS,
        x: null,
        stackObject: NO_OBJECT,
      },
      timestamp: placed.timestamp,
      defining: false,
      condition: null,
      affected: [objectEntity(placed.on)],
      locked: null,
      copied: null,
      started: false,
      sets: new Map(),
    };
  });
}

/** Applies one sticker in one layer. */
export function applySticker(
  game: Game,
  now: Characteristics,
  { sticker, after }: StickerChange,
  layer: number,
  on: ObjectId,
): void {
  if (sticker.kind === 'name' && layer === Layer.Text) now.name = withWord(now.name, sticker.word, after);
  else if (sticker.kind === 'ability' && layer === Layer.Ability)
    changeAbilities(now, { kind: 'gain', verb: 'gain', object: SELF, abilities: sticker.abilities }, on);
  else if (sticker.kind === 'power and toughness' && layer === Layer.Setting && takesSize(game, now, on)) {
    now.power = now.basePower = sticker.power;
    now.toughness = now.baseToughness = sticker.toughness;
  }
}

/** CR 123.8: a creature; elsewhere than on the battlefield a creature card or a Vehicle card. */
function takesSize(game: Game, now: Characteristics, on: ObjectId): boolean {
  if ((now.types & TypeBit.Creature) !== 0) return true;
  return game.objects[on]?.zone !== Zone.Battlefield && hasSubtype(now, 'Vehicle');
}
