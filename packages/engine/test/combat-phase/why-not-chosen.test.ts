import { expect, test } from 'vitest';
import { type Entity, legalActions, objectEntity, whyNotChosen } from '../../src/index.ts';
import { creature, keyword, lands } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const hidden = creature('Test Hidden', '0', 1, 1, keyword('hexproof'));
const wall = creature('Test Wall', '0', 0, 4, keyword('defender'));
const bird = creature('Test Bird', '0', 1, 1, keyword('flying'));
const cards = [hidden, wall, bird];

function reasons(game: Scenario, entity: Entity): readonly string[] {
  const { question } = game.session;
  if (question === null) throw new Error('nothing is asked');
  return whyNotChosen(game.game, question, entity).map(({ rule, because }) => `${rule} ${because}`);
}

/** Goes on with the open question left open: takes the cast of the card. */
function beginsToCast(game: Scenario, name: string): void {
  const card = game.ann.state.hand.find((id) => game.ann.names([id])[0] === name);
  const option = legalActions(game.game, game.ann.id).findIndex((one) => one.kind === 'cast' && one.object === card);
  game.session.answer([option]);
}

test('what a target question leaves out says why: hexproof, or not what the text asks for (CR 702.11b, 601.2c)', () => {
  const game = scenario(
    [{ battlefield: ['Forest', 'Grizzly Bears', 'Hill Giant'], hand: ['Giant Growth'] }, ['Test Hidden']],
    {
      cards,
    },
  );
  beginsToCast(game, 'Giant Growth');
  expect(game.session.question?.kind).toBe('targets');
  expect(reasons(game, objectEntity(game.ann.permanent('Grizzly Bears').id))).toEqual([]);
  expect(reasons(game, objectEntity(game.ben.permanent('Test Hidden').id))).toEqual(['702.11b it has hexproof']);
  expect(reasons(game, objectEntity(game.ann.permanent('Forest').id))).toEqual([
    '601.2c it is not what the text asks for',
  ]);
  expect(reasons(game, objectEntity(game.game.stack[0] as never))[0]).toMatch(/^115.5/);
});

/** Passes until a question of the kind is open. */
function until(game: Scenario, kind: string): void {
  for (let i = 0; i < 40 && game.session.question?.kind !== kind; i++) {
    const { question } = game.session;
    if (question?.kind === 'attackers') game.session.answer([0, 0]);
    else
      game.session.answer([
        (question as { options?: readonly { kind: string }[] }).options?.findIndex(({ kind: one }) => one === 'pass') ??
          0,
      ]);
  }
  expect(game.session.question?.kind).toBe(kind);
}

test('a creature that can not attack says why: defender, tapped, somebody else’s (CR 702.3b, 508.1a)', () => {
  const game = scenario([['Test Wall', 'Hill Giant', ...lands(1)], ['Grizzly Bears']], { cards });
  until(game, 'attackers');
  expect(reasons(game, objectEntity(game.ann.permanent('Test Wall').id))).toEqual(['702.3b it has defender']);
  expect(reasons(game, objectEntity(game.ann.permanent('Hill Giant').id))).toEqual([]);
  expect(reasons(game, objectEntity(game.ben.permanent('Grizzly Bears').id))[0]).toMatch(/^508.1a/);
  expect(reasons(game, objectEntity(game.ann.permanent('Mountain').id))).toEqual(['508.1a it is not a creature']);
});

test('a creature that can not block says why (CR 509.1b, 702.9b)', () => {
  const game = scenario([['Test Bird'], ['Grizzly Bears', 'Test Bird']], { cards });
  until(game, 'blockers');
  expect(reasons(game, objectEntity(game.ben.permanent('Grizzly Bears').id))[0]).toMatch(/^702.9b/);
  expect(reasons(game, objectEntity(game.ben.permanent('Test Bird').id))).toEqual([]);
  expect(reasons(game, objectEntity(game.ann.permanent('Test Bird').id))).toEqual([]);
});
