/** Things that happen and are only looked for: entering, combat, steps, targets. CR 603.2. See actions.ts for the roles. */
import type { Action } from './actions.ts';
import type { Entering } from './actions-on-objects.ts';
import type { Condition } from '../conditions.ts';
import type { Noun, Place } from '../nouns.ts';
import type { TurnPart } from '../turn-parts.ts';
import type { Value } from '../values.ts';
import type { Color } from '../words.ts';

/** An object enters the battlefield. CR 603.6a. */
export interface Enters {
  kind: 'enter';
  object: Noun;
  entering?: Entering;
  from?: Place;
  /** "under your control". */
  under?: Noun;
  /** "without being played": of lands. CR 305.4. */
  notPlayed?: true;
  /** As older cards say it: "entering the battlefield". */
  words?: 'the battlefield';
}

/** CR 508, 509. */
export interface CombatEvent {
  kind: 'attack' | 'block' | 'becomeBlocked' | 'beBlocked' | 'attackUnblocked';
  /** Who attacks or blocks (creature, or player: "whenever you attack"). */
  object: Noun;
  /** attack: whom; block, becomeBlocked: which creatures. */
  whom?: Noun;
  /** attack: the player who attacked with it, whoever controls it by now. CR 508.1a. */
  by?: Noun;
  alone?: true;
  /** "attacks with two or more creatures". */
  with?: Noun;
  /** "attack ... each combat if able". */
  eachCombat?: true;
  /** attack: "attacks while saddled". CR 702.171b. */
  whileSaddled?: true;
  /** beBlocked, forbidden: "by more than one creature". */
  moreThan?: 1;
  /** beBlocked: "except by creatures with flying". */
  except?: Noun;
  words?: string;
}

/** "at the beginning of your upkeep". CR 603.2b. */
export interface StepEvent {
  kind: 'beginningOf';
  part: TurnPart;
}

/** Events of objects on the stack. CR 603.2, 702.21a. */
export interface SpellEvent {
  /** "cycle or discard". */
  orDiscard?: true;
  /** Another way to say it. */
  words?: string;
  kind:
    | 'becomeTarget'
    | 'activate'
    | 'becomeTapped'
    | 'becomeUntapped'
    | 'tapForMana'
    | 'cycle'
    | 'turnedFaceUp'
    | 'transformed'
    | 'becomeAttached'
    | 'becomeUnattached'
    | 'resolve';
  actor?: Noun;
  object: Noun;
  /** tapForMana: mana of that kind. CR 106.12. */
  mana?: Color | 'colorless';
  /** tapForMana: for at least so much. */
  amount?: Value;
  /** becomeTarget: of what; becomeAttached, becomeUnattached: to or from what. */
  by?: Noun;
  /** transformed: what it shows now. */
  into?: Noun;
}

/** "a permanent entering the battlefield causes a triggered ability to trigger": `object` is that ability. CR 603.2, 603.3b. */
export interface AbilityTriggers {
  kind: 'abilityTriggers';
  object: Noun;
  /** What made it trigger. */
  event: Action;
  /** "of that creature": of what the event was about. */
  own?: true;
}

/** "damage that would be dealt to you is prevented": by one effect, from however many sources at once. CR 615.13. */
export interface DamagePrevented {
  kind: 'damagePrevented';
  to: Noun;
}

/** "When you control no Islands": a trigger on the state of the game. CR 603.8. */
export interface StateEvent {
  kind: 'state';
  condition: Condition;
}
