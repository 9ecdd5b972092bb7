/** What follows a noun and describes it further: whose it is, where it is, what it has or did. */
import type { Ability } from './abilities.ts';
import type { Action } from './actions/actions.ts';
import type { Condition } from './conditions.ts';
import type { Duration } from './durations.ts';
import type { Filter, Noun, Place } from './nouns.ts';
import type { StickerKind } from './stickers.ts';
import type { Value } from './values.ts';
import type { ManaSymbols, Stat, ZoneName } from './words.ts';

/** A description after the noun. */
export type Quality =
  /** `past`: "you controlled", of what has left. `already`: as something else enters, so not that. CR 614.12. */
  | {
      kind: 'controlledBy';
      player: Noun;
      not?: true;
      past?: true;
      already?: true;
      words?: 'controlled by' | 'that' | 'the same controller' | 'block with';
    }
  | { kind: 'ownedBy'; player: Noun; not?: true; words?: 'but' | 'owned by' }
  /** Of battles. CR 310.8. */
  | { kind: 'protectedBy'; player: Noun }
  | { kind: 'withKeyword'; keyword: string; not?: true; words?: 'ability' | 'abilities' | 'they' }
  /** "a boast ability": of one of these keywords. CR 702.1. */
  | { kind: 'keywordAbility'; of: readonly string[] }
  /** "with deathtouch, reach, or trample": of which it has one, or none. */
  | { kind: 'withOneOf'; keywords: readonly string[]; not?: true; words?: 'and/or' }
  /** "with no abilities". CR 113.3. */
  | { kind: 'noAbilities' }
  /** "with mana cost {0} or {1}": one of these, symbol for symbol. CR 202.1. */
  | { kind: 'withManaCost'; of: readonly ManaSymbols[] }
  /** "with {X} in its mana cost"; P: any Phyrexian symbol. `of`: in its activation cost, or in whichever of the two it has. CR 107.4g, 202.1, 602.1a. */
  | {
      kind: 'withSymbol';
      symbol: 'X' | 'P';
      of?: 'activation cost' | 'either cost';
      not?: true;
      words?: 'their' | 'contains';
    }
  /** "with a different name than each creature you control". CR 201.2c. */
  | { kind: 'otherName'; than: Noun }
  | { kind: 'withAbility'; ability: Ability; not?: true }
  /** CR 605.1. */
  | { kind: 'withManaAbility'; not?: true; words?: 'several' }
  /** "with an activated ability that isn't a mana ability"; several: "with activated abilities". CR 113.3b. */
  /** `tap`: with {T} in its cost. */
  | { kind: 'withActivated'; notMana?: true; tap?: true; words?: 'several' }
  | {
      kind: 'withStat';
      stat: Stat;
      comparison: Comparison;
      to: Value;
      words?:
        | 'the same'
        | 'the same as'
        | 'where X is'
        | 'than it'
        | 'the same as it'
        | "than ~'s"
        | 'than it, a'
        | 'than it, higher'
        | 'that have'
        | 'that has'
        | 'each'
        | 'each have'
        | 'each, its'
        | 'each different'
        | 'each have, their'
        | 'and has'
        | 'behind';
    }
  | { kind: 'withCounters'; counter: string | null; comparison: Comparison; to: Value; words?: string }
  | {
      kind: 'withExtreme';
      extreme: 'greatest' | 'least';
      stat: Stat;
      among?: Filter;
      words?:
        | 'lowest'
        | 'most life'
        | 'most life, or tied'
        | 'highest life total'
        | 'lowest life total'
        | 'most cards in hand'
        | 'who has the most cards in hand';
    }
  /** Of players: "who controls the most creatures". */
  | { kind: 'controlsMost'; of: Filter; fewest?: true }
  | {
      kind: 'inZone';
      zone: readonly ZoneName[];
      of?: Noun /** "in all graveyards" */;
      all?: true /** "in graveyards" */;
      words?: string;
    }
  /** "with the most votes or tied for most votes". CR 701.32b. */
  | { kind: 'mostVoted' }
  /** "who chose the highest number"; `which` is null until "that number" is bound. */
  | { kind: 'choseNumber'; which: 'highest' | 'lowest' | null; not?: true; words?: 'that number' }
  /** "who chose fame": of several players, each of whom chose a word. CR 608.2d. */
  | { kind: 'choseWord'; option: string }
  | { kind: 'fromZone'; zone: readonly ZoneName[]; of?: Noun }
  | { kind: 'named'; name: string; not?: true }
  /** "with a name you noted for cards named ~". CR 905.2b. */
  | { kind: 'ofTheNoted'; what: 'name' | 'creature type' | 'color' }
  | { kind: 'nameOf'; same: boolean; as: Noun; words?: 'that has' | 'several' }
  /** "the final chapter ability of a Saga you control". CR 714.2d. */
  | { kind: 'finalChapter'; of: Noun }
  /** "with a name originally printed in the Homelands expansion": one of these. CR 206.3. */
  | { kind: 'firstPrintedIn'; in: { readonly expansion: string; readonly names: readonly string[] } }
  | { kind: 'otherThan'; noun: Noun; words?: 'other' | 'except for' | 'except for, last' }
  /** "Equipment that were attached to it": before it left. */
  /** `past`: "an Equipment that was attached to ~", though ~ has left the battlefield since. CR 608.2h. */
  | { kind: 'attachedTo'; noun: Noun; past?: 'attached before'; words?: 'was' | 'were' | "that's" }
  /** Of Auras: "that could enchant that creature". CR 303.4, 702.5. */
  | { kind: 'couldEnchant'; whom: Noun }
  /** `by`: with another than the one that says it: the one that gave the ability. CR 607.2a. */
  | { kind: 'exiledWith'; by?: Noun; words?: string }
  /** "used to craft it". CR 702.167c. */
  | { kind: 'usedToCraft'; words?: 'it' }
  /** "cards you exiled": whoever did it, with whatever. CR 406.6, 607. */
  /** `through`: "exiled by an ability you controlled", and by no spell. */
  /** `withIt`: with the object that says so; `thisTurn`: of those exiled this turn. */
  | { kind: 'exiledBy'; player: Noun; through?: 'ability'; withIt?: true; thisTurn?: true }
  /** "created with ~", "put onto the battlefield with ~". CR 607.2c. */
  /** `by`: another than the one that says it: the one that gave the ability. */
  | { kind: 'madeWith'; how: 'created' | 'put'; by?: Noun; words?: 'it' | 'this ability' }
  /** CR 700.8. */
  | { kind: 'inParty'; player: Noun }
  /** "opponents you have". */
  | { kind: 'ofPlayer'; player: Noun }
  /** "spells you cast", "abilities you activate". */
  | { kind: 'castBy'; player: Noun; from?: Place; words?: 'activate' | "you've" | 'that' }
  | { kind: 'dealtDamage'; by?: Noun; when: Duration; words?: string }
  /** "a creature card from among them": one of what was found before. */
  | { kind: 'among'; noun: Noun; words?: string }
  /** "whenever ... deal damage to your opponents, ... for each opponent dealt damage": those of the event. CR 603.2c. */
  | { kind: 'recipientOfEvent' }
  /** `by`: "cards they exiled this way". */
  /** "with base power and toughness 2/2". CR 208.4b. */
  | { kind: 'withBaseSize'; power: Value; toughness: Value }
  | {
      kind: 'thisWay';
      done: string;
      not?: true;
      counter?: string;
      words?:
        | 'any'
        | 'returned'
        | 'put into exile'
        | 'that were'
        | 'that has been'
        | 'that has been, unsaid'
        | 'in front'
        | "to its owner's hand"
        | 'friend'
        | 'foe';
      by?: Noun;
    }
  /** "a permanent's ability", as something that was countered this way: the permanent. CR 701.5a. */
  | { kind: 'abilityCountered'; words?: 'an ability' }
  | {
      kind: 'ofTheChosen';
      what: 'color' | 'type' | 'creature type' | 'name' | 'card type';
      /** "of a type chosen this way": one of those that several players chose. CR 608.2d. */
      any?: true;
      words?: 'with' | 'that' | 'one of' | 'chosen names';
    }
  | {
      kind: 'share';
      what: 'color' | 'creature type' | 'card type' | 'permanent type' | 'name' | 'mana value' | 'land type';
      with: Noun;
      not?: true;
      words?: string;
    }
  | {
      kind: 'different';
      what:
        | 'names'
        | 'powers'
        | 'toughnesses'
        | 'controllers'
        | 'mana values'
        | 'card types'
        | 'permanent types'
        | 'creature types'
        | 'land types'
        | 'colors';
      not?: true;
      words?: 'that have' | 'that each have' | 'controlled by' | 'as one another' | 'equal' | 'share no';
    }
  | { kind: 'targeting'; noun: Noun; only?: true; words?: string }
  | { kind: 'attacking'; whom: Noun; words?: string }
  /** `orBlocked`: "blocking or blocked by target creature". */
  | { kind: 'blocking'; whom: Noun; orBlocked?: true; words?: "that's" }
  | { kind: 'blockedBy'; whom: Noun; words?: "it's" | 'it was' | '~ is' }
  /** `words`: "who searched their library this way", "who can't"; `not`: "who didn't". */
  /** `thisWay`: done by the text that says it. */
  | { kind: 'that'; event: Action; when?: Duration; thisWay?: true; not?: true; words?: string }
  /** Of players, written by a pass: who took up what was offered just before: "each player who does". CR 608.2c. */
  | { kind: 'didSo'; not?: true }
  /** `asChosen`: as the target was chosen, and not asked again as it resolves. CR 608.2b. */
  | { kind: 'whose'; condition: Condition; asChosen?: true; words?: string }
  | {
      kind: 'putThereFrom';
      zone: ZoneName | 'anywhere' | 'anywhere but the battlefield';
      when?: Duration;
      words?: 'were' | 'unsaid' | 'their' | 'your';
    }
  | { kind: 'enteredThisTurn'; words?: 'the battlefield' }
  /** Of cards in a hand. CR 121.1. */
  | { kind: 'drawnThisTurn' }
  /** Of players and what else is attacked: "being attacked". CR 508.1b. */
  | { kind: 'beingAttacked'; not?: true; by?: Noun; words?: 'who' }
  /** "the active player has controlled continuously since the beginning of the turn". CR 302.6. */
  | { kind: 'controlledSinceTurnBegan'; player: Noun }
  /** "of the creature type of your choice": chosen as it is read. */
  | { kind: 'ofYourChoice'; what: 'color' | 'creature type' | 'card type' | 'sector' }
  /** "in each sector": in some sector; `sector`: in that one. CR 702.158d. */
  | { kind: 'inSector'; sector?: 'alpha' | 'beta' | 'gamma' }
  /** "in the same sector" as the attacker that they would block. CR 702.158e. */
  | { kind: 'sameSector' }
  /** "an ability of a creature", "an ability from an artifact source". CR 113.7. */
  | { kind: 'abilityOf'; noun: Noun; words?: 'from' | 'whose' }
  /** "the first creature spell you cast each turn", "the next spell you cast this turn". */
  /** `from`: of those cast from there; `ownTurns`: "during each of your turns"; `ofAll`: of all spells that players of the sort cast. */
  | { kind: 'nthCast'; nth: number | 'next'; player: Noun; from?: Place; ownTurns?: true; ofAll?: true; every?: true }
  /** "that has an Adventure": also when it does not use those characteristics. CR 715.2a, 720.2a of today. */
  | { kind: 'hasInset'; inset: 'Adventure' | 'Omen'; words?: 'have' }
  /** "with a name sticker on it"; null: a sticker of any kind. CR 123.4. */
  | { kind: 'withSticker'; sticker: StickerKind | null }
  /** "with three or more words in its name". CR 123.6a. */
  | { kind: 'wordsInName'; comparison: Comparison; to: Value; words?: 'their' }
  /** Of spells and abilities: "with a single target"; `orMore`: "with one or more targets". CR 115.1. */
  | { kind: 'singleTarget'; orMore?: true }
  /** Of players: "who doesn't win the subgame". CR 726.1b. */
  | { kind: 'wonSubgame'; not?: true }
  /** "with an odd mana value"; `chosen`: whichever was chosen. CR 107.1. */
  | { kind: 'parity'; stat: Stat; is: 'odd' | 'even' | 'chosen'; words?: 'plural' | 'that' }
  /** Of those chosen together: "with total mana value 6 or less". */
  | { kind: 'totalStat'; stat: Stat; comparison: Comparison; to: Value; words?: 'or more' };

/** `atLeast` is "3 or greater"; `over` is "greater than". */
export type Comparison = 'equal' | 'not equal' | 'atLeast' | 'atMost' | 'over' | 'under';
