/** State-based actions about battles, and about what keywords mark: blessings, day and night, speed, sectors, tokens and copies. */
import { describe, expect, test } from 'vitest';
import { DELVE_DEEPER, SHORT_CRYPT } from '../../../engine/test/support/dungeon-cards.ts';
import { type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/rules-table.ts';

const spell = (name: string, text: string): string => `${name} | {0} | Sorcery | | ${text}`;
const CUB = 'Cub | {1} | Creature — Cat | 2/2';

describe('battles (CR 704.5v-x)', () => {
  const siege = (text: string): never =>
    ({
      name: 'Long War',
      layout: 'transform',
      card_faces: [
        { name: 'Long War', mana_cost: '{0}', type_line: 'Battle — Siege', defense: '2', oracle_text: text },
        { name: 'Peace', mana_cost: '', type_line: 'Enchantment', oracle_text: '' },
      ],
    }) as never;
  const FEUD = { name: 'Feud', mana_cost: '{0}', type_line: 'Battle', defense: '2', oracle_text: '' } as never;
  const BURN = spell('Burn', 'Burn deals 2 damage to target battle.');

  test('a battle without defense counters goes to the graveyard (CR 704.5v)', () => {
    const game = table([FEUD, BURN], [{ hand: ['Burn', 'Feud'] }, []]);
    plays(game, game.ann, 'Feud');
    expect(told(game, /^704/)).toEqual([]);
    plays(game, game.ann, 'Burn', ['Feud']);
    expect(told(game, /^704/)).toEqual(['704.5v Feud is put into the graveyard']);
  });

  test('not while an ability of it waits on the stack; one of something else does not keep it (CR 704.5v)', () => {
    const game = table([siege(''), BURN], [{ hand: ['Burn', 'Long War'] }, []]);
    plays(game, game.ann, 'Long War');
    game.ann.casts('Burn', { targets: ['Long War'] });
    game.resolve();
    expect(game.stack).toHaveLength(1);
    expect(game.ann.battlefield).toEqual(['Long War']);
    const watcher = 'Watcher | {0} | Enchantment | | Whenever a source you control deals damage, scry 1.';
    const other = table([FEUD, BURN, watcher], [{ hand: ['Burn', 'Feud'], battlefield: ['Watcher'] }, []]);
    plays(other, other.ann, 'Feud');
    other.ann.casts('Burn', { targets: ['Feud'] });
    other.resolve();
    expect(other.ann.battlefield).toEqual(['Watcher']);
  });

  test('a Siege whose protector takes it gets another, an opponent of its controller (CR 704.5x)', () => {
    const take = spell('Take', 'Gain control of target battle.');
    const game = table([siege(''), take], [{ hand: ['Long War'] }, { hand: ['Take'] }, []]);
    plays(game, game.ann, 'Long War');
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.ben.id);
    game.to('PrecombatMain', 2);
    let asked: unknown = null;
    game.ben.answers('chooseObjects', (question) => {
      asked = question;
      return [1];
    });
    plays(game, game.ben, 'Take', ['Long War']);
    expect(asked).toMatchObject({
      reason: { text: 'Choose a protector for the battle', rule: '704.5x' },
      purpose: 'choose',
    });
    expect((asked as { from: unknown[] }).from).toHaveLength(2);
    expect(game.ben.permanent('Long War').memory.protector).toBe(game.cat.id);
  });
});

