/** Corners where several continuous and replacement effects meet, with the answers that the rules give. CR 613, 614-616, 707. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const ELK = 'Elk | {0} | Creature — Elk | 2/4 | Vigilance';
const DRAW = 'Study | {0} | Sorcery | | Draw a card.';
const BURN = 'Burn | {0} | Instant | | Burn deals 3 damage to any target.';

/** Chooses the replacement effects of these objects, one after the other. */
function applies(game: Scenario, player: Scenario['ann'], ...names: string[]): void {
  game.plan((question) => {
    if (question.kind !== 'chooseOption' || question.player !== player.id || question.reason.rule !== '616.1')
      return null;
    const at = question.options.indexOf(names[0] as string);
    if (at >= 0) names.shift();
    return [Math.max(0, at)];
  });
}

describe('layers', () => {
  const HUMBLE =
    'Humble | {4} | Enchantment | | All creatures lose all abilities and have base power and toughness 1/2.';
  const PEARL =
    'Pearl | {3} | Enchantment | | Each other nonartifact enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.';

  test('what has lost its ability in a layer goes on applying in later ones; sizes go by timestamps (CR 613.6, 613.7)', () => {
    for (const [first, second, size] of [
      ['Pearl', 'Humble', '1/2'],
      ['Humble', 'Pearl', '4/4'],
    ] as const) {
      const game = table([HUMBLE, PEARL, ELK], [{ battlefield: [first, second, 'Elk'] }, {}]);
      expect([game.ann.stats('Humble'), game.ann.stats('Elk')]).toEqual([size, '1/2']);
      expect(now(game.ann, 'Humble').abilities.length).toBe(0);
    }
  });

  test('an effect that ends another one is applied before it, whichever is older (CR 613.8a, 305.7)', () => {
    const moon = 'Moon | {0} | Enchantment | | Nonbasic lands are Mountains.';
    const grave = 'Grave Land | | Land | | Each land is a Swamp in addition to its other land types.';
    for (const order of [
      ['Moon', 'Grave Land'],
      ['Grave Land', 'Moon'],
    ]) {
      const game = table([moon, grave], [{ battlefield: [...order, 'Forest'] }, {}]);
      expect([now(game.ann, 'Grave Land').subtypes, now(game.ann, 'Forest').subtypes]).toEqual([
        ['Mountain'],
        ['Forest'],
      ]);
    }
  });

  test('a characteristic-defining size comes before every other, and counters and bonuses after the base (CR 613.4a-c)', () => {
    const ooze =
      'Ooze | {0} | Creature — Ooze | */* | This creature’s power and toughness are each equal to the number of creatures you control.';
    const shrink = 'Shrink | {0} | Instant | | Target creature has base power and toughness 0/1 until end of turn.';
    const grow = 'Grow | {0} | Instant | | Put two +1/+1 counters on target creature.';
    const game = table([ooze, shrink, grow, OX], [{ battlefield: ['Ooze', 'Ox'], hand: ['Shrink', 'Grow'] }, {}]);
    expect(game.ann.stats('Ooze')).toBe('2/2');
    plays(game.ann, 'Grow', 'Ooze');
    plays(game.ann, 'Shrink', 'Ooze');
    expect(game.ann.stats('Ooze')).toBe('2/3');
  });
});

describe('copies', () => {
  test('an exception is copied with the rest, counters are not (CR 707.2, 707.9b)', () => {
    const mime =
      'Mime | {0} | Creature — Wall | 0/1 | You may have this creature enter as a copy of any nonartifact creature on the battlefield, except it’s 7/7.';
    const grow = 'Grow | {0} | Instant | | Put a +1/+1 counter on target Ox.';
    const mold = 'Mold | {0} | Sorcery | | Target Elk becomes a copy of target Ox.';
    const game = table(
      [OX, ELK, mime, grow, mold],
      [{ battlefield: ['Ox', 'Elk'], hand: ['Mime', 'Grow', 'Mold'] }, {}],
    );
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Mime');
    const copy = game.ann.permanent('Ox', 1).id;
    game.plan((question) =>
      question.kind === 'targets' && question.legal.includes(copy as never)
        ? [question.legal.indexOf(copy as never)]
        : null,
    );
    plays(game.ann, 'Grow');
    plays(game.ann, 'Mold');
    expect([0, 1, 2].map((at) => now(game.ann, 'Ox', at).power)).toEqual([3, 7, 8]);
  });
});

