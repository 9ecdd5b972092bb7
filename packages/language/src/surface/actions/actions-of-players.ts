/** Actions of players: drawing, mana, casting, choosing, paying, turns, winning. CR 701, 106, 601, 104. See actions.ts for the roles. */
import type { Ability } from '../abilities.ts';
import type { Clause } from '../clauses.ts';
import type { Cost } from '../costs.ts';
import type { Entering } from './actions-on-objects.ts';
import type { Adjective, Filter, Noun, NounWord, Place } from '../nouns.ts';
import type { TurnPart } from '../turn-parts.ts';
import type { Value } from '../values.ts';
import type { Color, ManaSymbols } from '../words.ts';

/** A player does something some number of times or to some amount. CR 121, 119.3, 701.13, 701.18, 701.42. */
export interface PlayerAmount {
  kind: 'draw' | 'gainLife' | 'loseLife' | 'mill' | 'scry' | 'surveil';
  actor?: Noun;
  amount?: Value;
  /** "draw an additional card". */
  words?: string;
  /** draw, as an event: "except the first one they draw in each of their draw steps". */
  exceptFirst?: 'in your draw step' | 'in their draw step';
  /** draw: as many as the player likes. */
  upTo?: true;
  /** "draw your second card each turn": the trigger looks for the nth in a turn. */
  nth?: number;
  /** draw, as an event: in whose turn. */
  turnOf?: 'whoever does it';
  /** "lose life from radiation". CR 725.1a. */
  from?: 'radiation';
  /** loseLife, as an event: by paying it. CR 119.4. */
  paid?: true;
  /** mill, as an event: which cards are milled. */
  object?: Noun;
}

/** "count the number of permanents you control": what "that number" speaks of. CR 608.2c. */
export interface CountUp {
  kind: 'countUp';
  actor?: Noun;
  amount: Value;
}

/** "loses all unspent mana"; `to`: who adds the mana lost this way. CR 106.4, 106.13. */
export interface LoseMana {
  kind: 'loseMana';
  actor?: Noun;
  to?: Noun;
}

/** Into the ante zone, or owned from now on, in games played for ante. CR 407.3, 407.4. */
export interface Ante {
  kind: 'ante' | 'own';
  actor?: Noun;
  object: Noun;
}

/** CR 106.4. */
export interface AddMana {
  kind: 'addMana';
  actor?: Noun;
  mana: ManaOutput;
  /** "Spend this mana only to cast creature spells." CR 106.6. */
  /** "adds an additional {G}": printing only. */
  words?: 'additional';
  /** "Until end of combat, you don't lose this mana as steps and phases end." CR 500.4. */
  lasts?: 'combat' | 'turn';
  /** `or`: or such a spell; `from`: cast from there; `not`: "this mana can't be spent to cast nonartifact spells". */
  spendOnly?: {
    castFilter?: Filter;
    or?: Filter;
    from?: Place;
    not?: Filter;
    activateFilter?: Filter;
    /** "to activate abilities", of whatever source. */
    activates?: 'any';
    /** What else it may be spent on. */
    uses?: readonly ManaUse[];
    /** On anything: there is only something said of what it is spent on. `but generic`: not on generic costs. CR 107.4b. */
    anything?: true | 'but generic';
    /** "If that mana is spent on a creature spell, it gains haste"; `triggers`: "when you spend it"; `only`: on nothing else. CR 106.6. */
    whenSpent?: { object: Noun; clause: Clause; triggers?: true; only?: true };
    words: string;
  };
}

/** What mana may be spent on besides spells and abilities of a sort. CR 116.2, 106.6. */
export type ManaUse =
  | 'costs with X'
  | 'costs with {C}'
  | 'equip'
  | 'gaining a level'
  | 'turning face up'
  | 'unlocking'
  | 'foretelling';

/** What mana is made. */
export type ManaOutput =
  | {
      kind: 'symbols';
      symbols: ManaSymbols;
      amount?: Value;
      words?: 'a number' | 'that much' | 'twice that much' | 'colorless';
    }
  /** `orChosen`: "or one mana of the chosen color". */
  | { kind: 'choice'; of: readonly ManaSymbols[]; orChosen?: true }
  /** "mana of any color among legendary permanents you control". */
  | { kind: 'colorAmong'; number: Value; of: Noun; words?: 'any of' | 'any of, plural' | 'choose' }
  | { kind: 'anyColor'; number: Value; sameColor?: true; different?: true; words?: 'they choose' | 'of your choice' }
  | { kind: 'combination'; number: Value; of: readonly Color[] | null }
  /** `that type`: of the mana that would be added otherwise; `lower` says it. */
  | { kind: 'chosenColor'; number: Value; words?: 'that' | 'that type' | 'an amount' | 'last noted' }
  /** "mana of any type that land produced". CR 106.12. */
  | { kind: 'produced'; number: Value; by: Noun }
  /** `sameColor`: all of one type. */
  | { kind: 'couldProduce'; number: Value; of: Noun; anyType?: true; sameColor?: true; words?: 'unsaid that' }
  | { kind: 'commanderColors'; number: Value }
  /** "mana of either of the circled colors". CR 207.5. */
  | { kind: 'circledColors'; number: Value };

