/** "A spell cast this way": what a text says of the spells that it let a player cast. CR 608.2c, 608.2g. */
import { describe, expect, test } from 'vitest';
import { plays, table, until, uses } from '../support/text-table.ts';

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
