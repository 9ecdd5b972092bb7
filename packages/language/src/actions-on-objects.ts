/** Actions that objects undergo: moving, destroying, countering, counters, attaching. CR 701. See actions.ts for the roles. */
import type { Ability } from './abilities.ts';
import type { Characteristics } from './characteristics.ts';
import type { Duration } from './durations.ts';
import type { Noun, Place, Quantifier } from './nouns.ts';
import type { TokenDescription } from './tokens.ts';
import type { Value } from './values.ts';

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
  /** die, leave: "under your control". */
  under?: Noun;
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
  /** "into your hand from the command zone": printing only. */
  words?: 'from last' | 'place first';
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
  /** "and with first strike". */
  abilities?: readonly Ability[];
  attachedTo?: Noun;
  /** "your choice of a flying counter or a reach counter". */
  counterChoice?: readonly string[];
  /** "under the control of an opponent of your choice": printing only. */
  words?: 'control of';
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
  zones: readonly ('library' | 'graveyard' | 'hand')[];
  object: Noun;
  /** Events: "whenever an opponent searches their library". */
  words?: 'for anything' | 'and/or' | 'and/or, no comma' | 'and';
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

/** Cards from the top, one after another, until one that fits: "reveal cards ... until". CR 701.16. */
export interface RevealUntil {
  kind: 'revealUntil' | 'exileUntil';
  actor?: Noun;
  library: Noun;
  until: Noun;
  /** Who is said to go on: "until you reveal". */
  words?: string;
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
  /** "your choice of a flying counter or a reach counter". */
  options?: readonly { counter: string; number: Value; additional?: true; words?: string }[];
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
  /** "pay six {E}" against as many symbols: printing only. */
  words?: 'in words';
}
export interface MoveCounters {
  kind: 'moveCounters';
  actor?: Noun;
  number: Value | 'all' | 'any number';
  counter: string | null;
  from: Noun;
  onto: Noun;
  /** "put its counters on": also of what has left. */
  words?: 'put';
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

/** CR 110.2; the duration is the clause's. The object may be a player: CR 720.1. */
export interface GainControl {
  kind: 'gainControl';
  actor?: Noun;
  object: Noun;
  /** "You control target player", said of players only. */
  words?: 'control';
}
export interface ExchangeControl {
  kind: 'exchangeControl';
  actor?: Noun;
  object: Noun;
  with?: Noun;
}
