/** "Why 12/12?" and "why can't I?", for the viewer of a view. */
import {
  type Contribution,
  type Entity,
  explain,
  type Game,
  type GameView,
  type ObjectId,
  type Question,
  whyNot,
  whyNotChosen,
} from '@kitchen-table/engine';
import type { Reply } from '@kitchen-table/protocol';
import { abilityLines } from '../cards/card-text.ts';
import { objectsIn } from './snapshots.ts';
import { toldAbilities } from './told-abilities.ts';

const NOTHING: Extract<Reply, { kind: 'why' }> = {
  kind: 'why',
  explanation: null,
  lines: [],
  abilities: [],
  whyNot: [],
};

/** What contributes to an object that the viewer knows, and what forbids the viewer to use or choose it now. */
export function whyOf(game: Game, view: GameView, entity: number, question: Question | null): Reply {
  if (entity < 0) {
    const isSeated = game.players[-1 - entity] !== undefined;
    return isSeated ? { ...NOTHING, whyNot: forbidden(game, view, entity as Entity, question) } : NOTHING;
  }
  const seen = [...objectsIn(view)].find((object) => (object.id as number) === entity);
  // What is face down to the viewer keeps its secrets; so does what the viewer does not see at all.
  if (seen === undefined || (seen.faceDown && seen.card === '')) return NOTHING;
  const explanation = explain(game, seen.id);
  const linesOf = ({ gained, lost }: Contribution): { gained: readonly string[]; lost: readonly string[] } => ({
    gained: abilityLines(seen.name, gained),
    lost: abilityLines(seen.name, lost),
  });
  return {
    kind: 'why',
    explanation,
    lines: explanation?.contributions.map(linesOf) ?? [],
    abilities: toldAbilities(game, seen),
    whyNot: forbidden(game, view, entity as Entity, question),
  };
}

/** Whoever is asked learns why the question leaves it out; whoever is not, why nothing can be done with it. */
function forbidden(
  game: Game,
  { viewer }: GameView,
  entity: Entity,
  question: Question | null,
): readonly { rule: string; because: string }[] {
  if (viewer === null) return [];
  const mine = question !== null && question.player === viewer;
  if (!mine && entity < 0) return [];
  const found = mine ? whyNotChosen(game, question, entity) : whyNot(game, viewer, entity as number as ObjectId);
  return found.map(({ rule, because }) => ({ rule, because }));
}
