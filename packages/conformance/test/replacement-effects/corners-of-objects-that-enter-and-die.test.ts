/** Corners about what objects are as they enter, change and die, with the answers that the rules give. CR 603-615, 702, 704, 708. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const SLAY = 'Slay | {0} | Instant | | Destroy target creature.';
const HUMBLE = 'Humble | {0} | Enchantment | | All creatures lose all abilities and have base power and toughness 1/2.';
const MIRROR =
  'Mirror | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonartifact creature on the battlefield.';

describe('as they enter', () => {
  test('a creature that would have no abilities enters without the counters that they say (CR 614.12)', () => {
    const plant = 'Plant | {0} | Creature — Plant | 2/2 | This creature enters with two +1/+1 counters on it.';
    const game = table([plant, HUMBLE], [{ battlefield: ['Humble'], hand: ['Plant'] }, {}]);
    plays(game.ann, 'Plant');
    expect(game.ann.stats('Plant')).toBe('1/2');
  });

  test('a creature that will have riot there enters with its choice (CR 614.12, 702.136a)', () => {
    const rhythm = 'Rhythm | {0} | Enchantment | | Creatures you control have riot.';
    const game = table([rhythm, OX], [{ battlefield: ['Rhythm'], hand: ['Ox'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Ox');
    expect(game.ann.stats('Ox')).toBe('4/4');
  });

  test('a land that would be a Mountain without its own abilities enters untapped (CR 614.12, 305.7)', () => {
    const moon = 'Moon | {0} | Enchantment | | Nonbasic lands are Mountains.';
    const slow = 'Slow Land | | Land | | This land enters tapped. / {T}: Add {U}.';
    const game = table([moon, slow], [{ battlefield: ['Moon'], hand: ['Slow Land'] }, {}]);
    game.ann.playsLand('Slow Land');
    expect(game.ann.permanent('Slow Land').status & 1).toBe(0);
  });

  test('"don’t cause abilities to trigger" and "triggers an additional time": what never triggered does not again (CR 603.2d-e)', () => {
    const host = 'Host | {0} | Enchantment | | Whenever a creature you control enters, you gain 1 life.';
    const echo =
      'Echo Stone | {0} | Enchantment | | If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.';
    const hush = 'Hush Stone | {0} | Enchantment | | Creatures entering don’t cause abilities to trigger.';
    for (const [stones, life] of [
      [['Echo Stone'], 22],
      [['Echo Stone', 'Echo Stone'], 23],
      [['Echo Stone', 'Hush Stone'], 20],
    ] as const) {
      const game = table([host, echo, hush, OX], [{ battlefield: ['Host', ...stones], hand: ['Ox'] }, {}]);
      expect(plays(game.ann, 'Ox').ann.life).toBe(life);
    }
  });
});

describe('as they die', () => {
  const WEEPER = 'Weeper | {0} | Creature — Spirit | 1/1 | When this creature dies, you gain 5 life.';

  test('a creature that is exiled in place of dying did not die (CR 614.6, 700.4)', () => {
    const bane = 'Bane | {0} | Enchantment | | If a creature would die, exile it instead.';
    const game = table([bane, WEEPER, SLAY], [{ battlefield: ['Bane', 'Weeper'], hand: ['Slay'] }, {}]);
    plays(game.ann, 'Slay', 'Weeper');
    expect([game.ann.life, game.ann.exile]).toEqual([20, ['Weeper']]);
  });

  test('a creature without abilities as it died has none that trigger for it (CR 603.10a)', () => {
    const game = table([HUMBLE, WEEPER, SLAY], [{ battlefield: ['Humble', 'Weeper'], hand: ['Slay'] }, {}]);
    expect(plays(game.ann, 'Slay', 'Weeper').ann.life).toBe(20);
  });

  test('the counter that undying gave, and those that killed it, are looked for as it last was (CR 702.93a, 704.5f, 704.5q)', () => {
    const ghoul = 'Ghoul | {0} | Creature — Zombie | 2/2 | Undying';
    const blight = 'Blight | {0} | Instant | | Put three -1/-1 counters on target creature.';
    const game = table([ghoul, blight, SLAY], [{ battlefield: ['Ghoul'], hand: ['Slay', 'Blight'] }, {}]);
    plays(game.ann, 'Slay', 'Ghoul');
    expect(game.ann.stats('Ghoul')).toBe('3/3');
    // With one +1/+1 and three -1/-1 counters it is 0/0: it dies as the counters go, and had a +1/+1 counter on it.
    plays(game.ann, 'Blight', 'Ghoul');
    expect([game.ann.battlefield, game.ann.graveyard.includes('Ghoul')]).toEqual([[], true]);
  });

  test('of two legendary permanents of one name the other is put into the graveyard: it dies, but is not destroyed (CR 704.5j)', () => {
    const queen =
      'Queen | {0} | Legendary Creature — Elf | 2/2 | Indestructible / When this creature dies, you gain 3 life.';
    const game = table([queen, MIRROR], [{ battlefield: ['Queen'], hand: ['Mirror'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Mirror');
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Queen'], 23]);
  });

  test('a regeneration shield is no help against what says so, and is still there (CR 701.15, 701.7b)', () => {
    const troll = 'Troll | {0} | Creature — Troll | 2/2 | {0}: Regenerate this creature.';
    const sweep = 'Sweep | {0} | Sorcery | | Destroy all creatures. They can’t be regenerated.';
    for (const [spell, left] of [
      ['Slay', ['Troll']],
      ['Sweep', []],
    ] as const) {
      const game = table([troll, sweep, SLAY], [{ battlefield: ['Troll'], hand: ['Slay', 'Sweep'] }, {}]);
      game.ann.activates('Troll');
      game.resolve();
      if (spell === 'Slay') plays(game.ann, 'Slay', 'Troll');
      else plays(game.ann, 'Sweep');
      expect(game.ann.battlefield).toEqual(left);
    }
  });
});

describe('face down', () => {
  const LURKER =
    'Lurker | {3} | Creature — Lizard | 4/4 | Morph {0} / When this creature enters, you gain 5 life. / When this creature is turned face up, you gain 1 life.';

  test('entering face down is no entering of what it is; turning up is no entering (CR 708.3, 708.8)', () => {
    const game = table([LURKER], [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Lurker'] }, {}]);
    game.ann.casts('Lurker', { via: 'morph' });
    game.resolveAll();
    expect(game.ann.life).toBe(20);
    game.ann.takes('turn face up', '');
    expect([game.resolveAll().ann.life, game.ann.stats('Lurker')]).toEqual([21, '4/4']);
  });

  test('a copy of a face-down creature is a 2/2 without name, face up, and can’t be turned up (CR 707.2, 708.10)', () => {
    const game = table(
      [LURKER, MIRROR],
      [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Lurker', 'Mirror'] }, {}],
    );
    game.ann.casts('Lurker', { via: 'morph' });
    game.resolveAll();
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Mirror');
    const copy = game.ann.permanent('', 1);
    expect([now(game.ann, '', 1).power, copy.status & 4]).toEqual([2, 0]);
    const turned = game.session.options(game.ann.id).filter((each) => each.kind === 'special');
    expect(turned.map((each) => 'object' in each && each.object)).toEqual([game.ann.permanent('', 0).id]);
  });

  test('counters and effects stay as it turns face up (CR 708.8)', () => {
    const grow = 'Grow | {0} | Instant | | Put a +1/+1 counter on target creature. It gains flying until end of turn.';
    const game = table([LURKER, grow], [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Lurker', 'Grow'] }, {}]);
    game.ann.casts('Lurker', { via: 'morph' });
    game.resolveAll();
    plays(game.ann, 'Grow', '');
    game.ann.takes('turn face up', '');
    game.resolveAll();
    expect(game.ann.stats('Lurker')).toBe('5/5');
    expect(JSON.stringify(game.session.view(game.ann.id).battlefield)).toContain('"flying"');
  });
});

describe('damage', () => {
  test('life from lifelink comes with the damage: who falls to 0 and rises in one step has not lost (CR 510.2, 702.15b, 704.5a)', () => {
    const cleric = 'Cleric | {0} | Creature — Cleric | 4/4 | Lifelink';
    const game = table([cleric, OX], [['Ox', 'Ox'], { battlefield: ['Cleric'], life: 3 }]);
    game.ann.attacks(['Ox', 'Ox']);
    game.ben.blocks([['Cleric', 'Ox']]);
    game.throughCombat();
    expect([game.isOver, game.ben.life]).toEqual([false, 4]);
  });

  test('first strike that comes after the first damage step does not keep a creature from the second (CR 702.7c, 510.4)', () => {
    const knight = 'Knight | {0} | Creature — Knight | 1/1 | First strike';
    const haste = 'Quick | {0} | Instant | | Target creature gains first strike until end of turn.';
    const game = table([knight, OX, haste], [{ battlefield: ['Knight', 'Ox'], hand: ['Quick'] }, {}]);
    game.ann.attacks(['Knight', 'Ox']);
    game.to('FirstStrikeDamage');
    expect(game.ben.life).toBe(19);
    plays(game.ann, 'Quick', 'Ox');
    game.throughCombat();
    expect(game.ben.life).toBe(16);
  });

  test('deathtouch with trample: one point for each blocker is lethal, the rest goes through (CR 702.2c, 702.19b)', () => {
    const viper = 'Viper | {0} | Creature — Snake | 5/5 | Deathtouch, trample';
    const game = table([viper, OX], [['Viper'], ['Ox', 'Ox']]);
    game.ann.attacks('Viper');
    game.ben.blocks([
      ['Ox', 'Viper'],
      ['Ox', 'Viper'],
    ]);
    game.throughCombat();
    expect([game.ben.life, game.ben.battlefield]).toEqual([17, []]);
  });

  test('protection prevents the damage, drops the Auras, and does not unblock (CR 702.16b-e)', () => {
    const imp = 'Imp | {R} | Creature — Imp | 3/3 |';
    const rage = 'Rage Cloak | {R} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +2/+2.';
    const ward = 'Ward Off | {0} | Instant | | Target creature gains protection from red until end of turn.';
    const game = table(
      [imp, rage, ward, OX],
      [{ battlefield: ['Imp'] }, { battlefield: ['Ox', 'Mountain'], hand: ['Rage Cloak', 'Ward Off'] }],
    );
    game.to('PrecombatMain', 2);
    plays(game.ben, 'Rage Cloak', 'Ox');
    expect(game.ben.stats('Ox')).toBe('5/5');
    game.to('PrecombatMain', 3);
    game.ann.attacks('Imp');
    game.ben.blocks([['Ox', 'Imp']]);
    game.to('DeclareBlockers');
    plays(game.ben, 'Ward Off', 'Ox');
    expect([game.ben.stats('Ox'), game.ben.graveyard.includes('Rage Cloak')]).toEqual(['3/3', true]);
    game.throughCombat();
    expect([game.ben.battlefield, game.ben.life, game.ann.graveyard]).toEqual([['Ox', 'Mountain'], 20, ['Imp']]);
  });
});

describe('until it leaves', () => {
  test('if it has left before its ability resolves, nothing is exiled (CR 610.3a, 611.2b)', () => {
    const jailer =
      'Jailer | {0} | Creature — Human | 2/2 | When this creature enters, exile target Ox an opponent controls until this creature leaves the battlefield.';
    for (const [respond, exiled] of [
      [false, ['Ox']],
      [true, []],
    ] as const) {
      const game = table([jailer, OX, SLAY], [{ hand: ['Jailer'] }, { battlefield: ['Ox'], hand: ['Slay', 'Slay'] }]);
      game.ann.casts('Jailer');
      game.resolve();
      if (respond) game.ben.casts('Slay', { targets: ['Jailer'] });
      game.resolveAll();
      expect(game.ben.exile).toEqual(exiled);
      if (!respond) plays(game.ben, 'Slay', 'Jailer');
      expect([game.ben.battlefield, game.ben.exile]).toEqual([['Ox'], []]);
    }
  });

  test('a spell with one target gone does what it says to the other, and to nothing else (CR 608.2b)', () => {
    const both = 'Both | {0} | Instant | | Destroy target creature and target artifact.';
    const cup = 'Cup | {0} | Artifact | |';
    const game = table([both, OX, cup, SLAY], [{ hand: ['Both'] }, { battlefield: ['Ox', 'Cup'], hand: ['Slay'] }]);
    game.ann.casts('Both', { targets: ['Ox', 'Cup'] });
    game.ben.casts('Slay', { targets: ['Ox'] });
    game.resolveAll();
    expect(game.ben.graveyard).toEqual(['Ox', 'Slay', 'Cup']);
  });
});
