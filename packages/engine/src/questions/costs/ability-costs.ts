/** "Equip abilities you activate that target ~ cost less": which abilities a change of costs is about. CR 602.2b, 601.2f. */
import type { Filter, Noun, Quality } from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { isKindOf } from '../../vocabulary/objects/keywords.ts';
import { isOfKind, isSourceOf } from '../abilities/abilities-of.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { rulesInForce } from '../in-force.ts';
import { findPlayers } from '../reading.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** The description, if it is one of abilities with more said of them; null for any other. */
export function abilitiesMeant(of: Filter | Noun): Filter | null {
  const filter = of.kind === 'filter' ? of : of.kind === 'select' ? of.filter : null;
  if (filter?.noun.kind !== 'words' || filter.qualities === undefined) return null;
  return filter.noun.words.some((word) => word.kind === 'classWord' && word.word === 'ability') ? filter : null;
}

/** Whether the ability, activated by that player with those targets, is among them. */
export function fitsAbility(
  game: Game,
  filter: Filter,
  player: PlayerId,
  object: ObjectId,
  record: AbilityRecord,
  targets: readonly Entity[],
  context: Context,
): boolean {
  const fits = (quality: Quality): boolean => {
    switch (quality.kind) {
      case 'castBy':
        return findPlayers(game, quality.player, context).includes(player);
      case 'withKeyword':
        return isOfKeyword(game, object, record, quality.keyword);
      case 'abilityOf':
        return isSourceOf(game, quality.noun, object, context);
      case 'targeting':
        return targets.some((target) => fitsRole(game, quality.noun, target, context));
      default:
        return false;
    }
  };
  return isOfKind(filter.adjectives, record) && (filter.qualities ?? []).every(fits);
}

/** Whether the ability is one that the keyword stands for. CR 702.1. */
export function isOfKeyword(game: Game, object: ObjectId, record: AbilityRecord, keyword: string): boolean {
  // CR 702.142a, 702.177a of today: it is said of the ability itself.
  if (record.ability.kind === 'activated' && record.ability.keyword === keyword) return true;
  return characteristics(game, object).abilities.some(
    ({ ability, index, grantedBy }) =>
      ability.kind === 'keyword' &&
      isKindOf(ability.keyword, keyword) &&
      index === record.index &&
      grantedBy === record.grantedBy,
  );
}

/** Whether some change of what activating costs looks at targets, so that they must be tried. CR 601.2f. */
export function activationDependsOnTargets(game: Game): boolean {
  return rulesInForce(game, 'costChange').some(
    ({ rule }) =>
      rule.toDo === 'activate' &&
      (rule.whenTargeting !== undefined ||
        abilitiesMeant(rule.of)?.qualities?.some(({ kind }) => kind === 'targeting') === true),
  );
}
