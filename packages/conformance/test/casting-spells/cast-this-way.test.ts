/** "A spell cast this way": what a text says of the spells that it let a player cast. CR 608.2c, 608.2g. */
import { describe, expect, test } from 'vitest';
import { characteristics, type Entity, type ObjectId } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, plays, table, until, uses } from '../support/text-table.ts';

describe('"If an instant spell cast this way would be put into a graveyard, exile it instead"', () => {
  const lines = [
    'Lore | {0} | Artifact | | {T}: Exile an instant card at random from your graveyard. You may cast it this turn. If an instant spell cast this way would be put into your graveyard, exile it instead.',
    'Whisper | {0} | Instant | | You gain 3 life.',
    'Refuse | {0} | Instant | | Counter target spell. You lose 1 life.',
    'Plunder | {0} | Sorcery | | You may cast an instant spell from each opponent’s graveyard without paying its mana cost. If an instant spell cast this way would be put into a graveyard, exile it instead.',
  ];

  test('a spell cast later in the turn, as it was allowed, is exiled as it resolves (CR 608.2n + 614.6)', () => {
    const game = table(lines, [{ battlefield: ['Lore'], graveyard: ['Whisper'] }, {}]);
    uses(game.ann, 'Lore');
    plays(game.ann, 'Whisper');
    expect(game.ann.life).toBe(23);
    expect(game.ann.exile).toEqual(['Whisper']);
  });

  test('and as it is countered (CR 701.5a + 614.6)', () => {
    const game = table(lines, [{ battlefield: ['Lore'], graveyard: ['Whisper'] }, { hand: ['Refuse'] }]);
    uses(game.ann, 'Lore');
    game.ann.casts('Whisper');
    plays(game.ben, 'Refuse', 'Whisper');
    expect(game.ann.exile).toEqual(['Whisper']);
  });

  test('a spell cast in another way is not (CR 608.2c)', () => {
    const game = table(lines, [{ battlefield: ['Lore'], graveyard: ['Whisper'], hand: ['Whisper'] }, {}]);
    uses(game.ann, 'Lore');
    game.ann.answers('priority', (question, now) => {
      if (question.kind !== 'priority') throw new Error('no priority');
      const inHand = now.players[0]?.hand[0];
      return [question.options.findIndex((option) => option.kind === 'cast' && option.object === inHand)];
    });
    until(game.ann, 'priority');
    game.proceed();
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Whisper']);
    expect(game.ann.exile).toEqual(['Whisper']);
    expect(game.ann.life).toBe(23);
  });

  test('each of several spells cast as the text is carried out is exiled (CR 608.2g + 614.6)', () => {
    const game = table(lines, [{ hand: ['Plunder'] }, { graveyard: ['Whisper'] }, { graveyard: ['Whisper'] }]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', [0]);
    game.ann.answers('chooseObjects', [0]);
    plays(game.ann, 'Plunder');
    expect(game.ann.life).toBe(26);
    expect([game.ben.exile, game.cat.exile]).toEqual([['Whisper'], ['Whisper']]);
  });
});

const nameOf = ({ game }: Scenario, id: Entity): string => characteristics(game, id as number as ObjectId).name;

describe('a sorcery card and/or an instant card, cast together', () => {
  const EXILED = 'exile it instead';
  const COPIED = 'copy each of those spells twice. You may choose new targets for the copies';
  const CARDS = [
    `Encore | {X} | Sorcery | | You may cast up to one target sorcery card and/or up to one target instant card from your graveyard each with mana value X or less without paying their mana costs. If a spell cast this way would be put into your graveyard, ${EXILED}. If X is 3 or more, ${COPIED}.`,
    `Revue | {0} | Instant | | You may cast up to one target creature card and/or up to one target instant card from your graveyard each with mana value 2 or less without paying their mana costs.`,
    'Sip | {1} | Instant | | You gain 3 life.',
    'Toll | {2} | Sorcery | | Each opponent loses 2 life.',
    'Zap | {1} | Instant | | Zap deals 1 damage to any target.',
    'Cub | {2} | Creature — Bear | 2/2 |',
    'Bear | {3} | Creature — Bear | 3/3 |',
  ];
  const LANDS = ['Forest', 'Forest', 'Forest'];
  const GRAVEYARD = ['Toll', 'Sip'];

  test('both are cast while the spell resolves, and exiled when they have resolved (CR 608.2g, 614.6)', () => {
    const game = table(CARDS, [{ battlefield: LANDS, hand: ['Encore'], graveyard: GRAVEYARD }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Encore', { x: 2, targets: ['Toll', 'Sip'] });
    chooses(game.ann, 'Toll', 'Sip');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([23, 18]);
    expect([game.ann.exile.toSorted(), game.ann.graveyard]).toEqual([['Sip', 'Toll'], ['Encore']]);
  });

  test('one of the two may be cast without the other (CR 608.2d)', () => {
    const game = table(CARDS, [{ battlefield: LANDS, hand: ['Encore'], graveyard: GRAVEYARD }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Encore', { x: 2, targets: ['Toll', 'Sip'] });
    chooses(game.ann, 'Sip');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([23, 20]);
    expect([game.ann.exile, game.ann.graveyard.toSorted()]).toEqual([['Sip'], ['Encore', 'Toll']]);
  });

  test('only one with no greater mana value can be a target, and only of its own sort (CR 115.1, 601.2c)', () => {
    const game = table(CARDS, [{ battlefield: LANDS, hand: ['Encore'], graveyard: GRAVEYARD }, { graveyard: ['Sip'] }]);
    const asked: unknown[] = [];
    game.ann.answers('targets', (question) => {
      if (question.kind === 'targets')
        asked.push(
          question.slot,
          question.legal.map((id) => nameOf(game, id)),
        );
      return [];
    });
    game.ann.casts('Encore', { x: 1 });
    expect(asked).toEqual([1, ['Sip']]);
  });

  test('with X of 3, each of the spells cast is copied twice; the copies resolve first (CR 707.10)', () => {
    const game = table(CARDS, [{ battlefield: LANDS, hand: ['Encore'], graveyard: GRAVEYARD }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Encore', { x: 3, targets: ['Toll', 'Sip'] });
    chooses(game.ann, 'Toll', 'Sip');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([29, 14]);
    expect([game.ann.exile.toSorted(), game.ann.graveyard]).toEqual([['Sip', 'Toll'], ['Encore']]);
  });

  test('with X of 3 and one cast, only that one is copied, with targets chosen anew (CR 608.2c, 707.10c)', () => {
    const game = table(CARDS, [{ battlefield: LANDS, hand: ['Encore'], graveyard: ['Toll', 'Zap'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Encore', { x: 3, targets: ['Toll', 'Zap'] });
    chooses(game.ann, 'Zap');
    for (let copy = 0; copy < 2; copy++) {
      game.ann.answers('yesNo', [1]);
      chooses(game.ann, 'Ben');
    }
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([19, 18]);
    expect([game.ann.exile, game.ann.graveyard.toSorted()]).toEqual([['Zap'], ['Encore', 'Toll']]);
  });

  test('who casts neither copies nothing, and exiles nothing later (CR 608.2c)', () => {
    const game = table(CARDS, [{ battlefield: LANDS, hand: ['Encore'], graveyard: GRAVEYARD }, {}]);
    game.ann.answers('yesNo', [0]);
    game.ann.casts('Encore', { x: 3, targets: ['Toll', 'Sip'] });
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
    expect([game.ann.exile, game.ann.graveyard.toSorted()]).toEqual([[], ['Encore', 'Sip', 'Toll']]);
  });

  test('a creature and an instant, each small enough (CR 608.2g)', () => {
    const game = table(CARDS, [{ hand: ['Revue'], graveyard: ['Bear', 'Cub', 'Sip'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Revue', { targets: ['Cub', 'Sip'] });
    chooses(game.ann, 'Cub', 'Sip');
    game.resolveAll();
    expect([game.ann.life, game.ann.battlefield]).toEqual([23, ['Cub']]);
    expect(game.ann.graveyard).toEqual(['Bear', 'Revue', 'Sip']);
  });
});

test('a spell that could not be countered is still a spell: it is not cast from the stack (CR 601.2a, 701.5a)', () => {
  const seize = `Seize | {0} | Instant | | Counter target spell. If that spell is countered this way, exile it ${'instead'} of putting it into its owner’s graveyard, then you may cast it without paying its mana cost.`;
  for (const [text, ann, ben] of [
    ['You gain 3 life.', 20, 23],
    [`${'~'} can’t be countered. / You gain 3 life.`, 23, 20],
  ] as const) {
    const game = table([seize, `Boon | {0} | Instant | | ${text}`], [{ hand: ['Boon'] }, { hand: ['Seize'] }]);
    game.ann.casts('Boon');
    game.ben.answers('yesNo', [1]);
    plays(game.ben, 'Seize', 'Boon');
    expect([text, game.ann.life, game.ben.life]).toEqual([text, ann, ben]);
  }
});

test('"if it was cast from a graveyard, you may play cards this way without paying": those cards, for as long (CR 118.9 + 608.2c)', () => {
  const free = 'you may play cards this way without paying their mana costs';
  const omen = `Omen | {0} | Sorcery | | Exile the top two cards of your library. Until the end of your next turn, you may play those cards. If this spell was cast from a graveyard, ${free}. / Flashback {0}`;
  const dear = 'Dear Ox | {9} | Creature — Ox | 4/4 |';
  for (const from of ['hand', 'graveyard'] as const) {
    const game = table([omen, dear], [{ [from]: ['Omen'], library: ['Dear Ox', 'Forest', 'Dear Ox', 'Dear Ox'] }, {}]);
    game.ann.casts('Omen', from === 'graveyard' ? { via: 'flashback' } : {});
    game.resolveAll();
    expect([game.ann.can('cast', 'Dear Ox'), game.ann.can('playLand', 'Forest')]).toEqual([from === 'graveyard', true]);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Dear Ox')).toBe(from === 'graveyard');
    if (from === 'hand') continue;
    plays(game.ann, 'Dear Ox');
    expect(game.ann.battlefield).toContain('Dear Ox');
    game.to('PrecombatMain', 5);
    expect(game.ann.can('playLand', 'Forest')).toBe(false);
  }
});
