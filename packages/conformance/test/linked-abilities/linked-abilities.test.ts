/** Abilities that are about what another ability of the same object did, with cards read from text. CR 607. */
import { describe, expect, test } from 'vitest';
import { characteristics, type Question } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';
const DIGGER =
  'Digger | {0} | Creature — Elf | 1/1 | {0}: Exile target card from a graveyard. / As long as you control an artifact, this creature has "{0}: Put a card exiled with this creature into its owner’s hand."';

describe('what counts as printed on an object', () => {
  test('an ability inside an ability that grants it to the object itself is linked like a printed one (CR 607.1a)', () => {
    const game = table(
      [DIGGER, 'Bauble | {0} | Artifact | | {T}: Exile target card from a graveyard.'],
      [{ battlefield: ['Digger', 'Bauble'], graveyard: ['Shock', 'Giant Growth'] }, {}],
    );
    uses(game.ann, 'Bauble', 'Shock');
    game.ann.activates('Digger', { ability: 0, targets: ['Giant Growth'] });
    game.resolveAll();
    game.ann.activates('Digger', { ability: 2 });
    game.resolveAll();
    expect([game.ann.hand, game.ann.exile]).toEqual([['Giant Growth'], ['Shock']]);
  });

  test('abilities of both faces of a transforming card are linked, whichever face is up (CR 607.1b)', () => {
    const game = table(
      [
        {
          name: 'Keeper // Looser',
          layout: 'transform',
          card_faces: [
            {
              name: 'Keeper',
              mana_cost: '{0}',
              type_line: 'Creature — Elf',
              power: '1',
              toughness: '1',
              oracle_text: '{0}: Exile target card from a graveyard.\n{0}: Transform this creature.',
            },
            {
              name: 'Looser',
              type_line: 'Creature — Elf',
              power: '2',
              toughness: '2',
              oracle_text: "{0}: Put a card exiled with this creature into its owner's hand.",
            },
          ],
        } as never,
      ],
      [{ battlefield: ['Keeper // Looser'], graveyard: ['Shock'] }, {}],
    );
    game.ann.activates('Keeper', { ability: 0, targets: ['Shock'] });
    game.resolveAll();
    game.ann.activates('Keeper', { ability: 1 });
    game.resolveAll();
    uses(game.ann, 'Looser');
    expect([game.ann.hand, game.ann.exile]).toEqual([['Shock'], []]);
  });

  test('an ability that does both is linked to itself (CR 607.1c)', () => {
    const game = table(
      [
        'Feeder | {0} | Creature — Elf | 1/1 | {0}: Exile target card from a graveyard. You gain 1 life for each card exiled with this creature.',
      ],
      [{ battlefield: ['Feeder', 'Feeder'], graveyard: ['Shock', 'Shock', 'Shock'] }, {}],
    );
    uses(game.ann, 'Feeder', 'Shock');
    expect(uses(game.ann, 'Feeder', 'Shock').ann.life).toBe(23);
  });
});

