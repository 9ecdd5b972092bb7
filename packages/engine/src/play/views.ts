/** What one viewer sees of a game: built from what is visible to that viewer, and from nothing else. CR 400.2, 706-708. */
import { paysNoTax } from '../questions/players/commander-casts.ts';
import { TypeBit } from '../vocabulary/objects/characteristics.ts';
import type { Question } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_ENTITY, NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../vocabulary/ids.ts';
import { completedDungeons, dungeonOf, markedRoom, roomsOf } from '../vocabulary/objects/dungeons.ts';
import { commanderCardOf, componentsOf } from '../vocabulary/objects/merged.ts';
import { KEYWORD_BITS } from '../vocabulary/objects/keywords.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';
import type { Player } from '../vocabulary/players/players.ts';
import { STEP_NAMES } from '../vocabulary/turn-structure/steps.ts';
import type { GameView, ObjectView, PlayerSummary, StackItemView } from '../vocabulary/views.ts';
import { decksView, planarView } from './supplementary-views.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { isGoaded } from '../questions/combat-phase/goaded.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { startingPoint } from '../questions/continuous-effects/starting-points.ts';
import { isSummoningSick } from '../questions/combat-phase/summoning-sickness.ts';
import { mayReviewHand } from '../questions/players/teams.ts';
import { sheetsView, stickersView } from './sticker-views.ts';
import { teamViews } from './team-views.ts';
import { turnViews } from './turn-views.ts';
import { logFor } from './log.ts';
import { mayKnow, shownTo, withWhatOthersSee } from './what-a-seat-knows.ts';
import { colorLetters, spokenAbilities, typeWords } from './view-words.ts';

const LOG_LINES = 200;

/** The game as the viewer (null: a spectator) sees it, with the question open to that viewer. */
export function viewFor(game: Game, viewer: PlayerId | null, question: Question | null): GameView {
  const named = shownTo(game, viewer, question);
  const shown = withWhatOthersSee(game, viewer, named);
  const attachments = attachmentsByHost(game);
  const view = (id: ObjectId): ObjectView => objectView(game, id, viewer, shown, attachments);
  return {
    viewer,
    turn: game.turn,
    activePlayer: game.activePlayer,
    step: STEP_NAMES[game.step] ?? '',
    priority: game.waiting === 'priority' ? game.priority : null,
    players: game.players.map((player) => playerView(game, player, viewer, shown, view)),
    battlefield: game.battlefield.map(view),
    stack: game.stack.map((id) => stackView(game, id, view(id))),
    shown: elsewhere(game, viewer, named).map(view),
    dayNight: game.dayNight,
    ...planarView(game),
    ...(game.ranges === null && game.melee === null
      ? {}
      : turnViews(game, viewer, (id) => stackView(game, id, view(id)))),
    over: game.waiting === 'over',
    teams: teamViews(game),
    winners: game.winners,
    log: logFor(game, viewer, Math.max(0, game.log.length - LOG_LINES)),
    // CR 726.1a: the main game waits, and can be looked at.
    ...(game.main === null ? {} : { main: viewFor(game.main, viewer, null) }),
  };
}

/** Of the shown cards, those that no visible zone has. */
function elsewhere(game: Game, viewer: PlayerId | null, shown: ReadonlySet<number>): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const id of shown) {
    const object = game.objects[id];
    if (object === undefined) continue;
    const hidden =
      object.zone === Zone.Library ||
      (object.zone === Zone.Hand &&
        object.owner !== viewer &&
        (viewer === null || !mayReviewHand(game, viewer, object.owner))) ||
      object.zone === Zone.Outside;
    if (hidden) found.push(object.id);
  }
  return found;
}

function attachmentsByHost(game: Game): ReadonlyMap<Entity, readonly ObjectId[]> {
  const hosts = new Map<Entity, ObjectId[]>();
  for (const id of game.battlefield) {
    const host = game.objects[id]?.attachedTo ?? NO_ENTITY;
    if (host === NO_ENTITY) continue;
    const list = hosts.get(host);
    if (list === undefined) hosts.set(host, [id]);
    else list.push(id);
  }
  return hosts;
}

