/** What scenarios with real cards brought to light, told with cards of our own. CR 101.2, 112.1, 115, 202.3e, 702.131b. */
import { describe, expect, test } from 'vitest';
import type { Entity, Question } from '@kitchen-table/engine';
import { plays, table } from '../support/rules-table.ts';

const CALL = 'Call Back | {0} | Sorcery | | Return target land or creature card from your graveyard to your hand.';
const PURGE = 'Purge One | {0} | Sorcery | | Exile target card from a graveyard.';

/** The names of what the next question about targets offers. */
function offered(game: ReturnType<typeof table>, cast: () => void): readonly string[] {
  let names: readonly string[] = [];
  game.ann.answers('targets', (question: Question) => {
    if (question.kind === 'targets') names = question.legal.map((entity: Entity) => nameOf(game, entity)).sort();
    return [0];
  });
  cast();
  return names;
}

function nameOf(game: ReturnType<typeof table>, entity: Entity): string {
  const object = entity < 0 ? undefined : game.game.objects[entity];
  return object === undefined ? `player ${-1 - entity}` : object.record.card.name;
}

describe('the place that an action takes its target from', () => {
  const seats = [
    {
      hand: ['Call Back', 'Purge One', 'Serra Angel'],
      graveyard: ['Grizzly Bears', 'Hill Giant', 'Shock'],
      battlefield: ['Wind Drake'],
    },
    { hand: ['Craw Wurm'], graveyard: ['Giant Spider'], battlefield: ['Wind Drake'] },
  ];
  test('a card of that kind there is a legal target, one in another zone or graveyard is not (CR 115.1)', () => {
    const game = table([CALL, PURGE], seats);
    expect(offered(game, () => game.ann.casts('Call Back'))).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
  test('"a graveyard" is any graveyard (CR 115.1)', () => {
    const game = table([CALL, PURGE], seats);
    expect(offered(game, () => game.ann.casts('Purge One'))).toEqual([
      'Giant Spider',
      'Grizzly Bears',
      'Hill Giant',
      'Shock',
    ]);
  });
  test('a card that has left the graveyard is an illegal target, and the spell does nothing (CR 608.2b)', () => {
    const game = table([CALL, PURGE], [{ hand: ['Call Back'], graveyard: ['Grizzly Bears'] }, { hand: [] }]);
    game.ann.casts('Call Back', { targets: ['Grizzly Bears'] });
    const [bears] = game.ann.state.graveyard;
    game.alter((now) => {
      now.rules.execute(
        now,
        { kind: 'do', action: { kind: 'exile', object: { kind: 'self' } } },
        { source: bears as never, controller: 0 as never, bindings: {}, x: null, stackObject: -1 as never },
      );
    });
    game.resolve();
    expect(game.ann.hand).toEqual([]);
    expect(game.game.exile.length).toBe(1);
  });
});

test('the first player is a legal target of an ability too, even when the only one (CR 115.5, 702.11d)', () => {
  const teacher = 'Stern Teacher | {0} | Artifact | | {T}: Target player loses 1 life.';
  const veil = 'Thick Veil | {0} | Enchantment | | You have hexproof.';
  const game = table([teacher, veil], [['Stern Teacher'], ['Thick Veil']]);
  expect(game.ann.can('activate', 'Stern Teacher')).toBe(true);
  game.ann.activates('Stern Teacher', { targets: ['ann'] });
  game.resolve();
  expect(game.ann.life).toBe(19);
});

test('a creature on the battlefield is no spell: what is said of damage by spells is not said of it (CR 112.1)', () => {
  const hush =
    'Hush Now | {0} | Enchantment | | If a spell you control would deal damage to a player, prevent that damage.';
  const game = table([hush], [{ battlefield: ['Hush Now', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] }, {}]);
  plays(game, game.ann, 'Shock', ['ben']);
  expect(game.ben.life).toBe(20);
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});

test('where counters cannot be put on creatures, neither damage with infect nor an effect puts one (CR 101.2)', () => {
  const keeper = "Sound Keeper | {0} | Creature — Elf | 2/2 | Elves you control can't have -1/-1 counters put on them.";
  const wither = 'Wither One | {0} | Sorcery | | Put a -1/-1 counter on target creature.';
  const bite = 'Sick Bite | {0} | Creature — Rat | 3/3 | Infect';
  const game = table([keeper, wither, bite], [{ hand: ['Wither One'], battlefield: ['Sick Bite'] }, ['Sound Keeper']]);
  plays(game, game.ann, 'Wither One', ['Sound Keeper']);
  expect(game.ben.stats('Sound Keeper')).toBe('2/2');
  game.ann.attacks('Sick Bite');
  game.ben.blocks([['Sound Keeper', 'Sick Bite']]);
  game.throughCombat();
  expect(game.ben.stats('Sound Keeper')).toBe('2/2');
});

test('the mana value of a spell on the stack counts its X, also where two are compared (CR 202.3e)', () => {
  const scale =
    'Even Scale | {0} | Enchantment | | Whenever an opponent casts an instant or sorcery spell, you may reveal the top card of your library. If you do, counter that spell if that spell has the same mana value as the revealed card.';
  const blast = 'X Blast | {X}{R} | Sorcery | | X Blast deals X damage to any target.';
  for (const [x, life] of [
    [5, 20],
    [4, 16],
  ] as const) {
    const game = table(
      [scale, blast],
      [
        { hand: ['X Blast'], battlefield: Array.from({ length: 6 }, () => 'Mountain') },
        { battlefield: ['Even Scale'], library: ['Craw Wurm'] },
      ],
    );
    game.ben.answers('yesNo', [1]);
    game.ann.casts('X Blast', { x, targets: ['ben'] });
    game.resolveAll();
    expect(game.ben.life).toBe(life);
  }
});

test.each([
  ['life', 1, 18, 2],
  ['mana', 0, 20, 1],
] as const)(
  'how a Phyrexian symbol will be paid for is announced: with %s (CR 107.4f, 601.2b)',
  (_way, yes, life, untapped) => {
    const probe = 'Small Probe | {1}{U/P} | Sorcery | | You gain 0 life.';
    const game = table([probe], [{ hand: ['Small Probe'], battlefield: ['Island', 'Island', 'Island'] }, {}]);
    game.ann.answers('yesNo', [yes]);
    plays(game, game.ann, 'Small Probe');
    expect(game.ann.life).toBe(life);
    expect(game.game.battlefield.filter((id) => (game.game.objects[id]?.status ?? 0) === 0).length).toBe(untapped);
  },
);

test('of two things that would let their controller sacrifice one enchantment only the first asks (CR 608.2d)', () => {
  const renewal =
    'Kind Return | {0} | Enchantment | | Whenever a creature you control dies, you may sacrifice this enchantment. If you do, you gain 1 life.';
  const end = 'End All | {0} | Sorcery | | Destroy all creatures.';
  const game = table(
    [renewal, end],
    [{ hand: ['End All'], battlefield: ['Kind Return', 'Grizzly Bears', 'Hill Giant'] }, {}],
  );
  let asked = 0;
  const yes = (question: Question): number[] => {
    if (question.kind === 'yesNo') asked++;
    return [1];
  };
  game.ann.answers('yesNo', yes);
  game.ann.answers('yesNo', yes);
  plays(game, game.ann, 'End All');
  game.resolveAll();
  expect(asked).toBe(1);
  expect(game.ann.life).toBe(21);
});
