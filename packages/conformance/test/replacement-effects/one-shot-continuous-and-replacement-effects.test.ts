/** Resolving, one-shot and continuous effects, replacement and prevention, with cards read from text. CR 608-616. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { now, plays, table } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';

describe('resolving', () => {
  test('an intervening "if" is checked again as the ability resolves (CR 608.2a)', () => {
    const lines = [
      CUT,
      'Watch | {0} | Creature — Elf | 1/1 | When this creature enters, if you control an artifact, you gain 3 life.',
      'Rock | {0} | Artifact | |',
      'Crush | {0} | Instant | | Destroy target artifact.',
    ];
    for (const crushed of [false, true]) {
      const game = table(lines, [{ battlefield: ['Rock'], hand: ['Watch', 'Crush'] }, {}]);
      game.ann.casts('Watch');
      game.resolve();
      expect(game.game.stack).toHaveLength(1);
      if (crushed) plays(game.ann, 'Crush', 'Rock');
      expect(game.resolveAll().ann.life).toBe(crushed ? 20 : 23);
    }
  });

  test('"that creature" of a trigger is the same object also when it is no creature any more (CR 608.2j)', () => {
    const lines = [
      'Tears | {0} | Creature — Wall | 0/9 | Whenever this creature blocks a creature, exile that creature at end of combat.',
      'Sod | {0} | Instant | | Target creature becomes a land until end of turn.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Sod'] }, ['Tears']]);
    game.ann.attacks('Hill Giant');
    game.ben.blocks([['Tears', 'Hill Giant']]);
    while (game.game.stack.length === 0) game.proceed();
    plays(game.ann, 'Sod', 'Hill Giant');
    game.to('PostcombatMain');
    expect([game.ann.exile, game.ann.battlefield]).toEqual([['Hill Giant'], []]);
  });

  test('an Aura spell becomes a permanent attached to what it targeted (CR 608.3c)', () => {
    const game = table(
      ['Veil | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.'],
      [{ battlefield: ['Hill Giant'], hand: ['Veil'] }, ['Hill Giant']],
    );
    plays(game.ann, 'Veil', 'Hill Giant');
    expect([game.ann.permanent('Veil').attachedTo, game.ann.stats('Hill Giant')]).toEqual([
      game.ann.permanent('Hill Giant').id,
      '4/4',
    ]);
  });

  test('a copy of a permanent spell becomes a token (CR 608.3f, 707.10f)', () => {
    const lines = ['Twin | {0} | Instant | | Copy target creature spell.', 'Cub | {0} | Creature — Bear | 2/2 |'];
    const game = table(lines, [{ hand: ['Cub', 'Twin'] }, {}]);
    game.ann.casts('Cub');
    plays(game.ann, 'Twin', 'Cub');
    expect(game.ann.battlefield).toEqual(['Cub', 'Cub']);
    const tokens = game.game.battlefield.filter((id) => game.game.objects[id]?.card === -1);
    const [token] = tokens;
    expect([tokens.length, characteristics(game.game, token as never).power, game.game.stack.length]).toEqual([
      1, 2, 0,
    ]);
  });

  test('"as though it had flash" and "as though" it were elsewhere work together: both apply to one spell (CR 609.4, 609.4a)', () => {
    const lines = [
      'Orrery | {0} | Artifact | | You may cast spells as though they had flash.',
      'Trance | {0} | Enchantment | | You may cast creature spells from your graveyard.',
      'Cub | {0} | Creature — Bear | 2/2 |',
    ];
    for (const [battlefield, can] of [
      [['Orrery', 'Trance'], true],
      [['Orrery'], false],
      [['Trance'], false],
    ] as const) {
      const game = table(lines, [{}, { battlefield, graveyard: ['Cub'] }]);
      expect(game.ben.can('cast', 'Cub')).toBe(can);
    }
  });

  test('a one-shot effect happens once and has no duration; a continuous one modifies for a while (CR 609.1, 610.1, 611.1)', () => {
    const lines = ['Both | {0} | Instant | | Target creature gets +2/+0 until end of turn. You gain 1 life.'];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Both'] }, {}]);
    plays(game.ann, 'Both', 'Hill Giant');
    expect([game.ann.stats('Hill Giant'), game.ann.life]).toEqual(['5/3', 21]);
    game.to('Upkeep', 2);
    expect([game.ann.stats('Hill Giant'), game.ann.life]).toEqual(['3/3', 21]);
  });

  test('two that exiled "until this leaves" leave at once: both cards come back at once (CR 610.3d)', () => {
    const lines = [
      'Warder | {0} | Creature — Cleric | 1/1 | When this creature enters, exile target creature until this creature leaves the battlefield.',
      'Wipe | {0} | Instant | | Destroy all creatures.',
      'Greeter | {0} | Creature — Elf | 9/9 | Whenever another creature enters, you gain 1 life.',
    ];
    const game = table(lines, [{ hand: ['Warder', 'Warder', 'Wipe'] }, ['Greeter', 'Greeter']]);
    plays(game.ann, 'Warder', 'Greeter');
    plays(game.ann, 'Warder', 'Greeter');
    const before = game.ben.life;
    expect(game.ben.battlefield).toEqual([]);
    plays(game.ann, 'Wipe');
    expect([game.ben.battlefield, game.ben.life - before]).toEqual([['Greeter', 'Greeter'], 2]);
  });
});

describe('continuous effects', () => {
  test('the layers start from what is printed; copy effects come first and give the copiable values (CR 613.1, 613.1a, 613.2, 613.2a, 613.2c)', () => {
    const lines = [
      'Grow | {0} | Instant | | Target creature gets +3/+3 until end of turn.',
      'Double | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of a creature on the battlefield.',
      'Melt | {0} | Instant | | Target creature becomes a copy of another target creature until end of turn.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Grow', 'Double', 'Melt'] }, {}]);
    plays(game.ann, 'Grow', 'Grizzly Bears');
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Grizzly Bears')] : [],
    );
    plays(game.ann, 'Double');
    const stats = (index: number): string => {
      const { power, toughness } = now(game.ann, 'Grizzly Bears', index);
      return `${power}/${toughness}`;
    };
    expect([stats(0), stats(1)]).toEqual(['5/5', '2/2']);
    plays(game.ann, 'Melt', 'Grizzly Bears', 'Hill Giant');
    expect(game.ann.battlefield).toEqual(['Hill Giant', 'Hill Giant', 'Grizzly Bears']);
    expect([now(game.ann, 'Hill Giant', 0).power, now(game.ann, 'Hill Giant', 1).power]).toEqual([3, 6]);
  });

  test('what defines a characteristic is applied before other effects of its layer, whatever the timestamps (CR 613.3, 613.4a)', () => {
    const lines = [
      'Herd | {0} | Creature — Elf | */* | This creature’s power and toughness are each equal to the number of creatures you control.',
      'Flatten | {0} | Enchantment | | All creatures have base power and toughness 1/1.',
    ];
    const game = table(lines, [{ battlefield: ['Flatten', 'Grizzly Bears'], hand: ['Herd'] }, {}]);
    plays(game.ann, 'Herd');
    expect(game.ann.stats('Herd')).toBe('1/1');
  });

  test('protection given to a player is asked after the objects are known (CR 613.10)', () => {
    const lines = [
      'Ward | {0} | Enchantment | | You have hexproof.',
      'Jab | {0} | Instant | | Target player loses 1 life.',
    ];
    const game = table(lines, [{ hand: ['Jab'] }, ['Ward']]);
    plays(game.ann, 'Jab');
    expect([game.ann.life, game.ben.life]).toEqual([19, 20]);
    const open = table(lines, [{ hand: ['Jab'] }, []]);
    expect(plays(open.ann, 'Jab', 'ben').ben.life).toBe(19);
  });
});

