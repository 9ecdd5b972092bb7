/** What can't attack, or whose creatures can't, for what was done before in the turn. CR 508.1c, 608.2i. */
import { expect, test } from 'vitest';
import { type Entity, playerEntity } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const CREATURES = 'attack with creatures';
const ADDITIONAL = 'an additional combat phase';
const TURN = 'this turn';

const REVELER = `Reveler | {0} | Creature — Demon | 2/2 | Haste / Whenever ~ deals combat damage to a player, untap it. After this combat phase, there is ${ADDITIONAL}. / ~ can’t attack a player it has already attacked ${TURN}.`;
const ARBITER = `Arbiter | {0} | Creature — Angel | 1/1 | Each opponent who cast a spell ${TURN} can’t ${CREATURES}. / Each opponent who attacked with a creature ${TURN} can’t cast spells.`;
const ZAP = 'Zap | {0} | Instant | | You gain 1 life.';

test('it attacks each player once in a turn, and again in the next (CR 508.1c)', () => {
  const game = table([REVELER], [{ battlefield: ['Reveler'] }, {}, {}]);
  const asked: (readonly number[])[] = [];
  game.ann.answers('attackers', (question) =>
    question.kind === 'attackers' ? [0, game.indexOf(question.defenders[0] as readonly Entity[], 'ben')] : [],
  );
  game.to('EndOfCombat', 1);
  expect([game.ben.life, game.cat.life]).toEqual([18, 20]);
  game.plan((question) => {
    if (question.kind === 'attackers') asked.push(question.defenders[0] as readonly number[]);
    return null;
  });
  game.to('PostcombatMain', 1);
  expect(asked).toEqual([[playerEntity(game.cat.id)]]);
});

test('an opponent who cast a spell can’t attack; one who attacked can’t cast (CR 508.1c, 601.3)', () => {
  const game = table(
    [ARBITER, ZAP],
    [
      { battlefield: ['Arbiter'] },
      { battlefield: ['Hill Giant'], hand: ['Zap', 'Zap'] },
      { battlefield: ['Hill Giant'], hand: ['Zap'] },
    ],
  );
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Zap');
  game.to('EndOfCombat', 2);
  expect(game.ann.life).toBe(20);
  expect(game.ben.can('cast', 'Zap')).toBe(true);
  game.to('PrecombatMain', 3);
  game.cat.attacks('Hill Giant', 'ann');
  game.to('PostcombatMain', 3);
  expect(game.ann.life).toBe(17);
  expect([game.ben.can('cast', 'Zap'), game.cat.can('cast', 'Zap')]).toEqual([true, false]);
});
