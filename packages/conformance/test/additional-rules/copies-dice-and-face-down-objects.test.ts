/** Timestamps, state-based actions, dice, copies and face-down objects, with cards read from text. CR 613.7, 704-708. */
import { describe, expect, test } from 'vitest';
import { characteristics, StatusBit, TypeBit } from '@kitchen-table/engine';
import { now, plays, table, uses } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';
const DOUBLE =
  'Double | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of a creature on the battlefield.';
const flying = (facts: { abilities: readonly { ability: { kind: string; keyword?: string } }[] }): boolean =>
  facts.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flying');

describe('timestamps', () => {
  test('a static ability has the timestamp of its object; becoming attached renews it (CR 613.7a, 613.7e)', () => {
    const lines = [
      'Wings | {0} | Artifact — Equipment | | Equipped creature has flying. / Equip {0}',
      'Weight | {0} | Artifact — Equipment | | Equipped creature loses flying. / Equip {0}',
    ];
    const game = table(lines, [['Wings', 'Weight', 'Hill Giant'], {}]);
    uses(game.ann, 'Wings', 'Hill Giant');
    uses(game.ann, 'Weight', 'Hill Giant');
    expect(flying(now(game.ann, 'Hill Giant'))).toBe(false);
    const other = table(lines, [['Wings', 'Weight', 'Hill Giant'], {}]);
    uses(other.ann, 'Weight', 'Hill Giant');
    uses(other.ann, 'Wings', 'Hill Giant');
    expect(flying(now(other.ann, 'Hill Giant'))).toBe(true);
  });

  test('a permanent has a new timestamp when it turns face up (CR 613.7f)', () => {
    const lines = [
      'Flattener | {5} | Creature — Elf | 1/1 | Morph {0} / Other creatures lose flying.',
      'Lifter | {0} | Enchantment | | All creatures have flying.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Flattener', 'Lifter'] }, {}]);
    plays(game.ann, 'Lifter');
    expect(flying(now(game.ann, 'Hill Giant'))).toBe(true);
    const down = table(lines, [
      { battlefield: ['Hill Giant', 'Plains', 'Plains', 'Plains'], hand: ['Flattener', 'Lifter'] },
      {},
    ]);
    down.ann.casts('Flattener', { via: 'morph' });
    down.resolveAll();
    plays(down.ann, 'Lifter');
    const before =
      down.game.objects[down.game.battlefield.find((id) => characteristics(down.game, id).name === '') ?? 0]
        ?.timestamp ?? 0;
    down.ann.takes('turn face up', '');
    expect(down.ann.permanent('Flattener').timestamp).toBeGreaterThan(before);
    expect(flying(now(down.ann, 'Hill Giant'))).toBe(false);
  });

  test('what enters at once has timestamps in turn order of the controllers (CR 613.7m)', () => {
    const lines = [
      'Recall | {0} | Sorcery | | Return all creature cards from all graveyards to the battlefield under their owners’ control.',
    ];
    const game = table(lines, [{ hand: ['Recall'], graveyard: ['Hill Giant'] }, { graveyard: ['Grizzly Bears'] }]);
    plays(game.ann, 'Recall');
    expect(game.ann.permanent('Hill Giant').timestamp).toBeLessThan(game.ben.permanent('Grizzly Bears').timestamp);
  });
});

