/** Log lines: what happened, with its cause and rule number, told once even when many did the same. */
import { appendLog, opened } from '../vocabulary/door.ts';
import type { GameEvent, ZoneChange } from '../vocabulary/events.ts';
import type { Game, OpenGame } from '../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../vocabulary/ids.ts';
import type { LogPart } from '../vocabulary/log.ts';
import { StatusBit } from '../vocabulary/objects/objects.ts';
import type { Told } from '../vocabulary/rulebook.ts';
import { stickerOf, stickerText } from '../vocabulary/objects/stickers.ts';
import { Zone, ZONE_NAMES } from '../vocabulary/zones/zones.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { deciderFor } from '../questions/choices/controlled-players.ts';
import { activePlayers } from '../questions/players/teams.ts';

/** The line of one event; null for what other lines tell. */
interface Line {
  readonly parts: readonly LogPart[];
  /** What others read, when not all may know. */
  readonly publicParts?: readonly LogPart[];
  readonly seenBy?: readonly PlayerId[];
  /** What a further line of the same kind adds to what its viewers read. */
  readonly item?: LogPart;
}

/** Adds the lines of a batch. Lines that would read the same are told once, with their number. */
export function logEvents(game: OpenGame, events: readonly GameEvent[]): void {
  const lines = new Map<string, { parts: LogPart[]; line: Line; event: GameEvent; times: number }>();
  for (const event of events) {
    const line = describe(game, event);
    if (line === null) continue;
    // What others read decides what is told together, so that a number never tells them more.
    const key = `${event.rule}|${event.cause}|${(line.publicParts ?? line.parts).map(plain).join('')}|${line.seenBy?.join(',') ?? ''}`;
    const same = lines.get(key);
    if (same === undefined) lines.set(key, { parts: [...line.parts], line, event, times: 1 });
    else {
      same.times++;
      if (line.item !== undefined) same.parts.push(', ', line.item);
    }
  }
  for (const { parts, line, event, times } of lines.values()) {
    const more: readonly LogPart[] = times > 1 ? [` (${times} times)`] : [];
    const { turn, step } = game;
    const shared = { turn, step, rule: event.rule, cause: event.cause };
    if (line.seenBy === undefined) appendLog(game, { ...shared, parts: [...parts, ...more] });
    else
      appendLog(game, {
        ...shared,
        parts,
        seenBy: seenBy(game, line.seenBy),
        publicParts: [...(line.publicParts ?? []), ...more],
      });
  }
}

/** CR 720.4: whoever controls a player reads what that player may. */
function seenBy(game: Game, players: readonly PlayerId[]): readonly PlayerId[] {
  return game.playerControl.length === 0 ? players : [...players, ...players.map((player) => deciderFor(game, player))];
}

/** Adds one line that no event tells. */
export function logLine(sealed: Game, rule: string, cause: ObjectId, parts: readonly LogPart[]): void {
  const game = opened(sealed);
  if (game.setup.log === true) appendLog(game, { turn: game.turn, step: game.step, rule, cause, parts });
}

function plain(part: LogPart): string {
  return typeof part === 'string' ? part : 'name' in part ? part.name : `player ${part.player}`;
}

/** The object by its name; face-down objects have none. */
export function objectPart(game: Game, id: ObjectId): LogPart {
  const object = game.objects[id];
  if (object === undefined) return 'something';
  if ((object.status & StatusBit.FaceDown) !== 0) return { object: id, name: 'a face-down card' };
  if (object.stack !== null && object.stack.kind !== 'spell') {
    const source = object.stack.source;
    return {
      object: id,
      name: `an ability of ${source === NO_OBJECT ? 'the game' : characteristics(game, source).name}`,
    };
  }
  return { object: id, name: characteristics(game, id).name };
}

/** What is revealed is named, face down or not. CR 701.16a. */
function revealedPart(game: Game, id: ObjectId): LogPart {
  const object = game.objects[id];
  const faceDown = object !== undefined && (object.status & StatusBit.FaceDown) !== 0;
  return faceDown ? { object: id, name: object.record.faces[0]?.name ?? '' } : objectPart(game, id);
}

function entityPart(game: Game, entity: Entity): LogPart {
  if (entity === NO_ENTITY) return 'nothing';
  return isPlayerEntity(entity) ? { player: entityPlayer(entity) } : objectPart(game, entityObject(entity));
}

