/** What is shown of cards that a player may not see: nothing that tells which cards they are. CR 400.2, 406.3, 708. */
import { expect, test } from 'vitest';
import { explain, type GameView, type ObjectView } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const OX = 'Masked Ox | {0} | Creature — Ox | 7/6 | Trample / Morph {3}';
const CLOAKING = 'Cloaking | {0} | Sorcery | | Cloak the top card of your library.';
const STING = 'Little Sting | {0} | Instant | | Little Sting deals 1 damage to target creature.';
const PLAINS = ['Plains', 'Plains', 'Plains'];

function faceDown({ battlefield }: GameView): ObjectView {
  const found = battlefield.find((object) => object.faceDown);
  if (found === undefined) throw new Error('nothing is face down');
  return found;
}

test('a face-down permanent is 2/2 before any change too, to everybody: its printed numbers are not shown (CR 708.2a)', () => {
  const game = table([OX], [{ battlefield: PLAINS, hand: ['Masked Ox'] }, {}]);
  game.ann.casts('Masked Ox', { via: 'morph' });
  const spell = game.session.view(game.ben.id).stack[0];
  expect([spell?.basePower, spell?.baseToughness, spell?.card]).toEqual([2, 2, '']);
  game.resolveAll();
  for (const viewer of [game.ann.id, game.ben.id, null]) {
    const { power, toughness, basePower, baseToughness, name } = faceDown(game.session.view(viewer));
    expect([power, toughness, basePower, baseToughness, name]).toEqual([2, 2, 2, 2, '']);
  }
  expect(JSON.stringify(game.session.view(game.ben.id))).not.toContain('Masked Ox');
  expect(faceDown(game.session.view(game.ann.id)).card).toBe('Masked Ox');
  const id = faceDown(game.session.view(game.ben.id)).id;
  expect(JSON.stringify(explain(game.game, id))).not.toContain('Ox');
});

test('being a legal target does not show what is face down, nor does being one of those to choose from (CR 708.5)', () => {
  const demand = 'Harsh Demand | {0} | Sorcery | | You choose a creature an opponent controls. Destroy that creature.';
  const lines = [OX, CLOAKING, STING, demand];
  const game = table(lines, [
    { library: ['Masked Ox', 'Masked Ox'], hand: ['Cloaking', 'Cloaking'] },
    { hand: ['Little Sting', 'Harsh Demand'] },
  ]);
  plays(game.ann, 'Cloaking');
  plays(game.ann, 'Cloaking');
  game.to('PrecombatMain', 2);
  const { session } = game;
  const asked = new Set<string>();
  for (const spell of ['Little Sting', 'Harsh Demand']) {
    const [card] = (session.view(game.ben.id).players[1]?.hand ?? []).filter(({ name }) => name === spell);
    const options = session.question?.kind === 'priority' ? session.question.options : [];
    session.answer([options.findIndex((option) => option.kind === 'cast' && option.object === card?.id)]);
    while (session.question !== null && (game.game.stack.length > 0 || session.question.kind !== 'priority')) {
      const view = session.view(game.ben.id);
      expect(JSON.stringify(view)).not.toContain('Masked Ox');
      expect(faceDown(view).card).toBe('');
      asked.add(session.question.kind);
      session.answer([0]);
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['targets', 'chooseObjects']));
});

test('who controls a face-down permanent now may look at it, and who has lost it may not (CR 708.5)', () => {
  const bargain = 'Strange Bargain | {0} | Sorcery | | Gain control of target creature.';
  const game = table(
    [CLOAKING, OX, bargain],
    [
      { hand: ['Cloaking'], library: ['Masked Ox', 'Plains'] },
      { hand: ['Strange Bargain'], battlefield: PLAINS },
    ],
  );
  plays(game.ann, 'Cloaking');
  game.to('PrecombatMain', 2);
  game.ben.casts('Strange Bargain', { targets: [''] });
  game.resolveAll();
  expect(faceDown(game.session.view(game.ben.id)).card).toBe('Masked Ox');
  expect(faceDown(game.session.view(game.ann.id)).card).toBe('');
});

test('an ability of a face-down permanent on the stack is not called by its card’s name (CR 708.2a)', () => {
  const lessons = 'Lessons | {0} | Enchantment | | Creatures you control have “{0}: You gain 1 life.”'.replace(
    /[“”]/g,
    '"',
  );
  const game = table(
    [CLOAKING, OX, lessons],
    [{ hand: ['Cloaking'], library: ['Masked Ox', 'Plains'], battlefield: ['Lessons'] }, {}],
  );
  plays(game.ann, 'Cloaking');
  game.ann.activates('');
  for (const viewer of [game.ann.id, game.ben.id, null]) {
    const [ability] = game.session.view(viewer).stack;
    expect([ability?.kind, ability?.name, ability?.sourceName]).toEqual(['activated', '', '']);
  }
  expect(JSON.stringify(game.session.view(game.ben.id))).not.toContain('Masked Ox');
});

test('the log names a card put face down out of a library or hand to those only who may look at it (CR 406.3, 708.5)', () => {
  const smuggler = [
    'Smuggler | {0} | Sorcery | | Exile the top card of target opponent’s library face down.',
    'Peeping | {0} | Sorcery | | Exile the top card of target opponent’s library face down. For as long as that card remains exiled, you may look at it, you may play it.',
    'Safe | {0} | Sorcery | | Exile a card from your hand face down.',
  ];
  const game = table(
    [CLOAKING, OX, ...smuggler],
    [
      { hand: ['Cloaking', 'Smuggler', 'Peeping', 'Safe', 'Plains'], library: ['Masked Ox', 'Plains'] },
      { library: ['Masked Ox', 'Masked Ox', 'Masked Ox', 'Plains'] },
    ],
  );
  const reads = (seat: 'ann' | 'ben'): string => JSON.stringify(game.session.log(game[seat].id));
  plays(game.ann, 'Smuggler', 'ben');
  expect([reads('ann'), reads('ben')].join()).not.toContain('Masked Ox');
  plays(game.ann, 'Peeping', 'ben');
  expect(reads('ben')).not.toContain('Masked Ox');
  plays(game.ann, 'Cloaking');
  expect(reads('ann')).toContain('Masked Ox');
  expect([reads('ben'), JSON.stringify(game.session.log(null))].join()).not.toContain('Masked Ox');
  plays(game.ann, 'Safe');
  expect(reads('ann')).toContain('"Plains"');
  expect(reads('ben')).not.toContain('"Plains"');
});