describe('keywords', () => {
  const CITY = 'City | {0} | Enchantment | | Ascend';
  const ten = (count: number): string[] => Array.from({ length: count }, () => 'Forest');
  const blessed = (game: Scenario): boolean => game.ann.state.designations.includes("city's blessing");

  test('ascend: with ten permanents a player gets the blessing, with nine not (CR 702.131b)', () => {
    const game = table([CITY], [{ hand: ['Forest'], battlefield: ['City', ...ten(8)] }, ten(10)]);
    expect(blessed(game)).toBe(false);
    game.ann.playsLand('Forest');
    expect(blessed(game)).toBe(true);
    expect(game.ben.state.designations).toEqual([]);
    expect(told(game, /^702\.131/)).toEqual(["702.131b ann gets this designation: city's blessing"]);
  });

  test.each([
    ['of a creature that is the tenth', 'Gain control of target creature until end of turn.'],
    ['of a land for good, which is the tenth', 'Gain control of target land.'],
  ])('control %s brings the blessing, though nothing enters (CR 702.131b)', (_what, words) => {
    const lure = spell('Lure', words);
    const game = table([CITY, CUB, lure], [{ hand: ['Lure'], battlefield: ['City', ...ten(8)] }, ['Cub', 'Swamp']]);
    expect(blessed(game)).toBe(false);
    plays(game, game.ann, 'Lure', [words.includes('land') ? 'Swamp' : 'Cub']);
    expect(blessed(game)).toBe(true);
    game.to('Upkeep', 2);
    expect(blessed(game)).toBe(true);
  });

  test('a spell that gives ascend is enough where ten permanents are there (CR 702.131b)', () => {
    const grace = spell('Grace', 'Target creature gains ascend until end of turn.');
    const game = table([CUB, grace], [{ hand: ['Grace'], battlefield: ['Cub', ...ten(9)] }, []]);
    plays(game, game.ann, 'Grace', ['Cub']);
    expect(blessed(game)).toBe(true);
  });

  test('the blessing is given once, and kept (CR 702.131c)', () => {
    const raze = spell('Raze', 'Destroy all lands.');
    const game = table([CITY, raze], [{ hand: ['Raze'], battlefield: ['City', 'City', ...ten(9)] }, []]);
    plays(game, game.ann, 'Raze');
    expect(blessed(game)).toBe(true);
    expect(told(game, /^702\.131/)).toHaveLength(1);
  });

  test('permanents that are phased out are not counted (CR 702.26b)', () => {
    const fade = spell('Fade', 'Target creature phases out.');
    const game = table([CITY, CUB, fade], [{ hand: ['Forest', 'Fade'], battlefield: ['City', 'Cub', ...ten(7)] }, []]);
    plays(game, game.ann, 'Fade', ['Cub']);
    game.ann.playsLand('Forest');
    expect(blessed(game)).toBe(false);
    game.to('Upkeep', 3);
    expect(blessed(game)).toBe(true);
  });

  test('start your engines!: a player without speed gets speed 1, once (CR 702.179a)', () => {
    const rider = 'Rider | {0} | Creature — Human | 1/1 | Start your engines!';
    const game = table([rider], [{ hand: ['Rider', 'Rider'] }, []]);
    plays(game, game.ann, 'Rider');
    plays(game, game.ann, 'Rider');
    expect(game.ann.state.counters['speed']).toBe(1);
    expect(game.ben.state.counters['speed'] ?? 0).toBe(0);
  });

  const wolf = (name: string): never =>
    ({
      name,
      layout: 'transform',
      card_faces: [
        { name, mana_cost: '{0}', type_line: 'Creature — Human', power: '1', toughness: '1', oracle_text: 'Daybound' },
        {
          name: `${name} by Night`,
          mana_cost: '',
          type_line: 'Creature — Wolf',
          power: '3',
          toughness: '3',
          oracle_text: 'Nightbound',
        },
      ],
    }) as never;

  test('it becomes day when a daybound permanent appears and it is neither, and only then (CR 702.145d)', () => {
    const game = table(
      [wolf('Warden'), CUB, CITY],
      [{ hand: ['Warden', 'Warden', 'City'], battlefield: ['Forest'] }, []],
    );
    plays(game, game.ann, 'City');
    expect(game.game.dayNight).toBe(null);
    plays(game, game.ann, 'Warden');
    plays(game, game.ann, 'Warden');
    expect(game.game.dayNight).toBe('day');
    expect(told(game, /^702\.145/)).toEqual(['702.145d It becomes day']);
  });

  test('each creature without a sector is given one, for a creature of others as well (CR 704.5u)', () => {
    const sculptor = 'Sculptor | {0} | Creature — Human | 1/1 | Space sculptor';
    const game = table([sculptor, CUB], [{ hand: ['Sculptor'], battlefield: ['Cub', 'Forest'] }, ['Cub']]);
    const order: string[] = [];
    for (const player of [game.ann, game.ben])
      game.plan((question) => {
        if (question.kind !== 'chooseOption' || question.player !== player.id) return null;
        order.push(`${player.name}: ${question.reason.text} ${question.reason.rule}`);
        return [player === game.ann ? 1 : 2];
      });
    plays(game, game.ann, 'Sculptor');
    expect(order).toEqual([
      'ben: Choose a sector for Cub 702.158c',
      'ann: Choose a sector for Cub 702.158c',
      'ann: Choose a sector for Sculptor 702.158c',
    ]);
    expect(game.ben.permanent('Cub').memory.marks?.['sector']).toBe(3);
    expect(game.ann.permanent('Sculptor').memory.marks?.['sector']).toBe(2);
    expect(game.ann.permanent('Forest').memory.marks?.['sector']).toBe(undefined);
    expect(told(game, /^704/)).toHaveLength(3);
  });

  test('sectors last while a sculptor, or an ability of one, is there (CR 702.158b)', () => {
    const sculptor = 'Sculptor | {0} | Creature — Human | 1/1 | Space sculptor / {0}: Scry 1.';
    const kill = 'Kill | {0} | Instant | | Destroy target creature.';
    const game = table([sculptor, CUB, kill], [{ hand: ['Kill'], battlefield: ['Sculptor', 'Cub'] }, []]);
    const sector = (): unknown => game.ann.permanent('Cub').memory.marks?.['sector'];
    expect(sector()).toBe(1);
    game.ann.activates('Sculptor');
    game.ann.casts('Kill', { targets: ['Sculptor'] });
    game.resolve();
    expect([game.ann.battlefield, game.stack.length, sector()]).toEqual([['Cub'], 1, 1]);
    game.resolve();
    expect(sector()).toBe(undefined);
  });
});

