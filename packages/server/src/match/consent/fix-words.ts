/** A proposed fix in words, as a seat may know it: what others hold in hand is "a card". CR 400.2. */
import type { Adjustment, AdjustedToken, Entity, GameView, ObjectView } from '@kitchen-table/engine';
import { playerEntity } from '@kitchen-table/engine';
import { objectsIn } from '../snapshots.ts';

/** How it is, and how it shall be. */
export interface FixWords {
  now: string;
  then: string;
}

/** The words of a fix that somebody proposes, for whoever sees that view. */
export function fixWords(view: GameView, fix: Adjustment, by: number): FixWords {
  const nameOf = (player: number): string => view.players[player]?.name ?? 'somebody';
  switch (fix.kind) {
    case 'move': {
      const { object, to, player } = fix;
      const place = placeOf(view, object) ?? `in the hand of ${nameOf(by)}`;
      return { now: `${objectName(view, object)} is ${place}.`, then: `It goes ${goal(to, nameOf(player))}.` };
    }
    case 'counters': {
      const { on, counter, change } = fix;
      const before = countersOf(view, on)[counter] ?? 0;
      const has = (count: number): string => `${count} ${counter} ${count === 1 ? 'counter' : 'counters'}`;
      return { now: `${entityName(view, on)} has ${has(before)}.`, then: `It shall be ${has(before + change)}.` };
    }
    case 'life': {
      const before = view.players[fix.player]?.life ?? 0;
      return { now: `${nameOf(fix.player)} has ${before} life.`, then: `It shall be ${before + fix.change} life.` };
    }
    case 'tap':
      return { now: `${objectName(view, fix.object)} is untapped.`, then: 'It shall be tapped.' };
    case 'untap':
      return { now: `${objectName(view, fix.object)} is tapped.`, then: 'It shall be untapped.' };
    case 'token':
      return {
        now: `${nameOf(fix.player)} has no such token yet, or fewer.`,
        then: `${nameOf(fix.player)} creates ${tokenWords(view, fix.token)}.`,
      };
    case 'note': {
      const before = find(view, fix.object)?.note;
      const name = objectName(view, fix.object);
      return {
        now: before === undefined ? `${name} bears no note.` : `${name} bears the note: ${before}`,
        then: fix.text === '' ? 'It shall bear none.' : `It shall bear the note: ${fix.text}`,
      };
    }
    default:
      return unreachable(fix);
  }
}

function goal(to: Extract<Adjustment, { kind: 'move' }>['to'], name: string): string {
  switch (to) {
    case 'battlefield':
      return `onto the battlefield under the control of ${name}`;
    case 'hand':
      return 'to its owner’s hand';
    case 'graveyard':
      return 'into its owner’s graveyard';
    case 'exile':
      return 'into exile';
    case 'library top':
      return 'on top of its owner’s library';
    case 'library bottom':
      return 'under its owner’s library';
    case 'library shuffled':
      return 'into its owner’s library, which is shuffled';
    case 'command':
      return 'to the command zone';
    default:
      return unreachable(to);
  }
}

/** Where the receiver sees it; null: they see no such object. */
function placeOf(view: GameView, id: number): string | null {
  const isIt = (object: ObjectView): boolean => object.id === id;
  if (view.battlefield.some(isIt)) return 'on the battlefield';
  if (view.stack.some(isIt)) return 'on the stack';
  for (const { name, hand, graveyard, exile, command, topCard } of view.players) {
    if (hand.some(isIt)) return `in the hand of ${name}`;
    if (graveyard.some(isIt)) return `in the graveyard of ${name}`;
    if (exile.some(isIt)) return 'in exile';
    if (command.some(isIt)) return 'in the command zone';
    if (topCard !== null && isIt(topCard)) return `on top of the library of ${name}`;
  }
  return null;
}

function find(view: GameView, id: number): ObjectView | null {
  for (const object of objectsIn(view)) if (object.id === id) return object;
  return null;
}

function objectName(view: GameView, id: number): string {
  const object = find(view, id);
  if (object === null) return 'A card';
  return object.name === '' ? 'A face-down card' : object.name;
}

function entityName(view: GameView, entity: Entity): string {
  const player = view.players.find(({ id }) => playerEntity(id) === entity);
  return player?.name ?? objectName(view, entity);
}

function countersOf(view: GameView, entity: Entity): Readonly<Record<string, number>> {
  const player = view.players.find(({ id }) => playerEntity(id) === entity);
  return player?.counters ?? find(view, entity)?.counters ?? {};
}

function tokenWords(view: GameView, token: AdjustedToken): string {
  if ('named' in token) return `a ${token.named} token`;
  if ('role' in token) return `a ${token.role} token, attached to ${objectName(view, token.on)}`;
  if ('copyOf' in token) return `a token that is a copy of ${objectName(view, token.copyOf)}`;
  const { subtypes, colors, power, toughness, keywords } = token;
  const color = colors.length === 0 ? 'colorless' : colors.join(' and ');
  const withWhat = keywords.length === 0 ? '' : ` with ${keywords.join(', ')}`;
  return `a ${power}/${toughness} ${color} ${subtypes.join(' ')} creature token${withWhat}`;
}

function unreachable(value: never): never {
  throw new Error(`unknown fix ${JSON.stringify(value)}`);
}
