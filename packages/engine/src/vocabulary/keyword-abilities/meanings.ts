/** What each keyword stands for: abilities written out in the card language. CR 702.1, 702.1b. */
import type { Ability, KeywordAbility } from '@kitchen-table/language/core';
import {
  afflict,
  annihilator,
  battleCry,
  bushido,
  cascade,
  decayed,
  dethrone,
  exalted,
  extort,
  flanking,
  frenzy,
  ingest,
  mentor,
  poisonous,
  provoke,
  prowess,
  rampage,
  storm,
  training,
} from './attacking.ts';
import { costKeywords } from './costs.ts';
import { partnerWith } from './partner-with.ts';
import {
  afterlife,
  cumulativeUpkeep,
  evoke,
  exploit,
  fabricate,
  forMirrodin,
  jobSelect,
  levelUp,
  livingMetal,
  livingWeapon,
  outlast,
  persist,
  reinforce,
  riot,
  scavenge,
  soulshift,
  undying,
  ward,
} from './staying.ts';
import {
  absorb,
  bloodthirst,
  evolve,
  fading,
  graft,
  modular,
  ravenous,
  sunburst,
  unleash,
  vanishing,
} from './counters.ts';
import { castFactKeywords } from './cast-facts.ts';
import { madness, ninjutsu, suspend } from './from-exile.ts';
import { firebending, impending, increment, melee } from './newer-editions.ts';
import { cipher } from './cipher.ts';
import { giftKeywords } from './gift.ts';
import { soulbond } from './soulbond.ts';
import { station } from './station.ts';
import { epic, gravestorm, ripple } from './when-cast.ts';
import { craft } from './craft.ts';
import { haunt } from './haunt.ts';
import { embalm, encore, eternalize, recover, unearth } from './from-graveyard.ts';
import {
  amplify,
  ascend,
  backup,
  champion,
  demonstrate,
  devour,
  echo,
  hideaway,
  mobilize,
  myriad,
  renown,
  saddle,
} from './coming-attacking-and-growing.ts';

/** `instance`: the name under which payments for this one of several like abilities are noted. */
export type Meaning = (ability: KeywordAbility, instance?: string) => readonly Ability[];

/** Keywords with a text, by name in lower case. */
export const MEANINGS: Readonly<Record<string, Meaning>> = {
  'partner with': partnerWith,
  exalted,
  annihilator,
  bushido,
  flanking,
  rampage,
  'battle cry': battleCry,
  dethrone,
  training,
  mentor,
  afflict,
  frenzy,
  ingest,
  poisonous,
  decayed,
  provoke,
  extort,
  prowess,
  storm,
  cascade,
  persist,
  undying,
  modular,
  graft,
  evolve,
  unleash,
  bloodthirst,
  absorb,
  sunburst,
  ravenous,
  fading,
  vanishing,
  'cumulative upkeep': cumulativeUpkeep,
  ward,
  afterlife,
  fabricate,
  'living weapon': livingWeapon,
  'for mirrodin!': forMirrodin,
  'job select': jobSelect,
  soulshift,
  exploit,
  evoke,
  'living metal': livingMetal,
  outlast,
  'level up': levelUp,
  reinforce,
  riot,
  scavenge,
  unearth,
  embalm,
  eternalize,
  encore,
  recover,
  echo,
  renown,
  myriad,
  mobilize,
  saddle,
  champion,
  devour,
  amplify,
  backup,
  demonstrate,
  ascend,
  hideaway,
  suspend,
  madness,
  ninjutsu,
  'commander ninjutsu': ninjutsu,
  melee,
  firebending,
  impending,
  increment,
  soulbond,
  haunt,
  craft,
  station,
  ripple,
  gravestorm,
  epic,
  cipher,
  ...giftKeywords,
  ...castFactKeywords,
  ...costKeywords,
};

/** Pure memo: the same keyword node always stands for the same nodes. */
const memo = new WeakMap<KeywordAbility, readonly Ability[]>();
const NONE: readonly Ability[] = [];

/** The abilities that the keyword stands for; none when the rules use the keyword itself. CR 702. */
export function keywordMeaning(ability: KeywordAbility, instance: string = ability.keyword): readonly Ability[] {
  const name = ability.keyword.toLowerCase();
  const meaning = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined;
  if (meaning === undefined) return NONE;
  if (instance !== ability.keyword) return limited(meaning(ability, instance), ability);
  let abilities = memo.get(ability);
  if (abilities === undefined) memo.set(ability, (abilities = limited(meaning(ability), ability)));
  return abilities;
}

/** "Equip {2}. Activate only once each turn.": the limits are of the activated ability. CR 602.5. */
function limited(abilities: readonly Ability[], { limits }: KeywordAbility): readonly Ability[] {
  if (limits === undefined) return abilities;
  return abilities.map((each) =>
    each.kind === 'activated' ? { ...each, limits: [...(each.limits ?? []), ...limits] } : each,
  );
}
