/** "X can't be 0", with cards read from text. CR 107.3. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const HYDRA =
  'Hydra | {2} | Creature — Elf | 1/1 | {X}: This creature becomes an X/X Elf until end of turn. X can’t be 0.';
const BURN = 'Burn | {X}{R} | Sorcery | | Each opponent loses X life. X can’t be 0.';

/** What may be activated or cast now, by name. */
function offered(game: ReturnType<typeof table>): readonly string[] {
  const { question } = game;
  if (question?.kind !== 'priority') return [];
  return question.options.flatMap((option) =>
    option.kind === 'activate' || option.kind === 'cast' ? [game.ann.names([option.object])[0] ?? ''] : [],
  );
}

/** The least and the greatest number that Ann may announce when she is asked. */
function boundsAsked(game: ReturnType<typeof table>): readonly number[] {
  const bounds: number[] = [];
  game.ann.answers('chooseNumber', (question) => {
    if (question.kind === 'chooseNumber') bounds.push(question.min, question.max);
    return [1];
  });
  return bounds;
}

describe('"X can’t be 0" (CR 101.2 + 107.3a)', () => {
  test('the least that is announced for an ability is one (CR 601.2b + 602.2b)', () => {
    const game = table([HYDRA], [['Hydra', 'Forest', 'Forest', 'Forest'], {}]);
    const bounds = boundsAsked(game);
    game.ann.activates('Hydra');
    expect(bounds).toEqual([1, 3]);
  });

  test('with one mana X is one, unasked; without mana there is nothing to activate (CR 602.2b)', () => {
    const game = table([HYDRA], [['Hydra', 'Forest'], {}]);
    expect(offered(game)).toContain('Hydra');
    game.ann.activates('Hydra');
    game.resolveAll();
    expect([now(game.ann, 'Hydra').power, now(game.ann, 'Hydra').toughness]).toEqual([1, 1]);
    expect(offered(game)).not.toContain('Hydra');
  });

  test('a spell is cast with an X of one or more, or not at all (CR 601.2b)', () => {
    const poor = table([BURN], [{ battlefield: ['Mountain'], hand: ['Burn'] }, {}]);
    expect(offered(poor)).not.toContain('Burn');
    const rich = table([BURN], [{ battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Burn'] }, {}]);
    expect(offered(rich)).toContain('Burn');
    const bounds = boundsAsked(rich);
    rich.ann.casts('Burn');
    expect(bounds).toEqual([1, 2]);
    const one = table([BURN], [{ battlefield: ['Mountain', 'Mountain'], hand: ['Burn'] }, {}]);
    expect(plays(one.ann, 'Burn').ben.life).toBe(19);
  });
});
