/** Keyword actions that hold a permanent back: detain, exert and suspect. CR 701.29, 701.39, 701.58. */
import type { Condition, Noun, Rule } from '@kitchen-table/language/core';
import { objectEntity } from '../../vocabulary/ids.ts';
import { objectLabel } from '../../vocabulary/objects/object-labels.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { addEffect } from '../effects/durations.ts';
import { by } from '../effects/outcome.ts';
import { becomes } from './happenings.ts';
import { type KeywordAction, NOTHING_DONE } from './keyword-action.ts';
import { setStatus } from '../../vocabulary/objects/object-notes.ts';

/** For effects that say whom they affect by themselves. */
const ANY_PERMANENT: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] } },
};
/** What a detained permanent can't do. CR 701.29a. */
const DETAINED: readonly Rule[] = (['attack', 'block', 'activate'] as const).map((kind) => ({
  kind: 'cant',
  action: { kind, object: ANY_PERMANENT },
}));
const HAS_MENACE: Rule = {
  kind: 'changes',
  action: {
    kind: 'gain',
    verb: 'have',
    object: { kind: 'self' },
    abilities: [{ kind: 'keyword', keyword: 'menace' }],
  },
};
const IS_SUSPECTED = {
  kind: 'is',
  filter: {
    kind: 'filter',
    adjectives: [{ kind: 'statusWord', status: 'suspected' }],
    noun: { kind: 'words', words: [] },
  },
} as const;

/** Detain: until the player's next turn it neither attacks nor blocks, and its abilities aren't activated. CR 701.29a. */
export const detainAction: KeywordAction = {
  kind: 'detain',
  cr: '701.29a',
  does: ({ game, object, context }) => {
    for (const rule of DETAINED)
      addEffect(game, rule, context, { kind: 'untilYourNextTurn' }, [objectEntity(object)], null);
  },
  says: '{object} is detained',
  helps: false,
};

/** Exert. CR 701.39a. */
export const exertAction: KeywordAction = {
  kind: 'exert',
  cr: '701.39a',
  does: ({ game, object }) => {
    setStatus(game, object, StatusBit.SkipsNextUntap, true);
  },
  says: '{player} exerts {object}',
  helps: false,
};

/** Suspect: menace, and it can't block (block-rules.ts), for as long as it is suspected. CR 701.58c-d. */
export const suspectAction: KeywordAction = {
  kind: 'suspect',
  cr: '701.58a',
  possible: ({ game, object }) => !isSuspected(game.objects[object] as GameObject),
  does: ({ game, object, player, context }) => {
    if (isSuspected(game.objects[object] as GameObject)) return NOTHING_DONE;
    setStatus(game, object, StatusBit.Suspected, true);
    const subject: Noun = { kind: 'reference', to: objectLabel(object) };
    const condition: Condition = { ...IS_SUSPECTED, subject };
    addEffect(game, HAS_MENACE, context, { kind: 'forAsLongAs', condition }, [objectEntity(object)], null);
    becomes(game, 'suspected', player, object, 1, by(context, '701.58a'));
  },
  says: null,
  helps: null,
};

/** CR 701.58a. */
export const stopBeingSuspectedAction: KeywordAction = {
  kind: 'stop being suspected',
  cr: '701.58a',
  does: ({ game, object }) => {
    setStatus(game, object, StatusBit.Suspected, false);
  },
  says: '{object} is no longer suspected',
  helps: null,
};

function isSuspected({ status }: GameObject): boolean {
  return (status & StatusBit.Suspected) !== 0;
}