function objectView(
  game: Game,
  id: ObjectId,
  viewer: PlayerId | null,
  shown: ReadonlySet<number>,
  attachments: ReadonlyMap<Entity, readonly ObjectId[]>,
): ObjectView {
  const object = game.objects[id] as GameObject;
  const knows = mayKnow(game, object, viewer, shown);
  const faceDown = (object.status & StatusBit.FaceDown) !== 0;
  const onBattlefield = object.zone === Zone.Battlefield;
  // What is face down on the battlefield or the stack shows the characteristics it has there: CR 708.2.
  const now = knows || onBattlefield || object.zone === Zone.Stack ? characteristics(game, id) : null;
  const types = now === null ? 0 : now.types;
  const hasStats = now !== null && !Number.isNaN(now.power);
  const keywords = now === null ? 0 : now.keywords;
  return {
    id,
    name: now === null ? '' : now.name,
    card: knows && !isAbility(object) ? cardName(game, object) : '',
    face: object.face,
    controller: now === null ? object.controller : now.controller,
    owner: object.owner,
    token: (object.status & StatusBit.Token) !== 0,
    copy: (object.status & StatusBit.Copy) !== 0,
    colors: now === null ? '' : colorLetters(now.colors),
    manaCost: now === null || now.manaCost === null ? '' : now.manaCost.map((symbol) => `{${symbol}}`).join(''),
    manaValue: now === null ? 0 : now.manaValue,
    ...(now === null ? NO_TYPES : typeWords(now)),
    power: hasStats ? now.power : null,
    toughness: hasStats ? now.toughness : null,
    basePower: hasStats ? numberBefore(object, 'power') : null,
    baseToughness: hasStats ? numberBefore(object, 'toughness') : null,
    loyalty:
      (types & TypeBit.Planeswalker) === 0
        ? null
        : onBattlefield
          ? (object.counters['loyalty'] ?? 0)
          : printedLoyalty(object, 'loyalty'),
    defense:
      (types & TypeBit.Battle) === 0
        ? null
        : onBattlefield
          ? (object.counters['defense'] ?? 0)
          : printedLoyalty(object, 'defense'),
    keywords: keywordWords(keywords),
    ...stickersView(game, id),
    ...(knows && object.record.card.lights !== undefined ? { lights: object.record.card.lights } : {}),
    grantedAbilities:
      now === null
        ? []
        : // What the rules of a variant give has no giver, but no place among the printed ones either: CR 804.2.
          spokenAbilities(now.abilities.filter(({ index, grantedBy }) => grantedBy !== NO_OBJECT || index === -1)),
    tapped: (object.status & StatusBit.Tapped) !== 0,
    faceDown,
    phasedOut: (object.status & StatusBit.PhasedOut) !== 0,
    summoningSick: onBattlefield && isSummoningSick(game, id),
    damage: object.damage,
    counters: object.counters,
    attachedTo: object.attachedTo === NO_ENTITY ? null : object.attachedTo,
    attachments: attachments.get(objectEntity(id)) ?? [],
    attacking: object.attacking === NO_ENTITY ? null : object.attacking,
    blocking: object.blocking,
    blocked: (object.status & StatusBit.Blocked) !== 0,
    commander: knows && commanderCardOf(game, object) !== null,
    ...agendaOf(object, knows),
    ...(object.memory.note === undefined ? {} : { note: object.memory.note }),
    components: componentNames(game, object),
    goaded: object.zone === Zone.Battlefield && isGoaded(game, id),
  };
}

const NO_TYPES = { supertypes: [], types: [], subtypes: [] };

/** CR 702.106c, 315.7. */
function agendaOf({ zone, memory }: GameObject, knows: boolean): Pick<ObjectView, 'agenda'> {
  if (zone !== Zone.Command || !knows) return NO_AGENDA;
  if (memory.chosenNames !== undefined) return { agenda: memory.chosenNames };
  return memory.chosenWord === undefined ? NO_AGENDA : { agenda: [memory.chosenWord] };
}
const NO_AGENDA = {};

/** CR 727.2: what represents a merged permanent; nothing when it is face down. */
function componentNames(game: Game, object: GameObject): readonly string[] {
  const components = (object.status & StatusBit.FaceDown) === 0 ? componentsOf(object) : null;
  return components === null ? [] : components.map(({ record }) => game.records[record]?.card.name ?? '');
}

function isAbility(object: GameObject): boolean {
  return object.stack !== null && object.stack.kind !== 'spell';
}

/** The card whose printed text applies: for a copy, what it copies. */
function cardName(game: Game, object: GameObject): string {
  const now = characteristics(game, object.id);
  for (const record of game.records) if (record.card.faces.includes(now.face)) return record.card.name;
  return object.record.card.name;
}

const KEYWORDS: readonly (readonly [string, number])[] = Object.entries(KEYWORD_BITS);

function keywordWords(bits: number): readonly string[] {
  if (bits === 0) return [];
  return KEYWORDS.filter(([, bit]) => (bits & bit) !== 0).map(([word]) => word);
}

/** What is printed, or given to what is face down: CR 708.2a. */
function numberBefore(object: GameObject, what: 'power' | 'toughness'): number | null {
  const faceDown = (object.status & StatusBit.FaceDown) !== 0;
  const printed = (faceDown ? startingPoint(object) : object.record.faces[object.face])?.[what];
  return printed === undefined || Number.isNaN(printed) ? null : printed;
}

