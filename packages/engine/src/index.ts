/** The rules of the game, for programs: everything other packages may use. */
export type { CardRecord } from './vocabulary/objects/cards.ts';
export {
  type AbilityRecord,
  type ColorMask,
  Interest,
  type FixedCharacteristics as Characteristics,
  SupertypeBit,
  type SupertypeMask,
  TypeBit,
  type TypeMask,
} from './vocabulary/objects/characteristics.ts';
export {
  ADJUSTED_PLACES,
  type AdjustedPlace,
  type AdjustedToken,
  type Adjustment,
  MOST_ADJUSTED,
  NOTE_LETTERS,
  TOKEN_COLORS,
  WORD_LETTERS,
} from './vocabulary/objects/adjustments.ts';
export type { Bindings, Bound, Context } from './vocabulary/context.ts';
export type { ActionOption, Answer, Illegal, Purpose, Question, QuestionKind, Reason } from './vocabulary/decisions.ts';
export { digestOf } from './vocabulary/digest.ts';
export type { EventKind, GameEvent, Manner, ZoneChange } from './vocabulary/events.ts';
export type { Game, Waiting } from './vocabulary/game.ts';
export * from './vocabulary/ids.ts';
export { KEYWORD_BITS, KeywordBit } from './vocabulary/objects/keywords.ts';
export type { LogEntry, LogPart } from './vocabulary/log.ts';
export {
  type CastFacts,
  type Counters,
  type GameObject,
  type Memory,
  type StackFacts,
  StatusBit,
  type TargetSlot,
} from './vocabulary/objects/objects.ts';
export type { ManaPool, Player } from './vocabulary/players/players.ts';
export { randomStream } from './vocabulary/random.ts';
export type {
  AttractionSetup,
  ConspiracySetup,
  GameSetup,
  PlayerSetup,
  StartingPosition,
  StartingZones,
} from './vocabulary/setup.ts';
export { Step, STEP_NAMES } from './vocabulary/turn-structure/steps.ts';
export { hasSubtype } from './vocabulary/objects/subtypes.ts';
export type {
  GameView,
  ObjectView,
  OtherTurnView,
  PlayerSummary,
  StackItemView,
  TeamView,
  StickerSheetView,
} from './vocabulary/views.ts';
export { sheetView } from './play/sticker-views.ts';
export { Zone, ZONE_BY_NAME, ZONE_NAMES } from './vocabulary/zones/zones.ts';
export { defaultAnswer, onlyAnswer } from './questions/ask.ts';
export { keywordMeaning } from './vocabulary/keyword-abilities/meanings.ts';
export { attachmentsOf } from './questions/objects/attachments.ts';
export { characteristics } from './questions/continuous-effects/characteristics.ts';
export { cardsShownByRules } from './questions/zones/seen-cards.ts';
export { maximumHandSize } from './questions/players/limits.ts';
export { checkAnswer, enumerateAnswers, randomAnswer } from './questions/choices/legal-answers.ts';
export { canAttack, canBlock } from './questions/rules-in-force.ts';
export { inRange } from './questions/players/range.ts';
export { isSummoningSick } from './questions/combat-phase/summoning-sickness.ts';
export { legalActions } from './rules/priority/legal-actions.ts';
export { faceUpCosts } from './rules/special-actions/special-actions.ts';
export { paraphrase, paraphraseFace, type Told, type ToldFace } from './saying/paraphrase.ts';
export type { Line } from './saying/speaking.ts';
export { whyNot } from './rules/priority/why-not.ts';
export { whyNotChosen } from './rules/priority/why-not-chosen.ts';
export { contradiction, FORMATS, usualPlayers } from './variants/combinations.ts';
export { formatProblem, VARIANTS } from './variants/rulebook.ts';
export { isOnlyForAnte } from './rules/additional-rules/ante.ts';
export { isMeantToHelp } from './rules/verbs/declared.ts';
export { meldsInto } from './rules/keyword-actions/meld.ts';
export { randomSeats, seatedAtRandom, seatsAreRandom } from './variants/multiplayer-variants/grand-melee.ts';
export { isCommander } from './variants/casual-variants/commander.ts';
export { planarDieCost } from './variants/casual-variants/planechase.ts';
export { type Becomes, type Contribution, explain, type Explanation } from './play/explain.ts';
export { createGame, type SetupError } from './play/new-game.ts';
export { isNontraditional } from './play/traditional-decks.ts';
export { type Decider, type Limits, type Mode, PlayedGame, playGame } from './play/play-game.ts';
export {
  type Block,
  type Decision,
  readSavedGame,
  type Replay,
  type ReplayError,
  type SavedGame,
  versionFor,
} from './play/saved-games.ts';
export { logFor } from './play/log.ts';
export { type Replayed, replayGame, replayInSteps, Session, startGame } from './play/session.ts';
export { resumeInSteps } from './play/positions/resuming.ts';
export type { SavedPosition, Unwritten } from './play/positions/saved-positions.ts';
export type { Begun, Guess, Horizon, ImaginedEnd, ImaginedGame, Imagining, SaidBefore } from './play/imagining.ts';
export { type SeenGame, type SeenObject, type SeenPlayer, seenFrom } from './play/seen-game.ts';
export { viewFor } from './play/views.ts';
export type { DraftNotes } from './vocabulary/setup.ts';
export {
  type CardPool,
  DraftSession,
  type EarlyPick,
  loadDraft,
  poolsOf,
  type SavedDraft,
  startDraft,
} from './drafts/draft-session.ts';
export type { DraftSetup } from './drafts/draft-setup.ts';
export type { DraftView } from './drafts/draft-view.ts';
export type { DraftDeed, DraftQuestion } from './drafts/questions.ts';
export { runDraft } from './drafts/run-draft.ts';
export { exchanged, sideboardOf, teamSideboards } from './drafts/sideboards.ts';
export { activePlayers, areOnOneTeam, isActivePlayer, membersOfTeam } from './questions/players/teams.ts';
