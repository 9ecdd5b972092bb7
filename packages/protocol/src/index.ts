/** Messages between the page and the server. */
export type { ClientMessage, NewGame, Received, SeatRequest, Stops, StopStep, Yield } from './client-messages.ts';
export { clientMessage, readClientMessage, STOP_STEPS } from './client-messages.ts';
export { defaultStops } from './default-stops.ts';
export type {
  CardText,
  ClientEvents,
  DeckSummary,
  FaceText,
  GameSummary,
  Reply,
  SentenceReading,
  ServerEvents,
  ServerMessage,
  Snapshot,
} from './server-messages.ts';
