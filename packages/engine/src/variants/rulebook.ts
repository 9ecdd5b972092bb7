/** All the rules of a game joined: the one file that lists every part. */
import type { Reading, Rulebook } from '../vocabulary/rulebook.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import { holds } from '../questions/conditions.ts';
import { derive } from '../questions/derive.ts';
import { fitsDescription } from '../questions/filters.ts';
import { find } from '../questions/nouns.ts';
import { evaluate, every, statOf } from '../questions/values.ts';
import { recordOf } from '../rules/card-records.ts';
import { execute } from '../rules/effects/execute.ts';
import { activateManaAbility } from '../rules/mana/mana-abilities.ts';
import { commander } from './commander.ts';
import { freeForAll } from './free-for-all.ts';
import { plainRules, twoPlayer } from './two-player.ts';
import type { Variant } from './variant.ts';

/** Every variant and option, by the name that a setup's format uses. */
export const VARIANTS: readonly Variant[] = [twoPlayer, freeForAll, commander];

/** One part of a format: 'free-for-all:attack=left'. */
export interface ChosenVariant {
  readonly variant: Variant;
  readonly options: Readonly<Record<string, string>>;
}

/** The variants that a format names, or a sentence saying what is wrong with it. */
export function variantsOf(format: string): readonly ChosenVariant[] | string {
  const chosen: ChosenVariant[] = [];
  for (const part of format.split('+')) {
    const [name = '', ...rest] = part.trim().split(':');
    const variant = VARIANTS.find((known) => known.name === name);
    if (variant === undefined) {
      return `There is no format '${name}': use one of ${VARIANTS.map((known) => known.name).join(', ')}, joined with +`;
    }
    const options: Record<string, string> = {};
    for (const option of rest.join(':').split(',')) {
      if (option === '') continue;
      const [key = '', value] = option.split('=');
      if (value === undefined || key === '')
        return `The option '${option}' of format '${name}' needs the form name=value`;
      options[key] = value;
    }
    chosen.push({ variant, options });
  }
  return chosen;
}

const READING: Reading = { find, evaluate, holds, fitsDescription, every, statOf };

/** The rulebook of a game with these variants. */
export function rulebookFor(setup: GameSetup, chosen: readonly ChosenVariant[]): Rulebook {
  let rules = plainRules;
  for (const { variant, options } of chosen) rules = variant.contribute(rules, setup, options);
  if (setup.players.length > 2) rules = { ...rules, firstDraw: true, freeMulligan: true }; // CR 103.5c, 103.8c
  return { reading: READING, execute, activateManaAbility, derive, recordOf, ...rules };
}