describe('state-based actions', () => {
  test('they happen by themselves, without the stack, whoever has priority; a watched state is an ability that triggers (CR 704.1, 704.1a, 704.2)', () => {
    const lines = [
      'Wither | {0} | Instant | | Target creature gets -5/-5 until end of turn.',
      'Castaway | {0} | Creature — Elf | 1/1 | When you control no Islands, sacrifice this creature.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Wither', 'Castaway'] }, {}]);
    game.ann.casts('Wither', { targets: ['Hill Giant'] });
    game.resolve();
    expect([game.game.stack.length, game.ann.graveyard]).toEqual([0, ['Wither', 'Hill Giant']]);
    game.ann.casts('Castaway');
    game.resolve();
    expect([game.game.stack.length, game.ann.battlefield]).toEqual([1, ['Castaway']]);
    expect(game.resolveAll().ann.battlefield).toEqual([]);
  });

  test('the copy of a spell or card ceases to exist anywhere but on the stack or the battlefield (CR 704.5e, 707.10a)', () => {
    const lines = [
      'Cheer | {0} | Instant | | You gain 3 life.',
      'Fork | {0} | Instant | | Copy target instant or sorcery spell. You may choose new targets for the copy.',
    ];
    const game = table(lines, [{ hand: ['Cheer', 'Fork'] }, {}]);
    game.ann.casts('Cheer');
    plays(game.ann, 'Fork', 'Cheer');
    expect([game.ann.life, game.ann.graveyard]).toEqual([26, ['Fork', 'Cheer']]);
  });

  test('Equipment that becomes a creature is unattached and stays (CR 704.5p)', () => {
    const lines = [
      'Sword | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {0}',
      'Wake | {0} | Enchantment | | All artifacts are 3/3 creatures in addition to their other types.',
    ];
    const game = table(lines, [{ battlefield: ['Sword', 'Hill Giant'], hand: ['Wake'] }, {}]);
    uses(game.ann, 'Sword', 'Hill Giant');
    expect(game.ann.stats('Hill Giant')).toBe('5/3');
    plays(game.ann, 'Wake');
    expect([game.ann.stats('Hill Giant'), game.ann.battlefield.includes('Sword')]).toEqual(['3/3', true]);
    expect(game.ann.permanent('Sword').attachedTo).not.toBe(game.ann.permanent('Hill Giant').id);
  });

  test('what leaves by state-based actions is known as it was before all of them: its +1/+1 counter was there (CR 704.8)', () => {
    const lines = [
      'Wolf | {0} | Creature — Wolf | 1/1 | Undying',
      'Shrink | {0} | Instant | | Put three -1/-1 counters on target creature.',
      CUT,
    ];
    const game = table(lines, [{ battlefield: ['Wolf'], hand: ['Cut', 'Shrink'] }, {}]);
    plays(game.ann, 'Cut', 'Wolf');
    expect(game.ann.stats('Wolf')).toBe('2/2');
    plays(game.ann, 'Shrink', 'Wolf');
    expect([game.ann.battlefield, game.ann.graveyard.includes('Wolf')]).toEqual([[], true]);
  });
});

describe('coins and dice', () => {
  test('a coin flip is won or lost by who flips it, each about half the time (CR 705.2)', () => {
    const line =
      'Luck | {0} | Instant | | Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 1 life.';
    const lives = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const game = table([line], [{ hand: ['Luck'] }, {}], { seed: `coin ${i}` });
      lives.add(plays(game.ann, 'Luck').ann.life);
      expect(game.ben.life).toBe(20);
    }
    expect([...lives].sort()).toEqual([19, 23]);
  });

  test('a die of N sides shows 1 to N; the result is one number for the whole ability (CR 706.1, 706.1a, 706.2, 706.4)', () => {
    const line = 'Dice | {0} | Instant | | Roll a d4. You gain life equal to the result.';
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++)
      seen.add(plays(table([line], [{ hand: ['Dice'] }, {}], { seed: `die ${i}` }).ann, 'Dice').ann.life - 20);
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
    const same =
      'Even | {0} | Instant | | Roll a d8. You gain life equal to the result. You lose life equal to the result.';
    expect(plays(table([same], [{ hand: ['Even'] }, {}]).ann, 'Even').ann.life).toBe(20);
  });

  test('a results table: the line in whose range the result is, and no other (CR 706.3a, 706.3b)', () => {
    const card = {
      name: 'Fate',
      mana_cost: '{0}',
      type_line: 'Instant',
      oracle_text: 'Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 2 life.',
    };
    const seen = new Set<number>();
    for (let i = 0; i < 20; i++)
      seen.add(plays(table([card], [{ hand: ['Fate'] }, {}], { seed: `fate ${i}` }).ann, 'Fate').ann.life);
    expect([...seen].sort()).toEqual([21, 22]);
  });
});