describe('kinds of links', () => {
  test('"created with" finds only what that ability of that object created (CR 607.2c)', () => {
    const game = table(
      [
        'Recruiter | {0} | Creature — Elf | 1/1 | {0}: Create a 1/1 white Soldier creature token. / Soldiers created with this creature have flying.',
        'Rally | {0} | Sorcery | | Create a 2/2 white Soldier creature token.',
      ],
      [{ battlefield: ['Recruiter', 'Recruiter'], hand: ['Rally'] }, {}],
    );
    plays(game.ann, 'Rally');
    uses(game.ann, 'Recruiter');
    const flying = game.game.battlefield
      .map((id) => characteristics(game.game, id))
      .filter(({ name }) => name.startsWith('Soldier'))
      .map(({ power, keywords }) => [power, keywords !== 0]);
    expect(flying.sort()).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('"put onto the battlefield with" finds what that ability put there (CR 607.2c)', () => {
    const game = table(
      [
        CUT,
        'Summoner | {0} | Creature — Elf | 1/1 | {0}: Put target creature card with mana value 5 or less from a graveyard onto the battlefield under your control. / When this creature leaves the battlefield, sacrifice each creature put onto the battlefield with this creature.',
      ],
      [
        { battlefield: ['Summoner', 'Hill Giant'], graveyard: ['Grizzly Bears'], hand: ['Cut'] },
        { graveyard: ['Goblin Piker'] },
      ],
    );
    uses(game.ann, 'Summoner', 'Goblin Piker');
    uses(game.ann, 'Summoner', 'Grizzly Bears');
    plays(game.ann, 'Cut', 'Summoner');
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });

  test('each ability about a kicker is linked to that kicker (CR 607.2i)', () => {
    const lines = [
      'Forked | {0} | Creature — Elf | 1/1 | Kicker {W} and/or {2}{B} / When this creature enters, if it was kicked with its {W} kicker, you gain 2 life. / When this creature enters, if it was kicked with its {2}{B} kicker, each opponent loses 3 life.',
    ];
    for (const [answers, lives] of [
      [
        [1, 0],
        [22, 20],
      ],
      [
        [0, 1],
        [20, 17],
      ],
      [
        [1, 1],
        [22, 17],
      ],
    ] as const) {
      const game = table(lines, [{ hand: ['Forked'], battlefield: ['Plains', 'Swamp', 'Swamp', 'Swamp'] }, {}]);
      for (const answer of answers) game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Forked');
      expect([game.ann.life, game.ben.life]).toEqual(lives);
    }
  });

  test('the ability behind an anchor word is there if that word was chosen as the permanent entered (CR 614.12b, 607.2f, 607.2m)', () => {
    const lines = [
      'Grove | {0} | Enchantment | | As this enchantment enters, choose Oak or Ash. / • Oak — Creatures you control get +2/+2. / • Ash — At the beginning of your end step, you gain 3 life.',
    ];
    for (const [choice, stats, life] of [
      [0, '5/5', 20],
      [1, '3/3', 23],
    ] as const) {
      const game = table(lines, [{ hand: ['Grove', 'Grove'], battlefield: ['Hill Giant'] }, {}]);
      game.ann.answers('chooseOption', [choice]);
      plays(game.ann, 'Grove');
      expect(game.ann.stats('Hill Giant')).toBe(stats);
      game.to('End');
      expect(game.ann.life).toBe(life);
    }
    // Each object's ability looks at its own choice only.
    const two = table(lines, [{ hand: ['Grove', 'Grove'], battlefield: ['Hill Giant'] }, {}]);
    for (const choice of [0, 1]) {
      two.ann.answers('chooseOption', [choice]);
      plays(two.ann, 'Grove');
    }
    expect(two.ann.stats('Hill Giant')).toBe('5/5');
    two.to('End');
    expect(two.ann.life).toBe(23);
  });

  test('an X paid as the spell was cast is the X of the ability that mentions it (CR 607.2j)', () => {
    const game = table(
      [
        'Bleeder | {0} | Creature — Elf | 1/1 | As an additional cost to cast this spell, pay X life. / This creature enters with X +1/+1 counters on it.',
      ],
      [{ hand: ['Bleeder'] }, {}],
    );
    game.ann.casts('Bleeder', { x: 4 });
    game.resolveAll();
    expect([game.ann.life, game.ann.stats('Bleeder')]).toEqual([16, '5/5']);
  });

  test('a champion’s leaving brings back what championing exiled, nothing else (CR 607.2k)', () => {
    const game = table(
      [
        CUT,
        'Hero | {0} | Creature — Elf | 3/3 | Champion a creature',
        'Banish | {0} | Instant | | Exile target creature.',
      ],
      [{ battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Hero', 'Cut', 'Banish'] }, {}],
    );
    plays(game.ann, 'Banish', 'Grizzly Bears');
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Hero');
    expect(game.ann.battlefield).toEqual(['Hero']);
    plays(game.ann, 'Cut', 'Hero');
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Hill Giant'], ['Grizzly Bears']]);
  });

  test('cards exiled to pay for a spell are exiled with the permanent that it becomes, others are not (CR 607.2q)', () => {
    const game = table(
      [
        'Ghoul | {3}{B} | Creature — Elf | 1/1 | Delve / This creature enters with a +1/+1 counter on it for each creature card exiled with it.',
        'Burn | {0} | Instant | | Exile target card from a graveyard.',
      ],
      [
        {
          battlefield: ['Swamp'],
          hand: ['Ghoul', 'Burn'],
          graveyard: ['Hill Giant', 'Shock', 'Grizzly Bears', 'Goblin Piker'],
        },
        {},
      ],
    );
    plays(game.ann, 'Burn', 'Goblin Piker');
    plays(game.ann, 'Ghoul');
    expect(game.ann.stats('Ghoul')).toBe('3/3');
  });

  test('"the exiled card" is each of them when the exiling ability did it twice (CR 607.3)', () => {
    const game = table(
      [
        'Mold | {0} | Artifact | | When this artifact enters, exile target creature card from a graveyard. / {0}: Create a token that’s a copy of the exiled card. / {0}: You gain life equal to the mana value of the exiled card.',
        'Echoer | {0} | Enchantment | | If a triggered ability of another permanent you control triggers, it triggers an additional time.',
      ],
      [{ battlefield: ['Echoer'], hand: ['Mold'], graveyard: ['Hill Giant', 'Grizzly Bears'] }, {}],
    );
    game.ann.answers('targets', [0]);
    game.ann.answers('targets', [1]);
    plays(game.ann, 'Mold');
    expect(game.ann.exile.toSorted()).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.ann.activates('Mold', { ability: 1 });
    game.resolveAll();
    expect(game.ann.battlefield.toSorted()).toEqual(['Echoer', 'Grizzly Bears', 'Hill Giant', 'Mold']);
    game.ann.activates('Mold', { ability: 2 });
    game.resolveAll();
    expect(game.ann.life).toBe(26);
  });

  test('a pair of linked abilities acquired together is linked to itself only (CR 607.5)', () => {
    const game = table(
      [
        'Warden | {0} | Creature — Elf | 1/1 | {0}: Exile target card from a graveyard. / {0}: Put a card exiled with this creature into its owner’s hand.',
        'Mimic | {0} | Creature — Shapeshifter | 1/1 | {0}: Exile target card from your graveyard. / {0}: This creature becomes a copy of target creature until end of turn.',
      ],
      [
        {
          battlefield: ['Warden', 'Mimic'],
          graveyard: ['Shock', 'Giant Growth'],
        },
        {},
      ],
    );
    game.ann.activates('Mimic', { ability: 0, targets: ['Shock'] });
    game.resolveAll();
    game.ann.activates('Mimic', { ability: 1, targets: ['Warden'] });
    game.resolveAll();
    const mimic = game.ann.permanent('Warden', 1).id;
    const use = (ability: number, ...targets: string[]): void => {
      const question = game.question as { options: readonly { kind: string; object?: number; ability?: number }[] };
      const at = question.options.findIndex(
        (option) => option.kind === 'activate' && option.object === mimic && option.ability === ability,
      );
      if (targets.length > 0)
        game.ann.answers('targets', (asked) => [
          game.indexOf((asked as Extract<Question, { kind: 'targets' }>).legal, targets[0] as string),
        ]);
      game.answer([at]);
      game.resolveAll();
    };
    use(0, 'Giant Growth');
    use(1);
    use(1);
    expect([game.ann.hand, game.ann.exile]).toEqual([['Giant Growth'], ['Shock']]);
  });
});