function describe(game: Game, event: GameEvent): Line | null {
  switch (event.kind) {
    case 'zoneChange':
      return describeMove(game, event);
    case 'damage':
      return {
        parts: [
          objectPart(game, event.source),
          ` deals ${event.amount}${event.combat ? ' combat' : ''} damage to `,
          entityPart(game, event.to),
        ],
      };
    case 'payLife':
      return { parts: [{ player: event.player }, ` pays ${event.amount} life`] };
    case 'regenerate':
      return { parts: [objectPart(game, event.object), ' regenerates'] };
    case 'transform':
      return { parts: [objectPart(game, event.object), ' transforms'] };
    case 'turnFaceUp':
      return { parts: [objectPart(game, event.object), ' is turned face up'] };
    case 'turnFaceDown':
      return { parts: [objectPart(game, event.object), ' is turned face down'] };
    case 'phaseOut':
      return { parts: [objectPart(game, event.object), ' phases out'] };
    case 'phaseIn':
      return { parts: [objectPart(game, event.object), ' phases in'] };
    case 'unattach':
      return { parts: [objectPart(game, event.object), ' becomes unattached'] };
    case 'createToken': {
      const first = event.created[0];
      // CR 111.4: a token's own name may end in the word; the line says it once.
      const name = first === undefined ? '' : characteristics(game, first).name.replace(/ Token$/, '');
      return {
        parts: [
          { player: event.player },
          ` creates ${event.count === 1 ? (/^[AEIOU]/.test(name) ? 'an' : 'a') : event.count} ${name === '' ? '' : `${name} `}token${event.count === 1 ? '' : 's'}`,
        ],
      };
    }
    case 'cast':
      return {
        parts: [{ player: event.player }, ' casts ', objectPart(game, event.object), ...targetsOf(game, event.object)],
      };
    case 'playLand':
      return { parts: [{ player: event.player }, ' plays ', objectPart(game, event.object)] };
    case 'activate':
      return event.ability.isManaAbility
        ? null
        : {
            parts: [
              { player: event.player },
              ' activates an ability of ',
              objectPart(game, event.source),
              ...targetsOf(game, event.object),
            ],
          };
    case 'attack':
      return describeAttack(game, event);
    case 'block':
      return {
        parts: [
          objectPart(game, event.blocker),
          ' blocks ',
          ...listed(event.attackers.map((id) => objectPart(game, id))),
        ],
      };
    case 'beginTurn':
      return {
        parts: [
          `Turn ${game.turn}: `,
          ...activePlayers(game).flatMap((player, i): LogPart[] => (i === 0 ? [{ player }] : [' and ', { player }])),
        ],
      };
    case 'putSticker': {
      const sticker = stickerOf(game, { owner: event.player, index: event.sticker });
      const what = ` puts ${sticker.kind === 'ability' || sticker.kind === 'art' ? 'an' : 'a'} ${sticker.kind} sticker (${stickerText(sticker)}) on `;
      return { parts: [{ player: event.player }, what, objectPart(game, event.object)] };
    }
    case 'deed':
      return toldAs(game, event.action, event);
    case 'attach':
    case 'counter':
    case 'destroy':
    case 'draw':
    case 'flipCoin':
    case 'gainControl':
    case 'gainLife':
    case 'look':
    case 'loseLife':
    case 'putCounters':
    case 'removeCounters':
    case 'reveal':
    case 'rollDie':
    case 'shuffle':
    case 'tap':
    case 'untap':
      return toldAs(game, event.kind, event);
    case 'designate':
      return event.what === 'day' || event.what === 'night'
        ? { parts: [`It becomes ${event.what}`] }
        : { parts: [{ player: event.player }, ` gets this designation: ${event.what}`] };
    case 'loseGame':
      return { parts: [{ player: event.player }, ` loses the game: ${event.because}`] };
    case 'concede':
      return { parts: [{ player: event.player }, ' concedes'] };
    case 'winGame':
      return { parts: [{ player: event.player }, ` wins the game: ${event.because}`] };
    case 'drawGame':
      if (event.players === undefined) return { parts: [`The game is a draw: ${event.because}`] };
      return {
        parts: [
          ...event.players.flatMap((player, i) => (i === 0 ? [{ player }] : [', ', { player }])),
          `: the game is a draw: ${event.because}`,
        ],
      };
    case 'setLife':
    case 'tapForMana':
    case 'addMana':
    case 'becomeTarget':
    case 'resolve':
    case 'becomeBlocked':
    case 'attackUnblocked':
    case 'beginStep':
    case 'damagePrevented':
      return null;
    default:
      return unreachable(event);
  }
}

function listed(parts: readonly LogPart[]): readonly LogPart[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' and ' : ', ', part]));
}

function targetsOf(game: Game, id: ObjectId): readonly LogPart[] {
  const targets = game.objects[id]?.stack?.targets.flatMap((slot) => slot.chosen) ?? [];
  return targets.length === 0 ? [] : [' targeting ', ...listed(targets.map((target) => entityPart(game, target)))];
}