/** CR 601, 305. As an instruction, casting now; as a trigger event, having cast. */
export interface Cast {
  /** "if able": a cost with a stated quality from a hidden zone need not be paid. CR 118.8c. */
  ifAble?: true;
  kind: 'cast' | 'play';
  /** Events: "cast or copy". */
  orCopy?: true;
  /** Events: in whose turn, "your first spell during each opponent's turn". */
  turnOf?: 'you' | 'an opponent' | 'whoever does it';
  /** Events, with `nth`: every one but that. */
  otherThan?: true;
  /** Events, with `nth`: of all that are cast in a turn, whoever casts them. */
  ofTheTurn?: true;
  words?:
    | 'their'
    | 'in a turn'
    | 'your next'
    | 'time first'
    | 'the first they cast'
    | 'kick'
    | 'additional'
    | 'during your turn';
  actor?: Noun;
  object: Noun;
  from?: Place;
  withoutPaying?: true;
  /** "you may play cards this way without paying their mana costs": those that the sentence before lets one play. */
  thisWay?: true;
  /** With its back face up: a Siege that was defeated. CR 310.11b. */
  transformed?: true;
  /** "look at and play": it may be looked at besides. CR 406.3. */
  look?: true;
  /** "your second spell each turn". */
  nth?: number;
  /** "you may pay life equal to its mana value rather than pay its mana cost". */
  insteadOfManaCost?: Cost;
}

/** Keyword actions that take at most an actor, an object and a number. CR 701. */
export interface KeywordAction {
  kind: 'keywordAction';
  /** In the CR's word, lower case: `investigate`, `proliferate`, `populate`, `explore`, `connive`, `amass`, `venture into the dungeon`, ... */
  action: string;
  actor?: Noun;
  object?: Noun;
  amount?: Value;
  /** "three times": done again and again. */
  times?: Value;
  /** amass Orcs, manifest dread, ... */
  detail?: string;
  /** exploit, mentor: whom. */
  to?: Noun;
  /** populate: how the token enters. CR 701.30a, 614.12. */
  entering?: Entering;
  /** What is done with several is done at once anyway: printing only. */
  words?: 'simultaneously';
}

/** CR 607.2d, 700.2, 608.2d. */
export interface Choose {
  kind: 'choose';
  actor?: Noun;
  what:
    | Noun
    | 'a color'
    | 'a creature type'
    | 'a card type'
    | 'a permanent type'
    | 'a card name'
    | 'a number'
    | 'a basic land type'
    | 'a land type'
    | 'odd or even'
    /** "note the type of mana spent to pay this activation cost": what is known of it afterwards is the chosen color. */
    | 'the type of mana spent'
    | { options: readonly string[] }
    /** "choose flying, reach, or haste": what is said afterwards of "that ability". */
    | { keywords: readonly string[] };
  /** "a nonland card name": which cards' names. CR 201.4. */
  which?: Filter;
  words?: string;
  /** "a creature type other than Wall", "a color other than white", "a card name other than a basic land card name". */
  otherThan?: Extract<Adjective, { kind: 'colorWord' }> | Extract<NounWord, { kind: 'subtypeWord' }> | Filter;
  /** "a number between 0 and 10". */
  least?: Value;
  most?: Value;
  atRandom?: true;
}

/** CR 118.12: as instruction, pay; in `unless` and `may`, the price. */
export interface PayCost {
  kind: 'pay';
  actor?: Noun;
  cost: Cost;
  /** "{2} for each ...". */
  forEach?: Noun | Filter;
  times?: Value | 'any amount';
  /** "plus an additional {1} for each ...". */
  plus?: { cost: Cost; forEach: Noun | Filter };
  /** What X in the cost is: "{X} for each of those creatures, where X is ...". */
  x?: Value;
  /** The greatest X that may be chosen: "you may pay {X}, where X is less than or equal to ...". CR 107.3f. */
  mostX?: Value;
  words?: 'mana equal' | 'any amount of';
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
  /** What else is done whenever it prevents damage; printed as the sentences after it. CR 615.5. */
  besides?: Clause;
  /** Another order: "this turn by". */
  words?: string;
  divided?: true;
}

