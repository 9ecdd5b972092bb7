/** Protection from what is chosen as the ability resolves. CR 608.2d, 702.16. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const HERALD = 'War Herald | {0} | Creature — Orc | 2/2';

test('protection from the card type that is chosen as the ability resolves (CR 608.2d, 702.16)', () => {
  const warden =
    'Warden | {0} | Creature — Soldier | 1/1 | {0}: Another target creature you control gains vigilance and protection from the card type of your choice until end of turn.';
  const ash = 'Ash | {0} | Instant | | Destroy target creature.';
  const game = table(
    [warden, ash, HERALD, 'Ray | {0} | Sorcery | | Destroy target creature.'],
    [{ battlefield: ['Warden', 'War Herald'], hand: ['Ash', 'Ray'] }, {}],
  );
  game.ann.answers('chooseOption', (question) => [
    question.kind === 'chooseOption' ? question.options.indexOf('instant') : -1,
  ]);
  uses(game.ann, 'Warden', 'War Herald');
  game.ann.casts('Ash');
  expect(game.resolveAll().ann.battlefield).toEqual(['War Herald']);
  expect(plays(game.ann, 'Ray', 'War Herald').ann.battlefield).toEqual([]);
});
