/** What is done when a step before was not, could not be, or had no legal target left; and only once each turn. CR 603.2i, 608.2b-c, 701.10b. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ITS_TARGET = 'its target';
const trader = `Fickle Trader | {0} | Creature — Rogue | 3/3 | When Fickle Trader enters, exchange control of Fickle Trader and up to one target artifact you don't control. If you don't or can't make an exchange, sacrifice Fickle Trader. This ability still resolves if ${ITS_TARGET} becomes illegal.`;
const ox = 'Calm Ox | {0} | Artifact Creature — Ox | 1/4 |';
const axe = 'Small Axe | {0} | Instant | | Destroy target creature.';

test('control is exchanged, for good (CR 701.10b)', () => {
  const game = table([trader, ox], [{ hand: ['Fickle Trader'] }, ['Calm Ox']]);
  game.ann.answers('targets', [0]);
  plays(game.ann, 'Fickle Trader');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Calm Ox'], ['Fickle Trader']]);
});

test('without a target there is no exchange, so it is sacrificed (CR 701.10b, 608.2c)', () => {
  const game = table([trader], [{ hand: ['Fickle Trader'] }, []]);
  plays(game.ann, 'Fickle Trader');
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], ['Fickle Trader']]);
});

test('an ability that resolves though its target is illegal does the rest of what it says (CR 608.2b)', () => {
  const game = table(
    [trader, ox, axe],
    [{ hand: ['Fickle Trader'] }, { battlefield: ['Calm Ox'], hand: ['Small Axe'] }],
  );
  game.ann.answers('targets', [0]);
  game.ann.casts('Fickle Trader');
  game.resolve();
  game.ben.casts('Small Axe', { targets: ['Calm Ox'] });
  game.resolveAll();
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], ['Fickle Trader']]);
});

const rug =
  "Woven Rug | {0} | Enchantment | | At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Forests target opponent controls.";

test('mana is added in one of the main phases of a turn only (CR 603.2i, 603.4)', () => {
  const game = table([rug], [['Woven Rug'], ['Forest', 'Forest', 'Forest']]);
  let asked = 0;
  game.plan((question) => {
    if (question.kind !== 'yesNo' || question.player !== game.ann.id) return null;
    asked++;
    return [1];
  });
  game.to('Upkeep', 3);
  game.to('PrecombatMain', 3);
  expect(asked).toBe(2); // one in turn 1, after combat, and one in turn 3
  game.to('PostcombatMain', 3);
  expect(asked).toBe(2);
});

test('nothing added is nothing done: it is offered again (CR 603.2i)', () => {
  const game = table([rug], [['Woven Rug'], []]);
  let asked = 0;
  game.plan((question) => {
    if (question.kind !== 'yesNo' || question.player !== game.ann.id) return null;
    asked++;
    return [1];
  });
  game.to('Upkeep', 3);
  asked = 0;
  game.to('End', 3);
  expect(asked).toBe(2);
});

const IT = 'the exiled card';
const FREELY = 'without paying its mana cost';
const plea = `Mirror Plea | {0} | Sorcery | | Bargain / Search your library for an Ox card, exile it face down, then shuffle. If this spell was bargained, you may cast ${IT} ${FREELY} if that spell's mana value is 4 or less. Put ${IT} into your graveyard if it wasn't cast this way.`;
const cheap = 'Deep Ox | {3}{G} | Creature — Ox | 4/4 |';
const dear = 'Vast Ox | {4}{G} | Creature — Ox | 5/5 |';
const bowl = 'Plain Bowl | {2} | Artifact | |';

test('what was not cast, because it could not or was not wanted, goes to the graveyard (CR 608.2c, 702.166a)', () => {
  for (const [found, bargained, cast, left] of [
    ['Deep Ox', true, true, false],
    ['Deep Ox', true, false, true],
    ['Deep Ox', false, true, true],
    ['Vast Ox', true, true, true],
  ] as const) {
    const game = table(
      [plea, cheap, dear, bowl],
      [{ hand: ['Mirror Plea'], library: [found], battlefield: ['Plain Bowl'] }, {}],
    );
    game.plan((question) => {
      if (question.player !== game.ann.id) return null;
      if (question.kind === 'chooseObjects') return [0];
      if (question.kind === 'yesNo')
        return [(game.stack.length === 0 || game.ann.library.length > 0 ? bargained : cast) ? 1 : 0];
      return null;
    });
    plays(game.ann, 'Mirror Plea');
    expect([
      found,
      bargained,
      cast,
      game.ann.graveyard.includes(found),
      game.ann.battlefield.includes(found),
      game.ann.exile,
    ]).toEqual([found, bargained, cast, left, !left, []]);
  }
});

const glimpse =
  "Sharp Glimpse | {0} | Sorcery | | Target opponent reveals each land card in their hand. You gain 1 life. If they didn't reveal a card this way, you gain 4 life.";
const hoarder =
  "Pale Hoarder | {0} | Sorcery | | Each player mills two cards. If you didn't mill a land card this way, you lose 3 life. When you mill a land card this way, draw a card.";

test('who revealed no card this way is asked about what was revealed, not about what could be (CR 608.2c)', () => {
  for (const [hand, life] of [
    [['Forest', 'Shock'], 21],
    [['Shock'], 25],
  ] as const) {
    const game = table([glimpse], [{ hand: ['Sharp Glimpse'] }, { hand: [...hand] }]);
    plays(game.ann, 'Sharp Glimpse');
    expect([hand, game.ann.life]).toEqual([hand, life]);
  }
});

test("what others did this way is not what you did; 'when you do' waits on the stack (CR 603.12, 608.2c)", () => {
  for (const [own, life, hand] of [
    [['Forest', 'Shock', 'Plains'], 20, 1],
    [['Shock', 'Shock', 'Plains'], 17, 0],
  ] as const) {
    const game = table([hoarder], [{ hand: ['Pale Hoarder'], library: [...own] }, { library: ['Forest', 'Forest'] }]);
    plays(game.ann, 'Pale Hoarder');
    expect([own, game.ann.life, game.ann.hand.length]).toEqual([own, life, hand]);
  }
});

test('what others sacrifice this way is not what you sacrificed (CR 608.2c, 701.21a)', () => {
  const feast =
    'Grim Feast | {0} | Sorcery | | Each player sacrifices a creature. If you sacrificed a creature this way, you gain 6 life.';
  for (const [own, life] of [
    [['Calm Ox'], 26],
    [[], 20],
  ] as const) {
    const game = table([feast, ox], [{ hand: ['Grim Feast'], battlefield: [...own] }, ['Calm Ox']]);
    plays(game.ann, 'Grim Feast');
    expect([own, game.ann.life, game.ben.battlefield]).toEqual([own, life, []]);
  }
});
