/** The actions that change characteristics or control, and the layers in which each applies. CR 613.1, 613.4, 613.6. */
import { losesAbilities, losesManaCost, losesTypes } from './characteristics-lost.ts';
import type { Action, Noun, Sticker } from '@kitchen-table/language/core';

/** The layers and sublayers in order. CR 613.1, 613.4. */
export const Layer = {
  Copy: 1,
  Control: 2,
  Text: 3,
  Type: 4,
  Color: 5,
  Ability: 6,
  Defining: 7,
  Setting: 8,
  Modifying: 9,
  Switching: 10,
} as const;

export const LAST_LAYER = 10;

/** What a sticker does to the object it is on. CR 123.6-123.8. */
export interface StickerChange {
  readonly kind: 'sticker';
  readonly object: Noun;
  readonly sticker: Sticker;
  /** Of a name sticker: after how many words. */
  readonly after: number;
}

/** Actions that change characteristics or control, and stickers. */
export type ChangeAction = WordedChange | StickerChange;

/** Those that cards say. */
type WordedChange = Extract<
  Action,
  {
    kind:
      | 'get'
      | 'gain'
      | 'become'
      | 'setPowerToughness'
      | 'double'
      | 'switch'
      | 'becomeCopy'
      | 'gainControl'
      | 'changeText'
      | 'haveText';
  }
>;

/** Whether the action is one that the layers apply. */
export function isChange(action: Action): action is WordedChange {
  switch (action.kind) {
    case 'get':
    case 'gain':
    case 'become':
    case 'setPowerToughness':
    case 'double':
    case 'switch':
    case 'becomeCopy':
    case 'gainControl':
    case 'changeText':
    case 'haveText':
      return true;
    default:
      return false;
  }
}

/** A change that gives or takes abilities. */
export type Gain = Extract<WordedChange, { kind: 'gain' }>;

/** Whether it gives abilities that other objects have by then. */
export function givesFromOthers({ which }: Pick<Gain, 'which'>): boolean {
  return which === 'activated' || which === 'loyalty' || which === 'every kind';
}

/** The layers in which a change applies, as bits 1 << layer. CR 613.6. */
export function layersOf(action: ChangeAction, defining: boolean): number {
  switch (action.kind) {
    case 'get':
    case 'double':
      return 1 << Layer.Modifying;
    case 'gain':
      return 1 << Layer.Ability;
    case 'setPowerToughness':
      return 1 << (defining ? Layer.Defining : Layer.Setting);
    case 'switch':
      return 1 << Layer.Switching;
    case 'becomeCopy':
      return 1 << Layer.Copy;
    case 'gainControl':
      return 1 << Layer.Control;
    case 'changeText':
    case 'haveText':
      return 1 << Layer.Text;
    case 'sticker':
      switch (action.sticker.kind) {
        case 'name':
          return 1 << Layer.Text;
        case 'ability':
          return 1 << Layer.Ability;
        case 'power and toughness':
          return 1 << Layer.Setting;
        default:
          return 0; // CR 123.9
      }
    case 'become': {
      const as = action.as;
      let layers = 0;
      if (as.name !== undefined || losesManaCost(as)) layers |= 1 << Layer.Text;
      if (
        as.types !== undefined ||
        as.subtypes !== undefined ||
        as.supertypes !== undefined ||
        as.subtypeChoice !== undefined ||
        losesTypes(as)
      )
        layers |= 1 << Layer.Type;
      if (as.colors !== undefined) layers |= 1 << Layer.Color;
      if (as.abilities !== undefined || losesAbilities(as)) layers |= 1 << Layer.Ability;
      if (as.power !== undefined || as.toughness !== undefined) layers |= 1 << Layer.Setting;
      return layers;
    }
    default:
      return unreachable(action);
  }
}

/** The end of a finished switch. */
export function unreachable(value: never): never {
  throw new Error(`no such change: ${JSON.stringify(value)}`);
}