/** Turns, steps, phases. CR 500.7-500.11. */
export interface TurnAction {
  /** `endTurn` with the part `combat`: "end the combat phase". CR 721. */
  kind: 'extraTurn' | 'skip' | 'extraPhase' | 'endTurn' | 'extraLand' | 'reverseTurnOrder';
  actor?: Noun;
  part?: TurnPart;
  count?: Value;
  /** extraPhase: steps in place of a combat phase, and behind what they come. CR 500.8, 500.9. */
  steps?: 'beginning phase' | 'upkeep step' | 'draw step' | 'end step';
  /** "after the first combat phase this turn". */
  after?: 'step' | 'phase' | 'first second main phase' | 'first combat phase';
  /** extraPhase: the phases added, in their order. CR 500.8. */
  phases?: readonly ('combat' | 'main')[];
  /** extraTurn: "after that turn", in which another player controls the one who takes it. CR 720.1. */
  afterThatTurn?: true;
  words?: string;
}

/** CR 104. */
export interface GameResult {
  kind: 'winGame' | 'loseGame' | 'drawGame' | 'restartGame';
  actor?: Noun;
  /** loseGame: "for having 0 or less life". CR 104.3b. */
  forNoLife?: true;
  /** restartGame: "leaving in exile all ...". CR 724.5. */
  except?: Noun;
}

/** "Players play a Magic subgame". CR 726.1; `life`: what they start at. */
export interface PlaySubgame {
  kind: 'playSubgame';
  /** What they use as decks: always the libraries. CR 726.2. */
  decks?: string;
  life?: Value;
}

/** "... pay life equal to its mana value rather than pay its mana cost", of what a permission lets cast. CR 118.9. */
export interface PayRather {
  kind: 'payRather';
  actor?: Noun;
  /** "If you cast a spell this way, ...": what the instruction before lets a player cast. */
  object?: Noun;
  /** How much life. */
  amount: Value;
  words?: 'paying';
}

/** CR 115.7. */
export interface ChooseNewTargets {
  kind: 'chooseNewTargets';
  /** "change the target": it must be another. "change a target", "change any targets". CR 115.7a-c. */
  change?: true | 'one' | 'any';
  /** "... to this creature": what the target may become. */
  to?: Noun;
  actor?: Noun;
  object: Noun;
  words?: string;
}

/** "Your life total becomes 10", "exchange life totals", "redistribute any number of players' life totals". CR 119.5, 119.7. */
export interface ChangeLife {
  kind: 'setLife' | 'exchangeLife' | 'redistributeLife';
  actor?: Noun;
  amount?: Value;
  with?: Noun;
  /** "becomes equal to": printing only. */
  words?: 'equal to' | 'it';
}

/** "You become the monarch", "you take the initiative", "it becomes day", "you get an emblem". */
export interface Designate {
  kind:
    | 'becomeMonarch'
    | 'takeInitiative'
    | 'becomeDay'
    | 'becomeNight'
    | 'getEmblem'
    | 'gainDesignation'
    | 'getCounters';
  actor?: Noun;
  abilities?: readonly Ability[];
  counter?: string;
  amount?: Value;
  designation?: string;
  /** Events: "day becomes night", and not only "it becomes night". CR 728.2. */
  turned?: true;
  words?: 'in words' | 'a number of' | 'additional';
}

/** CR 705, 706. */
export interface Chance {
  kind: 'flipCoin' | 'rollDie';
  actor?: Noun;
  sides?: number;
  count?: Value;
  /** flipCoin, in events: how it ended. */
  outcome?: 'win' | 'lose';
  /** d: "a d20" in the place of "a twenty-sided die". */
  words?: 'd';
  /** "Roll two d6 and choose one result": "that result" is the one, "the other result" the other. CR 706.2. */
  chosen?: true;
  /** flipCoin: "until you lose a flip". */
  until?: 'lost';
  /** flipCoin: only heads and tails matter, so nobody wins or loses the flip; heads count as won. CR 705.2. */
  uncalled?: true;
  /** In events: "whenever you roll a 6", "a 4 or higher". */
  result?: { from: number; to?: number; orHigher?: true };
  /** "... and ignore the lowest roll", "and ignore one". CR 706.6. */
  ignore?: 'lowest' | 'highest' | 'lower' | 'higher' | 'one';
  /** "... and add the number of cards in your hand". CR 706.2. */
  plus?: Value;
  /** "... and store those results on it". CR 706.8a. */
  storeOn?: Noun;
  /** "Roll again." CR 706.3c. */
  again?: true;
  /** hyphen: "1-9" in the place of "1—9", printing only. */
  results?: readonly { from: number; to: number | null; hyphen?: true; clause: Clause }[];
}

/** "reroll any number of ~'s stored results". CR 706.8b. */
export interface RerollStored {
  kind: 'rerollStored';
  actor?: Noun;
  on: Noun;
}

/** "Players play with the top card of their libraries revealed." */
export interface PlayWith {
  kind: 'playWithRevealed';
  actor?: Noun;
  what: 'hand' | 'top card of library';
}
