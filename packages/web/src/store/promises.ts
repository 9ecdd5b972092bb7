/** What the server promised of a game's shuffles when this browser first saw it, and whether it was kept. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Snapshot } from '../model/types.ts';

const KEY = 'kitchen-table.promises';
const MOST = 50;

function heard(): readonly (readonly [string, string])[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly (readonly [string, string])[];
  } catch {
    return [];
  }
}

/** Keeps the first promise heard of a game that goes on. */
export function hearPromise({ game, seed, seedHash }: Snapshot): void {
  const before = heard();
  if (seed !== null || before.some(([id]) => id === game)) return;
  localStorage.setItem(KEY, JSON.stringify([[game, seedHash], ...before].slice(0, MOST)));
}

/** 'unheard': this browser was not there when it was promised, but the seed has the hash that is told now. */
export type PromiseKept = 'kept' | 'broken' | 'unheard';

/** Whether the seed that is published is the one that was promised; null while it is not published. */
export function promiseKept({ game, seed, seedHash }: Snapshot): PromiseKept | null {
  if (seed === null) return null;
  const first = heard().find(([id]) => id === game)?.[1];
  if (bytesToHex(sha256(utf8ToBytes(seed))) !== (first ?? seedHash)) return 'broken';
  return first === undefined ? 'unheard' : 'kept';
}
