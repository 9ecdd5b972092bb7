/**
 * Actions: one verb in many moods. The same node is an instruction ("draw a card"), the event of a trigger
 * ("whenever you draw a card"), what is replaced ("if you would draw a card"), forbidden ("can't draw cards"),
 * paid ("sacrifice a creature:") or counted ("if you drew a card this turn"). The wrapper is the mood.
 *
 * Roles are the same everywhere: `actor` does it (absent in an instruction: you, unsaid), `object` undergoes it,
 * `amount` is how much, `to` / `from` where, `label` names the result for later references (set by the binder).
 */
import type {
  AbilityTriggers,
  CombatEvent,
  DamagePrevented,
  Enters,
  SpellEvent,
  StateEvent,
  StepEvent,
} from './actions-as-events.ts';
import type {
  AddMana,
  CountUp,
  LoseMana,
  Ante,
  Cast,
  Chance,
  ChangeLife,
  Choose,
  ChooseNewTargets,
  PayRather,
  Designate,
  GameResult,
  KeywordAction,
  PayCost,
  PlaySubgame,
  PlayWith,
  PlayerAmount,
  Prevent,
  RerollStored,
  TurnAction,
} from './actions-of-players.ts';
import type {
  Attach,
  CopySpell,
  Create,
  DealDamage,
  Reselect,
  Discard,
  ExchangeControl,
  Fight,
  GainControl,
  Move,
  ChooseCounter,
  MoveCounters,
  ObjectAction,
  PutCounters,
  RemoveCounters,
  Reveal,
  RevealUntil,
  Search,
  Shuffle,
} from './actions-on-objects.ts';
import type { Characteristics } from './characteristics.ts';
import type { ExchangeValues, ExchangeZones } from './exchanges.ts';
import type { Meld } from './melding.ts';
import type { MoveSticker, PutSticker } from '../stickers.ts';
import type { ChooseNumbers, Vote } from './voting.ts';
import type { Label } from '../labels.ts';

interface Result {
  /** Names what this step did ("that much", "those cards") for later references. */
  label?: Label;
  /** Of two events, the second with its subject said again: printing only. */
  apart?: true;
}

/** What is done, or would be: one verb with its roles. CR 608.2c, 701. */
export type Action = (
  | DealDamage
  | Reselect
  | PlayerAmount
  | ObjectAction
  | Discard
  | Move
  | Search
  | Shuffle
  | Reveal
  | Create
  | CopySpell
  | PutCounters
  | RemoveCounters
  | ChooseCounter
  | MoveCounters
  | Attach
  | Fight
  | GainControl
  | ExchangeControl
  | ExchangeValues
  | ExchangeZones
  | AddMana
  | LoseMana
  | CountUp
  | Cast
  | Characteristics
  | KeywordAction
  | Enters
  | CombatEvent
  | StepEvent
  | Choose
  | PayCost
  | Prevent
  | TurnAction
  | GameResult
  | PlaySubgame
  | Vote
  | ChooseNumbers
  | Meld
  | Ante
  | PutSticker
  | MoveSticker
  | SpellEvent
  | AbilityTriggers
  | ChooseNewTargets
  | PayRather
  | ChangeLife
  | Designate
  | Chance
  | PlayWith
  | RevealUntil
  | RerollStored
  | DamagePrevented
  | StateEvent
) &
  Result;