describe('replacement and prevention', () => {
  test('they watch as events happen and act like shields: more life is gained, and only while the effect is there (CR 614.1)', () => {
    const lines = [
      'Bless | {0} | Enchantment | | If you would gain life, you gain that much life plus 5 instead.',
      'Cheer | {0} | Instant | | You gain 3 life.',
      'Sweep | {0} | Instant | | Destroy target enchantment.',
    ];
    const game = table(lines, [{ battlefield: ['Bless'], hand: ['Cheer', 'Cheer', 'Sweep'] }, {}]);
    expect(plays(game.ann, 'Cheer').ann.life).toBe(28);
    plays(game.ann, 'Sweep', 'Bless');
    expect(plays(game.ann, 'Cheer').ann.life).toBe(31);
  });

  test('"draw a card and reveal it": nothing is done to cards that a replacement draws instead (CR 614.11b)', () => {
    const lines = [
      'Peek | {0} | Sorcery | | Draw a card and reveal it. If it isn’t a land card, discard it.',
      'Flood | {0} | Enchantment | | If you would draw a card, draw two cards instead.',
    ];
    const game = table(lines, [{ hand: ['Peek'], library: ['Shock', 'Shock', 'Shock', 'Shock'] }, {}]);
    plays(game.ann, 'Peek');
    expect(game.ann.hand).toEqual([]);
    const flooded = table(lines, [
      { battlefield: ['Flood'], hand: ['Peek'], library: ['Shock', 'Shock', 'Shock', 'Shock'] },
      {},
    ]);
    plays(flooded.ann, 'Peek');
    expect(flooded.ann.hand).toEqual(['Shock', 'Shock']);
  });

  test('as it enters others may change zones; not itself and nothing that enters with it (CR 614.13, 614.13a)', () => {
    const lines = [
      'Ghoul | {0} | Creature — Zombie | 3/3 | As this creature enters, exile any number of permanent cards from your graveyard.',
      'Rise | {0} | Sorcery | | Put all creature cards from your graveyard onto the battlefield.',
      'Raise | {0} | Sorcery | | Return target card from your graveyard to the battlefield.',
    ];
    const game = table(lines, [{ hand: ['Raise'], graveyard: ['Ghoul', 'Grizzly Bears'] }, {}]);
    const offered: string[][] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      offered.push(question.from.map((id) => characteristics(game.game, id as never).name));
      return question.from.map((_, i) => i);
    });
    plays(game.ann, 'Raise', 'Ghoul');
    expect([offered, game.ann.exile, game.ann.battlefield]).toEqual([
      [['Grizzly Bears']],
      ['Grizzly Bears'],
      ['Ghoul'],
    ]);
    const both = table(lines, [{ hand: ['Rise'], graveyard: ['Ghoul', 'Grizzly Bears'] }, {}]);
    both.plan((question) => (question.kind === 'chooseObjects' ? question.from.map((_, i) => i) : null));
    plays(both.ann, 'Rise');
    expect([both.ann.exile, [...both.ann.battlefield].sort()]).toEqual([[], ['Ghoul', 'Grizzly Bears']]);
  });

  test('one creature is devoured once, though two devour abilities apply to what enters (CR 614.13b)', () => {
    const game = table(
      ['Elder | {0} | Creature — Viashino | 1/1 | Devour 3 / Devour 5'],
      [{ battlefield: ['Grizzly Bears'], hand: ['Elder'] }, {}],
    );
    game.plan((question) => (question.kind === 'chooseObjects' ? question.from.map((_, i) => i) : null));
    plays(game.ann, 'Elder');
    expect(game.ann.graveyard).toEqual(['Grizzly Bears']);
    expect(['4/4', '6/6']).toContain(game.ann.stats('Elder'));
  });

  test('"can’t" must be there before the event (CR 614.17a)', () => {
    const lines = [
      'Leech | {0} | Instant | | Players can’t gain life this turn.',
      'Cheer | {0} | Instant | | You gain 3 life.',
    ];
    const game = table(lines, [{ hand: ['Cheer', 'Leech', 'Cheer'] }, {}]);
    plays(game.ann, 'Cheer');
    plays(game.ann, 'Leech');
    expect(game.ann.life).toBe(23);
    expect(plays(game.ann, 'Cheer').ann.life).toBe(23);
  });

  test('a prevention shield: damage is prevented as it would be dealt, up to its amount (CR 615.1)', () => {
    const lines = [
      'Guard | {0} | Instant | | Prevent the next 3 damage that would be dealt to you this turn.',
      'Jab | {0} | Instant | | Jab deals 2 damage to any target.',
    ];
    const game = table(lines, [{ hand: ['Jab', 'Jab', 'Jab'] }, { hand: ['Guard'] }]);
    plays(game.ben, 'Guard');
    expect(plays(game.ann, 'Jab', 'ben').ben.life).toBe(20);
    expect(plays(game.ann, 'Jab', 'ben').ben.life).toBe(19);
    expect(plays(game.ann, 'Jab', 'ben').ben.life).toBe(17);
  });

  test('damage that can’t be prevented uses each shield once at most and passes it (CR 615.12, 615.12a)', () => {
    const lines = [
      'Blaze | {0} | Enchantment | | Damage can’t be prevented.',
      'Holy | {0} | Enchantment | | Prevent all damage that would be dealt to you by red sources.',
      'Jab | {R} | Instant | | Jab deals 2 damage to any target.',
    ];
    for (const [more, life] of [
      [['Blaze'], 18],
      [[], 20],
    ] as const) {
      const game = table(lines, [{ battlefield: [...more, 'Mountain'], hand: ['Jab'] }, ['Holy']]);
      expect(plays(game.ann, 'Jab', 'ben').ben.life).toBe(life);
    }
  });
});
