/** The nodes of core. Those that core does not define anew are surface's, without what is there only to be printed. */
import type * as surface from '../surface/index.ts';

/** Fields in which only the printer is interested: how a sentence goes on, and in what order things are said. */
type ForPrinting =
  | 'sameLine'
  | 'abilityWord'
  | 'conditionTrailing'
  | 'trailing'
  | 'joins'
  | 'unended'
  | 'brackets'
  | 'hyphen'
  | 'limitsFirst'
  | 'saidLeft'
  | 'pronoun'
  | 'singular';

/** A field that only says the same in other words. Nouns are words, too: those are kept. */
type IsWording<T, Field extends keyof T> = Field extends 'words'
  ? NonNullable<T[Field]> extends string
    ? true
    : false
  : Field extends ForPrinting
    ? true
    : false;

/** Kinds of nodes that always stand for others: a pass says those instead, or the card is refused. */
type LoweredAway =
  | 'sameFor'
  | 'recipientOfEvent'
  | 'comparedAgain'
  | 'payRather'
  | 'everyKind'
  | 'nextPlayer'
  | 'sameWay';

/** A node of surface without what is there only to be printed. */
export type Lowered<T> = T extends { readonly kind: LoweredAway }
  ? never
  : T extends readonly unknown[]
    ? { readonly [Part in keyof T]: Lowered<T[Part]> }
    : T extends object
      ? { readonly [Field in keyof T as IsWording<T, Field> extends true ? never : Field]: Lowered<T[Field]> }
      : T;

/** An ability of any kind. CR 113.3. */
export type Ability = Lowered<surface.Ability>;
/** What is done, or would be: one verb with its roles. CR 608.2c, 701. */
export type Action = Lowered<surface.Action>;
/** "Cost: effect", with who may activate it and when. CR 602. */
export type ActivatedAbility = Lowered<surface.ActivatedAbility>;
/** When or how often an ability may be activated: "only as a sorcery", "only once each turn". CR 602.5. */
export type ActivationLimit = Lowered<surface.ActivationLimit>;
/** A player adds mana to the mana pool. CR 106.4. */
export type AddMana = Lowered<surface.AddMana>;
/** A word before the noun that says which: "tapped", "legendary", "attacking", "red". CR 109.2. */
export type Adjective = Lowered<surface.Adjective>;
/** One of several nouns, each with adjectives of its own. CR 109.2. */
export type Alternative = Lowered<surface.Alternative>;
/** An ability behind an anchor word. CR 614.12b. */
export type AnchoredAbility = Lowered<surface.AnchoredAbility>;
/** Into the ante zone, or owned from now on, in games played for ante. CR 407.3, 407.4. */
export type Ante = Lowered<surface.Ante>;
/** "any target", "any other target", "up to two targets": creature, player, planeswalker or battle. CR 115.4. */
export type AnyTarget = Lowered<surface.AnyTarget>;
/** Something is attached to something else, or comes off. CR 701.3. */
export type Attach = Lowered<surface.Attach>;
/** What `card` takes: a type line, and what the type line does not say. */
export type CardDraft = Lowered<surface.CardDraft>;
/** Cards above another one in a graveyard. CR 404.2. */
export type CardsAbove = Lowered<surface.CardsAbove>;
/** Casting a spell or playing a card: now, as an instruction; having done so, as an event. CR 601, 305. */
export type Cast = Lowered<surface.Cast>;
/**
 * "Your life total becomes 10", "exchange life totals", "redistribute any number of players' life totals". CR
 * 119.5, 119.7.
 */
