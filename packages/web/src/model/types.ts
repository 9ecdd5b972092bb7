/** The types that the page works with, from the packages that own them. No code of theirs comes into the page. */
export type {
  ActionOption,
  Answer,
  Entity,
  GameView,
  LogEntry,
  LogPart,
  ObjectId,
  ObjectView,
  PlayerId,
  PlayerSummary,
  Question,
  StackItemView,
} from '@kitchen-table/engine';
export type {
  CardText,
  ClientMessage,
  DeckSummary,
  FaceText,
  GameSummary,
  Reply,
  ServerMessage,
  Snapshot,
  Stops,
  StopStep,
  Yield,
} from '@kitchen-table/protocol';
import type { Question } from '@kitchen-table/engine';

/** The question of one kind. */
export type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
