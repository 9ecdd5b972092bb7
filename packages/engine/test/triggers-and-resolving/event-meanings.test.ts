/** What small events are seen in: crimes, descending, "under your control", "causes you to discard", what was gained in all. */
import type { Ability, Action, Condition } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { act, card, classFilter, filter, number, spell, target, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const select = (of: ReturnType<typeof filter>) =>
  ({ kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: of }) as const;

/** Gains 7 life whenever it happens. */
function listener(
  name: string,
  event: Action,
  more: Partial<Extract<Ability, { kind: 'triggered' }>['trigger']> = {},
): Card {
  return card(name, {
    types: ['artifact'],
    cost: '0',
    abilities: [
      {
        kind: 'triggered',
        trigger: { kind: 'trigger', word: 'whenever', events: [event], ...more },
        clause: act({ kind: 'gainLife', amount: number(7), actor: you }),
      },
    ],
  });
}

const POLICE = listener('Test Police', { kind: 'keywordAction', action: 'commit a crime', actor: you } as Action);
const MINER = listener('Test Miner', { kind: 'keywordAction', action: 'descend', actor: you } as Action);
const UNDER = listener('Test Mourner', { kind: 'die', object: select(filter('creature')), under: you } as Action);
const GUARD = card('Test Guarded', {
  types: ['creature'],
  cost: '0',
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'when',
        events: [
          {
            kind: 'discard',
            actor: you,
            object: { kind: 'self' },
            cause: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: {
                kind: 'filter',
                noun: {
                  kind: 'alternatives',
                  join: 'or',
                  of: [
                    { kind: 'alternative', words: [{ kind: 'classWord', word: 'spell' }] },
                    { kind: 'alternative', words: [{ kind: 'classWord', word: 'ability' }] },
                  ],
                },
                qualities: [{ kind: 'controlledBy', player: select(classFilter('opponent')) }],
              },
            },
          } as Action,
        ],
      },
      clause: act({ kind: 'gainLife', amount: number(7), actor: you }),
    },
  ],
});
const EACH_DISCARDS = card('Test Mind Storm', {
  types: ['sorcery'],
  cost: '0',
  abilities: [
    spell(
      act({
        kind: 'discard',
        object: select(classFilter('card')),
        actor: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'each' }, filter: classFilter('player') },
      }),
    ),
  ],
});
const happened: Condition = {
  kind: 'happened',
  event: { kind: 'gainLife', actor: you } as Action,
  when: { kind: 'thisTurn' },
  total: number(3),
};
const HARVEST = listener(
  'Test Harvest',
  { kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', of: you } } as Action,
  {
    condition: happened,
  },
);
const SIP = card('Test Sip', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'gainLife', amount: number(2), actor: you }))],
});
const KILL = card('Test Kill', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'destroy', object: target(filter('creature')) }))],
});
const EXHUME = card('Test Exhume', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell(
      act({
        kind: 'exile',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a', target: true },
          filter: { ...classFilter('card'), qualities: [{ kind: 'inZone', zone: ['graveyard'] }] },
          label: 'target1',
        },
      }),
    ),
  ],
});
const CARDS = [POLICE, MINER, UNDER, GUARD, EACH_DISCARDS, HARVEST, SIP, KILL, EXHUME];
const play = (game: Scenario, name: string, ...targets: string[]): Scenario => {
  game.ann.casts(name, { targets });
  return game.resolveAll();
};

test('a crime is targeting an opponent, a permanent of theirs, or a card in their graveyard', () => {
  const seats = (): Scenario =>
    scenario(
      [
        {
          battlefield: ['Test Police', 'Grizzly Bears', 'Mountain'],
          hand: ['Shock', 'Test Kill', 'Test Exhume', 'Test Sip'],
          graveyard: ['Plains'],
        },
        { battlefield: ['Hill Giant'], graveyard: ['Forest'] },
      ],
      { cards: CARDS },
    );
  expect(play(seats(), 'Shock', 'ben').ann.life).toBe(27);
  expect(play(seats(), 'Shock', 'ann').ann.life).toBe(18);
  expect(play(seats(), 'Test Kill', 'Hill Giant').ann.life).toBe(27);
  expect(play(seats(), 'Test Kill', 'Grizzly Bears').ann.life).toBe(20);
  expect(play(seats(), 'Test Exhume', 'Forest').ann.life).toBe(27);
  expect(play(seats(), 'Test Exhume', 'Plains').ann.life).toBe(20);
  expect(play(seats(), 'Test Sip').ann.life).toBe(22);
});

test('descending is a permanent card put into its owner’s graveyard from anywhere; instants are none', () => {
  const game = scenario(
    [{ battlefield: ['Test Miner', 'Grizzly Bears'], hand: ['Test Kill', 'Test Sip'] }, ['Hill Giant']],
    { cards: CARDS },
  );
  play(game, 'Test Sip');
  expect(game.ann.life).toBe(22);
  play(game, 'Test Kill', 'Grizzly Bears');
  expect(game.ann.life).toBe(29);
  const other = scenario([{ battlefield: ['Test Miner'], hand: ['Test Kill'] }, ['Hill Giant']], { cards: CARDS });
  expect(play(other, 'Test Kill', 'Hill Giant').ann.life).toBe(20);
});

test('"dies under your control" asks who controlled it last (CR 603.10a)', () => {
  const seats = (): Scenario =>
    scenario([{ battlefield: ['Test Mourner', 'Grizzly Bears'], hand: ['Test Kill'] }, ['Hill Giant']], {
      cards: CARDS,
    });
  expect(play(seats(), 'Test Kill', 'Grizzly Bears').ann.life).toBe(27);
  expect(play(seats(), 'Test Kill', 'Hill Giant').ann.life).toBe(20);
});

test('"causes you to discard" asks who controlled the spell or ability; the end of the turn causes nothing', () => {
  const mine = scenario([{ hand: ['Test Mind Storm', 'Test Guarded'] }, []], { cards: CARDS });
  play(mine, 'Test Mind Storm');
  expect(mine.ann.graveyard).toContain('Test Guarded');
  expect(mine.ann.life).toBe(20);
  const theirs = scenario([{ hand: ['Test Guarded'], library: [] }, { hand: ['Test Mind Storm'] }], { cards: CARDS });
  theirs.to('PrecombatMain', 2);
  theirs.ben.casts('Test Mind Storm');
  theirs.resolveAll();
  expect(theirs.ann.life).toBe(27);
});

test('life gained in all this turn is added up', () => {
  for (const [sips, life] of [
    [1, 22],
    [2, 31],
  ] as const) {
    const game = scenario([{ battlefield: ['Test Harvest'], hand: ['Test Sip', 'Test Sip'] }, []], { cards: CARDS });
    for (let i = 0; i < sips; i++) play(game, 'Test Sip');
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(life);
  }
});
