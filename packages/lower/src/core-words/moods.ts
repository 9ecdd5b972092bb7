/** Actions in each of their moods: which roles the engine reads of a verb that is done, looked for, paid, forbidden or stated. */
import {
  type CostVerb,
  type DemandedVerb,
  type Filter,
  type ForbiddenVerb,
  KEYWORD_ACTIONS,
  type StatedVerb,
  type VerbStatedOfCopies,
} from '@kitchen-table/language/core';
import { EVENTS } from './events.ts';
import { ACTOR, BOTH, INSTRUCTIONS, OBJECT } from './instructions.ts';
import { kinds, type Table, type Verbs } from './known.ts';

/** In which mood a verb is said. */
export type Mood =
  | 'instruction'
  | 'event'
  | 'cost'
  | 'statement'
  | 'forbid'
  | 'demand'
  | 'permit'
  | 'prevent'
  | 'exception';

/** rules/costs/costs.ts. What is not chosen by the payer is carried out as an instruction. */
const COSTS: Verbs<CostVerb> = {
  mill: INSTRUCTIONS.mill,
  draw: INSTRUCTIONS.draw,
  loseLife: INSTRUCTIONS.loseLife,
  create: INSTRUCTIONS.create,
  putCounters: INSTRUCTIONS.putCounters,
  gainLife: INSTRUCTIONS.gainLife,
  keywordAction: INSTRUCTIONS.keywordAction,
  getCounters: INSTRUCTIONS.getCounters,
  addMana: INSTRUCTIONS.addMana,
  dealDamage: INSTRUCTIONS.dealDamage,
  gainControl: INSTRUCTIONS.gainControl,
  transform: INSTRUCTIONS.transform,
  goad: INSTRUCTIONS.goad,
  unattach: INSTRUCTIONS.unattach,
  sacrifice: OBJECT,
  discard: { object: true, atRandom: true },
  exile: { object: true, from: true },
  move: { verb: true, object: true, from: true, to: true },
  tap: { object: true, totalPower: true, toDo: true },
  untap: OBJECT,
  reveal: { object: true, from: (from) => (from as { zone?: string }).zone === 'hand' },
  removeCounters: { number: true, counter: true, from: true, among: true, words: true },
  // "unless their controller pays": whoever declares the attack or block is who pays.
  pay: {
    actor: kinds('playerOf', 'you'),
    cost: true,
    forEach: true,
    times: true,
    plus: true,
    x: true,
    words: ['mana equal'],
  },
};

/** questions/continuous-effects/layer-changes.ts. */
const STATEMENTS: Verbs<StatedVerb | VerbStatedOfCopies> = {
  get: { ...INSTRUCTIONS.get, orElse: [] },
  gain: {
    verb: true,
    object: true,
    abilities: true,
    words: ['unsaid', ', and'],
    thisOne: true,
    // questions/continuous-effects/gained-from-others.ts.
    which: ['stickers', 'activated', 'loyalty', 'every kind'],
    from: true,
    but: ['loyalty', 'mana'],
    // rules/effects/this-ability.ts: in the exceptions of a copy.
    lacking: true,
  },
  become: INSTRUCTIONS.become,
  // lower/src/passes/keywords-and-layouts/goading-said.ts.
  goad: OBJECT,
  setPowerToughness: INSTRUCTIONS.setPowerToughness,
  double: { object: true, what: ['power', 'toughness', 'power and toughness'] },
  switch: OBJECT,
  // rules/state-based-actions/static-copies.ts.
  becomeCopy: { object: true, of: true, fixed: ['as it begins'] },
  gainControl: BOTH,
  alsoEnters: { object: true, entering: true, as: true, words: true },
  notCopied: { object: true, what: ['color'], of: true },
};

