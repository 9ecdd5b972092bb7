/** Casting a card from exile as a keyword's ability resolves. CR 702.35a, 702.62a. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import type { Condition, KeywordAbility, Label, Rule } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { LEFT_BY_MADNESS } from '../../questions/objects/followed-objects.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { addEffect } from '../effects/durations.ts';
import { bind, contextOf } from '../resolving/bindings.ts';
import { castBy } from '../casting-spells/casting-spells.ts';
import { chooseFace, facesToPlay } from '../casting-spells/faces-to-cast-now.ts';
import { canCastBy } from '../casting-spells/could-cast.ts';
import { playLand } from '../special-actions/playing-lands.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { type Way, wayOfKeyword } from '../casting-spells/ways-to-cast.ts';
import { hideFromAll, mark } from '../../vocabulary/objects/object-notes.ts';
import { freeWay } from '../casting-spells/ways-to-cast.ts';

/** CR 702.62a: played, whichever part of it, without paying its mana cost; a creature has haste. */
function castSuspended(game: Game, object: ObjectId, player: PlayerId): void {
  if (!isIn(game, object, Zone.Exile)) return;
  const way: Way = { ...freeWay(0), via: 'suspend' };
  const faces = facesToPlay(game, player, object, () => canCastBy(game, player, object, way));
  if (faces.length === 0 || !accepts(game, object, player, '702.62a')) return;
  const { face, isLand = false } = chooseFace(game, player, faces);
  if (isLand) playLand(game, player, object, face);
  else hasten(game, castBy(game, player, object, { ...way, face }), player);
}

/** A creature spell cast so gains haste until that player loses control of it, or of the permanent that it becomes. */
function hasten(game: Game, spell: ObjectId, player: PlayerId): void {
  if (!isIn(game, spell, Zone.Stack) || (characteristics(game, spell).types & TypeBit.Creature) === 0) return;
  const own = objectEntity(spell);
  const context = bind(contextOf(spell, player), HASTENED, [own], 1);
  addEffect(game, HAS_HASTE, context, { kind: 'forAsLongAs', condition: IS_YOURS }, [own], null);
}

const HASTENED = 'hastened';
const HAS_HASTE: Rule = {
  kind: 'changes',
  action: {
    kind: 'gain',
    verb: 'gain',
    object: { kind: 'self' },
    abilities: [{ kind: 'keyword', keyword: 'haste' }],
  },
};
const IS_YOURS: Condition = {
  kind: 'is',
  subject: { kind: 'reference', to: HASTENED as Label },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [] },
    qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
  },
};

/** CR 702.35a: for its madness cost, or it goes to the graveyard. */
function castForMadness(game: Game, object: ObjectId, player: PlayerId): void {
  const madness = characteristics(game, object).abilities.find(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'madness',
  );
  const way = madness === undefined ? null : wayOfKeyword(madness.ability as KeywordAbility, 0);
  if (way !== null && offer(game, object, player, way, '702.35a')) return;
  if (!isIn(game, object, Zone.Exile)) return;
  mark(game, object, { [LEFT_BY_MADNESS]: 1 });
  perform(game, [moveEvent(game, object, Zone.Graveyard, 'put', player, { cause: object, rule: '702.35a' })]);
}

/** CR 702.94a: for its miracle cost, from the hand in which it has been revealed. */
function castForMiracle(game: Game, object: ObjectId, player: PlayerId): void {
  const miracle = characteristics(game, object).abilities.find(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'miracle',
  );
  if (miracle !== undefined)
    offer(game, object, player, wayOfKeyword(miracle.ability as KeywordAbility, 0), '702.94a', Zone.Hand);
  if (isIn(game, object, Zone.Hand)) hideFromAll(game, object); // CR 702.94b
}

/** Whether the player could cast it so, wanted to, and did. */
function offer(
  game: Game,
  object: ObjectId,
  player: PlayerId,
  way: Way,
  rule: string,
  from: Zone = Zone.Exile,
): boolean {
  if (game.objects[object]?.zone !== from || !canCastBy(game, player, object, way)) return false;
  if (!accepts(game, object, player, rule)) return false;
  return castBy(game, player, object, way) !== NO_OBJECT;
}

function accepts(game: Game, object: ObjectId, player: PlayerId, rule: string): boolean {
  const why = reason(`Cast ${characteristics(game, object).name}?`, object, rule);
  return askYesNo(game, player, why, 'Cast', 'Do not cast');
}

/** A permanent cast for its warp cost goes to exile, from where its owner may cast it in a later turn. */
function warpAway(game: Game, object: ObjectId, player: PlayerId): void {
  const done = perform(game, [moveEvent(game, object, Zone.Exile, 'exile', player, { cause: object, rule: '603.7' })]);
  const became = movedTo(done);
  if (!isIn(game, became, Zone.Exile)) return;
  mark(game, became, { warp: game.turn });
}

/** CR 702.62a. */
export const castSuspendedAction: KeywordAction = {
  kind: 'cast suspended',
  cr: '702.62a',
  does: ({ game, object, player }) => castSuspended(game, object, player),
  says: null,
  helps: true,
};

/** CR 702.35a. */
export const castForMadnessAction: KeywordAction = {
  kind: 'cast for madness',
  cr: '702.35a',
  does: ({ game, object, player }) => castForMadness(game, object, player),
  says: null,
  helps: true,
};

/** CR 702.94a. */
export const castForMiracleAction: KeywordAction = {
  kind: 'cast for miracle',
  cr: '702.94a',
  does: ({ game, object, player }) => castForMiracle(game, object, player),
  says: null,
  helps: true,
};

/** Warp: 702.185 of today's edition. */
export const warpAwayAction: KeywordAction = {
  kind: 'warp away',
  cr: '702.185a',
  does: ({ game, object, player }) => warpAway(game, object, player),
  says: null,
  helps: false,
};