describe('copies', () => {
  const enter = (game: ReturnType<typeof table>, original: string): void => {
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, original)] : [],
    );
    plays(game.ann, 'Double');
  };

  test('a copy has the color and the abilities once; what later happens to the original does not change it (CR 707.1, 707.2a, 707.2b)', () => {
    const lines = [DOUBLE, CUT, 'Hawk | {W} | Creature — Bird | 1/1 | Flying'];
    const game = table(lines, [{ battlefield: ['Hawk'], hand: ['Double', 'Cut'] }, {}]);
    enter(game, 'Hawk');
    const [first, second] = [now(game.ann, 'Hawk', 0), now(game.ann, 'Hawk', 1)];
    expect([second.colors, second.abilities.length, second.subtypes]).toEqual([first.colors, 1, ['Bird']]);
    plays(game.ann, 'Cut', 'Hawk');
    expect([game.ann.battlefield, flying(now(game.ann, 'Hawk'))]).toEqual([['Hawk'], true]);
  });

  test('a copy of a copy, with its exceptions: they are copiable (CR 707.3, 707.9b)', () => {
    const lines = [
      DOUBLE,
      'Statue | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any artifact or creature on the battlefield, except it’s an enchantment in addition to its other types.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Statue', 'Double'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Statue');
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [question.from.length - 1] : [],
    );
    plays(game.ann, 'Double');
    const types = [0, 1, 2].map((index) => now(game.ann, 'Hill Giant', index).types);
    const both = TypeBit.Creature | TypeBit.Enchantment;
    expect(types).toEqual([TypeBit.Creature, both, both]);
  });

  test('becoming a copy of something else triggers nothing and keeps what else affects it (CR 707.4)', () => {
    const lines = [
      'Shifter | {0} | Creature — Shapeshifter | 0/1 | Whenever another creature you control enters, this creature becomes a copy of it, except it has this ability.',
      'Grow | {0} | Instant | | Target creature gets +3/+3 until end of turn.',
      'Priest | {0} | Creature — Cleric | 1/1 | When this creature enters, you gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Shifter'], hand: ['Grow', 'Priest'] }, {}]);
    plays(game.ann, 'Grow', 'Shifter');
    plays(game.ann, 'Priest');
    expect([game.ann.life, now(game.ann, 'Priest', 0).power, now(game.ann, 'Priest', 1).power]).toEqual([21, 4, 1]);
  });

  test('a copied ability has the same source and does the same to it (CR 707.10b)', () => {
    const lines = [
      'Pump | {0} | Creature — Elf | 1/1 | {0}: This creature gets +1/+0 until end of turn.',
      'Echo | {0} | Instant | | Copy target activated or triggered ability. You may choose new targets for the copy.',
    ];
    const game = table(lines, [{ battlefield: ['Pump', 'Pump'], hand: ['Echo'] }, {}]);
    game.ann.activates('Pump');
    game.ann.casts('Echo', { targets: ['Pump'] });
    game.resolveAll();
    expect([now(game.ann, 'Pump', 0).power + now(game.ann, 'Pump', 1).power]).toEqual([4]);
    expect([now(game.ann, 'Pump', 0).power, now(game.ann, 'Pump', 1).power]).toContain(3);
  });

  test('"it" is tracked though its name changes: what was announced happens to that permanent (CR 707.11)', () => {
    const lines = [
      'Shifter | {0} | Creature — Shapeshifter | 0/1 | Whenever another creature you control enters, this creature becomes a copy of it, except it has this ability.',
      'Crazed | {0} | Creature — Beast | 3/3 | {0}: This creature gains trample until end of turn. Destroy it at the beginning of the next end step.',
      'Cub | {0} | Creature — Bear | 2/2 |',
    ];
    const game = table(lines, [{ battlefield: ['Shifter'], hand: ['Crazed', 'Cub'] }, {}]);
    plays(game.ann, 'Crazed');
    const shifter = game.game.battlefield[0];
    const question = game.question;
    if (question?.kind !== 'priority') throw new Error('no priority');
    game.answer([question.options.findIndex((option) => option.kind === 'activate' && option.object === shifter)]);
    game.resolveAll();
    plays(game.ann, 'Cub');
    expect(game.ann.battlefield).toEqual(['Cub', 'Crazed', 'Cub']);
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toEqual(['Crazed', 'Cub']);
  });

  test('a token that is a copy of a transforming card has both faces, and the side that is up (CR 707.8, 707.8a)', () => {
    const moth = {
      name: 'Larva // Moth',
      layout: 'transform',
      card_faces: [
        {
          name: 'Larva',
          mana_cost: '{0}',
          type_line: 'Creature — Insect',
          power: '1',
          toughness: '1',
          oracle_text: '',
        },
        {
          name: 'Moth',
          mana_cost: '',
          type_line: 'Creature — Insect',
          power: '4',
          toughness: '4',
          oracle_text: 'Flying',
        },
      ],
    };
    const lines = [
      moth,
      'Turn | {0} | Instant | | Transform target creature.',
      'Twin | {0} | Sorcery | | Create a token that’s a copy of target creature.',
    ];
    const game = table(lines, [{ hand: ['Larva // Moth', 'Turn', 'Turn', 'Twin'] }, {}]);
    plays(game.ann, 'Larva');
    plays(game.ann, 'Turn', 'Larva');
    plays(game.ann, 'Twin', 'Moth');
    expect(game.ann.battlefield).toEqual(['Moth', 'Moth']);
    const token = game.game.battlefield.find((id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.Token) !== 0);
    game.plan((question) => (question.kind === 'targets' ? [question.legal.indexOf(token as never)] : null));
    game.ann.casts('Turn', { targets: [] });
    game.resolveAll();
    expect([...game.ann.battlefield].sort()).toEqual(['Larva', 'Moth']);
  });
});

