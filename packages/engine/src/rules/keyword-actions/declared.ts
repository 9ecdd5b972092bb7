/** Every keyword action, by name: the one list from which all else that is known of them comes. CR 701. */
import type { Told } from '../../vocabulary/rulebook.ts';
import { openAttractionAction, rollToVisitAction } from '../additional-rules/attractions.ts';
import { changeDoorAction, unlockDoorAction } from '../additional-rules/rooms.ts';
import { airbendAction } from './newer-editions/airbend.ts';
import { amassAction } from './amass.ts';
import { auraSwapAction } from '../keyword-abilities/aura-swap.ts';
import { beholdAction } from './newer-editions/behold.ts';
import { blightAction } from './newer-editions/blight.ts';
import { adaptAction, bolsterAction, monstrosityAction, supportAction } from './bolster.ts';
import {
  castForMadnessAction,
  castForMiracleAction,
  castSuspendedAction,
  warpAwayAction,
} from '../keyword-abilities/cast-from-exile.ts';
import { clashAction } from './clash.ts';
import { collectEvidenceAction } from './collect-evidence.ts';
import { conniveAction } from './connive.ts';
import {
  becomeCrewedAction,
  cascadeAction,
  devourAction,
  evolveAction,
  exploitAction,
  leaveUpkeepUnpaidAction,
  lendAbilitiesAction,
  mentorAction,
  trainAction,
} from '../keyword-abilities/deeds.ts';
import {
  becomeForetoldAction,
  becomeLevelAction,
  becomePlottedAction,
  harnessAction,
  removeFromCombatAction,
  renownAction,
  saddleAction,
  turnFaceDownAction,
} from '../keyword-abilities/designations.ts';
import { discoverAction } from './discover.ts';
import { castEncodedAction } from '../keyword-abilities/encode.ts';
import { endureAction } from './newer-editions/endure.ts';
import { epicAction } from '../keyword-abilities/epic.ts';
import { craftAction, hauntAction } from '../keyword-abilities/exile-to-haunt.ts';
import { exploreAction } from './explore.ts';
import { flipAction } from '../additional-rules/flip-cards.ts';
import { forageAction } from './newer-editions/forage.ts';
import { HAPPENINGS } from './happenings.ts';
import { healAction } from './newer-editions/heal.ts';
import { hideAwayAction } from '../keyword-abilities/hide-away.ts';
import { incubateAction, investigateAction } from './investigate.ts';
import type { KeywordAction } from './keyword-action.ts';
import { learnAction } from './learn.ts';
import { cloakAction, manifestAction, manifestDreadAction } from './manifest.ts';
import { millAction } from './mill.ts';
import { pairAction } from '../keyword-abilities/pair.ts';
import {
  chaosEnsuesAction,
  planeswalkAction,
  planeswalkByRollingAction,
  planeswalkStayingAction,
  rollPlanarDieAction,
} from './planeswalk.ts';
import { populateAction } from './populate.ts';
import { proliferateAction } from './proliferate.ts';
import { radiateAction } from '../additional-rules/rad-counters.ts';
import { fatesealAction, scryAction, surveilAction } from './scry.ts';
import { abandonAction, setInMotionAction } from './set-in-motion.ts';
import { solveAction } from '../additional-rules/case-cards.ts';
import { detainAction, exertAction, stopBeingSuspectedAction, suspectAction } from './suspect.ts';
import { theRingTemptsAction } from './the-ring.ts';
import { timeTravelAction } from './time-travel.ts';
import { tripleAction } from './newer-editions/triple.ts';
import { ventureAction, ventureIntoAction } from './venture.ts';
import {
  claimPrizeAction,
  earthbendAction,
  endThisEffectAction,
  faceItAgainAction,
  haveEarthbentAction,
} from './written-out.ts';

const DECLARED: readonly KeywordAction[] = [
  abandonAction,
  adaptAction,
  airbendAction,
  amassAction,
  auraSwapAction,
  becomeCrewedAction,
  becomeForetoldAction,
  becomeLevelAction,
  becomePlottedAction,
  beholdAction,
  blightAction,
  bolsterAction,
  cascadeAction,
  castEncodedAction,
  castForMadnessAction,
  castForMiracleAction,
  castSuspendedAction,
  changeDoorAction,
  chaosEnsuesAction,
  claimPrizeAction,
  clashAction,
  cloakAction,
  collectEvidenceAction,
  conniveAction,
  craftAction,
  detainAction,
  devourAction,
  discoverAction,
  earthbendAction,
  endThisEffectAction,
  endureAction,
  epicAction,
  evolveAction,
  exertAction,
  exploitAction,
  exploreAction,
  faceItAgainAction,
  fatesealAction,
  flipAction,
  forageAction,
  harnessAction,
  hauntAction,
  haveEarthbentAction,
  healAction,
  hideAwayAction,
  incubateAction,
  investigateAction,
  learnAction,
  leaveUpkeepUnpaidAction,
  lendAbilitiesAction,
  manifestAction,
  manifestDreadAction,
  mentorAction,
  millAction,
  monstrosityAction,
  openAttractionAction,
  pairAction,
  planeswalkAction,
  planeswalkByRollingAction,
  planeswalkStayingAction,
  populateAction,
  proliferateAction,
  radiateAction,
  removeFromCombatAction,
  renownAction,
  rollPlanarDieAction,
  rollToVisitAction,
  saddleAction,
  scryAction,
  setInMotionAction,
  solveAction,
  stopBeingSuspectedAction,
  supportAction,
  surveilAction,
  suspectAction,
  theRingTemptsAction,
  timeTravelAction,
  trainAction,
  tripleAction,
  turnFaceDownAction,
  unlockDoorAction,
  ventureAction,
  ventureIntoAction,
  warpAwayAction,
];

const BY_NAME: ReadonlyMap<string, KeywordAction> = new Map(DECLARED.map((declared) => [declared.kind, declared]));

/** The keyword action of that name; undefined: there is none. CR 701. */
export function declaredAs(name: string): KeywordAction | undefined {
  return BY_NAME.get(name);
}

/** Whether its meaning stands elsewhere: nothing is left to do when it is told, and nothing tells of it. */
export function isWrittenOut({ does, together }: KeywordAction): boolean {
  return does === undefined && together === undefined;
}

/** How deeds are heard of and told, by name. CR 603.2. */
export const DEEDS: Readonly<Record<string, Told>> = Object.fromEntries(
  [...HAPPENINGS, ...DECLARED.filter((declared) => !isWrittenOut(declared))].map((told) => [told.kind, told]),
);
