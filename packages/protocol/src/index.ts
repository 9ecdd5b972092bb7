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
export type { FixMessage, FixView } from './board-fixes.ts';
export {
  FIX_COLORS,
  FIX_KEYWORDS,
  FIX_MOST,
  FIX_NOTE_LETTERS,
  FIX_PLACES,
  FIX_ROLES,
  FIX_TOKENS,
} from './fix-lists.ts';
export type { CourseMoment, CoursePlayer, GameCourse } from './game-course.ts';
export type { LobbyMatch, LobbyMessage, LobbySeatView, LobbySnapshot, Sideboarding } from './lobby-messages.ts';
export type { ClockView, Lateness, MatchScore, TableOptions, WatchersView, WatchRule } from './table-options.ts';
export { LATEST, USUAL_OPTIONS } from './table-options.ts';
export type { GuestWords, LookNews, Saying, TalkMessage, TalkNews } from './table-talk.ts';
export { LONGEST_SAYING, READY_WORDS, SAYINGS_KEPT } from './table-talk.ts';
export { MOST_SEATS } from './words.ts';
export { defaultStops } from './default-stops.ts';
export type {
  CardLine,
  CardText,
  ClientEvents,
  DeckSummary,
  ImportedCards,
  ImportLine,
  Absent,
  DeckTrouble,
  DraftGame,
  DraftSnapshot,
  FaceText,
  FormatSummary,
  GameSummary,
  ObjectAbility,
  Reply,
  RoomText,
  SeatVote,
  SentenceReading,
  ServerEvents,
  ServerMessage,
  Snapshot,
  ToldAbility,
} from './server-messages.ts';
