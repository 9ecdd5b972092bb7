/** Delayed triggers, what triggers look at, and effects that look back or are for what comes next. CR 603, 609, 611. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const PLANES = Array.from({ length: 10 }, (_, i) => `Steppe${i}`);
const CUT = 'Cut | {0} | Instant | | Destroy target creature.';

describe('triggers', () => {
  test('an effect about triggered abilities of permanents is not about delayed ones that these have made (CR 603.2e)', () => {
    const lines = [
      'Echoer | {0} | Enchantment | | If a triggered ability of another permanent you control triggers, it triggers an additional time.',
      'Herald | {0} | Creature — Elf | 1/1 | {0}: Whenever a creature enters this turn, you gain 1 life. / Whenever another creature enters, you gain 10 life.',
      'Guest | {0} | Creature — Elf | 1/1',
    ];
    const game = table(lines, [{ battlefield: ['Echoer', 'Herald'], hand: ['Guest'] }, {}]);
    uses(game.ann, 'Herald');
    expect(plays(game.ann, 'Guest').ann.life).toBe(41);
  });

  test('what is at no time visible to all players does not trigger (CR 603.2g)', () => {
    const lines = [
      'Secret | {9} | Creature — Elf | 1/1 | When this card is put into your library from anywhere, you gain 1 life.',
      'Stow | {0} | Sorcery | | Put a card from your hand on top of your library.',
      'Recall | {0} | Sorcery | | Put target card from your graveyard on top of your library.',
    ];
    const hidden = table(lines, [{ hand: ['Secret', 'Stow'] }, {}]);
    expect(plays(hidden.ann, 'Stow').ann.life).toBe(20);
    expect(hidden.ann.library.at(-1)).toBe('Secret');
    const seen = table(lines, [{ graveyard: ['Secret'], hand: ['Recall'] }, {}]);
    expect(plays(seen.ann, 'Recall', 'Secret').ann.life).toBe(21);
  });

  test('the delayed trigger of a replacement effect is its object’s, and of who controlled that as it was applied (CR 603.7f)', () => {
    const game = table(
      [
        CUT,
        'Harbor | {0} | Enchantment | | If an artifact or creature you control would die, exile it instead. Return it to the battlefield under its owner’s control at the beginning of the next upkeep.',
        'Deal | {0} | Instant | | Target opponent gains control of target enchantment.',
      ],
      [{ battlefield: ['Harbor', 'Hill Giant'], hand: ['Cut', 'Deal'] }, {}],
    );
    plays(game.ann, 'Cut', 'Hill Giant');
    const [delayed] = game.game.delayed;
    const harbor = game.ann.permanent('Harbor').id;
    plays(game.ann, 'Deal', 'ben', 'Harbor');
    expect([delayed?.context.source, delayed?.context.controller]).toEqual([harbor, 0]);
    while (game.game.stack.length === 0) game.proceed();
    expect(characteristics(game.game, game.game.stack[0] as never).controller).toBe(0);
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });

  test('a trigger on becoming unattached looks back: it triggers as the Equipment leaves, and as it moves (CR 603.10c)', () => {
    const lines = [
      'Talon | {0} | Artifact — Equipment | | Whenever this Equipment becomes unattached from a permanent, exile that permanent. / Equip {0}',
      'Shatter | {0} | Instant | | Destroy target artifact.',
    ];
    const worn = (): ReturnType<typeof table> => {
      const game = table(lines, [{ battlefield: ['Talon', 'Hill Giant', 'Grizzly Bears'], hand: ['Shatter'] }, {}]);
      game.ann.activates('Talon', { targets: ['Hill Giant'] });
      return game.resolveAll();
    };
    const destroyed = worn();
    plays(destroyed.ann, 'Shatter', 'Talon');
    expect(destroyed.ann.battlefield).toEqual(['Grizzly Bears']);
    const moved = worn();
    moved.ann.activates('Talon', { targets: ['Grizzly Bears'] });
    moved.resolveAll();
    expect(moved.ann.battlefield).toEqual(['Talon', 'Grizzly Bears']);
    // The first attachment comes off nothing.
    expect(worn().ann.battlefield).toEqual(['Talon', 'Hill Giant', 'Grizzly Bears']);
  });

  test('a trigger on a spell being countered looks back at the spell as it was on the stack (CR 603.10e)', () => {
    const game = table(
      [
        'Consolation | {0} | Enchantment | | Whenever a blue spell you control is countered, you gain 2 life.',
        'Stop | {0} | Instant | | Counter target spell.',
        'Musing | {U} | Sorcery | | You gain 1 life.',
        'Idea | {0} | Sorcery | | You gain 1 life.',
      ],
      [{ battlefield: ['Consolation', 'Island'], hand: ['Musing', 'Idea'] }, { hand: ['Stop', 'Stop'] }],
    );
    game.ann.casts('Idea');
    game.ben.casts('Stop', { targets: ['Idea'] });
    expect(game.resolveAll().ann.life).toBe(20);
    game.ann.casts('Musing');
    game.ben.casts('Stop', { targets: ['Musing'] });
    expect(game.resolveAll().ann.life).toBe(22);
  });

  test('a trigger on planeswalking away looks back: it triggers though its plane is no longer face up (CR 603.10g)', () => {
    const game = table(
      [
        'Shore | | Plane — Dominaria | | When you planeswalk away from Shore, you gain 2 life.',
        ...PLANES.map((name) => `${name} | | Plane — Dominaria | | Whenever you draw a card, you gain 1 life.`),
        'Stride | {0} | Sorcery | | Planeswalk.',
      ],
      [{ planarDeck: ['Shore', ...PLANES], hand: ['Stride'] }, { planarDeck: PLANES }],
      { format: 'planechase' },
    );
    expect(plays(game.ann, 'Stride').ann.life).toBe(22);
  });
});

describe('prevention by what a source is', () => {
  test('a shield looks at the source again as it would deal damage; unused, it stays (CR 609.7b)', () => {
    const lines = [
      'Ward | {0} | Instant | | The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
      'Rinse | {0} | Instant | | Target permanent becomes blue until end of turn.',
      'Blush | {0} | Instant | | Target permanent becomes red until end of turn.',
      'Pinger | {R} | Creature — Goblin | 1/1 | {0}: This creature deals 1 damage to target player.',
    ];
    const game = table(lines, [{ hand: ['Ward'] }, { battlefield: ['Pinger'], hand: ['Rinse', 'Blush'] }]);
    game.ann.answers('chooseObjects', (question, position) => [
      (question as { from: readonly number[] }).from.findIndex(
        (id) => characteristics(position, id as never).name === 'Pinger',
      ),
    ]);
    plays(game.ann, 'Ward');
    plays(game.ben, 'Rinse', 'Pinger');
    expect(uses(game.ben, 'Pinger', 'ann').ann.life).toBe(19);
    plays(game.ben, 'Blush', 'Pinger');
    expect(uses(game.ben, 'Pinger', 'ann').ann.life).toBe(19);
    expect(uses(game.ben, 'Pinger', 'ann').ann.life).toBe(18);
  });

  test('a static prevention is about permanents and other sources with the property (CR 609.7c)', () => {
    const game = table(
      [
        'Veil | {0} | Enchantment | | Prevent all damage that would be dealt to you by red sources.',
        'Spark | {G} | Instant | | Spark deals 2 damage to target player.',
      ],
      [['Veil'], { battlefield: ['Goblin Piker', 'Mountain', 'Forest'], hand: ['Shock', 'Spark'] }],
    );
    plays(game.ben, 'Shock', 'ann');
    expect(game.ann.life).toBe(20);
    expect(plays(game.ben, 'Spark', 'ann').ann.life).toBe(18);
    game.to('PrecombatMain', 2);
    game.ben.attacks('Goblin Piker');
    game.throughCombat();
    expect(game.ann.life).toBe(18);
  });
});

describe('what begins with something else', () => {
  test('"it is" holds as the permanent enters, "becomes" only afterwards (CR 611.2e)', () => {
    const lines = [
      'Shrine | {0} | Enchantment | | Whenever an enchantment you control enters, you gain 1 life.',
      'Rise | {0} | Sorcery | | Return target red creature card from your graveyard to the battlefield. It’s an enchantment in addition to its other types.',
      'Turn | {0} | Sorcery | | Return target red creature card from your graveyard to the battlefield. It becomes an enchantment in addition to its other types.',
    ];
    for (const [spell, life] of [
      ['Rise', 21],
      ['Turn', 20],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Shrine'], hand: [spell], graveyard: ['Hill Giant'] }, {}]);
      expect(plays(game.ann, spell, 'Hill Giant').ann.life).toBe(life);
      expect(characteristics(game.game, game.ann.permanent('Hill Giant').id).types & 32).toBe(32);
    }
  });

  test('a delayed trigger for the third time that an ability resolves is made once (CR 603.7h)', () => {
    const game = table(
      [
        'Beacon | {0} | Artifact | | {0}: You gain 1 life. If this is the third time this ability has resolved this turn, you gain 10 life at the beginning of the next end step.',
      ],
      [['Beacon'], {}],
    );
    for (const made of [0, 0, 1, 1]) {
      uses(game.ann, 'Beacon');
      expect(game.game.delayed.length).toBe(made);
    }
    game.to('End');
    expect(game.ann.life).toBe(34);
  });

  test('an effect that looks back counts what was so then, whatever it is and wherever it is now (CR 609.8)', () => {
    const game = table(
      [
        'Wake | {0} | Artifact — Vehicle | 3/3 | Crew 0',
        'Cut | {0} | Instant | | Destroy target creature.',
        'Scour | {0} | Instant | | Exile target card from a graveyard.',
        'Dirge | {0} | Sorcery | | You gain 2 life for each creature that died this turn.',
      ],
      [{ battlefield: ['Wake', 'Hill Giant'], hand: ['Cut', 'Scour', 'Dirge'] }, {}],
    );
    uses(game.ann, 'Wake');
    plays(game.ann, 'Cut', 'Wake');
    plays(game.ann, 'Scour', 'Wake');
    expect(plays(game.ann, 'Dirge').ann.life).toBe(22);
  });

  test('an effect on the next such spell begins with that spell: not with those before, others, or the one after (CR 611.2f)', () => {
    const game = table(
      [
        'Anthem | {0} | Sorcery | | The next Elf spell you cast this turn enters with two additional +1/+1 counters on it.',
        'Dye | {0} | Sorcery | | The next Elf spell you cast this turn is blue.',
        'Sprig | {0} | Creature — Elf | 1/1',
        'Twig | {0} | Creature — Elf | 1/1',
        'Bough | {0} | Creature — Elf | 1/1',
        'Ox | {0} | Creature — Ox | 3/3',
      ],
      [{ hand: ['Anthem', 'Dye', 'Sprig', 'Twig', 'Bough', 'Ox'] }, {}],
    );
    for (const name of ['Sprig', 'Anthem', 'Dye', 'Ox', 'Twig', 'Bough']) plays(game.ann, name);
    expect(['Sprig', 'Ox', 'Twig', 'Bough'].map((name) => game.ann.stats(name))).toEqual(['1/1', '3/3', '3/3', '1/1']);
    const colors = ['Sprig', 'Ox', 'Twig', 'Bough'].map(
      (name) => characteristics(game.game, game.ann.permanent(name).id).colors,
    );
    expect(colors).toEqual([0, 0, 2, 0]);
  });

  test('"as it is turned face up" happens as it does, before anything can be done (CR 614.1e)', () => {
    const game = table(
      [
        'Husk | {4} | Creature — Shapeshifter | 0/0 | Morph {0} / As this creature is turned face up, put three +1/+1 counters on it.',
      ],
      [{ hand: ['Husk'], battlefield: ['Plains', 'Plains', 'Plains'] }, {}],
    );
    game.ann.casts('Husk', { via: 'morph' });
    game.resolveAll();
    game.ann.takes('turn face up', '');
    expect([game.ann.stats('Husk'), game.game.stack.length]).toEqual(['3/3', 0]);
  });
});
