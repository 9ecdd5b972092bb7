/** Corners of control, copies of spells, casting meanwhile, day and night, and players who leave. CR 613, 702, 707, 726, 800. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const ELK = 'Elk | {0} | Creature — Elk | 2/4 |';
const SIP = 'Sip | {0} | Instant | | You gain 2 life.';
const BURN = 'Burn | {0} | Instant | | Burn deals 3 damage to any target.';

describe('control', () => {
  const TAKE = 'Take | {0} | Instant | | Gain control of target creature.';
  const LEND = 'Lend | {0} | Instant | | Gain control of target creature until end of turn.';

  test('the latest of several effects counts; when it ends, the one before it does again (CR 613.7, 110.2)', () => {
    const game = table([OX, TAKE, LEND], [['Ox'], { hand: ['Take'] }, { hand: ['Lend'] }]);
    plays(game.cat, 'Lend', 'Ox');
    plays(game.ben, 'Take', 'Ox');
    expect([game.ann, game.ben, game.cat].map((seat) => seat.battlefield.length)).toEqual([0, 1, 0]);
    game.to('Upkeep', 2);
    expect(game.ben.battlefield).toEqual(['Ox']);
    const other = table([OX, TAKE, LEND], [['Ox'], { hand: ['Take'] }, { hand: ['Lend'] }]);
    plays(other.ben, 'Take', 'Ox');
    plays(other.cat, 'Lend', 'Ox');
    expect(other.cat.battlefield).toEqual(['Ox']);
    other.to('Upkeep', 2);
    expect(other.ben.battlefield).toEqual(['Ox']);
  });

  test('control is not exchanged between permanents of one player, nor with one that is gone (CR 701.10b)', () => {
    const swap = 'Swap | {0} | Instant | | Exchange control of two target creatures.';
    const slay = 'Slay | {0} | Instant | | Destroy target creature.';
    const game = table(
      [OX, ELK, swap, slay],
      [
        { battlefield: ['Ox'], hand: ['Swap', 'Swap'] },
        { battlefield: ['Elk'], hand: ['Slay'] },
      ],
    );
    plays(game.ann, 'Swap', 'Ox', 'Elk');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Elk'], ['Ox']]);
    game.ann.casts('Swap', { targets: ['Ox', 'Elk'] });
    game.ben.casts('Slay', { targets: ['Ox'] });
    game.resolveAll();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Elk'], []]);
  });

  test('when a player leaves, what that player owns leaves, and what that player took goes back (CR 800.4a)', () => {
    const game = table([OX, ELK, TAKE], [['Ox'], { battlefield: ['Elk'], hand: ['Take'] }, { hand: ['Take'] }]);
    plays(game.ben, 'Take', 'Ox');
    plays(game.cat, 'Take', 'Elk');
    game.session.concede(game.ben.id as never);
    while (game.question !== null && game.question.kind !== 'priority') game.proceed();
    expect([game.ann.battlefield, game.cat.battlefield]).toEqual([['Ox'], []]);
  });
});

describe('sizes', () => {
  test('switching comes after every other change, whenever that began (CR 613.4d)', () => {
    const turn = 'Turn | {0} | Instant | | Switch target Elk’s power and toughness until end of turn.';
    const grow = 'Grow | {0} | Instant | | Target creature gets +3/+0 until end of turn.';
    for (const order of [
      ['Turn', 'Grow'],
      ['Grow', 'Turn'],
    ]) {
      const game = table([ELK, turn, grow], [{ battlefield: ['Elk'], hand: ['Turn', 'Grow'] }, {}]);
      for (const name of order) plays(game.ann, name, 'Elk');
      expect(game.ann.stats('Elk')).toBe('4/5');
    }
    const twice = table([ELK, turn], [{ battlefield: ['Elk'], hand: ['Turn', 'Turn'] }, {}]);
    plays(twice.ann, 'Turn', 'Elk');
    plays(twice.ann, 'Turn', 'Elk');
    expect(twice.ann.stats('Elk')).toBe('2/4');
  });

  test('an effect "until end of turn" on what is phased out is over when it comes back (CR 702.26f)', () => {
    const veil = 'Veil | {0} | Instant | | Target creature phases out.';
    const grow = 'Grow | {0} | Instant | | Target creature gets +3/+0 until end of turn.';
    const game = table([OX, veil, grow], [{ battlefield: ['Ox'], hand: ['Veil', 'Grow'] }, {}]);
    plays(game.ann, 'Grow', 'Ox');
    plays(game.ann, 'Veil', 'Ox');
    game.to('PrecombatMain', 3);
    expect(game.ann.stats('Ox')).toBe('3/3');
  });
});

describe('damage that can’t be prevented', () => {
  test('is dealt although effects would prevent it, which are not used up by it (CR 615.12)', () => {
    const ward = 'Ward | {0} | Instant | | Prevent the next 3 damage that would be dealt to you this turn.';
    const fierce = 'Fierce | {0} | Enchantment | | Damage can’t be prevented.';
    const slay = 'Unmake | {0} | Instant | | Destroy target enchantment.';
    const game = table(
      [ward, fierce, slay, BURN],
      [{ battlefield: ['Fierce'], hand: ['Burn', 'Burn', 'Unmake'] }, { hand: ['Ward'] }],
    );
    plays(game.ben, 'Ward');
    expect(plays(game.ann, 'Burn', 'ben').ben.life).toBe(17);
    plays(game.ann, 'Unmake', 'Fierce');
    expect(plays(game.ann, 'Burn', 'ben').ben.life).toBe(17);
  });
});

describe('copies of spells', () => {
  const FORK =
    'Fork It | {0} | Instant | | Copy target instant or sorcery spell. You may choose new targets for the copy.';

  test('a copy has the modes, the X and the kicker of the original; it was not cast (CR 707.10, 707.10c)', () => {
    const blast =
      'Blast | {X} | Sorcery | | Kicker {1} / Blast deals X damage to any target. If this spell was kicked, you gain 1 life.';
    const bell = 'Bell | {0} | Enchantment | | Whenever you cast a spell, you gain 10 life.';
    const game = table(
      [FORK, blast, bell],
      [
        { battlefield: ['Forest', 'Forest', 'Forest'], hand: ['Blast'] },
        { battlefield: ['Bell'], hand: ['Fork It'] },
      ],
    );
    game.plan((question) => (question.kind === 'yesNo' && question.player === game.ann.id ? [1] : null));
    game.ann.casts('Blast', { x: 2, targets: ['ben'] });
    game.ben.casts('Fork It', { targets: ['Blast'] });
    game.plan((question) => {
      if (question.kind === 'yesNo' && question.player === game.ben.id) return [1];
      if (question.kind === 'targets' && question.player === game.ben.id) return [game.indexOf(question.legal, 'ann')];
      return null;
    });
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20 - 2 + 1, 20 + 10 + 1 - 2]);
  });

  test('a copy with no new target keeps the old one; if that is illegal it does nothing (CR 707.10c, 608.2b)', () => {
    const game = table([FORK, BURN, OX], [{ hand: ['Burn', 'Fork It'] }, ['Ox']]);
    game.ann.casts('Burn', { targets: ['Ox'] });
    game.ann.casts('Fork It', { targets: ['Burn'] });
    game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
    game.resolveAll();
    expect([game.ben.battlefield, game.ben.life]).toEqual([[], 20]);
  });
});

describe('casting while something resolves', () => {
  test('what is found by cascade is cast for nothing with X as 0, and triggers come after it all (CR 702.85a, 107.3b)', () => {
    const storm = 'Cascader | {3} | Sorcery | | Cascade / You gain 5 life.';
    const blast = 'Ray Of X | {X} | Sorcery | | You gain X life. You gain 1 life.';
    const game = table(
      [storm, blast],
      [
        { battlefield: ['Forest', 'Forest', 'Forest'], hand: ['Cascader'], library: ['Plains', 'Ray Of X', 'Swamp'] },
        {},
      ],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Cascader');
    game.resolve();
    expect(game.stack).toEqual(['Cascader', 'Ray Of X']);
    expect(game.resolveAll().ann.life).toBe(26);
  });

  test('under split second nobody casts, and morphs are still turned up (CR 702.61a-b, 116.2b)', () => {
    const flash = 'Blink | {0} | Instant | | Split second / You gain 1 life.';
    const lurker = 'Lurker | {3} | Creature — Lizard | 4/4 | Morph {0}';
    const game = table(
      [flash, lurker, SIP],
      [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Lurker', 'Blink', 'Sip'] }, { hand: ['Sip'] }],
    );
    game.ann.casts('Lurker', { via: 'morph' });
    game.resolveAll();
    game.ann.casts('Blink');
    expect([game.ann.can('cast', 'Sip'), game.ben.can('cast', 'Sip')]).toEqual([false, false]);
    game.ann.takes('turn face up', '');
    expect(game.ann.battlefield).toContain('Lurker');
  });
});

describe('day and night', () => {
  const wolf = {
    name: 'Villager // Wolf',
    layout: 'transform',
    card_faces: [
      {
        name: 'Villager',
        mana_cost: '{0}',
        type_line: 'Creature — Human',
        power: '1',
        toughness: '1',
        oracle_text: 'Daybound',
      },
      {
        name: 'Wolf',
        mana_cost: '',
        type_line: 'Creature — Werewolf',
        power: '4',
        toughness: '4',
        oracle_text: 'Nightbound',
      },
    ],
  };

  test('it becomes night after a turn in which its player cast nothing, day after one with two spells of that player (CR 728.2, 702.145)', () => {
    const game = table([wolf, SIP], [{ hand: ['Villager // Wolf'] }, { hand: ['Sip', 'Sip'] }]);
    plays(game.ann, 'Villager');
    expect(game.game.dayNight).toBe('day');
    // Ann has cast a spell in her turn: it stays day in Ben's.
    game.to('PrecombatMain', 2);
    expect([game.game.dayNight, game.ann.battlefield]).toEqual(['day', ['Villager']]);
    game.to('PrecombatMain', 3);
    expect([game.game.dayNight, game.ann.battlefield]).toEqual(['night', ['Wolf']]);
    game.to('PrecombatMain', 4);
    plays(game.ben, 'Sip');
    plays(game.ben, 'Sip');
    game.to('PrecombatMain', 5);
    expect([game.game.dayNight, game.ann.battlefield]).toEqual(['day', ['Villager']]);
  });

  test('what enters at night enters with its night face up; what can’t turn otherwise turns by nothing else (CR 702.145b-d)', () => {
    const turn = 'Moon Turn | {0} | Sorcery | | Transform target creature.';
    const game = table([wolf, turn], [{ battlefield: ['Villager // Wolf'], hand: ['Moon Turn'] }, {}]);
    expect(game.game.dayNight).toBe('day');
    plays(game.ann, 'Moon Turn', 'Villager');
    expect(game.ann.battlefield).toEqual(['Villager']);
  });
});

describe('legends and copies', () => {
  test('a copy that is not legendary is no legend: both stay (CR 704.5j, 707.9d)', () => {
    const queen = 'Queen | {0} | Legendary Creature — Elf | 2/2 |';
    const mime =
      'Mime | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonartifact creature on the battlefield, except it isn’t legendary.';
    const game = table([queen, mime], [{ battlefield: ['Queen'], hand: ['Mime'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Mime');
    expect(game.ann.battlefield).toEqual(['Queen', 'Queen']);
    expect(now(game.ann, 'Queen', 1).supertypes).toBe(0);
  });
});
