/** "Each other creature" in a spell with a target: other than that target, and than what deals the damage. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const EACH_OTHER = 'each other creature';
const FLAMES = `Flames | {0} | Instant | | ~ deals 4 damage to target creature an opponent controls. Then ~ deals 2 damage to ${EACH_OTHER} that player controls.`;
const CHARGE = `Charge | {0} | Sorcery | | Choose target creature you control. It deals damage equal to its power to ${EACH_OTHER}.`;
const RISE = `Rise | {0} | Sorcery | | Return target creature card ${'from your graveyard'} to the battlefield. That creature deals damage equal to its power to ${EACH_OTHER}.`;
const ECHO = `Echo | {0} | Instant | | Choose target creature. Whenever that creature is dealt damage this turn, it deals that much damage to ${EACH_OTHER}.`;
const SPREAD = `Spread | {0} | Sorcery | | ~ deals 3 damage to target creature and 1 damage to ${EACH_OTHER} with the same controller.`;
const WEAKEN = `Weaken | {0} | Sorcery | | Target creature gets +0/+1 until end of turn. ${'Each other'} creature gets -1/-0 until end of turn.`;
const SPARK = 'Spark | {0} | Instant | | ~ deals 1 damage to target creature.';
const BEAR = 'Bear | {0} | Creature — Bear | 4/9 |';
const CUB = 'Cub | {0} | Creature — Bear | 2/9 |';
const CARDS = [FLAMES, CHARGE, RISE, ECHO, SPREAD, WEAKEN, SPARK, BEAR, CUB];

const board = (...hand: string[]) =>
  table(CARDS, [{ hand, battlefield: ['Bear'], graveyard: ['Cub'] }, { battlefield: ['Cub', 'Bear'] }]);
const damage = (game: ReturnType<typeof board>): string[] => told(game, /^120/).map((line) => line.slice(6));

describe('each other creature', () => {
  test('after a target, in the next sentence: not the target', () => {
    const game = board('Flames');
    plays(game.ann, 'Flames', 'Cub');
    expect(damage(game)).toEqual(['Flames deals 4 damage to Cub', 'Flames deals 2 damage to Bear']);
  });

  test('than the target that deals the damage', () => {
    const game = board('Charge');
    plays(game.ann, 'Charge', 'Bear');
    expect(damage(game).toSorted()).toEqual(['Bear deals 4 damage to Bear', 'Bear deals 4 damage to Cub']);
  });

  test('than the creature that the target has become', () => {
    const game = board('Rise');
    plays(game.ann, 'Rise', 'Cub');
    expect(damage(game).toSorted()).toEqual(['Cub deals 2 damage to Bear (2 times)', 'Cub deals 2 damage to Cub']);
  });

  test('in what triggers later: than the target of before', () => {
    const game = board('Echo', 'Spark');
    plays(game.ann, 'Echo', 'Cub');
    plays(game.ann, 'Spark', 'Cub');
    expect(damage(game)).toEqual(['Spark deals 1 damage to Cub', 'Cub deals 1 damage to Bear (2 times)']);
  });

  test('with the same controller: not the target once more', () => {
    const game = board('Spread');
    plays(game.ann, 'Spread', 'Cub');
    expect(damage(game)).toEqual(['Spread deals 3 damage to Cub', 'Spread deals 1 damage to Bear']);
  });

  test('of other effects likewise', () => {
    const game = board('Weaken');
    plays(game.ann, 'Weaken', 'Cub');
    expect([game.ben.stats('Cub'), game.ben.stats('Bear'), game.ann.stats('Bear')]).toEqual(['2/10', '3/9', '3/9']);
  });
});