export type ChangeLife = Lowered<surface.ChangeLife>;
/** Which words a text-changing effect replaces. CR 612.2. */
export type ChangedWords = Lowered<surface.ChangedWords>;
/** A chapter of a Saga, with the numbers at which it triggers. CR 714.2. */
export type ChapterAbility = Lowered<surface.ChapterAbility>;
/** Continuous changes of characteristics, as instruction (with a duration) or as static statement. CR 611, 613. */
export type Characteristics = Lowered<surface.Characteristics>;
/** A choice that later parts of the text speak of: a player, an object, a color, a name. CR 607.2d, 608.2d, 700.2. */
export type Choose = Lowered<surface.Choose>;
/** "Choose a counter on target permanent": what "of that kind" means from then on. CR 122.1. */
export type ChooseCounter = Lowered<surface.ChooseCounter>;
/** New targets are chosen for a spell or ability. CR 115.7. */
export type ChooseNewTargets = Lowered<surface.ChooseNewTargets>;
/** A level of a Class: what gaining it costs, and what it gives. CR 716. */
export type ClassLevel = Lowered<surface.ClassLevel>;
/** What is neither a card type nor a subtype, and still a noun: "permanent", "spell", "opponent", "token". CR 109. */
export type ClassWord = Lowered<surface.ClassWord>;
/** A piece of what a text does, from one action to sequences, conditions, choices and delayed triggers. CR 608.2c. */
export type Clause = Lowered<surface.Clause>;
/** Something attacks, blocks, becomes blocked or is not blocked. CR 508, 509. */
export type CombatEvent = Lowered<surface.CombatEvent>;
/** "your commander", wherever it is; either one of two. CR 903.3e, 702.124e. */
export type CommanderOf = Lowered<surface.CommanderOf>;
/** What is asked of the game and is so or not: "if you control a Wizard". CR 603.4, 608.2c. */
export type Condition = Lowered<surface.Condition>;
/** A spell, activated ability or triggered ability is copied. CR 707.10. */
export type CopySpell = Lowered<surface.CopySpell>;
/** The parts of a cost, all of which are paid. CR 118, 601.2h. */
export type Cost = Lowered<surface.Cost>;
/** One thing that is paid: mana, life, {T}, loyalty, or an action such as a sacrifice. CR 118. */
export type CostPart = Lowered<surface.CostPart>;
/** "count the number of permanents you control": what "that number" speaks of. CR 608.2c. */
export type CountUp = Lowered<surface.CountUp>;
/** "kind of counter on it", as in "for each kind of counter on it": each kind counts once. CR 122.1. */
export type CounterKinds = Lowered<surface.CounterKinds>;
/** "+1/+1 counter on it", as in "for each +1/+1 counter on it". CR 122. */
export type CountersNoun = Lowered<surface.CountersNoun>;
/** Tokens are created. CR 701.6, 111. */
export type Create = Lowered<surface.Create>;
/** "damage that would be dealt to you is prevented": by one effect, from however many sources at once. CR 615.13. */
export type DamagePrevented = Lowered<surface.DamagePrevented>;
/** A source deals damage; without an amount, as in an event, any. CR 120. */
export type DealDamage = Lowered<surface.DealDamage>;
/** What a companion demands of the starting deck. CR 702.139a. */
export type DeckCondition = Lowered<surface.DeckCondition>;
/** What something becomes: "a 3/3 green Elemental creature with haste that's still a land". CR 613.1d, 205.1b. */
export type Description = Lowered<surface.Description>;
/** A designation or the like is taken: monarch, initiative, day or night, an emblem. CR 114, 722, 723. */
export type Designate = Lowered<surface.Designate>;
/** A player discards cards. CR 701.8. */
export type Discard = Lowered<surface.Discard>;
/** What a card says about the draft in which it is drafted. CR 905.2. */
export type DraftRule = Lowered<surface.DraftRule>;
/** How long an effect lasts: "until end of turn", "for as long as you control it". CR 611.2. */
export type Duration = Lowered<surface.Duration>;
/** How something enters the battlefield (or exile). CR 614.1c-d, 110.2. */
export type Entering = Lowered<surface.Entering>;
/** An object enters the battlefield. CR 603.6a. */
export type Enters = Lowered<surface.Enters>;
/** Control of two permanents or spells is exchanged. CR 701.10b. */
export type ExchangeControl = Lowered<surface.ExchangeControl>;
/** "Exchange your life total with this creature's power." CR 701.10g. */
export type ExchangeValues = Lowered<surface.ExchangeValues>;
/** "Exchange your hand and graveyard." CR 701.10d, 701.10f. */
export type ExchangeZones = Lowered<surface.ExchangeZones>;
/** Two creatures deal damage equal to their power to each other. CR 701.12. */
export type Fight = Lowered<surface.Fight>;
/**
 * A description: adjectives, a noun, and qualities after it; with neither "card" nor "spell", of permanents. CR
 * 109.2.
 */
