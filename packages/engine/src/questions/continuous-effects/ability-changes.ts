/** Abilities that an effect adds or takes away. CR 613.1f, 113.10. */
import { type Ability, type KeywordAbility, sameTree } from '@kitchen-table/language/core';
import { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { withOwnCost } from '../../vocabulary/objects/own-costs.ts';
import { isKindOf, keywordBits } from '../../vocabulary/objects/keywords.ts';
import { abilityRecords } from '../abilities/ability-records.ts';
import type { ChangeAction } from './change-actions.ts';

/** CR 613.1f. */
export function changeAbilities(
  now: Characteristics,
  action: Extract<ChangeAction, { kind: 'gain' }>,
  source: ObjectId,
): void {
  if (action.verb === 'lose') {
    if (action.abilities === 'all') now.abilities = [];
    else {
      const lost = action.abilities;
      now.abilities = now.abilities.filter(
        (record) => !isLost(now, record.index, record.grantedBy, lost) && !isAmong(record.ability, lost),
      );
    }
  } else if (action.abilities !== 'all') {
    const added = action.abilities.filter((ability) => !isRedundant(now, ability));
    if (added.length === 0) return;
    now.abilities = [
      ...now.abilities,
      ...added.flatMap((ability) => abilityRecords(withOwnCost(ability, now.manaCost), -1, source, null)),
    ];
  }
  refresh(now);
}

/** Keywords of which a second instance adds nothing: CR 702.2f, 702.3c, 702.4e, 702.7d, 702.9c, 702.10d and so on. */
const ONE_IS_ENOUGH: ReadonlySet<string> = new Set([
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'trample',
  'vigilance',
  'wither',
]);

function isRedundant(now: Characteristics, ability: Ability): boolean {
  if (ability.kind !== 'keyword' || ability.filter !== undefined || !ONE_IS_ENOUGH.has(ability.keyword)) return false;
  return now.abilities.some(
    ({ ability: own }) => own.kind === 'keyword' && own.keyword === ability.keyword && own.filter === undefined,
  );
}

/** A keyword goes with the abilities it stands for. */
function isLost(now: Characteristics, index: number, grantedBy: ObjectId, lost: readonly Ability[]): boolean {
  if (index < 0) return false;
  return now.abilities.some(
    (record) =>
      record.index === index &&
      record.grantedBy === grantedBy &&
      record.ability.kind === 'keyword' &&
      record.ability.from === undefined &&
      isAmong(record.ability, lost),
  );
}

function isAmong(ability: Ability, lost: readonly Ability[]): boolean {
  return lost.some((one) =>
    ability.kind === 'keyword'
      ? one.kind === 'keyword' && isLostWith(ability, one)
      : one.kind !== 'keyword' && sameTree(one, ability),
  );
}

/** Brings the bits up to date after the list of abilities changed. */
export function refresh(now: Characteristics): void {
  now.keywords = keywordBits(now.abilities);
  let interest = 0;
  for (const record of now.abilities) interest |= record.interest;
  now.interest = interest;
}

/** Whether losing the one is losing the other: "hexproof" is every kind of it, "hexproof from red" that kind. CR 702.11e-f, 702.14a. */
function isLostWith(ability: KeywordAbility, lost: KeywordAbility): boolean {
  if (!isKindOf(ability.keyword, lost.keyword)) return false;
  return lost.from === undefined || sameTree(ability.from, lost.from);
}