describe('replacement effects that meet', () => {
  const TWICE = 'Twice | {0} | Enchantment | | If you would draw a card, draw two cards instead.';

  test('each has one opportunity for an event and what it has become: two that double make four of one (CR 614.5)', () => {
    const game = table(
      [TWICE, DRAW],
      [{ battlefield: ['Twice', 'Twice'], hand: ['Study'], library: Array<string>(9).fill('Plains') }, {}],
    );
    expect(plays(game.ann, 'Study').ann.hand.length).toBe(4);
  });

  test('draws that players hand to each other come back and are drawn (CR 614.5, 616.1f)', () => {
    const pass = 'Pass On | {0} | Enchantment | | If you would draw a card, instead each opponent draws a card.';
    const game = table([pass, DRAW], [{ battlefield: ['Pass On'], hand: ['Study'] }, ['Pass On']]);
    plays(game.ann, 'Study');
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([1, 0]);
  });

  test('what replaces the draw with something else leaves nothing to double (CR 614.6, 616.1)', () => {
    const rest = 'Rest | {0} | Enchantment | | If you would draw a card, instead you gain 2 life.';
    for (const [first, life] of [
      ['Rest', 22],
      ['Twice', 24],
    ] as const) {
      const game = table([TWICE, rest, DRAW], [{ battlefield: ['Twice', 'Rest'], hand: ['Study'] }, {}]);
      applies(game, game.ann, first);
      plays(game.ann, 'Study');
      expect([game.ann.hand.length, game.ann.life]).toEqual([0, life]);
    }
  });

  test('whoever is dealt the damage orders what doubles and what prevents it (CR 616.1e)', () => {
    const worse =
      'Worse | {0} | Enchantment | | If a colorless source would deal damage to you, it deals double that damage to you instead.';
    const cloak =
      'Cloak | {0} | Enchantment | | If a colorless source would deal damage to you, prevent 1 of that damage.';
    for (const [first, life] of [
      ['Cloak', 20 - 4],
      ['Worse', 20 - 5],
    ] as const) {
      const game = table([worse, cloak, BURN], [{ hand: ['Burn'] }, ['Worse', 'Cloak']]);
      applies(game, game.ben, first);
      expect(plays(game.ann, 'Burn', 'ben').ben.life).toBe(life);
    }
  });

  test('what can’t happen is not replaced: no life is gained, and nothing is added to none (CR 614.17c, 101.2)', () => {
    const ban = 'Ban | {0} | Enchantment | | Players can’t gain life.';
    const more = 'More | {0} | Enchantment | | If you would gain life, you gain that much life plus 3 instead.';
    const sip = 'Sip | {0} | Instant | | You gain 2 life.';
    const game = table([ban, more, sip], [{ battlefield: ['Ban', 'More'], hand: ['Sip'] }, {}]);
    expect(plays(game.ann, 'Sip').ann.life).toBe(20);
  });

  test('damage is redirected before or after it is prevented, as its first recipient chooses; it is the same source’s (CR 614.9, 616.1)', () => {
    const bend =
      'Bend | {0} | Instant | | The next 2 damage that would be dealt to you this turn is dealt to target creature instead.';
    const game = table([bend, BURN, OX], [{ hand: ['Burn'] }, { battlefield: ['Ox'], hand: ['Bend'] }]);
    plays(game.ben, 'Bend', 'Ox');
    plays(game.ann, 'Burn', 'ben');
    expect([game.ben.life, game.ben.permanent('Ox').damage]).toEqual([19, 2]);
  });
});

describe('entering at the same time', () => {
  const RISE = 'Rise | {0} | Sorcery | | Return all nonartifact creature cards from your graveyard to the battlefield.';

  test('what enters does not change how others enter that enter with it (CR 614.12, 603.6d)', () => {
    const chief =
      'Chief | {0} | Creature — Elf | 1/1 | Each other Ox you control enters with an additional +1/+1 counter on it.';
    const game = table([chief, OX, RISE], [{ graveyard: ['Chief', 'Ox'], hand: ['Rise', 'Rise'] }, {}]);
    plays(game.ann, 'Rise');
    expect([game.ann.stats('Chief'), game.ann.stats('Ox')]).toEqual(['1/1', '3/3']);
  });

  test('what enters sees everything that enters with it (CR 603.6a)', () => {
    const host = 'Host | {0} | Creature — Elf | 1/1 | Whenever another creature you control enters, you gain 7 life.';
    const game = table([host, OX, ELK, RISE], [{ graveyard: ['Host', 'Ox', 'Elk'], hand: ['Rise'] }, {}]);
    expect(plays(game.ann, 'Rise').ann.life).toBe(34);
  });
});
