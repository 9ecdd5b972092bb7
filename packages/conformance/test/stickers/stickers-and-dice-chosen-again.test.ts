/** What an effect grants beyond the turn, and dice and stickers that are chosen again. CR 611.2a, 706.8, 123.3. */
import { expect, test } from 'vitest';
import { listen } from '../support/accounts.ts';
import { plays, table } from '../support/text-table.ts';
import { stickerTable } from '../support/sticker-table.ts';

test('airbent, a card is cast from exile for {2} by its owner, in a later turn too (701.65a of today)', () => {
  const line = 'Gust | {0} | Sorcery | | Airbend target creature.';
  const lands = ['Plains', 'Plains'];
  const game = table([line], [{ battlefield: lands, hand: ['Gust'] }, ['Craw Wurm', ...lands]]);
  plays(game.ann, 'Gust', 'Craw Wurm');
  expect([game.ann.can('cast', 'Craw Wurm'), game.ben.exile]).toEqual([false, ['Craw Wurm']]);
  game.to('PrecombatMain', 4);
  game.ben.casts('Craw Wurm');
  game.resolveAll();
  expect(game.ben.permanent('Craw Wurm').status).toBe(0);
  expect(game.ben.battlefield.length).toBe(3);
  const poor = table([line], [{ hand: ['Gust'] }, ['Craw Wurm', 'Plains']]);
  plays(poor.ann, 'Gust', 'Craw Wurm');
  poor.to('PrecombatMain', 2);
  expect(poor.ben.can('cast', 'Craw Wurm')).toBe(false);
});

test('mana of any type pays for that spell whenever it is cast; for others not (CR 609.4b, 611.2a)', () => {
  const lines = [
    'Theft | {0} | Sorcery | | Exile target card from an opponent’s graveyard. You may cast it for as long as it remains exiled, and mana of any type can be spent to cast that spell.',
    'Red Cat | {R}{R} | Creature — Cat | 2/2 |',
  ];
  const game = table(lines, [
    { battlefield: ['Plains', 'Plains'], hand: ['Theft', 'Red Cat'] },
    { graveyard: ['Red Cat'] },
  ]);
  plays(game.ann, 'Theft', 'Red Cat');
  game.to('PrecombatMain', 3);
  const offered = game.session.options(game.ann.id).filter((option) => option.kind === 'cast');
  expect(offered.map((option) => ('object' in option ? game.game.objects[option.object]?.owner : null))).toEqual([1]);
});

test('stored results are rerolled each with its own kind of die, and counted (CR 706.8b)', () => {
  const sage =
    'Sage | {0} | Creature — Centaur | 1/1 | {0}: Roll two six-sided dice and store those results on this creature. / {0}: Roll two twenty-sided dice and store those results on this creature. / {0}: Reroll any number of this creature’s stored results.';
  let rolls: number[] = [];
  const game = table([sage], [['Sage'], {}]).alter((position) => {
    position.scripted = () => rolls.shift() ?? null;
  });
  const stored = (): unknown =>
    game.ann.permanent('Sage').memory.storedResults?.map(({ sides, result }) => [sides, result]);
  const rolling = (ability: number, ...results: number[]): void => {
    rolls = results;
    game.ann.activates('Sage', { ability });
    game.resolveAll();
  };
  rolling(0, 4, 2);
  rolling(1, 15, 11);
  expect(stored()).toEqual([
    [6, 4],
    [6, 2],
    [20, 15],
    [20, 11],
  ]);
  const asked = listen(game);
  const answers = [1, 2, 2, 0];
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    rolls = [3, 19, 18];
    return [answers.shift() ?? 0];
  });
  rolling(2);
  expect(asked).toEqual([
    'ann 706.8b Reroll which stored result?: No more, 4, 2, 15, 11',
    'ann 706.8b Reroll which stored result?: No more, 2, 15, 11',
    'ann 706.8b Reroll which stored result?: No more, 2, 11',
    'ann 706.8b Reroll which stored result?: No more, 2',
  ]);
  expect(stored()).toEqual([
    [6, 2],
    [6, 3],
    [20, 19],
    [20, 18],
  ]);
  answers.push(0);
  rolling(2);
  expect(stored()).toEqual([
    [6, 2],
    [6, 3],
    [20, 19],
    [20, 18],
  ]);
});

test('the player is asked which sticker goes on what, among the own objects (CR 123.3)', () => {
  const game = stickerTable(['Test Bear | {0} | Creature — Bear | 2/2'], [['Test Bear', 'Test Bear'], ['Test Bear']]);
  const asked = listen(game);
  game.ann.casts('Tag', { targets: ['Test Bear'] });
  game.resolveAll();
  expect(asked).toEqual([
    'ann 601.2c Choose a target for Tag: 1-1 of Test Bear, Test Bear, Test Bear',
    'ann 123.3 Choose a sticker: name: “Queue”, name: “Ooze-Proof”, name: “Queue”, art: a kite, ability: Trample, power and toughness: 1/7',
    'ann 123.6b Choose the new name: Queue Test Bear, Test Queue Bear, Test Bear Queue',
  ]);
});
