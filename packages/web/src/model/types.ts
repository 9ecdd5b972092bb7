/** The types that the page works with, from the packages that own them. No code of theirs comes into the page. */
export type {
  ActionOption,
  Adjustment,
  DraftQuestion,
  DraftView,
  Answer,
  Contribution,
  Entity,
  Explanation,
  GameView,
  LogEntry,
  LogPart,
  ObjectId,
  ObjectView,
  PlayerId,
  PlayerSummary,
  Question,
  OtherTurnView,
  StackItemView,
  StickerSheetView,
  TeamView,
} from '@kitchen-table/engine';
export type {
  CardLine,
  CardText,
  ClientMessage,
  ClockView,
  CourseMoment,
  DeckSummary,
  DeckTrouble,
  DraftDeck,
  DraftGame,
  DraftSnapshot,
  FaceText,
  FixView,
  FormatSummary,
  GameCourse,
  GameSummary,
  GuestWords,
  ImportedCards,
  ImportLine,
  LobbyMatch,
  LobbyMessage,
  LobbySeatView,
  LobbySnapshot,
  LookNews,
  MatchScore,
  ObjectAbility,
  Reply,
  RoomText,
  Saying,
  SentenceReading as ReadSentence,
  ServerMessage,
  Sideboarding,
  Snapshot,
  StandingAnswer,
  Stops,
  StopStep,
  TableOptions,
  WatchersView,
  WatchRule,
  TalkNews,
  TypedCard,
  ToldAbility,
  Yield,
} from '@kitchen-table/protocol';
import type { Explanation, Question } from '@kitchen-table/engine';
import type { ObjectAbility } from '@kitchen-table/protocol';

/** The question of one kind. */
export type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** Why an object is as it is, and which rules forbid doing anything with it now. */
export interface Why {
  readonly object: number;
  readonly explanation: Explanation | null;
  /** Per contribution, what it gives and takes as text. */
  readonly lines: readonly { readonly gained: readonly string[]; readonly lost: readonly string[] }[];
  /** What its abilities do. */
  readonly abilities: readonly ObjectAbility[];
  readonly whyNot: readonly { readonly rule: string; readonly because: string }[];
}
