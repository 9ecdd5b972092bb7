/** More small pieces of sentences, read from text: replacements behind an instruction, additional damage, what was played or cycled. CR 608.2c, 614.1a, 120. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('damage, and what would happen to the creature this turn, in one sentence (CR 614.1a, 701.15c)', () => {
  const lines = [
    "Char | {0} | Instant | | Char deals 4 damage to any target. If it's a green creature, it can't be regenerated this turn, and if it would die this turn, exile it instead.",
    'Moss Troll | {G} | Creature — Troll | 2/2 | {G}: Regenerate Moss Troll.',
  ];
  const game = table(lines, [{ hand: ['Char'], battlefield: ['Moss Troll', 'Forest'] }, {}]);
  uses(game.ann, 'Moss Troll');
  plays(game.ann, 'Char', 'Moss Troll');
  expect([game.ann.battlefield, game.ann.exile]).toEqual([['Forest'], ['Moss Troll']]);
});

test('additional damage to some of them is dealt besides (CR 120.3)', () => {
  const lines = [
    'Ash Rain | {0} | Sorcery | | Ash Rain deals 2 damage to each nonred creature and an additional 2 damage to each green creature.',
    'Green Ox | {G} | Creature — Ox | 2/4 |',
    'White Ox | {W} | Creature — Ox | 2/4 |',
  ];
  const game = table(lines, [{ hand: ['Ash Rain'], battlefield: ['Green Ox', 'White Ox'] }, {}]);
  plays(game.ann, 'Ash Rain');
  expect(game.ann.battlefield).toEqual(['White Ox']);
});

test('"if you played a land this turn" (CR 305.1)', () => {
  const line = 'Field Song | {0} | Sorcery | | If you played a land this turn, you gain 5 life.';
  for (const lands of [0, 1]) {
    const game = table([line], [{ hand: ['Field Song', 'Forest'] }, {}]);
    if (lands === 1) game.ann.playsLand('Forest');
    expect(plays(game.ann, 'Field Song').ann.life).toBe(20 + 5 * lands);
  }
});

test('each card cycled or discarded this turn counts once (CR 701.8, 702.29a)', () => {
  const lines = [
    'Husk | {6} | Artifact Creature — Golem | 4/4 | Husk costs {3} less to cast for each card you’ve cycled or discarded this turn.',
    'Far Dune | | Land | | Cycling {0}',
    'Drop One | {0} | Sorcery | | Discard a card.',
  ];
  const game = table(lines, [{ hand: ['Husk', 'Far Dune', 'Drop One', 'Forest'], library: ['Husk'] }, {}]);
  expect(game.ann.can('cast', 'Husk')).toBe(false);
  uses(game.ann, 'Far Dune');
  expect(game.ann.can('cast', 'Husk')).toBe(false);
  game.ann.answers('chooseObjects', (question, now) =>
    'from' in question
      ? [question.from.findIndex((entity) => now.objects[entity as number]?.record.card.name === 'Forest')]
      : [0],
  );
  plays(game.ann, 'Drop One');
  expect(game.ann.can('cast', 'Husk')).toBe(true);
});

test('cast from the graveyard while it may be, it enters as that permission says (CR 601.3, 614.1c)', () => {
  const lines = [
    'Late Runner | {B} | Creature — Zombie | 2/2 | You may cast Late Runner from your graveyard if a non-Zombie creature died this turn. If you do, Late Runner enters with two +1/+1 counters on it.',
    'Old Ox | {W} | Creature — Ox | 1/1 |',
    'Zap | {0} | Instant | | Destroy target creature.',
  ];
  const game = table(lines, [{ hand: ['Zap'], graveyard: ['Late Runner'], battlefield: ['Old Ox', 'Swamp'] }, {}]);
  expect(game.ann.can('cast', 'Late Runner')).toBe(false);
  plays(game.ann, 'Zap', 'Old Ox');
  plays(game.ann, 'Late Runner');
  expect(game.ann.stats('Late Runner')).toBe('4/4');
});

const COPIES = 'the copies';

test('any number of the copies may be cast, each once (CR 707.12)', () => {
  const lines = [
    `Echo Book | {0} | Sorcery | | Exile all instant and sorcery cards from your graveyard. Copy them. You may cast any number of ${COPIES} without paying their mana costs.`,
    'Note One | {5} | Sorcery | | You gain 1 life.',
    'Note Two | {6} | Sorcery | | You gain 2 life.',
  ];
  const game = table(lines, [{ hand: ['Echo Book'], graveyard: ['Note One', 'Note Two'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.answers('chooseObjects', (question) => ('from' in question ? question.from.map((_entity, at) => at) : []));
  game.ann.casts('Echo Book');
  game.resolveAll();
  expect([game.ann.life, game.ann.exile.sort()]).toEqual([23, ['Note One', 'Note Two']]);
});