export type Filter = Lowered<surface.Filter>;
/** Somebody gains control of an object, or of a player. CR 110.2, 720.1. */
export type GainControl = Lowered<surface.GainControl>;
/** "the top creature card of your graveyard": the uppermost that fit. CR 404.2. */
export type GraveyardCards = Lowered<surface.GraveyardCards>;
/** "enchanted creature", "equipped creature": what this object is attached to. CR 303.4, 301.5. */
export type Host = Lowered<surface.Host>;
/** A keyword ability, with what follows the keyword: a cost, a number, a quality. CR 702. */
export type KeywordAbility = Lowered<surface.KeywordAbility>;
/** Keyword actions that take at most an actor, an object and a number. CR 701. */
export type KeywordAction = Lowered<surface.KeywordAction>;
/** What is counted on name stickers: one letter, or how many different vowels. CR 123.6d-e. */
export type LettersCounted = Lowered<surface.LettersCounted>;
/** What a level symbol gives while its counters are on the creature. CR 711. */
export type LevelAbility = Lowered<surface.LevelAbility>;
/** So many cards from the top or bottom of a library. CR 401. */
export type LibraryCards = Lowered<surface.LibraryCards>;
/** What another ability of the same object did or chose: "the exiled card", "the chosen player". CR 607. */
export type Linked = Lowered<surface.Linked>;
/** "loses all unspent mana"; `to`: who adds the mana lost this way. CR 106.4, 106.13. */
export type LoseMana = Lowered<surface.LoseMana>;
/** What mana is made: its kinds and how much. CR 106. */
export type ManaOutput = Lowered<surface.ManaOutput>;
/** What mana may be spent on besides spells and abilities of a sort. CR 106.6, 116.2. */
export type ManaUse = Lowered<surface.ManaUse>;
/** Two cards become one permanent, the combined back face. CR 701.37, 712.4. */
export type Meld = Lowered<surface.Meld>;
/** One of the things that a modal text lets its controller choose. CR 700.2. */
export type Mode = Lowered<surface.Mode>;
/** How many modes are chosen, and whether one may be chosen more than once. CR 700.2d. */
export type ModeCount = Lowered<surface.ModeCount>;
/** Putting or returning objects somewhere. CR 400.7, 110.2. */
export type Move = Lowered<surface.Move>;
/** Counters go from one object to another. CR 122.5. */
export type MoveCounters = Lowered<surface.MoveCounters>;
/** A sticker from one object to another: CR 123.3d. */
export type MoveSticker = Lowered<surface.MoveSticker>;
/** Which objects or players. CR 109, 102. */
export type Noun = Lowered<surface.Noun>;
/** Several nouns joined: "~ and target creature", "you or a permanent you control". */
export type NounList = Lowered<surface.NounList>;
/** A type, subtype, supertype or class word within a noun. CR 205, 109.2. */
export type NounWord = Lowered<surface.NounWord>;
/** Words that all hold together, or of which one holds. CR 109.2, 205. */
export type NounWords = Lowered<surface.NounWords>;
/** Something done to objects that needs no more than saying so: destroy, tap, untap, regenerate. CR 701. */
export type ObjectAction = Lowered<surface.ObjectAction>;
/** A cost is paid while something resolves. CR 118.12. */
export type PayCost = Lowered<surface.PayCost>;
/** Zones with whose they are: where to move to, or where to look. CR 400. */
export type Place = Lowered<surface.Place>;
/** "Players play a Magic subgame". CR 726.1; `life`: what they start at. */
export type PlaySubgame = Lowered<surface.PlaySubgame>;
/** Players play with the top card of their libraries, or their hands, revealed. CR 401.5, 402.3. */
export type PlayWith = Lowered<surface.PlayWith>;
/** A player does something some number of times or to some amount. CR 121, 119.3, 701.13, 701.18, 701.42. */
export type PlayerAmount = Lowered<surface.PlayerAmount>;
/** A player or players named by a role: "you", "each opponent", "the active player". CR 102. */
export type PlayerNoun = Lowered<surface.PlayerNoun>;
/** The controller or owner of something: "its controller", "that creature's owner", "their owners". CR 108.3-108.4. */
export type PlayerOf = Lowered<surface.PlayerOf>;
/** What holds for a player: the maximum hand size, what damage leaves, when spells may be cast. CR 402.2. */
export type PlayerRule = Lowered<surface.PlayerRule>;
/** Damage is prevented. CR 615. */
export type Prevent = Lowered<surface.Prevent>;
/** Counters are put on objects or players. CR 122. */
export type PutCounters = Lowered<surface.PutCounters>;
/** CR 123.3. `sticker` is null for one of any kind. */
export type PutSticker = Lowered<surface.PutSticker>;
/** A description that follows the noun: "with flying", "that attacked this turn", "you control". CR 109.2. */
export type Quality = Lowered<surface.Quality>;
/** How many, which, whether as targets, and who decides. CR 115, 608.2d. */
export type Quantifier = Lowered<surface.Quantifier>;
/** What was named before, by a word ("it") or a description ("that creature"). Bound, never guessed. */
export type Reference = Lowered<surface.Reference>;
/** Counters are removed from objects or players. CR 122. */
export type RemoveCounters = Lowered<surface.RemoveCounters>;
/** "reroll any number of ~'s stored results". CR 706.8b. */
export type RerollStored = Lowered<surface.RerollStored>;
/**
 * "reselect which player or permanent that creature is attacking": a player, or that or a planeswalker, or any of
 * these. CR 508.7.
 */