function printedLoyalty(object: GameObject, what: 'loyalty' | 'defense'): number | null {
  const printed = Number(object.record.card.faces[object.face]?.[what]);
  return Number.isNaN(printed) ? null : printed;
}

function stackView(game: Game, id: ObjectId, view: ObjectView): StackItemView {
  const facts = (game.objects[id] as GameObject).stack;
  const source = facts === null || facts.source === NO_OBJECT ? null : facts.source;
  const hidden = view.faceDown && view.card === '';
  const sourceName = source === null ? '' : characteristics(game, source).name;
  return {
    ...view,
    // An ability is called what its source is called now: of what is face down, nothing.
    name: source === null ? view.name : sourceName,
    kind: facts?.kind ?? 'spell',
    source,
    sourceName,
    ability: facts?.ability?.ability ?? null,
    modes: facts?.modes ?? null,
    targets: hidden ? [] : (facts?.targets.flatMap(({ chosen }) => chosen) ?? []),
    x: facts?.cast.x ?? null,
  };
}

function playerView(
  game: Game,
  player: Player,
  viewer: PlayerId | null,
  shown: ReadonlySet<number>,
  view: (id: ObjectId) => ObjectView,
): PlayerSummary {
  const known = (id: ObjectId): boolean => mayKnow(game, game.objects[id] as GameObject, viewer, shown);
  const owned = (id: ObjectId): boolean => game.objects[id]?.owner === player.id;
  const top = player.library[player.library.length - 1];
  const commanders = player.commanders.map((card) => ({
    name: commanderName(game, player.id, card),
    tax: game.command.some((id) => game.objects[id]?.card === card && paysNoTax(game, id))
      ? 0
      : 2 * (player.commanderCasts[card] ?? 0),
  }));
  return {
    id: player.id,
    name: player.name,
    team: player.team,
    life: player.life,
    counters: player.counters,
    handSize: player.hand.length,
    librarySize: player.library.length,
    ...decksView(game, player.id),
    ...sheetsView(game, player.id),
    topCard: top !== undefined && known(top) ? view(top) : null,
    hand: player.hand.filter(known).map(view),
    graveyard: player.graveyard.map(view),
    exile: game.exile.filter(owned).map(view),
    command: game.command.filter(owned).map(view),
    ...(game.rules.forAnte ? { ante: game.ante.filter(owned).map(view) } : {}),
    pool: poolOf(player),
    landsPlayed: player.landsPlayed,
    commanderDamage: damageByCommanders(game, player),
    commanderTax: commanders.map(({ name, tax }) => ({ commander: name, tax })),
    lost: player.lost,
    won: game.winners.includes(player.id),
    monarch: game.monarch === player.id,
    ...companionView(game, player.id, view),
    initiative: game.initiative === player.id,
    dungeon: dungeonView(game, player.id),
    completedDungeons: completedDungeons(game, player.id),
    designations: player.designations,
  };
}

/** CR 309.4: everyone sees which room a venture marker is on. */
function dungeonView(game: Game, player: PlayerId): PlayerSummary['dungeon'] {
  const id = dungeonOf(game, player);
  if (id === null) return null;
  const object = game.objects[id] as GameObject;
  return { name: object.record.card.name, room: roomsOf(object)[markedRoom(object)]?.name ?? '' };
}

/** The companion, revealed outside the game. CR 103.2b. */
function companionView(
  game: Game,
  player: PlayerId,
  view: (id: ObjectId) => ObjectView,
): Pick<PlayerSummary, 'companion'> {
  const id = game.companions[player] ?? NO_OBJECT;
  return id === NO_OBJECT ? {} : { companion: view(id) };
}

function poolOf(player: Player): readonly number[] {
  const amounts: number[] = [...player.pool.amounts];
  for (const { kind } of player.pool.special) amounts[kind] = (amounts[kind] ?? 0) + 1;
  return amounts;
}

function damageByCommanders(game: Game, player: Player): PlayerSummary['commanderDamage'] {
  const found: { from: string; owner: PlayerId; damage: number }[] = [];
  for (const other of game.players) {
    for (const card of other.commanders) {
      const damage = player.commanderDamage[card] ?? 0;
      if (damage > 0) found.push({ from: commanderName(game, other.id, card), owner: other.id, damage });
    }
  }
  return found;
}

function commanderName(game: Game, owner: PlayerId, card: number): string {
  // The first object of a card bears its number.
  const object = game.objects[card];
  return object !== undefined && object.owner === owner ? object.record.card.name : '';
}
