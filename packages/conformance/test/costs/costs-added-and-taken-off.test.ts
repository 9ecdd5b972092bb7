/** Life added to costs, costs in one's own turn, and what the abilities of one thing cost. CR 118.3, 119.4, 601.2f, 602.2b. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const TERROR =
  'Terror | {0} | Creature — Dragon | 5/4 | Spells your opponents cast that target this creature cost an additional 4 life to cast.';
const SHOCK = 'Shock | {R} | Instant | | Shock deals 2 damage to any target.';

/** Ben's life once he has shocked that with so much life; null where he can't. */
function shocks(target: 'Terror' | 'Hill Giant', life: number): number | null {
  const game = table(
    [TERROR, SHOCK],
    [{ battlefield: ['Terror', 'Hill Giant'] }, { hand: ['Shock'], battlefield: ['Mountain'], life }],
  );
  game.answer([0]);
  const open = game.ben.can('cast', 'Shock');
  if (!open) return null;
  game.ben.casts('Shock', { targets: [target] });
  return game.ben.life;
}

test('a spell that targets it costs life too, another does not (CR 601.2f)', () => {
  expect([shocks('Terror', 20), shocks('Hill Giant', 20), shocks('Terror', 4)]).toEqual([16, 20, 0]);
});

test('who has less life cannot target it (CR 119.4)', () => {
  const canTarget = (life: number): boolean => {
    const game = table(
      [TERROR, SHOCK],
      [{ battlefield: ['Terror'] }, { hand: ['Shock'], battlefield: ['Mountain'], life }],
    );
    game.answer([0]);
    let legal = false;
    game.plan((question) => {
      if (question.kind !== 'targets') return null;
      legal = question.legal.includes(game.ann.permanent('Terror').id as never);
      return [game.indexOf(question.legal, game.ann.name)];
    });
    game.ben.casts('Shock', { targets: [game.ann.name] });
    expect([game.ben.life, game.resolve().ann.life]).toEqual([life, 18]);
    return legal;
  };
  expect([canTarget(4), canTarget(3)]).toEqual([true, false]);
});

test('its controller pays no life for that (CR 601.2f)', () => {
  const game = table([TERROR, SHOCK], [{ hand: ['Shock'], battlefield: ['Terror', 'Mountain'] }, {}]);
  game.ann.casts('Shock', { targets: ['Terror'] });
  expect(game.ann.life).toBe(20);
});

const TAKER =
  "Taker | {0} | Creature — Human | 2/1 | During your turn, spells your opponents cast cost {1} more to cast and abilities your opponents activate cost {2} more to activate unless they're mana abilities.";
const STONE = 'Stone | {0} | Artifact | | {0}: You gain 1 life.';
const FREE = 'Free | {0} | Instant | | You gain 2 life.';

test('in the turn of its controller both cost more, mana abilities do not (CR 601.2f, 605.1a)', () => {
  const open = (lands: readonly string[], turn: 'ann' | 'ben'): boolean[] => {
    const seats = [{ battlefield: ['Taker'] }, { hand: ['Free'], battlefield: ['Stone', ...lands] }];
    const game = table([TAKER, STONE, FREE], turn === 'ann' ? seats : seats.toReversed());
    const player = turn === 'ann' ? game.ben : game.ann;
    if (turn === 'ann') game.answer([0]);
    return [player.can('cast', 'Free'), player.can('activate', 'Stone')];
  };
  expect(open([], 'ann')).toEqual([false, false]);
  expect(open(['Forest'], 'ann')).toEqual([true, false]);
  expect(open(['Forest', 'Forest'], 'ann')).toEqual([true, true]);
  expect(open([], 'ben')).toEqual([true, true]);
});

/** What the least is said of. */
const OF_IT = 'the mana in that cost';
const CHARM = `Charm | {0} | Enchantment — Aura | | Enchant artifact / Enchanted artifact's activated abilities cost {3} less to activate. This effect can't reduce ${OF_IT} to less than one mana.`;
const engine = (name: string, cost: string): string => `${name} | {0} | Artifact | | ${cost}: You gain 1 life.`;

test('the abilities of the enchanted artifact cost less, down to one mana, those of others do not (CR 602.2b, 118.7)', () => {
  const open = (enchanted: string, lands: number): boolean => {
    const battlefield = ['Dear', 'Cheap', ...Array.from({ length: lands }, () => 'Forest')];
    const game = table([CHARM, engine('Dear', '{4}'), engine('Cheap', '{2}')], [{ hand: ['Charm'], battlefield }, {}]);
    game.ann.casts('Charm', { targets: [enchanted] });
    game.resolve();
    return game.ann.can('activate', enchanted);
  };
  expect([open('Dear', 0), open('Dear', 1)]).toEqual([false, true]);
  expect([open('Cheap', 0), open('Cheap', 1)]).toEqual([false, true]);
});

test('nothing of another artifact is cheaper (CR 602.2b)', () => {
  const game = table(
    [CHARM, engine('Dear', '{4}'), engine('Cheap', '{2}')],
    [{ hand: ['Charm'], battlefield: ['Dear', 'Cheap', 'Forest'] }, {}],
  );
  game.ann.casts('Charm', { targets: ['Dear'] });
  game.resolve();
  expect(game.ann.can('activate', 'Cheap')).toBe(false);
});