export type Reselect = Lowered<surface.Reselect>;
/** Cards are revealed to all, or looked at by one player. CR 701.16. */
export type Reveal = Lowered<surface.Reveal>;
/** Cards from the top, one after another, until one that fits: "reveal cards ... until". CR 701.16. */
export type RevealUntil = Lowered<surface.RevealUntil>;
/** "Whenever you reveal a land card this way, draw a card." CR 603.11. */
export type RevealedDraw = Lowered<surface.RevealedDraw>;
/**
 * CR 309.4c: a room of a dungeon, by the names of the rooms that its arrows lead to. "When you move your venture
 * marker into this room".
 */
export type RoomAbility = Lowered<surface.RoomAbility>;
/**
 * A rule that a card adds to the game: a restriction, requirement, permission, cost change or replacement. CR
 * 101.1, 604.
 */
export type Rule = Lowered<surface.Rule>;
/** A player searches a zone for cards. CR 701.19. */
export type Search = Lowered<surface.Search>;
/**
 * Some of the objects or players that a filter describes: quantifier x filter. "target creature you control", "up
 * to two other target lands", "each opponent", "all artifacts", "a card".
 */
export type Select = Lowered<surface.Select>;
/** This object: `~`, "this creature". CR 201.5. */
export type Self = Lowered<surface.Self>;
/** A library is shuffled, or cards are shuffled into it. CR 701.20. */
export type Shuffle = Lowered<surface.Shuffle>;
/** The instructions of an instant or sorcery. CR 113.3a. */
export type SpellAbility = Lowered<surface.SpellAbility>;
/** Events of objects on the stack. CR 603.2, 702.21a. */
export type SpellEvent = Lowered<surface.SpellEvent>;
/** An ability triggers: core. CR 603.2. */
export type AbilityTriggers = Lowered<surface.AbilityTriggers>;
/** "When you control no Islands": a trigger on the state of the game. CR 603.8. */
export type StateEvent = Lowered<surface.StateEvent>;
/** A static statement within a level or a class. CR 711, 716. */
export type StatementAbility = Lowered<surface.StatementAbility>;
/** A text that is true while its object is where it works. CR 604. */
export type StaticAbility = Lowered<surface.StaticAbility>;
/** "At the beginning of" a step or phase. CR 603.2b. */
export type StepEvent = Lowered<surface.StepEvent>;
/** One sticker of a sheet. CR 123.6-123.9; the ticket cost is CR 123.3c. */
export type Sticker = Lowered<surface.Sticker>;
/** A combination of stickers, known by its name. CR 123.2. */
export type StickerSheet = Lowered<surface.StickerSheet>;
/** "name sticker on it", "name sticker on ~ with eight or more letters", as in "for each ...". */
export type StickersNoun = Lowered<surface.StickersNoun>;
/** What a token is as it is created: its characteristics, and what it is a copy of. CR 111.3, 707. */
export type TokenDescription = Lowered<surface.TokenDescription>;
/** What makes a triggered ability trigger: an event, a state, or the beginning of a step. CR 603.2, 603.8. */
export type Trigger = Lowered<surface.Trigger>;
/** A trigger, its "if" clause, and what happens. CR 603. */
export type TriggeredAbility = Lowered<surface.TriggeredAbility>;
/** Turns, steps and phases are added, skipped or ended. CR 500.7-500.11, 721. */
export type TurnAction = Lowered<surface.TurnAction>;
/** A step or phase of somebody's turn: "your upkeep", "each end step", "combat on your turn". */
export type TurnPart = Lowered<surface.TurnPart>;
/** An amount taken one by one, as "for each" does. CR 608.2h. */
export type Units = Lowered<surface.Units>;
/** A number, or how to get one: X, a count, a characteristic, arithmetic. CR 107. */
export type Value = Lowered<surface.Value>;
/** "Starting with you, each player votes for sickness or psychosis", "each player secretly votes for a creature". */
export type Vote = Lowered<surface.Vote>;
/** "Each player secretly chooses a number." */
export type ChooseNumbers = Lowered<surface.ChooseNumbers>;
/** The controller of the object that says it. CR 109.5. */
export type You = Lowered<surface.You>;
/** A zone of a player taken as the cards in it: "your hand", "target player's graveyard". */
export type ZoneOfPlayer = Lowered<surface.ZoneOfPlayer>;
