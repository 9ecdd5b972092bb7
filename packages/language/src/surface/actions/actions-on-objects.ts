/** Actions that objects undergo: moving, destroying, countering, counters, attaching. CR 701. See actions.ts for the roles. */
import type { Ability } from '../abilities.ts';
import type { Characteristics, Description } from './characteristics.ts';
import type { Condition } from '../conditions.ts';
import type { Duration } from '../durations.ts';
import type { DeckName, Filter, Noun, Place, Quantifier } from '../nouns.ts';
import type { TokenDescription } from './tokens.ts';
import type { Value } from '../values.ts';

/** CR 120. `actor` is the source; `amount` absent in events means any. */
export interface DealDamage {
  kind: 'dealDamage';
  actor?: Noun;
  amount?: Value;
  /** For events: combat or noncombat damage only. */
  sort?: 'combat' | 'noncombat';
  to?: Noun;
  /** `evenly`: as it is dealt, rounded down. */
  divided?: 'as you choose' | 'evenly';
  /** Another order of words: "damage to any target equal to its power". */
  words?: string;
  /** "can't be prevented". */
  unpreventable?: true;
  /** More of the same at once: "and 2 damage to you". CR 120.4. */
  also?: { amount: Value; to: Noun };
  /** And still more: "and 4 damage to a third target". */
  more?: { amount: Value; to: Noun };
  /** What is more than lethal is dealt to these instead. CR 120.4a. */
  excessTo?: Noun;
  /** If this is so: "if it has trample, excess damage is dealt to ... instead". */
  excessIf?: Condition;
  /** Said of the one who is hurt: "whenever ~ is dealt damage". */
  passive?: true;
  /** In events: more than what would have been lethal. CR 120.10. */
  excess?: 'excess';
}

/** "reselect which player or permanent that creature is attacking": a player, or that or a planeswalker, or any of these. CR 508.7. */
export interface Reselect {
  kind: 'reselect';
  actor?: Noun;
  object: Noun;
  among: 'player' | 'planeswalker' | 'permanent';
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
    | 'phaseIn'
    | 'goad'
    | 'die'
    | 'leave'
    | 'turnFaceUp'
    | 'unattach'
    | 'tapOrUntap';
  actor?: Noun;
  object: Noun;
  /** leave: "without dying". */
  notDying?: true;
  /** exile, leave: from where. */
  from?: Place;
  /** destroy: "It can't be regenerated." is a separate sentence; this is the bound result. */
  noRegeneration?: true;
  /** exile, phaseOut: "until ~ leaves the battlefield". CR 610.3, 610.4. */
  until?: Duration;
  /** phaseOut, phaseIn: "tap that creature as it phases in this way". CR 702.26c. */
  tapped?: true;
  /** counter: where the card goes in place of its owner's graveyard. CR 701.5a, 614. */
  insteadTo?: Place;
  /** counter, with `insteadTo`: only a spell of that sort goes there, "if an artifact spell is countered this way". */
  insteadIf?: Filter;
  /** exile: in place of where the spell would be put as it resolves. CR 608.2n, 614.1a. */
  insteadOf?: Place;
  /** tap, as a cost: creatures with so much power together, and what that is called. CR 702.122a, 702.171a. */
  totalPower?: number;
  toDo?: 'crew' | 'saddle';
  /** exile: face down. */
  faceDown?: true;
  /** exile, and counter with `insteadTo`: "with three time counters on it". */
  entering?: Entering;
  /** die, leave: "under your control". */
  under?: Noun;
  /** untap: "doesn't untap during"; transform: "convert". */
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
  /** As an event: of a spell, as the last part of its resolution. CR 608.2n. */
  resolving?: true;
  kind: 'move';
  verb: 'put' | 'return';
  actor?: Noun;
  object: Noun;
  from?: Place;
  to: Place;
  entering?: Entering;
  /** "and the rest on the bottom of your library": what goes elsewhere in the same breath. */
  also?: { object: Noun; to: Place; entering?: Entering };
  /** "into your hand from the command zone": printing only. */
  words?: 'from last' | 'unsaid verb' | 'place first';
}

/** How something enters the battlefield (or exile). CR 614.1c-d, 110.2. */
export interface Entering {
  kind: 'entering';
  tapped?: true;
  untapped?: true;
  attacking?: true;
  /** attacking: "that player"; absent: its controller chooses. */
  attackingWhom?: Noun;
  blocking?: true;
  /** blocking: which; absent: its controller chooses. CR 509.7. */
  blockingWhom?: Noun;
  transformed?: true;
  faceDown?: true;
  under?: Noun;
  /** "and as a Mutant in addition to its other types"; in lowering, what the next sentence says that it is. CR 611.2e, 614.1d. */
  being?: Description;
  /** "and with first strike". */
  abilities?: readonly Ability[];
  attachedTo?: Noun;
  /** "your choice of a flying counter or a reach counter". */
  counterChoice?: readonly string[];
  /** "under the control of an opponent of your choice"; "under your control tapped"; "converted" for transformed: printing only. */
  words?: 'control of' | 'control first' | 'converted' | 'and with' | 'face up';
  /** "on him" in the place of "on it": printing only. */
  pronoun?: string;
  /** `additional`: "an additional +1/+1 counter". */
  /** "for each": the counters are multiplied by how many there are. */
  forEach?: Noun;
  counters?: readonly {
    counter: string;
    number: Value;
    additional?: true /** "a number of ... equal to" */;
    words?: string;
  }[];
}

