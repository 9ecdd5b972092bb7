/** All the rules of a game joined: the one file that lists every part. */
import type { Reading, Rulebook } from '../vocabulary/rulebook.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import { holds } from '../questions/conditions.ts';
import { derive } from '../questions/derive.ts';
import { canEnchant } from '../questions/targets/enchanting.ts';
import { fitsDescription } from '../questions/objects/filters.ts';
import { find } from '../questions/objects/nouns.ts';
import { partySize } from '../questions/objects/party.ts';
import { evaluate, every, statOf } from '../questions/values.ts';
import { recordOf } from '../rules/objects/card-records.ts';
import { companionAction } from '../rules/starting-the-game/companion.ts';
import { couldBeDone } from '../rules/effects/could-be-done.ts';
import { execute } from '../rules/effects/execute.ts';
import { activateManaAbility } from '../rules/mana/mana-abilities.ts';
import { advanceSegment } from '../rules/priority/priority.ts';
import { DEEDS } from '../rules/verbs/declared.ts';
import { brawl } from './casual-variants/brawl.ts';
import { alternatingTeams } from './multiplayer-variants/alternating-teams.ts';
import { archenemy, supervillainRumble } from './casual-variants/archenemy.ts';
import { contradictions } from './combinations.ts';
import { commander } from './casual-variants/commander.ts';
import { commanderDraft } from './casual-variants/commander-draft.ts';
import { ante } from './ante.ts';
import { boosterDraft, conspiracyDraft, cube, sealed } from './casual-variants/limited.ts';
import { emperor } from './multiplayer-variants/emperor.ts';
import { freeForAll } from './multiplayer-variants/free-for-all.ts';
import { grandMelee } from './multiplayer-variants/grand-melee.ts';
import { checkRange, withPlayerRanges, withRange } from './multiplayer-variants/range-of-influence.ts';
import { teamVsTeam } from './multiplayer-variants/team-vs-team.ts';
import { lifeOfTeam, twoHeadedGiant } from './multiplayer-variants/two-headed-giant.ts';
import { planechase, planechaseSingleDeck } from './casual-variants/planechase.ts';
import { plainRules, twoPlayer } from './two-player.ts';
import { vanguard } from './casual-variants/vanguard.ts';
import type { Variant } from './variant.ts';

/** Every variant and option, by the name that a setup's format uses. */
export const VARIANTS: readonly Variant[] = [
  twoPlayer,
  freeForAll,
  teamVsTeam,
  twoHeadedGiant,
  alternatingTeams,
  emperor,
  grandMelee,
  commander,
  brawl,
  commanderDraft,
  boosterDraft,
  conspiracyDraft,
  sealed,
  cube,
  planechase,
  planechaseSingleDeck,
  vanguard,
  ante,
  archenemy,
  supervillainRumble,
];

/** One part of a format: 'free-for-all:attack=left'. */
export interface ChosenVariant {
  readonly variant: Variant;
  readonly options: Readonly<Record<string, string>>;
}

/** What is wrong with a format's name; null when a game can be played in it. */
export function formatProblem(format: string): string | null {
  const chosen = variantsOf(format);
  return typeof chosen === 'string' ? chosen : null;
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
    for (const option of rest.join(':').split(/[:,]/)) {
      if (option === '') continue;
      const [key = '', value] = option.split('=');
      if (value === undefined || key === '')
        return `The option '${option}' of format '${name}' needs the form name=value`;
      options[key] = value;
    }
    const wrongRange = checkRange(name, options);
    if (wrongRange !== null) return wrongRange;
    chosen.push({ variant, options });
  }
  return contradictions(chosen.map(({ variant }) => variant.name)) ?? chosen;
}

const READING: Reading = { find, evaluate, holds, fitsDescription, every, statOf, partySize, canEnchant };

/** The rulebook of a game with these variants. */
export function rulebookFor(setup: GameSetup, chosen: readonly ChosenVariant[]): Rulebook {
  let rules = plainRules;
  for (const { variant, options } of chosen) rules = variant.contribute(rules, setup, options);
  if (setup.players.some(({ companion }) => companion !== undefined))
    rules = { ...rules, specialActions: [...rules.specialActions, companionAction] }; // CR 116.2g
  for (const { options } of chosen) rules = withRange(rules, setup, options);
  rules = withPlayerRanges(rules, setup);
  if (setup.players.length > 2) rules = { ...rules, firstDraw: !rules.teams.sharedLife, freeMulligan: true }; // CR 103.5c, 103.8b-c
  if (rules.teams.sharedLife) rules = { ...rules, startingLife: lifeOfTeam(setup, rules.startingLife) }; // CR 103.4a
  return {
    reading: READING,
    execute,
    activateManaAbility,
    advance: advanceSegment,
    deeds: DEEDS,
    couldBeDone,
    derive,
    recordOf,
    ...rules,
  };
}