describe('what ceases to exist', () => {
  test('a token that is not on the battlefield, a copy of a spell that is not on the stack (CR 704.5d, 704.5e)', () => {
    const cards = [
      spell('Spawn', 'Create a 1/1 green Cat creature token.'),
      spell('Bounce', "Return all creatures to their owners' hands."),
      'Echo | {0} | Instant | | Copy target instant or sorcery spell.',
      CUB,
    ];
    const game = table(cards, [{ hand: ['Spawn', 'Bounce', 'Echo'], battlefield: ['Cub'] }, []]);
    game.ann.casts('Spawn');
    game.ann.casts('Echo', { targets: ['Spawn'] });
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Cub', 'Cat Token', 'Cat Token']);
    expect(game.ann.graveyard).toEqual(['Echo', 'Spawn']);
    plays(game, game.ann, 'Bounce');
    expect([game.ann.battlefield, game.ann.hand]).toEqual([[], ['Cub']]);
  });

  test('a dungeon whose last room is left by its ability is completed (CR 704.5t)', () => {
    const hand = ['Delve Deeper', 'Delve Deeper'];
    const game = scenario([{ hand }, {}], { cards: [DELVE_DEEPER, SHORT_CRYPT], log: true });
    game.ann.casts('Delve Deeper');
    game.resolveAll();
    game.ann.casts('Delve Deeper');
    game.resolve();
    expect([game.stack.length, game.ann.command]).toEqual([1, ['Short Crypt']]);
    game.resolve();
    expect(game.ann.command).toEqual([]);
    expect(game.ann.life).toBe(26);
    expect(told(game, /^704\.5t/)).toHaveLength(1);
  });
});
