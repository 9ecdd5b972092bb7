/** Zones: what moves, what is found again, what is seen. CR 400-407. */
import { describe, expect, test } from 'vitest';
import type { ObjectId } from '@kitchen-table/engine';
import { characteristics } from '@kitchen-table/engine';
import { facts, plays, table } from '../support/rules-table.ts';

const KILL = 'End It | {0} | Instant | | Destroy target creature.';
const FLICKER =
  "Blink Out | {0} | Instant | | Exile target creature, then return it to the battlefield under its owner's control.";

describe('objects that change zones', () => {
  test('the order of a graveyard, a library and the stack is kept (CR 400.5)', () => {
    const rites = ['One', 'Two', 'Three'].map((name) => `Rite ${name} | {0} | Instant | | You gain 1 life.`);
    const game = table(rites, [
      { hand: ['Rite One', 'Rite Two', 'Rite Three'], library: ['Shock', 'Forest', 'Murder'] },
      {},
    ]);
    for (const name of ['Rite One', 'Rite Two', 'Rite Three']) game.ann.casts(name);
    const library = [...game.ann.library];
    expect(game.stack).toEqual(['Rite One', 'Rite Two', 'Rite Three']);
    game.resolveAll();
    expect([game.ann.graveyard, game.ann.library]).toEqual([['Rite Three', 'Rite Two', 'Rite One'], library]);
  });

  test('of two effects that would move an object elsewhere its controller chooses one (CR 400.6)', () => {
    const rest = 'Long Rest | {0} | Enchantment | | If a creature would die, exile it instead.';
    const home =
      'Soft Fall | {0} | Enchantment | | If a creature you control would die, put it on the bottom of its owner’s library instead.'.replace(
        '’',
        "'",
      );
    for (const [choice, where] of [
      [0, 'exile'],
      [1, 'library'],
    ] as const) {
      const game = table(
        [rest, home, KILL],
        [{ hand: ['End It'] }, { battlefield: ['Long Rest', 'Soft Fall', 'Grizzly Bears'], library: [] }],
      );
      let asker = -1;
      for (const kind of ['chooseOption', 'chooseObjects', 'order'] as const)
        game.ben.answers(kind, (question) => {
          asker = question.player;
          return kind === 'order' ? [choice, 1 - choice] : [choice];
        });
      plays(game, game.ann, 'End It', ['Grizzly Bears']);
      expect([asker, game.ben.exile, game.ben.library]).toEqual(
        where === 'exile' ? [1, ['Grizzly Bears'], []] : [1, [], ['Grizzly Bears']],
      );
    }
  });

  test('a permanent that enters is a new object without relation to the old one: counters and effects are gone (CR 403.4)', () => {
    const grow = 'Add Two | {0} | Instant | | Put two +1/+1 counters on target creature.';
    const game = table([grow, FLICKER], [{ hand: ['Add Two', 'Blink Out'], battlefield: ['Grizzly Bears'] }, {}]);
    const { id } = game.ann.permanent('Grizzly Bears');
    plays(game, game.ann, 'Add Two', ['Grizzly Bears']);
    plays(game, game.ann, 'Blink Out', ['Grizzly Bears']);
    expect([game.ann.stats('Grizzly Bears'), game.ann.permanent('Grizzly Bears').id === id]).toEqual(['2/2', false]);
  });

  test('a permanent knows how its spell was paid (CR 400.7d)', () => {
    const elk =
      'Rich Elk | {G} | Creature — Elk | 1/1 | Kicker {1} / When Rich Elk enters, if it was kicked, you gain 7 life.';
    for (const [yes, life] of [
      [1, 27],
      [0, 20],
    ] as const) {
      const game = table([elk], [{ hand: ['Rich Elk'], battlefield: ['Forest', 'Forest'] }, {}]);
      game.ann.answers('yesNo', [yes]);
      game.ann.answers('chooseNumber', [yes]);
      game.ann.casts('Rich Elk');
      game.resolveAll();
      expect([yes, game.ann.life]).toEqual([yes, life]);
    }
  });

  test('what a static ability gives a permanent spell goes on for the permanent (CR 400.7b)', () => {
    const flow = 'Quick Flow | {0} | Enchantment | | Creatures you control have haste.';
    const game = table(
      [flow, 'Free Ox | {0} | Creature — Ox | 2/2 |'],
      [{ hand: ['Free Ox'], battlefield: ['Quick Flow'] }, {}],
    );
    plays(game, game.ann, 'Free Ox');
    game.ann.attacks('Free Ox');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });

  test('a later part of an effect finds the card that an earlier part moved (CR 400.7j)', () => {
    const game = table([FLICKER], [{ hand: ['Blink Out'], battlefield: ['Grizzly Bears'] }, {}]);
    plays(game, game.ann, 'Blink Out', ['Grizzly Bears']);
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Grizzly Bears'], []]);
  });

  test('the effect of an ability finds the card that its cost moved (CR 400.7j)', () => {
    const well =
      "Blood Well | {0} | Artifact | | Sacrifice a green creature: You gain life equal to the sacrificed creature's toughness.";
    const game = table([well], [['Blood Well', 'Craw Wurm'], {}]);
    game.ann.activates('Blood Well');
    game.resolve();
    expect(game.ann.life).toBe(24);
  });

  test('an effect that allows a card to be cast finds the spell: it is exiled instead of going to the graveyard (CR 400.7h)', () => {
    const again =
      'Once Again | {0} | Sorcery | | You may cast target red instant card from your graveyard without paying its mana cost. If it would be put into your graveyard, exile it instead.';
    const game = table([again], [{ hand: ['Once Again'], graveyard: ['Shock'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Once Again');
    game.resolveAll();
    expect([game.ann.exile, game.ann.graveyard]).toEqual([['Shock'], ['Once Again']]);
  });

  test('flashback given to a card goes on for the spell it becomes: it is exiled (CR 400.7g)', () => {
    const mage =
      'Past Mage | {0} | Creature — Human | 1/1 | When Past Mage enters, target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.';
    const game = table([mage], [{ hand: ['Past Mage'], graveyard: ['Shock'], battlefield: ['Mountain'] }, {}]);
    game.ann.casts('Past Mage');
    game.resolveAll();
    game.ann.casts('Shock', { targets: ['ben'] });
    game.resolveAll();
    expect([game.ben.life, game.ann.exile, game.ann.graveyard]).toEqual([18, ['Shock'], []]);
  });

  test('what is done to a zone is done to all its cards (CR 400.12)', () => {
    const wash = 'Wash Back | {0} | Sorcery | | Shuffle your hand into your library.';
    const game = table([wash], [{ hand: ['Wash Back', 'Shock', 'Murder'], library: ['Forest'] }, {}]);
    plays(game, game.ann, 'Wash Back');
    expect([game.ann.hand, [...game.ann.library].sort()]).toEqual([[], ['Forest', 'Murder', 'Shock']]);
  });
});

test('a spell affects only the battlefield unless it names another zone (CR 403.2)', () => {
  const raze = 'Raze All | {0} | Sorcery | | Destroy all creatures.';
  const game = table(
    [raze],
    [
      {
        hand: ['Raze All', 'Hill Giant'],
        battlefield: ['Grizzly Bears'],
        library: ['Craw Wurm'],
        exile: ['Craw Wurm'],
      },
      {},
    ],
  );
  plays(game, game.ann, 'Raze All');
  expect([game.ann.battlefield, game.ann.hand, game.ann.library, game.ann.exile]).toEqual([
    [],
    ['Hill Giant'],
    ['Craw Wurm'],
    ['Craw Wurm'],
  ]);
});

describe('the stack', () => {
  test('a spell is its card on the stack, an ability is an object without one (CR 405.1)', () => {
    const game = table(
      ['Long Bell | {0} | Artifact | | {T}: You gain 1 life.'],
      [{ hand: ['Shock'], battlefield: ['Long Bell', 'Mountain'] }, {}],
    );
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ann.activates('Long Bell');
    const [spell, ability] = game.game.stack.map((id) => game.game.objects[id]);
    expect([game.ann.hand, (spell?.card ?? -1) >= 0, (ability?.card ?? 0) >= 0]).toEqual([[], true, false]);
  });

  test('triggers that wait together: those of the active player are put on the stack first, each player in the order they choose (CR 405.3)', () => {
    const ear = (name: string): string =>
      `${name} Ear | {0} | Enchantment | | Whenever a creature dies, you gain 1 life.`;
    const game = table(
      [ear('Low'), ear('High'), ear('Far'), KILL],
      [{ hand: ['End It'], battlefield: ['Low Ear', 'High Ear', 'Grizzly Bears'] }, ['Far Ear']],
    );
    game.ann.answers('order', [1, 0]);
    plays(game, game.ann, 'End It', ['Grizzly Bears']);
    while (game.question?.kind !== 'priority') game.proceed();
    const controllers = game.game.stack.map((id) => characteristics(game.game, id).controller);
    expect(controllers).toEqual([0, 0, 1]);
  });

  test('a spell has the characteristics of its card and is controlled by who cast it; an ability is controlled by who activated it or whose source triggered (CR 405.4)', () => {
    const game = table(
      ['Long Bell | {0} | Artifact | | {T}: You gain 1 life.'],
      [{ hand: ['Shock'], battlefield: ['Mountain'] }, ['Long Bell']],
    );
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ben.activates('Long Bell');
    const [spell, ability] = game.game.stack.map((id) => characteristics(game.game, id));
    expect([spell?.name, spell?.colors, spell?.manaValue, spell?.controller]).toEqual(['Shock', 0b01000, 1, 0]);
    expect([ability?.controller, ability?.colors, ability?.types]).toEqual([1, 0, 0]);
  });

  test('effects and delayed triggers are not on the stack until they trigger (CR 405.6a)', () => {
    const later = 'Slow Rain | {0} | Sorcery | | At the beginning of the next end step, you gain 3 life.';
    const game = table([later], [{ hand: ['Slow Rain'] }, {}]);
    plays(game, game.ann, 'Slow Rain');
    expect(game.stack).toEqual([]);
    for (let i = 0; i < 100 && game.stack.length === 0; i++) game.proceed();
    expect(game.stack.length).toBe(1);
    game.resolve();
    expect(game.ann.life).toBe(23);
  });

  test('turn-based and state-based actions do not use the stack: the draw, and a creature without toughness (CR 405.6e, 405.6f)', () => {
    const shrink = 'Fade Down | {0} | Instant | | Target creature gets -2/-2 until end of turn.';
    const game = table(
      [shrink],
      [{ hand: ['Fade Down'] }, { battlefield: ['Grizzly Bears'], library: ['Shock', 'Shock'] }],
    );
    plays(game, game.ann, 'Fade Down', ['Grizzly Bears']);
    expect([game.stack, game.ben.graveyard]).toEqual([[], ['Grizzly Bears']]);
    game.to('Draw', 2);
    expect([game.stack, game.ben.hand]).toEqual([[], ['Shock']]);
  });

  test('a player may concede at any time and leaves at once, with what they own (CR 405.6g, 405.6h)', () => {
    const game = table([], [{ hand: ['Shock'], battlefield: ['Mountain'] }, ['Hill Giant'], {}]);
    game.ann.casts('Shock', { targets: ['cat'] });
    game.session.concede(game.ann.id);
    expect([game.stack, game.ann.battlefield, game.ann.state.lost, game.ben.battlefield]).toEqual([
      [],
      [],
      true,
      ['Hill Giant'],
    ]);
  });
});

describe('exile', () => {
  test('to exile is to put into the exile zone from anywhere (CR 406.2)', () => {
    const out = 'Out Of Mind | {0} | Sorcery | | Exile target creature. / Exile the top card of your library.';
    const game = table([out], [{ hand: ['Out Of Mind'], library: ['Shock'] }, ['Hill Giant']]);
    plays(game, game.ann, 'Out Of Mind', ['Hill Giant']);
    expect([game.ann.exile, game.ben.exile, game.ben.battlefield]).toEqual([['Shock'], ['Hill Giant'], []]);
  });

  test('exiled cards are open to all, those exiled face down only to who may look (CR 406.3)', () => {
    const fire = 'Told Fire | {5}{R} | Instant | | Foretell {R} / Told Fire deals 2 damage to target player.';
    const game = table([fire], [{ hand: ['Told Fire'], exile: ['Murder'], battlefield: ['Mountain', 'Mountain'] }, {}]);
    game.ann.takes('foretell', 'Told Fire');
    const sees = (seat: 'ann' | 'ben', name: string): boolean =>
      JSON.stringify(game.session.view(game[seat].id)).includes(name);
    expect([sees('ben', 'Murder'), sees('ann', 'Told Fire'), sees('ben', 'Told Fire')]).toEqual([true, true, false]);
  });

  test('a card exiled face down is turned face up as it is played (CR 406.3a)', () => {
    const fire = 'Told Fire | {5}{R} | Instant | | Foretell {R} / Told Fire deals 2 damage to target player.';
    const game = table([fire], [{ hand: ['Told Fire'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}]);
    game.ann.takes('foretell', 'Told Fire');
    game.to('PrecombatMain', 3);
    game.ann.casts('', { via: 'foretell', targets: ['ben'] });
    expect([game.stack, JSON.stringify(game.session.view(game.ben.id)).includes('Told Fire')]).toEqual([
      ['Told Fire'],
      true,
    ]);
  });

  test('"cards exiled with" an object are those that its own ability exiled (CR 406.6)', () => {
    const vault =
      'Dark Vault | {0} | Artifact | | {0}: Exile the top card of your library. / {T}: Put all cards exiled with Dark Vault into their owners’ graveyards.'.replace(
        '’',
        "'",
      );
    const game = table(
      [vault],
      [{ battlefield: ['Dark Vault', 'Dark Vault'], exile: ['Murder'], library: ['Forest', 'Shock'] }, {}],
    );
    game.ann.activates('Dark Vault', { ability: 0 });
    game.resolve();
    game.ann.activates('Dark Vault', { ability: 1 });
    game.resolve();
    expect([game.ann.exile, game.ann.graveyard.length]).toEqual([['Murder'], 1]);
  });
});

test('cards outside the game are not found by what affects cards in zones (CR 400.11a, 400.11c)', () => {
  const wish = 'Far Wish | {0} | Sorcery | | You may put a creature card you own from outside the game into your hand.';
  const game = table([wish], [{ hand: ['Far Wish'] }, {}]);
  game.ann.answers('yesNo', [1]);
  plays(game, game.ann, 'Far Wish');
  expect(game.ann.hand).toEqual([]);
  expect(facts(game, 'Far Wish').name).toBe('Far Wish');
  const [id] = game.ann.state.graveyard;
  expect(game.game.objects[id as ObjectId]?.owner).toBe(0);
});
