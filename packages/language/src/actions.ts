/**
 * Actions: one verb in many moods. The same node is an instruction ("draw a card"), the event of a trigger
 * ("whenever you draw a card"), what is replaced ("if you would draw a card"), forbidden ("can't draw cards"),
 * paid ("sacrifice a creature:") or counted ("if you drew a card this turn"). The wrapper is the mood.
 *
 * Roles are the same everywhere: `actor` does it (absent in an instruction: you, unsaid), `object` undergoes it,
 * `amount` is how much, `to` / `from` where, `label` names the result for later references (set by the binder).
 */
import type { Ability } from './abilities.ts';
import type { Clause } from './clauses.ts';
import type { Cost } from './costs.ts';
import type { Condition } from './conditions.ts';
import type { Duration } from './durations.ts';
import type { Filter, Noun, Place, Quantifier, TurnPart } from './nouns.ts';
import type { TokenDescription } from './tokens.ts';
import type { Value } from './values.ts';
import type { CardType, Color, Label, ManaSymbols, StepName } from './words.ts';

interface Result {
  /** Names what this step did ("that much", "those cards") for later references. */
  label?: Label;
}

export type Action = (
  | DealDamage
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
  | MoveCounters
  | Attach
  | Fight
  | GainControl
  | ExchangeControl
  | AddMana
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
  | SpellEvent
  | ChooseNewTargets
  | ChangeLife
  | Designate
  | Chance
  | PlayWith
  | RevealUntil
  | StateEvent
) &
  Result;

/** CR 120. `actor` is the source; `amount` absent in events means any. */
export interface DealDamage {
  kind: 'dealDamage';
  actor?: Noun;
  amount?: Value;
  /** For events: combat or noncombat damage only. */
  sort?: 'combat' | 'noncombat';
  to?: Noun;
  divided?: 'as you choose' | 'evenly';
  /** Another order of words: "damage to any target equal to its power". */
  words?: string;
  /** "can't be prevented". */
  unpreventable?: true;
  /** More of the same at once: "and 2 damage to you". CR 120.4. */
  also?: { amount: Value; to: Noun };
  /** Said of the one who is hurt: "whenever ~ is dealt damage". */
  passive?: true;
}

/** A player does something some number of times or to some amount. CR 121, 119.3, 701.13, 701.18, 701.42. */
export interface PlayerAmount {
  kind: 'draw' | 'gainLife' | 'loseLife' | 'mill' | 'scry' | 'surveil';
  actor?: Noun;
  amount?: Value;
  /** "draw an additional card". */
  words?: string;
  /** "draw your second card each turn": the trigger looks for the nth in a turn. */
  nth?: number;
}

/** Something done to objects that needs no more than saying so. */
export interface ObjectAction {
  kind:
    | 'destroy'
    | 'sacrifice'
    | 'exile'
    | 'tap'
    | 'untap'
    | 'counter'
    | 'regenerate'
    | 'transform'
    | 'phaseOut'
    | 'goad'
    | 'die'
    | 'leave'
    | 'turnFaceUp'
    | 'unattach'
    | 'tapOrUntap';
  actor?: Noun;
  object: Noun;
  /** exile, leave: from where. */
  from?: Place;
  /** destroy: "It can't be regenerated." is a separate sentence; this is the bound result. */
  noRegeneration?: true;
  /** exile: "until ~ leaves the battlefield". CR 610.3. */
  until?: Duration;
  /** counter: where the card goes in place of its owner's graveyard. CR 701.5a, 614. */
  insteadTo?: Place;
  /** exile: face down. */
  faceDown?: true;
  /** exile: "with three time counters on it". */
  entering?: Entering;
  /** untap: "doesn't untap during". */
  words?: string;
}

/** CR 701.8. */
export interface Discard {
  kind: 'discard';
  actor?: Noun;
  object: Noun;
  /** Another way to say it: "all the cards in your hand". */
  words?: string;
  /** In events: what made the player do it. */
  cause?: Noun;
  atRandom?: true;
}

/** Putting or returning objects somewhere. CR 400.7, 110.2. */
export interface Move {
  kind: 'move';
  verb: 'put' | 'return';
  actor?: Noun;
  object: Noun;
  from?: Place;
  to: Place;
  entering?: Entering;
  /** "and the rest on the bottom of your library": what goes elsewhere in the same breath. */
  also?: { object: Noun; to: Place };
}

