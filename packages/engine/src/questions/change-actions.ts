/** The actions that change characteristics or control, and the layers in which each applies. CR 613.1, 613.4, 613.6. */
import type { Action } from '@kitchen-table/language';

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

/** Actions that change characteristics or control. */
export type ChangeAction = Extract<
  Action,
  { kind: 'get' | 'gain' | 'become' | 'setPowerToughness' | 'double' | 'switch' | 'becomeCopy' | 'gainControl' }
>;

/** Whether the action is one that the layers apply. */
export function isChange(action: Action): action is ChangeAction {
  switch (action.kind) {
    case 'get':
    case 'gain':
    case 'become':
    case 'setPowerToughness':
    case 'double':
    case 'switch':
    case 'becomeCopy':
    case 'gainControl':
      return true;
    default:
      return false;
  }
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
    case 'become': {
      const as = action.as;
      let layers = 0;
      if (as.name !== undefined) layers |= 1 << Layer.Text;
      if (
        as.types !== undefined ||
        as.subtypes !== undefined ||
        as.supertypes !== undefined ||
        as.subtypeChoice !== undefined
      )
        layers |= 1 << Layer.Type;
      if (as.colors !== undefined) layers |= 1 << Layer.Color;
      if (as.abilities !== undefined) layers |= 1 << Layer.Ability;
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