describe('face-down objects', () => {
  const lines = [
    'Lizard | {4}{G} | Creature — Lizard | 5/5 | Flying / Morph {0} / When this creature enters, you gain 7 life. / When this creature is turned face up, you gain 1 life.',
    'Muse | {0} | Enchantment | | Whenever you cast a face-down creature spell, you gain 20 life.',
    'Pure | {0} | Enchantment | | You can’t cast colorless spells.',
    'Grow | {0} | Instant | | Target creature gets +3/+3 until end of turn.',
    'Raise | {0} | Sorcery | | Put target creature card from a graveyard onto the battlefield face down.',
  ];
  const facedown = (game: ReturnType<typeof table>): ReturnType<typeof characteristics> => {
    const id = [...game.game.stack, ...game.game.battlefield].find(
      (each) => ((game.game.objects[each]?.status ?? 0) & StatusBit.FaceDown) !== 0,
    );
    return characteristics(game.game, id as never);
  };

  test('a face-down spell and permanent is a 2/2 creature without anything else; nothing of the card is seen as it is cast or enters (CR 708.2, 708.2a, 708.3, 708.4)', () => {
    const game = table(lines, [{ battlefield: ['Muse', 'Plains', 'Plains', 'Plains'], hand: ['Lizard'] }, {}]);
    game.ann.casts('Lizard', { via: 'morph' });
    const spell = facedown(game);
    expect([spell.name, spell.power, spell.manaValue, spell.colors, spell.subtypes.length]).toEqual(['', 2, 0, 0, 0]);
    game.resolveAll();
    const { power, toughness, abilities, types } = facedown(game);
    expect([power, toughness, abilities.length, types, game.ann.life]).toEqual([2, 2, 0, TypeBit.Creature, 40]);
    const banned = table(lines, [{ battlefield: ['Pure', 'Plains', 'Plains', 'Plains'], hand: ['Lizard'] }, {}]);
    expect(banned.ann.can('cast', 'Lizard')).toBe(false);
  });

  test('its controller may look at it and turn it up; the others may not; spells are not turned up (CR 708.5, 708.7)', () => {
    const game = table(lines, [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Lizard'] }, {}]);
    game.ann.casts('Lizard', { via: 'morph' });
    const special = (): boolean => game.session.options(0 as never).some((option) => option.kind === 'special');
    expect(special()).toBe(false);
    game.resolveAll();
    expect([special(), game.session.options(1 as never).some((option) => option.kind === 'special')]).toEqual([
      true,
      false,
    ]);
    const seen = (player: number): boolean => JSON.stringify(game.session.view(player as never)).includes('Lizard');
    expect([seen(0), seen(1)]).toEqual([true, false]);
  });

  test('turned face up it has its values again, keeps what affects it, and does not enter again (CR 708.8)', () => {
    const game = table(lines, [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Lizard', 'Grow'] }, {}]);
    game.ann.casts('Lizard', { via: 'morph' });
    game.resolveAll();
    game.plan((question) => (question.kind === 'targets' ? [0] : null));
    game.ann.casts('Grow');
    game.resolveAll();
    expect(facedown(game).power).toBe(5);
    game.ann.takes('turn face up', '');
    game.resolveAll();
    expect([game.ann.stats('Lizard'), flying(now(game.ann, 'Lizard')), game.ann.life]).toEqual(['8/8', true, 21]);
  });

  test('what enters face down does not do what it does as it enters (CR 708.3)', () => {
    const game = table(lines, [{ hand: ['Raise'], graveyard: ['Lizard'] }, {}]);
    plays(game.ann, 'Raise', 'Lizard');
    expect([facedown(game).power, game.ann.life]).toEqual([2, 20]);
  });

  test('a face-down permanent that becomes a copy stays 2/2; turned face up it is the copy (CR 708.10, 613.2b)', () => {
    const melt =
      'Melt | {0} | Instant | | Target creature becomes a copy of another target creature until end of turn.';
    const game = table(
      [...lines, melt],
      [{ battlefield: ['Plains', 'Plains', 'Plains', 'Hill Giant'], hand: ['Lizard', 'Melt'] }, {}],
    );
    game.ann.casts('Lizard', { via: 'morph' });
    game.resolveAll();
    game.ann.casts('Melt', { targets: ['', 'Hill Giant'] });
    game.resolveAll();
    expect([facedown(game).power, facedown(game).name]).toEqual([2, '']);
    game.ann.takes('turn face up', '');
    game.resolveAll();
    expect(game.ann.battlefield.filter((name) => name === 'Hill Giant')).toHaveLength(2);
  });
});