/** How something enters the battlefield (or exile). CR 614.1c-d, 110.2. */
export interface Entering {
  kind: 'entering';
  tapped?: true;
  untapped?: true;
  attacking?: true;
  /** attacking: "that player"; absent: its controller chooses. */
  attackingWhom?: Noun;
  transformed?: true;
  faceDown?: true;
  under?: Noun;
  attachedTo?: Noun;
  /** `additional`: "an additional +1/+1 counter". */
  /** "for each": the counters are multiplied by how many there are. */
  forEach?: Noun;
  counters?: readonly { counter: string; number: Value; additional?: true; /** "a number of ... equal to" */ words?: string }[];
}

/** CR 701.19. */
export interface Search {
  kind: 'search';
  actor?: Noun;
  /** Whose zones. */
  of: Noun;
  zones: readonly ('library' | 'graveyard' | 'hand')[];
  object: Noun;
}

/** CR 701.20. */
export interface Shuffle {
  kind: 'shuffle';
  actor?: Noun;
  /** "shuffle your graveyard into your library"; absent: the actor's library. */
  object?: Noun;
  into?: Noun;
  from?: Place;
  /** "Then shuffle" against "shuffle your library". */
  words?: string;
}

/** CR 701.16; `look` shows to the actor alone. */
export interface Reveal {
  kind: 'reveal' | 'look';
  actor?: Noun;
  object: Noun;
  /** "until you reveal a land card". */
  until?: Noun;
  from?: Place;
}

/** CR 701.6, 111. */
export interface Create {
  kind: 'create';
  actor?: Noun;
  /** How many; `a` for one. */
  quantifier: Quantifier;
  token: TokenDescription;
  /** "a number of ... equal to": the words of the number. */
  words?: string;
  entering?: Entering;
}

/** CR 707.10. */
export interface CopySpell {
  kind: 'copy';
  actor?: Noun;
  object: Noun;
  times?: Value;
  newTargets?: true;
  /** Other ways to say the new targets: "and may choose a new target for that copy". */
  words?: string;
}

/** CR 122. */
export interface PutCounters {
  kind: 'putCounters';
  actor?: Noun;
  number: Value;
  /** null: of any kind, in events. */
  counter: string | null;
  on: Noun;
  distributed?: true;
  /** Another way to say it: "a number of ... equal to". */
  words?: string;
  /** "up to", "another". */
  quantifier?: Quantifier;
}
export interface RemoveCounters {
  kind: 'removeCounters';
  actor?: Noun;
  /** `all`, or how many. */
  number: Value | 'all' | 'any number';
  counter: string | null;
  from: Noun;
  /** "from among creatures you control": so many in all. */
  among?: true;
}
export interface MoveCounters {
  kind: 'moveCounters';
  actor?: Noun;
  number: Value | 'all' | 'any number';
  counter: string | null;
  from: Noun;
  onto: Noun;
}

/** CR 701.3. */
export interface Attach {
  kind: 'attach';
  actor?: Noun;
  object: Noun;
  to: Noun;
}

/** CR 701.12. */
export interface Fight {
  kind: 'fight';
  object: Noun;
  /** absent: "those creatures fight each other". */
  with?: Noun;
}

/** CR 110.2; the duration is the clause's. */
export interface GainControl {
  kind: 'gainControl';
  actor?: Noun;
  object: Noun;
}
export interface ExchangeControl {
  kind: 'exchangeControl';
  actor?: Noun;
  object: Noun;
  with?: Noun;
}

/** CR 106.4. */
export interface AddMana {
  kind: 'addMana';
  actor?: Noun;
  mana: ManaOutput;
  /** "Spend this mana only to cast creature spells." CR 106.6. */
  spendOnly?: { castFilter?: Filter; activateFilter?: Filter; words: string };
}

