/** Labels for what a player with priority may do: for buttons, menus and the terminal. */
import type { ActionOption, Game, ObjectId } from '@kitchen-table/engine';
import { characteristics, planarDieCost } from '@kitchen-table/engine';
import { abilityLines } from '../cards/card-text.ts';

/** What tells a keyword that an effect gave from others like it: no matter for who reads it. */
const INSTANCE = / \d+\/-?\d+$/;

/** 'Cast Shock', 'Play Forest', '{T}: Add {G}.' */
export function optionText(game: Game, option: ActionOption): string {
  switch (option.kind) {
    case 'pass':
      return 'Pass';
    case 'playLand':
      return `Play ${faceName(game, option.object, option.face)}`;
    case 'cast': {
      const name = faceName(game, option.object, option.face);
      return option.via === '' ? `Cast ${name}` : `Cast ${name} (${option.via.replace(INSTANCE, '')})`;
    }
    case 'activate': {
      const { name, abilities } = characteristics(game, option.object);
      const record = abilities[option.ability];
      const text = record === undefined ? '' : abilityLines(name, [record.ability]).join(' ');
      return text === '' ? `Activate ${name}` : `${name}: ${text}`;
    }
    case 'special':
      if (option.action === 'roll the planar die') {
        const cost = planarDieCost(game, game.priority);
        return cost === 0 ? 'Roll the planar die (free)' : `Roll the planar die ({${cost}})`;
      }
      return `${option.action.replace(/^./, (letter) => letter.toUpperCase())} ${characteristics(game, option.object).name}`;
  }
}

function faceName(game: Game, id: ObjectId, face: number): string {
  const object = game.objects[id];
  return object?.record.card.faces[face]?.name ?? characteristics(game, id).name;
}