/** questions/forbidden-acts.ts, casting-rules.ts, block-rules.ts. */
const FORBIDDEN: Verbs<ForbiddenVerb> = {
  attack: { object: true, whom: true, alone: true, words: ['with creatures'] },
  block: { object: true, whom: true, alone: true },
  // "can't crew Vehicles": rules/costs/cost-choices.ts; all others: events/deeds.ts.
  keywordAction: { action: ['crew', ...Object.keys(KEYWORD_ACTIONS)], ...BOTH },
  beBlocked: {
    object: true,
    whom: true,
    except: true,
    moreThan: true,
    words: ['this turn by', 'this turn except', 'this turn only'],
  },
  becomeBlocked: { object: true, whom: true },
  becomeTarget: { ...BOTH, by: true, words: ['targets'] },
  prevent: { amount: ['all'], sort: true, to: true, by: true },
  putCounters: { number: true, counter: true, on: true },
  // questions/targets/enchanting.ts.
  becomeAttached: { object: true, by: true, words: ['be enchanted', 'be enchanted by', 'be equipped'] },
  // questions/continuous-effects/changes-in-force.ts.
  gain: { verb: true, object: true, abilities: true },
  // events/entering-the-battlefield/entering.ts.
  enter: { object: true, words: ['the battlefield'] },
  activate: BOTH,
  counter: { ...BOTH, words: ['by'] },
  sacrifice: BOTH,
  exile: BOTH,
  regenerate: BOTH,
  untap: BOTH,
  attach: BOTH,
  transform: BOTH,
  turnFaceUp: OBJECT,
  draw: ACTOR,
  gainLife: ACTOR,
  loseLife: ACTOR,
  scry: ACTOR,
  surveil: ACTOR,
  winGame: ACTOR,
  // rules/turn-structure/untap-step.ts, rules/effects/objects/permanents.ts.
  // rules/objects/copying-spells.ts: what a spell says of itself.
  copy: { object: kinds('self') },
  phaseIn: OBJECT,
  phaseOut: OBJECT,
  loseGame: { actor: true, forNoLife: true },
  getCounters: { actor: true, counter: true },
  search: { actor: true, of: true, zones: ['library'], object: true, words: ['libraries', 'for anything'] },
  // rules/verbs/.
  discard: BOTH,
  fight: OBJECT,
  goad: OBJECT,
  flipCoin: ACTOR,
  rollDie: ACTOR,
  shuffle: ACTOR,
  cast: { ...BOTH, from: kinds('place'), words: ['additional'] },
  play: { ...BOTH, from: kinds('place') },
};

const DEMANDS: Verbs<DemandedVerb> = {
  attack: { object: true, whom: true, eachCombat: true },
  block: { object: true, whom: true, eachCombat: true },
  beBlocked: { object: true, whom: true, eachCombat: true },
};

/** "Equip abilities": those for which a keyword stands, and nothing more said of them. */
function isAbilityOfKeyword(object: unknown): boolean {
  const { kind, filter } = object as { kind?: string; filter?: Filter };
  return (
    kind === 'select' &&
    filter?.adjectives === undefined &&
    filter?.qualities !== undefined &&
    filter.qualities.every((quality) => quality.kind === 'withKeyword')
  );
}

const PERMITTED: Verbs<'activate' | 'discard' | 'keywordAction' | 'cast' | 'play' | 'look' | 'playWithRevealed'> = {
  // rules/activated-abilities/activation-limits.ts.
  activate: { object: isAbilityOfKeyword },
  discard: { object: kinds('self') },
  keywordAction: { action: ['exert'], object: kinds('self') },
  cast: { ...BOTH, from: true, withoutPaying: true, insteadOfManaCost: true },
  play: { ...BOTH, from: true, withoutPaying: true, insteadOfManaCost: true },
  // questions/zones/seen-cards.ts.
  look: BOTH,
  playWithRevealed: { actor: true, what: true },
};

/** Fields that hold actions, by the node they are in: the mood in which the verb is said there. */
export const MOODS: Readonly<Record<string, Mood>> = {
  'do.action': 'instruction',
  'repeat.until': 'instruction',
  'unless.action': 'cost',
  'unless.or': 'cost',
  'actionCost.action': 'cost',
  'actionCost.also': 'cost',
  'changes.action': 'statement',
  'tokenCopy.except': 'statement',
  'keyword.except': 'statement',
  'copy.except': 'statement',
  'becomeCopy.except': 'statement',
  'trigger.events': 'event',
  'trigger.more.events': 'event',
  'replace.would': 'event',
  'happened.event': 'event',
  'history.event': 'event',
  'happenedEver.event': 'event',
  'first.event': 'event',
  'that.event': 'event',
  'triggerAgain.event': 'event',
  'abilityTriggers.event': 'event',
  'cant.action': 'forbid',
  'cant.also': 'forbid',
  'cant.unlessPaid': 'cost',
  'must.action': 'demand',
  'may.action': 'permit',
  'revealed.action': 'permit',
  'may.additionalCost': 'cost',
  'changesRolls.cost': 'cost',
  'asThough.action': 'exception',
  'preventRule.action': 'prevent',
  'mostEachTurn.action': 'forbid',
  'manaProduced.event': 'event',
  'untilHappens.event': 'event',
};

/** Which fields of a verb are read in a mood. `exception` is what stands after "as though". */
export const ACTIONS: Readonly<Record<Mood, Table>> = {
  instruction: INSTRUCTIONS,
  event: EVENTS,
  cost: COSTS,
  statement: STATEMENTS,
  forbid: FORBIDDEN,
  demand: DEMANDS,
  permit: PERMITTED,
  prevent: { prevent: { amount: true, sort: true, to: true, by: true, toToo: true, words: ['that would deal'] } },
  exception: {
    // rules/costs/total-power.ts.
    keywordAction: { action: ['crew'], object: true, amount: true },
    // questions/combat-phase/summoning-sickness.ts.
    activate: { object: true },
    attack: { object: true },
    block: { object: true },
    // events/damage-results.ts.
    dealDamage: { to: true },
    // questions/combat-phase/block-rules.ts.
    beBlocked: { object: true },
    becomeTarget: { object: true, by: true },
  },
};
