/** Permanents that phase out until something happens, with cards read from text. CR 610.4. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Cellar | {0} | Enchantment | | When this enchantment enters, target nonwhite creature phases out until this enchantment leaves the battlefield.',
  'Vault | {0} | Sorcery | | Target creature phases out.',
  'Shatter | {0} | Instant | | Destroy all enchantments.',
  'Watcher | {0} | Creature — Elf | 1/1 | Whenever another creature phases in, you gain 1 life.',
];

test('it phases out, and phases in at once when the other leaves (CR 610.4)', () => {
  const game = table(LINES, [{ hand: ['Cellar', 'Shatter'], battlefield: ['Watcher'] }, ['Hill Giant']]);
  game.ann.answers('targets', (question) => [
    game.indexOf((question as Extract<typeof question, { kind: 'targets' }>).legal, 'Hill Giant'),
  ]);
  plays(game.ann, 'Cellar');
  const giant = game.game.battlefield.map((id) => game.game.objects[id]).find((object) => object?.owner === 1);
  expect((giant?.status ?? 0) & 8).toBe(8);
  game.ann.casts('Shatter');
  game.resolve();
  expect((game.game.objects[giant?.id as never]?.status ?? 0) & 8).toBe(0);
  expect(game.resolveAll().ann.life).toBe(21);
});

test('the untap step does not bring it back (CR 610.4a)', () => {
  const game = table(LINES, [{ hand: ['Cellar', 'Vault'], battlefield: [] }, ['Hill Giant', 'Grizzly Bears']]);
  game.ann.answers('targets', (question) => [
    game.indexOf((question as Extract<typeof question, { kind: 'targets' }>).legal, 'Hill Giant'),
  ]);
  plays(game.ann, 'Cellar');
  plays(game.ann, 'Vault', 'Grizzly Bears');
  game.to('PrecombatMain', 2);
  const phasedOut = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 8) !== 0);
  expect(game.ben.names(phasedOut)).toEqual(['Hill Giant']);
});

test('nothing phases out when the other has left before the ability resolves (CR 610.4c)', () => {
  const game = table(LINES, [{ hand: ['Cellar', 'Shatter'] }, ['Hill Giant']]);
  game.ann.casts('Cellar');
  game.resolve();
  game.ann.casts('Shatter');
  game.resolveAll();
  const giant = game.ben.permanent('Hill Giant');
  expect(giant.status & 8).toBe(0);
});

test('an activated ability phases nothing out when its source has left in the meantime (CR 610.4b)', () => {
  const game = table(
    [
      ...LINES,
      'Chest | {0} | Enchantment | | {0}: Target creature phases out until this enchantment leaves the battlefield.',
    ],
    [{ battlefield: ['Chest'], hand: ['Shatter'] }, ['Hill Giant']],
  );
  game.ann.activates('Chest', { targets: ['Hill Giant'] });
  game.ann.casts('Shatter');
  game.resolveAll();
  expect(game.ben.permanent('Hill Giant').status & 8).toBe(0);
});

test('what two of them hold phases in at the same time (CR 610.4d)', () => {
  const game = table(
    [...LINES, 'Crowd | {0} | Creature — Elf | 1/1 | Whenever one or more creatures phase in, you gain 1 life.'],
    [{ hand: ['Cellar', 'Cellar', 'Shatter'], battlefield: ['Crowd'] }, ['Hill Giant', 'Grizzly Bears']],
  );
  for (const name of ['Hill Giant', 'Grizzly Bears']) {
    game.ann.answers('targets', (question) => [
      game.indexOf((question as Extract<typeof question, { kind: 'targets' }>).legal, name),
    ]);
    plays(game.ann, 'Cellar');
  }
  expect(plays(game.ann, 'Shatter').ann.life).toBe(21);
});

const LONG =
  'Long Night | {0} | Enchantment | | When this enchantment enters, untap all creatures. Those creatures phase out until this enchantment leaves the battlefield. Put a charge counter on this enchantment for each creature that phased out this way.';

test('tapped or not, all of them phase out, and as many are counted as did so (CR 608.2c, 702.26b)', () => {
  const game = table(
    [LONG, ...LINES],
    [
      { hand: ['Long Night', 'Shatter'], battlefield: ['Watcher', { card: 'Grizzly Bears', tapped: true }] },
      ['Hill Giant', 'Forest'],
    ],
  );
  plays(game.ann, 'Long Night');
  const gone = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 8) !== 0);
  expect(game.ann.names(gone).sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'Watcher']);
  expect(game.ann.permanent('Long Night').counters).toEqual({ charge: 3 });
  plays(game.ann, 'Shatter');
  const back = ['Watcher', 'Grizzly Bears'].map((name) => game.ann.permanent(name).status & 9);
  expect(back).toEqual([0, 0]);
});

test('without creatures nothing phases out and nothing is counted (CR 608.2d)', () => {
  const game = table([LONG, ...LINES], [{ hand: ['Long Night'] }, ['Forest']]);
  plays(game.ann, 'Long Night');
  expect(game.ann.permanent('Long Night').counters).toEqual({});
});

test('if it has left before, creatures untap, but none phases out (CR 610.4b)', () => {
  const game = table(
    [LONG, ...LINES],
    [{ hand: ['Long Night', 'Shatter'], battlefield: [{ card: 'Watcher', tapped: true }] }, {}],
  );
  game.ann.casts('Long Night');
  game.resolve();
  game.ann.casts('Shatter');
  game.resolveAll();
  expect(game.ann.permanent('Watcher').status & 9).toBe(0);
});