/** CR 701.19. */
export interface Search {
  kind: 'search';
  actor?: Noun;
  /** Whose zones. */
  of: Noun;
  zones: readonly ('library' | 'graveyard' | 'hand' | 'outside')[];
  /** "library and/or graveyard": some of them, or all. */
  either?: true;
  object: Noun;
  /** "searches the top four cards of that library instead": so much of it. CR 701.19f. */
  top?: Value;
  /** Events: "whenever an opponent searches their library", "would search a library". */
  words?: 'for anything' | 'a library' | 'libraries' | 'and/or' | 'and/or, no comma' | 'and';
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
  from?: Place;
}

/** Cards from the top, one after another, until one that fits: "reveal cards ... until". CR 701.16. */
export interface RevealUntil {
  kind: 'revealUntil' | 'exileUntil';
  actor?: Noun;
  library: Noun;
  /** Another deck of that player than the library. */
  deck?: DeckName;
  until: Noun;
  /** Who is said to go on: "until you reveal". */
  words?: string;
  /** "... this way": printing only. */
  thisWay?: true;
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
  /** "except the copy isn't legendary". CR 707.9. */
  except?: readonly Characteristics[];
  /** "for each other creature you control that the spell could target"; `those`: how they are called then. CR 707.10d. */
  each?: Filter;
  those?: Filter;
  /** "The copy targets this creature." CR 707.10e. */
  target?: Noun;
  /** Other ways to say the new targets: "and may choose a new target for that copy"; with `each`: which spell. */
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
  /** In events: the one with which there are so many of the kind. CR 122.7. */
  nth?: number;
  distributed?: true;
  /** Another way to say it: "a number of ... equal to". */
  words?: string;
  /** "your choice of a flying counter or a reach counter". */
  options?: readonly { counter: string; number: Value; additional?: true; words?: string }[];
  /** "up to", "another". */
  quantifier?: Quantifier;
  /** "up to X": as many as the player likes. */
  upTo?: true;
  /** "This ability can't cause the total number of +1/+0 counters on this to be greater than four." */
  again?: string;
  most?: Value;
}
/** Counters are removed from objects or players. CR 122. */
export interface RemoveCounters {
  kind: 'removeCounters';
  actor?: Noun;
  /** `all`, or how many. */
  number: Value | 'all' | 'any number';
  counter: string | null;
  from: Noun;
  /** "up to three": so many at most. */
  upTo?: true;
  /** "from among creatures you control": so many in all. */
  among?: true;
  /** Events: "the last time counter is removed": none is left. */
  last?: true;
  /** "pay six {E}" against as many symbols, or "remove those counters": the binder says which. Printing only. */
  words?:
    | 'in words'
    | 'those'
    | 'them'
    | 'all of them'
    | 'all of them from it'
    | 'them all'
    | 'all of those'
    | 'one'
    | 'loses'
    | 'equal to';
}
/** "Choose a counter on target permanent": what "of that kind" means from then on. CR 122.1. */
export interface ChooseCounter {
  kind: 'chooseCounter';
  actor?: Noun;
  on: Noun;
  /** "a kind of counter": printing only. */
  words?: 'kind';
}
/** Counters go from one object to another. CR 122.5. */
export interface MoveCounters {
  kind: 'moveCounters';
  actor?: Noun;
  number: Value | 'all' | 'any number';
  counter: string | null;
  from: Noun;
  onto: Noun;
  /** "from among creatures you control": from any of them, as it is anyway. */
  among?: true;
  /** "put its counters on": as many are put there, also of what has left; none are taken away. CR 122.8. */
  anew?: true;
  words?: 'those' | 'to';
}

/** CR 701.3. */
export interface Attach {
  kind: 'attach';
  /** "as though that planeswalker were a creature". CR 702.6e. */
  asThough?: 'creature';
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
  /** "fights a different one of those": each with another, all at the same time. */
  eachAnother?: true;
  /** Events: "fights", whatever else. */
  words?: 'alone';
}

/** CR 110.2; the duration is the clause's. The object may be a player: CR 720.1. */
export interface GainControl {
  kind: 'gainControl';
  actor?: Noun;
  object: Noun;
  /** "You control target player", said of players only. */
  words?: 'control';
}
/** Control of two permanents or spells is exchanged. CR 701.10b. */
export interface ExchangeControl {
  kind: 'exchangeControl';
  actor?: Noun;
  object: Noun;
  with?: Noun;
}
