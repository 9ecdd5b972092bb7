/** Merged permanents that leave the battlefield. CR 727.3, 903.3c, 903.9c. */
import { expect, test } from 'vitest';
import { perform } from '../../src/events/perform.ts';
import { viewFor } from '../../src/play/views.ts';
import { defaultAnswer, type GameObject, type ObjectId } from '../../src/index.ts';
import { componentsOf } from '../../src/vocabulary/objects/merged.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { card } from '../support/cards.ts';
import { aCreature, beast, cardIntoGraveyard, exileInstead, mutant, PIT, whenever } from '../support/merging-cards.ts';
import { grafted, mutates, table } from '../support/merging-table.ts';
import type { Scenario } from '../support/scenario.ts';

test('one permanent leaves the battlefield, and each card goes to the graveyard in the order its owner likes (CR 727.3, 727.3a)', () => {
  const mourner = card('Test Mourner', {
    types: ['artifact'],
    cost: '0',
    abilities: [whenever({ kind: 'die', object: aCreature }, 100), whenever(cardIntoGraveyard, 1000)],
  });
  const game = table(
    [{ battlefield: ['Plain Ox', 'Test Mourner'], hand: ['Grafted Hawk'] }, { hand: ['Test Kill'] }],
    [mourner],
  );
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  const before = game.ann.life;
  game.ben.casts('Test Kill', { targets: ['Grafted Hawk'] });
  game.plan((question) =>
    question.kind === 'order' && question.player === game.ann.id && question.items.length === 2 ? [1, 0] : null,
  );
  game.resolve();
  expect(game.ann.graveyard).toEqual(['Plain Ox', 'Grafted Hawk']);
  game.resolveAll();
  // Test Kill is a card, too: one death, three cards.
  expect(game.ann.life - before).toBe(3100);
});

test('put into a library, its cards go there in the order its owner likes (CR 727.3a)', () => {
  const game = grafted('Over', ['Test Bury']);
  game.plan((question) => (question.kind === 'order' && question.what === 'library' ? [1, 0] : null));
  game.ann.casts('Test Bury', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.library.slice(-2)).toEqual(['Plain Ox', 'Grafted Hawk']);
});

test('whoever exiles it determines the order of timestamps (CR 727.3b)', () => {
  const game = table([{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk'] }, { hand: ['Test Banish'] }]);
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  game.plan((question) => (question.kind === 'order' && question.player === game.ben.id ? [1, 0] : null));
  game.ben.casts('Test Banish', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Plain Ox', 'Grafted Hawk']);
  const [ox, hawk] = game.game.exile.map((id) => game.game.objects[id] as GameObject);
  expect((ox as GameObject).timestamp).toBeLessThan((hawk as GameObject).timestamp);
});

test('an effect that finds what it became finds all of its cards (CR 727.3c)', () => {
  const game = grafted('Over', ['Test Blink']);
  game.ann.casts('Test Blink', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.battlefield.toSorted()).toEqual(['Grafted Hawk', 'Plain Ox']);
});

test('a replacement effect that applies to the permanent takes all of its components along (CR 727.3d)', () => {
  const game = table([{ battlefield: ['Plain Ox', 'Test Pit'], hand: ['Grafted Hawk', 'Test Kill'] }, []], [PIT]);
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  game.ann.casts('Test Kill', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.exile.toSorted()).toEqual(['Grafted Hawk', 'Plain Ox']);
  expect(game.ann.graveyard).toEqual(['Test Kill']);
});

/** Cards that would be put into a graveyard from anywhere are exiled instead. */
const VOID = card('Test Void', {
  types: ['enchantment'],
  cost: '0',
  abilities: [exileInstead({ ...cardIntoGraveyard, from: { kind: 'place', zone: 'battlefield', anywhere: true } })],
});

test('an effect about cards takes all components of a permanent that is no token, and of a token only the cards (CR 727.3e)', () => {
  for (const where of ['Over', 'Under'] as const) {
    const game = table(
      [{ battlefield: ['Plain Ox'], hand: ['Test Twin', 'Test Kill', 'Test Kill', 'Grafted Hawk', 'Test Void'] }, []],
      [VOID],
    );
    game.ann.casts('Test Twin', { targets: ['Plain Ox'] });
    game.resolveAll();
    game.ann.casts('Test Kill', { targets: ['Plain Ox'] }); // the card, which is first
    game.resolveAll();
    mutates(game, 'Grafted Hawk', 'Plain Ox', where);
    game.ann.casts('Test Void');
    game.resolveAll();
    const zones: string[] = [];
    game.alter((now) => {
      now.ask = (_game, question) => defaultAnswer(question);
      const merged = now.battlefield.find((id) => componentsOf(now.objects[id] as GameObject) !== null) as ObjectId;
      const done = perform(now, [
        { kind: 'destroy', object: merged, noRegeneration: false, cause: merged, rule: '701.7a' },
      ]);
      for (const event of done)
        if (event.kind === 'zoneChange') {
          const went = now.objects[event.became] as GameObject;
          zones.push(
            `${went.status & StatusBit.Token ? 'token' : 'card'} to ${went.zone === Zone.Exile ? 'exile' : 'graveyard'}`,
          );
        }
    });
    expect(zones.toSorted(), where).toEqual(
      where === 'Over' ? ['card to exile', 'token to exile'] : ['card to exile', 'token to graveyard'],
    );
  }
});

/** Ann's commander, on the battlefield, with the tusk over it. */
function mergedCommander(hand: readonly string[]): Scenario {
  const leader = { ...beast('Test Leader', 3, 3), faces: beast('Test Leader', 3, 3).faces };
  const game = table(
    [{ command: ['Test Leader'], hand: ['Grafted Tusk', ...hand], battlefield: ['Plains'] }, []],
    [leader],
    'commander',
  );
  game.ann.casts('Test Leader');
  game.resolveAll();
  return mutates(game, 'Grafted Tusk', 'Test Leader', 'Over');
}

test('a merged permanent with a commander in it is that commander: its combat damage counts (CR 903.3c, 903.10a)', () => {
  const game = mergedCommander([]);
  const [seen] = viewFor(game.game, null, null).battlefield.filter(({ name }) => name === 'Grafted Tusk');
  expect(seen?.commander).toBe(true);
  game.to('Upkeep', 3);
  game.ann.attacks('Grafted Tusk', 'ben');
  game.throughCombat();
  const damage = viewFor(game.game, null, null).players[1]?.commanderDamage;
  expect(damage?.map(({ from, damage: dealt }) => [from, dealt])).toEqual([['Test Leader', 4]]);
});

test('returned to hand, only the card that is the commander may go to the command zone (CR 903.9c)', () => {
  const game = mergedCommander(['Test Bounce']);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Bounce', { targets: ['Grafted Tusk'] });
  game.resolveAll();
  expect(game.ann.command).toEqual(['Test Leader']);
  expect(game.ann.hand).toEqual(['Grafted Tusk']);
});

test('a creature with mutate may be cast for its mutate cost from the command zone, too (CR 702.140a, 903.8)', () => {
  const game = table(
    [{ command: ['Test Chimera'], battlefield: ['Plain Ox'] }, []],
    [mutant('Test Chimera', 7, 7)],
    'commander',
  );
  mutates(game, 'Test Chimera', 'Plain Ox', 'Over');
  expect(game.ann.stats('Test Chimera')).toBe('7/7');
  expect(game.ann.command).toEqual([]);
});
