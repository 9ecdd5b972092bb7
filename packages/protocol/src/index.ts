/** Messages between the page and the server. */
export type {
  ClientMessage,
  DraftDeck,
  DraftSeatRequest,
  NewGame,
  Received,
  SeatKey,
  SeatRequest,
  StandingAnswer,
  Stops,
  StopStep,
  TypedCard,
  Yield,
} from './client-messages.ts';
export { clientMessage, MOST_KEYS, readClientMessage, STOP_STEPS } from './client-messages.ts';
export type { LobbyMessage, LobbySeatView, LobbySnapshot } from './lobby-messages.ts';
export { LONGEST_SAYING } from './lobby-messages.ts';
export { MOST_SEATS } from './words.ts';
export { defaultStops } from './default-stops.ts';
export type {
  CardLine,
  CardText,
  ClientEvents,
  CourseMoment,
  CoursePlayer,
  DeckSummary,
  ImportedCards,
  ImportLine,
  Absent,
  DeckTrouble,
  DraftGame,
  DraftSnapshot,
  FaceText,
  FormatSummary,
  GameCourse,
  GameSummary,
  ObjectAbility,
  Reply,
  RoomText,
  SentenceReading,
  ServerEvents,
  ServerMessage,
  Snapshot,
  ToldAbility,
} from './server-messages.ts';