/** What mana is made. */
export type ManaOutput =
  | { kind: 'symbols'; symbols: ManaSymbols; amount?: Value }
  | { kind: 'choice'; of: readonly ManaSymbols[] }
  | { kind: 'anyColor'; number: Value; sameColor?: true }
  | { kind: 'combination'; number: Value; of: readonly Color[] | null }
  | { kind: 'chosenColor'; number: Value }
  /** "mana of any type that land produced". CR 106.12. */
  | { kind: 'produced'; number: Value; by: Noun }
  | { kind: 'couldProduce'; number: Value; of: Noun; anyType?: true }
  | { kind: 'commanderColors'; number: Value }
  | { kind: 'devotionColor'; words: string; number: Value };

/** CR 601, 305. As an instruction, casting now; as a trigger event, having cast. */
export interface Cast {
  kind: 'cast' | 'play';
  /** Events: "cast or copy". */
  words?: 'or copy' | 'their';
  actor?: Noun;
  object: Noun;
  from?: Place;
  withoutPaying?: true;
  /** "your second spell each turn". */
  nth?: number;
  /** "you may pay life equal to its mana value rather than pay its mana cost". */
  insteadOfManaCost?: Cost;
}

/** Continuous changes of characteristics, as instruction (with a duration) or as static statement. CR 611, 613. */
export type Characteristics =
  | { kind: 'get'; object: Noun; power: Value; toughness: Value; forEach?: Noun | Filter; negativePower?: true; negativeToughness?: true; words?: string }
  /** `thisOne`: "loses this ability", "it has this ability"; the list is empty. */
  | { kind: 'gain'; verb: 'gain' | 'have' | 'lose'; object: Noun; abilities: readonly Ability[] | 'all'; choice?: true; thisOne?: true; words?: string }
  | { kind: 'become'; verb: 'become' | 'be'; object: Noun; as: Description }
  | { kind: 'setPowerToughness'; object: Noun; power?: Value; toughness?: Value; words?: string }
  | { kind: 'double'; object: Noun; what: 'power' | 'toughness' | 'power and toughness' | 'counters' | 'life total'; counter?: string }
  | { kind: 'switch'; object: Noun }
  | { kind: 'becomeCopy'; object: Noun; of: Noun; except?: readonly Characteristics[] };

/** What something becomes: "a 3/3 green Elemental creature with haste that's still a land". CR 613.1d, 205.1b. */
export interface Description {
  kind: 'description';
  power?: Value;
  toughness?: Value;
  colors?: readonly (Color | 'colorless')[] | 'all' | 'the chosen color';
  supertypes?: readonly string[];
  types?: readonly CardType[];
  subtypes?: readonly string[];
  /** "the creature type of your choice", "every creature type", "the basic land type of your choice". */
  subtypeChoice?: string;
  abilities?: readonly Ability[];
  name?: string;
  /** "isn't a creature": it loses these types. CR 205.1a. */
  not?: true;
  /** "in addition to its other types/colors", "still a land". CR 205.1b, 613. */
  inAddition?: string;
  words?: string;
}

/** Keyword actions that take at most an actor, an object and a number. CR 701. */
export interface KeywordAction {
  kind: 'keywordAction';
  /** In the CR's word, lower case: `investigate`, `proliferate`, `populate`, `explore`, `connive`, `amass`, `venture into the dungeon`, ... */
  action: string;
  actor?: Noun;
  object?: Noun;
  amount?: Value;
  /** amass Orcs, manifest dread, ... */
  detail?: string;
  /** exploit, mentor: whom. */
  to?: Noun;
}

/** An object enters the battlefield. CR 603.6a. */
export interface Enters {
  kind: 'enter';
  object: Noun;
  entering?: Entering;
  from?: Place;
  /** "under your control". */
  under?: Noun;
}

/** CR 508, 509. */
export interface CombatEvent {
  kind: 'attack' | 'block' | 'becomeBlocked' | 'beBlocked' | 'attackUnblocked';
  /** Who attacks or blocks (creature, or player: "whenever you attack"). */
  object: Noun;
  /** attack: whom; block, becomeBlocked: which creatures. */
  whom?: Noun;
  alone?: true;
  /** "attacks with two or more creatures". */
  with?: Noun;
  /** "attack ... each combat if able". */
  eachCombat?: true;
  /** beBlocked: "except by creatures with flying". */
  except?: Noun;
  words?: string;
}

