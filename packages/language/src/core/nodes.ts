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

/** A node of surface without what is there only to be printed. */
export type Lowered<T> = T extends readonly unknown[]
  ? { readonly [Part in keyof T]: Lowered<T[Part]> }
  : T extends object
    ? { readonly [Field in keyof T as IsWording<T, Field> extends true ? never : Field]: Lowered<T[Field]> }
    : T;

export type Ability = Lowered<surface.Ability>;
export type Action = Lowered<surface.Action>;
export type ActivatedAbility = Lowered<surface.ActivatedAbility>;
export type ActivationLimit = Lowered<surface.ActivationLimit>;
export type AddMana = Lowered<surface.AddMana>;
export type Adjective = Lowered<surface.Adjective>;
export type Alternative = Lowered<surface.Alternative>;
export type AnchoredAbility = Lowered<surface.AnchoredAbility>;
export type Ante = Lowered<surface.Ante>;
export type AnyTarget = Lowered<surface.AnyTarget>;
export type Attach = Lowered<surface.Attach>;
export type CardDraft = Lowered<surface.CardDraft>;
export type CardsAbove = Lowered<surface.CardsAbove>;
export type Cast = Lowered<surface.Cast>;
export type ChangeLife = Lowered<surface.ChangeLife>;
export type ChangedWords = Lowered<surface.ChangedWords>;
export type ChapterAbility = Lowered<surface.ChapterAbility>;
export type Characteristics = Lowered<surface.Characteristics>;
export type Choose = Lowered<surface.Choose>;
export type ChooseCounter = Lowered<surface.ChooseCounter>;
export type ChooseNewTargets = Lowered<surface.ChooseNewTargets>;
export type ClassLevel = Lowered<surface.ClassLevel>;
export type ClassWord = Lowered<surface.ClassWord>;
export type Clause = Lowered<surface.Clause>;
export type CombatEvent = Lowered<surface.CombatEvent>;
export type CommanderOf = Lowered<surface.CommanderOf>;
export type Condition = Lowered<surface.Condition>;
export type CopySpell = Lowered<surface.CopySpell>;
export type Cost = Lowered<surface.Cost>;
export type CostPart = Lowered<surface.CostPart>;
export type CountUp = Lowered<surface.CountUp>;
export type CounterKinds = Lowered<surface.CounterKinds>;
export type CountersNoun = Lowered<surface.CountersNoun>;
export type Create = Lowered<surface.Create>;
export type DamagePrevented = Lowered<surface.DamagePrevented>;
export type DealDamage = Lowered<surface.DealDamage>;
export type DeckCondition = Lowered<surface.DeckCondition>;
export type Description = Lowered<surface.Description>;
export type Designate = Lowered<surface.Designate>;
export type Discard = Lowered<surface.Discard>;
export type DraftRule = Lowered<surface.DraftRule>;
export type Duration = Lowered<surface.Duration>;
export type Entering = Lowered<surface.Entering>;
export type Enters = Lowered<surface.Enters>;
export type ExchangeControl = Lowered<surface.ExchangeControl>;
export type ExchangeValues = Lowered<surface.ExchangeValues>;
export type ExchangeZones = Lowered<surface.ExchangeZones>;
export type Fight = Lowered<surface.Fight>;
export type Filter = Lowered<surface.Filter>;
export type GainControl = Lowered<surface.GainControl>;
export type GraveyardCards = Lowered<surface.GraveyardCards>;
export type Host = Lowered<surface.Host>;
export type KeywordAbility = Lowered<surface.KeywordAbility>;
export type KeywordAction = Lowered<surface.KeywordAction>;
export type LettersCounted = Lowered<surface.LettersCounted>;
export type LevelAbility = Lowered<surface.LevelAbility>;
export type LibraryCards = Lowered<surface.LibraryCards>;
export type Linked = Lowered<surface.Linked>;
export type LoseMana = Lowered<surface.LoseMana>;
export type ManaOutput = Lowered<surface.ManaOutput>;
export type ManaUse = Lowered<surface.ManaUse>;
export type Meld = Lowered<surface.Meld>;
export type Mode = Lowered<surface.Mode>;
export type ModeCount = Lowered<surface.ModeCount>;
export type Move = Lowered<surface.Move>;
export type MoveCounters = Lowered<surface.MoveCounters>;
export type MoveSticker = Lowered<surface.MoveSticker>;
export type Noun = Lowered<surface.Noun>;
export type NounList = Lowered<surface.NounList>;
export type NounWord = Lowered<surface.NounWord>;
export type NounWords = Lowered<surface.NounWords>;
export type ObjectAction = Lowered<surface.ObjectAction>;
export type PayCost = Lowered<surface.PayCost>;
export type Place = Lowered<surface.Place>;
export type PlaySubgame = Lowered<surface.PlaySubgame>;
export type PlayWith = Lowered<surface.PlayWith>;
export type PlayerAmount = Lowered<surface.PlayerAmount>;
export type PlayerNoun = Lowered<surface.PlayerNoun>;
export type PlayerOf = Lowered<surface.PlayerOf>;
export type PlayerRule = Lowered<surface.PlayerRule>;
export type Prevent = Lowered<surface.Prevent>;
export type PutCounters = Lowered<surface.PutCounters>;
export type PutSticker = Lowered<surface.PutSticker>;
export type Quality = Lowered<surface.Quality>;
export type Quantifier = Lowered<surface.Quantifier>;
export type Reference = Lowered<surface.Reference>;
export type RemoveCounters = Lowered<surface.RemoveCounters>;
export type RerollStored = Lowered<surface.RerollStored>;
export type Reselect = Lowered<surface.Reselect>;
export type Reveal = Lowered<surface.Reveal>;
export type RevealUntil = Lowered<surface.RevealUntil>;
export type RevealedDraw = Lowered<surface.RevealedDraw>;
export type RoomAbility = Lowered<surface.RoomAbility>;
export type Rule = Lowered<surface.Rule>;
export type Search = Lowered<surface.Search>;
export type Select = Lowered<surface.Select>;
export type Self = Lowered<surface.Self>;
export type Shuffle = Lowered<surface.Shuffle>;
export type SpellAbility = Lowered<surface.SpellAbility>;
export type SpellEvent = Lowered<surface.SpellEvent>;
export type StateEvent = Lowered<surface.StateEvent>;
export type StatementAbility = Lowered<surface.StatementAbility>;
export type StaticAbility = Lowered<surface.StaticAbility>;
export type StepEvent = Lowered<surface.StepEvent>;
export type Sticker = Lowered<surface.Sticker>;
export type StickerSheet = Lowered<surface.StickerSheet>;
export type StickersNoun = Lowered<surface.StickersNoun>;
export type TokenDescription = Lowered<surface.TokenDescription>;
export type Trigger = Lowered<surface.Trigger>;
export type TriggeredAbility = Lowered<surface.TriggeredAbility>;
export type TurnAction = Lowered<surface.TurnAction>;
export type TurnPart = Lowered<surface.TurnPart>;
export type Units = Lowered<surface.Units>;
export type Value = Lowered<surface.Value>;
export type Vote = Lowered<surface.Vote>;
export type You = Lowered<surface.You>;
export type ZoneOfPlayer = Lowered<surface.ZoneOfPlayer>;