/** Attackers with the same name attacking the same are told together. */
function describeAttack(game: Game, event: Extract<GameEvent, { kind: 'attack' }>): Line | null {
  if (event.attackers.length === 0) return null;
  const groups = new Map<string, { attacker: LogPart; defender: LogPart; count: number }>();
  event.attackers.forEach((id, i) => {
    const attacker = objectPart(game, id);
    const defender = entityPart(game, event.defenders[i] ?? NO_ENTITY);
    const key = `${plain(attacker)}|${plain(defender)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { attacker, defender, count: 1 });
    else group.count++;
  });
  const parts: LogPart[] = [{ player: event.player }, ' attacks: '];
  let first = true;
  for (const { attacker, defender, count } of groups.values()) {
    if (!first) parts.push('; ');
    first = false;
    if (count > 1) parts.push(`${count} × `);
    parts.push(attacker, ' → ', defender);
  }
  return { parts };
}

const HIDDEN: ReadonlySet<Zone> = new Set([Zone.Library, Zone.Hand]);

function describeMove(game: Game, event: ZoneChange): Line | null {
  const owner = game.objects[event.object]?.owner ?? event.player;
  const name: LogPart = objectPart(game, event.object);
  const to = ZONE_NAMES[event.to] ?? 'none';
  if (event.manner === 'cast' || event.manner === 'play' || event.manner === 'set-up' || event.to === Zone.None)
    return null;
  if (event.manner === 'draw') {
    // CR 121.8: drawn face down.
    if (((game.objects[event.became]?.status ?? 0) & StatusBit.FaceDown) !== 0)
      return { parts: [{ player: event.player }, ' draws a card'] };
    return {
      parts: [{ player: event.player }, ' draws ', name],
      publicParts: [{ player: event.player }, ' draws a card'],
      seenBy: [owner],
      item: name,
    };
  }
  const place =
    event.to === Zone.Battlefield
      ? 'onto the battlefield'
      : event.to === Zone.Exile
        ? 'into exile'
        : `into the ${to}${event.to === Zone.Command ? ' zone' : ''}`;
  if (event.manner === 'resolve')
    return event.to === Zone.Battlefield ? { parts: [name, ' enters the battlefield'] } : null;
  const how = game.rules.deeds[event.manner]?.moves ?? MOVES[event.manner] ?? PUT;
  const move = how.to === event.to ? ` ${how.says}` : ` ${how.says} ${place}`;
  const into = event.to === Zone.Battlefield ? 'Onto the ' : 'Into the ';
  const seenBy = HIDDEN.has(event.from) ? whoKnows(game, event, owner) : null;
  if (seenBy !== null) return { parts: [into, `${to}: `, name], publicParts: ['A card', move], seenBy, item: name };
  return { parts: [name, move] };
}

/** Who knows which card came out of a hidden zone; null: everybody sees it. CR 400.2, 406.3, 708.5. */
function whoKnows(game: Game, event: ZoneChange, owner: PlayerId): readonly PlayerId[] | null {
  const there = game.objects[event.became];
  const faceDown = event.faceDown || (there !== undefined && (there.status & StatusBit.FaceDown) !== 0);
  if (!faceDown && !HIDDEN.has(event.to)) return null;
  const { visibleTo = 0, controller } = there ?? {};
  return game.players.flatMap(({ id }) => {
    const own = id === owner && (event.from === Zone.Hand || (event.to === Zone.Hand && !faceDown));
    const looks = (visibleTo & (1 << id)) !== 0 || (event.to === Zone.Battlefield && id === controller);
    return own || looks ? [id] : [];
  });
}

/** Manners that are no verbs. */
const MOVES: { readonly [manner in ZoneChange['manner']]?: NonNullable<Told['moves']> } = {
  return: { says: 'returns' },
  'state-based': { says: 'is put' },
};
const PUT: NonNullable<Told['moves']> = { says: 'is put' };

function unreachable(value: never): never {
  throw new Error(`unknown event ${JSON.stringify(value)}`);
}

const ROLE = /(\{\w+\})/;

/** What is told as its verb is declared to be; null: other lines tell it. CR 701. */
function toldAs(game: Game, verb: string, event: GameEvent): Line | null {
  const { says, saysToOthers } = game.rules.deeds[verb] as Told;
  const line = typeof says === 'function' ? says(event) : says;
  if (line === null) return null;
  const parts = partsOf(game, line, event);
  if (saysToOthers === undefined || !('player' in event) || event.player === undefined) return { parts };
  return { parts, publicParts: partsOf(game, saysToOthers(event), event), seenBy: [event.player] };
}

function partsOf(game: Game, line: string, event: GameEvent): readonly LogPart[] {
  return line
    .split(ROLE)
    .filter((part) => part !== '')
    .flatMap((part) => (ROLE.test(part) ? roleIn(game, part.slice(1, -1), event) : [part]));
}

/** Who or what has that role in the event. */
function roleIn(game: Game, role: string, event: GameEvent): readonly LogPart[] {
  const value = (event as unknown as { readonly [role: string]: unknown })[role];
  switch (role) {
    case 'player':
      return [{ player: value as PlayerId }];
    case 'object':
      return [objectPart(game, value as ObjectId)];
    case 'to':
    case 'on':
      return [entityPart(game, value as Entity)];
    case 'objects': {
      const named = event.kind === 'reveal' ? revealedPart : objectPart;
      return listed((value as readonly ObjectId[]).map((id) => named(game, id)));
    }
    case 'amount':
      return [String(value)];
    default:
      throw new Error(`no line tells of '${role}'`);
  }
}