/** "at the beginning of your upkeep". CR 603.2b. */
export interface StepEvent {
  kind: 'beginningOf';
  part: TurnPart;
}

/** CR 607.2d, 700.2, 608.2d. */
export interface Choose {
  kind: 'choose';
  actor?: Noun;
  what: Noun | 'a color' | 'a creature type' | 'a card type' | 'a card name' | 'a number' | 'a basic land type' | 'a land type' | 'an opponent' | 'a player' | 'odd or even' | 'new targets' | { options: readonly string[] };
  words?: string;
}

/** CR 118.12: as instruction, pay; in `unless` and `may`, the price. */
export interface PayCost {
  kind: 'pay';
  actor?: Noun;
  cost: Cost;
  /** "{2} for each ...". */
  forEach?: Noun | Filter;
  times?: Value | 'any amount';
}

/** CR 615. */
export interface Prevent {
  kind: 'prevent';
  /** 'all' or the next N. */
  amount: Value | 'all';
  sort?: 'combat' | 'noncombat';
  to?: Noun;
  by?: Noun;
  next?: true;
  /** "dealt to and dealt by": also what would be dealt to `by`. */
  toToo?: true;
  /** "prevent 1 of that damage": of the damage being replaced. */
  of?: 'that damage';
  /** Another order: "this turn by". */
  words?: string;
  divided?: true;
}

/** Turns, steps, phases. CR 500.7-500.11. */
export interface TurnAction {
  kind: 'extraTurn' | 'skip' | 'extraPhase' | 'endTurn' | 'extraLand';
  actor?: Noun;
  part?: TurnPart;
  count?: Value;
  words?: string;
}

/** CR 104. */
export interface GameResult {
  kind: 'winGame' | 'loseGame' | 'drawGame' | 'restartGame';
  actor?: Noun;
}

/** Events of objects on the stack. CR 603.2, 702.21a. */
export interface SpellEvent {
  /** Another way to say it: "cycle or discard". */
  words?: string;
  kind: 'becomeTarget' | 'activate' | 'becomeTapped' | 'becomeUntapped' | 'tapForMana' | 'cycle' | 'turnedFaceUp' | 'transformed' | 'becomeAttached' | 'resolve' | 'trigger';
  actor?: Noun;
  object: Noun;
  /** becomeTarget: of what. */
  by?: Noun;
}

/** CR 115.7. */
export interface ChooseNewTargets {
  kind: 'chooseNewTargets';
  /** "change the target": it must be another. CR 115.7a. */
  change?: true;
  actor?: Noun;
  object: Noun;
  words?: string;
}

/** "Your life total becomes 10", "exchange life totals". CR 119.5, 119.7. */
export interface ChangeLife {
  kind: 'setLife' | 'exchangeLife';
  actor?: Noun;
  amount?: Value;
  with?: Noun;
}

/** "You become the monarch", "you take the initiative", "it becomes day", "you get an emblem". */
export interface Designate {
  kind: 'becomeMonarch' | 'takeInitiative' | 'becomeDay' | 'becomeNight' | 'getEmblem' | 'gainDesignation' | 'getCounters';
  actor?: Noun;
  abilities?: readonly Ability[];
  counter?: string;
  amount?: Value;
  designation?: string;
}

/** CR 705, 706. */
export interface Chance {
  kind: 'flipCoin' | 'rollDie';
  actor?: Noun;
  sides?: number;
  count?: Value;
  words?: 'win';
  results?: readonly { from: number; to: number | null; clause: Clause }[];
}

/** "Players play with the top card of their libraries revealed." */
export interface PlayWith {
  kind: 'playWithRevealed';
  actor?: Noun;
  what: 'hand' | 'top card of library';
}

/** "Reveal cards from the top of your library until you reveal a land card." CR 701.16. */
export interface RevealUntil {
  kind: 'revealUntil' | 'exileUntil';
  actor?: Noun;
  library: Noun;
  until: Noun;
  /** Who is said to go on: "until you reveal". */
  words?: string;
}

/** "When you control no Islands": a trigger on the state of the game. CR 603.8. */
export interface StateEvent {
  kind: 'state';
  condition: Condition;
}

/** A step name as used by `skip` and `extraPhase`. */
export type TurnPartName = StepName | 'turn' | 'combat';
