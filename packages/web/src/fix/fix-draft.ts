/** What somebody fills in to have the board fixed, and the proposal that it makes. Pure. */
import type { FIX_COLORS, FIX_KEYWORDS } from '@kitchen-table/protocol';
import { hasType } from '../model/groups.ts';
import type { Adjustment, ObjectView } from '../model/types.ts';

/** What can be changed, by the words that are chosen from. */
export const KINDS = {
  move: 'Move it to another zone',
  tap: 'Tap it',
  untap: 'Untap it',
  counters: 'Counters on it',
  note: 'A note on it',
  life: 'The life of a player',
  'player counters': 'Counters of a player',
  'named token': 'Make a token by its name',
  'creature token': 'Make a creature token',
  'copy token': 'Make a token that is a copy of it',
  'role token': 'Make a Role token on it',
} as const;
/** One of them. */
export type Kind = keyof typeof KINDS;

/** What is filled in; numbers as they are typed. */
export interface Draft {
  readonly kind: Kind;
  readonly to: Extract<Adjustment, { kind: 'move' }>['to'];
  readonly player: number;
  readonly counter: string;
  readonly change: string;
  readonly text: string;
  readonly named: string;
  readonly role: string;
  readonly subtypes: string;
  readonly power: string;
  readonly toughness: string;
  readonly colors: readonly (typeof FIX_COLORS)[number][];
  readonly keywords: readonly (typeof FIX_KEYWORDS)[number][];
}

/** The form before anything is filled in. */
export function draftOf(kind: Kind, player: number, note: string): Draft {
  return {
    kind,
    to: 'battlefield',
    player,
    counter: '+1/+1',
    change: '1',
    text: note,
    named: 'Treasure',
    role: 'Monster Role',
    subtypes: '',
    power: '1',
    toughness: '1',
    colors: [],
    keywords: [],
  };
}

/** What can be changed about an object, or (null) about players only. */
export function kindsFor(object: ObjectView | null, isOnBattlefield: boolean): readonly Kind[] {
  const ofPlayers: readonly Kind[] = ['life', 'player counters', 'named token', 'creature token'];
  if (object === null) return ofPlayers;
  const tapping: readonly Kind[] = isOnBattlefield ? [object.tapped ? 'untap' : 'tap'] : [];
  const role: readonly Kind[] = isOnBattlefield && hasType(object, 'creature') ? ['role token'] : [];
  const copy: readonly Kind[] = object.faceDown ? [] : ['copy token'];
  return ['move', ...tapping, 'counters', 'note', ...copy, ...role, ...ofPlayers];
}

/** The proposal; null while something is missing. */
export function fixOf(draft: Draft, object: ObjectView | null): Adjustment | null {
  const player = draft.player as Extract<Adjustment, { kind: 'life' }>['player'];
  switch (draft.kind) {
    case 'life': {
      const change = whole(draft.change);
      return change === null || change === 0 ? null : { kind: 'life', player, change };
    }
    case 'player counters':
      return countersOn(draft, -1 - draft.player);
    case 'named token':
      return { kind: 'token', player, token: { named: draft.named } };
    case 'copy token':
      return object === null ? null : { kind: 'token', player, token: { copyOf: object.id } };
    case 'role token':
      return object === null ? null : { kind: 'token', player, token: { role: draft.role, on: object.id } };
    case 'creature token': {
      const subtypes = draft.subtypes.split(/[ ,]+/).filter((word) => word !== '');
      const [power, toughness] = [whole(draft.power), whole(draft.toughness)];
      if (subtypes.length === 0 || power === null || toughness === null || power < 0 || toughness < 0) return null;
      const { colors, keywords } = draft;
      return { kind: 'token', player, token: { subtypes, colors, power, toughness, keywords } };
    }
    case 'move':
      return object === null ? null : { kind: 'move', object: object.id, to: draft.to, player };
    case 'tap':
    case 'untap':
      return object === null ? null : { kind: draft.kind, object: object.id };
    case 'counters':
      return object === null ? null : countersOn(draft, object.id);
    case 'note':
      return object === null ? null : { kind: 'note', object: object.id, text: draft.text.trim() };
  }
}

function countersOn({ counter, change }: Draft, on: number): Adjustment | null {
  const by = whole(change);
  if (by === null || by === 0 || counter.trim() === '') return null;
  return {
    kind: 'counters',
    on: on as Extract<Adjustment, { kind: 'counters' }>['on'],
    counter: counter.trim(),
    change: by,
  };
}

function whole(typed: string): number | null {
  return /^[+-]?\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
}
