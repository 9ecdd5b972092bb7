/** Targets from a single graveyard: all of them are cards of one player. CR 115.1, 601.2c. */
import { expect, test } from 'vitest';
import type { Game, Question } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Scour | {0} | Sorcery | | Exile up to three target cards from a single graveyard. You gain 1 life.',
  'Purge | {0} | Sorcery | | Exile two target cards from a single graveyard. You gain 1 life.',
  'Call | {0} | Sorcery | | Put up to three target green or red creature cards from a single graveyard onto the battlefield tapped under your control. You gain 1 life.',
  'Bend | {0} | Instant | | You may choose new targets for target spell.',
];

test('the first target fixes whose graveyard it is (CR 601.2c)', () => {
  const game = table(LINES, [
    { hand: ['Scour'], graveyard: ['Forest', 'Shock'] },
    { graveyard: ['Grizzly Bears', 'Hill Giant'] },
  ]);
  game.ann.answers('targets', (question, now) => {
    if (question.kind !== 'targets') throw new Error('no targets');
    expect([question.legal.length, question.max]).toEqual([4, 1]);
    return [question.legal.findIndex((card) => now.objects[card]?.record.card.name === 'Hill Giant')];
  });
  game.ann.answers('targets', (question) => {
    if (question.kind !== 'targets') throw new Error('no targets');
    expect([question.legal.length, question.min, question.max]).toEqual([1, 0, 1]);
    return [0];
  });
  plays(game.ann, 'Scour');
  expect([game.ann.exile, game.ben.exile.toSorted()]).toEqual([[], ['Grizzly Bears', 'Hill Giant']]);
});

test('no target at all may be chosen where that is allowed (CR 601.2c)', () => {
  const game = table(LINES, [{ hand: ['Scour'] }, { graveyard: ['Grizzly Bears', 'Hill Giant'] }]);
  game.ann.answers('targets', []);
  plays(game.ann, 'Scour');
  expect([game.ben.exile, game.ann.life]).toEqual([[], 21]);
});

test('two targets need a graveyard with two cards (CR 601.2c)', () => {
  const game = table(LINES, [
    { hand: ['Purge'], graveyard: ['Forest'] },
    { graveyard: ['Shock'] },
    { graveyard: ['Plains'] },
  ]);
  expect(game.ann.can('cast', 'Purge')).toBe(false);
  const other = table(LINES, [{ hand: ['Purge'], graveyard: ['Forest'] }, { graveyard: ['Shock', 'Plains'] }]);
  plays(other.ann, 'Purge'); // There are two legal targets only.
  expect([other.ann.exile, other.ben.exile.toSorted()]).toEqual([[], ['Plains', 'Shock']]);
});

test('put onto the battlefield (CR 601.2c)', () => {
  const game = table(LINES, [
    { hand: ['Call'], graveyard: ['Craw Wurm'] },
    { graveyard: ['Grizzly Bears', 'Hill Giant', 'Shock'] },
  ]);
  game.ann.answers('targets', [1]);
  game.ann.answers('targets', [0]);
  plays(game.ann, 'Call');
  expect(game.ann.battlefield.toSorted()).toEqual(['Grizzly Bears', 'Hill Giant']);
});

test('where one of two targets is changed to a card of another graveyard, so is the other (CR 115.7e)', () => {
  const game = table(LINES, [
    { hand: ['Purge'], graveyard: ['Forest', 'Plains'] },
    { hand: ['Bend'], graveyard: ['Shock', 'Island'] },
  ]);
  const picks = (name: string) => (question: Question, now: Game) => {
    const from = question.kind === 'targets' ? question.legal : question.kind === 'chooseObjects' ? question.from : [];
    return [from.findIndex((card) => now.objects[card]?.record.card.name === name)];
  };
  game.ann.answers('targets', picks('Forest'));
  game.ann.casts('Purge');
  game.ben.casts('Bend', { targets: ['Purge'] });
  game.ben.answers('yesNo', [1]);
  game.ben.answers('yesNo', [1]);
  game.ben.answers('chooseObjects', picks('Shock'));
  game.resolveAll();
  expect([game.ann.exile, game.ben.exile.toSorted()]).toEqual([[], ['Island', 'Shock']]);
});
