/** "Repeat this process": all steps of the text, from the first one on. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const TRAIL =
  "Trail Ahead | {0} | Sorcery | | Reveal the top card of your library. If it's a land card, put it onto the battlefield and repeat this process.";

/** Ann's lands and how many cards are left, when her library has these cards, the top card first. */
function after(library: readonly string[]): readonly [number, number] {
  const game = table([TRAIL], [{ hand: ['Trail Ahead'], library }, []]);
  plays(game, game.ann, 'Trail Ahead');
  return [game.ann.battlefield.length, game.ann.library.length];
}

describe('repeat this process', () => {
  test('a step that ends the text in the middle of a sentence repeats the whole text (CR 608.2c)', () => {
    expect(after(['Forest', 'Forest', 'Grizzly Bears', 'Forest'])).toEqual([2, 2]);
    expect(after(['Grizzly Bears', 'Forest'])).toEqual([0, 2]);
  });

  test('when nothing is left to reveal, nothing is a land card and the process ends (CR 608.2c)', () => {
    expect(after(['Forest', 'Forest'])).toEqual([2, 0]);
    expect(after([])).toEqual([0, 0]);
  });

  test('however often the process is repeated, it comes to an end (CR 608.2c)', () => {
    expect(after(Array.from({ length: 600 }, () => 'Forest'))).toEqual([600, 0]);
  });

  test('a process that is repeated without end and without a choice is a draw (CR 104.4b)', () => {
    const lines = ['Round Dance | {0} | Sorcery | | You gain 1 life. Repeat this process.'];
    const game = table(lines, [{ hand: ['Round Dance'] }, []]);
    plays(game, game.ann, 'Round Dance');
    expect([game.game.drawn, game.game.waiting, game.game.winners]).toEqual([true, 'over', []]);
  });

  test('a process that may be repeated at will is offered anew each time, also to one without life (CR 608.2c, 704.5a)', () => {
    const lines = [
      'Deep Draught | {0} | Sorcery | | Exile the top card of your library, then put that card into your hand. You lose life equal to its mana value. You may repeat this process any number of times.',
    ];
    const drawn = (often: number): readonly [number, number] => {
      const library = ['Grizzly Bears', 'Forest', 'Grizzly Bears', 'Forest'];
      const game = table(lines, [{ hand: ['Deep Draught'], life: 3, library }, []]);
      for (let i = 0; i < often; i++) game.ann.answers('yesNo', [1]);
      plays(game, game.ann, 'Deep Draught');
      return [game.ann.hand.length, game.ann.life];
    };
    expect(drawn(0)).toEqual([1, 1]);
    expect(drawn(1)).toEqual([2, 1]);
    // The one who goes on loses more than there is: only then is the life looked at.
    expect(drawn(3)).toEqual([4, -1]);
    // Nothing is left to reveal: what would change nothing is not offered again.
    expect(drawn(30)).toEqual([4, -1]);
  });

  const DEAL =
    'Deal | {0} | Instant | | Exile the top card of your library. You may put it into your hand unless it has the same name as another card exiled this way. Repeat this process until you exile two cards with the same name or you put a card into your hand, whichever comes first.';
  /** Hand, exile and what is left, when the so manieth card is wanted. */
  const dealt = (wanted: number, ...library: string[]): readonly (readonly string[])[] => {
    const game = table([DEAL], [{ hand: ['Deal'], library }, []]);
    for (let i = 1; i <= wanted; i++) game.ann.answers('yesNo', [i === wanted ? 1 : 0]);
    plays(game, game.ann, 'Deal');
    return [game.ann.hand, game.ann.exile, game.ann.library];
  };

  test('a process goes on until one of two things has come about: a card that was taken (CR 608.2c)', () => {
    expect(dealt(1, 'Forest', 'Island', 'Swamp')).toEqual([['Forest'], [], ['Swamp', 'Island']]);
    expect(dealt(2, 'Forest', 'Island', 'Swamp')).toEqual([['Island'], ['Forest'], ['Swamp']]);
  });

  test('... or two of the cards that all of it has exiled share a name, not only those of one time (CR 201.2a)', () => {
    expect(dealt(9, 'Forest', 'Island', 'Forest', 'Swamp')).toEqual([[], ['Forest', 'Island', 'Forest'], ['Swamp']]);
    // The second of that name is not offered.
    expect(dealt(3, 'Forest', 'Island', 'Forest', 'Swamp')).toEqual([[], ['Forest', 'Island', 'Forest'], ['Swamp']]);
  });

  test('when no card is left it is over', () => {
    expect(dealt(9, 'Forest', 'Island')).toEqual([[], ['Forest', 'Island'], []]);
  });
});

describe('as many times as you choose', () => {
  const SPRING =
    'Endless Spring | {0} | Sorcery | | Look at the top two cards of your library. As many times as you choose, you may pay 3 life, exile those cards, then look at the top two cards of your library. Put the last cards you looked at this way into your hand.';
  const library = ['Forest', 'Island', 'Swamp', 'Grizzly Bears', 'Plains', 'Mountain'];

  function kept(times: number, life = 20): readonly [string[], number] {
    const game = table([SPRING], [{ hand: ['Endless Spring'], library, life }, []]);
    let asked = 0;
    game.plan((question) => (question.kind === 'yesNo' ? [asked++ < times ? 1 : 0] : null));
    plays(game, game.ann, 'Endless Spring');
    return [[...game.ann.hand].sort(), game.ann.life];
  }

  test('what is kept is what was looked at last, and each time the others are put away (CR 608.2c)', () => {
    expect(kept(0)).toEqual([['Forest', 'Island'], 20]);
    expect(kept(1)).toEqual([['Grizzly Bears', 'Swamp'], 17]);
    expect(kept(2)).toEqual([['Mountain', 'Plains'], 14]);
    expect(kept(3)).toEqual([[], 11]);
  });

  test('it is offered for as long as it can be paid (CR 608.2d, 119.4)', () => {
    expect(kept(9, 7)).toEqual([['Mountain', 'Plains'], 1]);
  });
});

describe('what follows the repetition is done once', () => {
  const lines = [
    'Long Dig | {0} | Sorcery | | Exile the top card of your library. If that card is a land card, repeat this process. You gain 2 life.',
    'Deep Dig | {0} | Sorcery | | Exile cards from the top of your library until you exile a creature card with toughness 2 or greater, then put that card into your hand. If its power is 3 or greater, repeat this process. Deep Dig deals 1 damage to you for each card put into your hand this way.',
  ];

  test.each([
    ['Long Dig', 22, 2],
    ['Deep Dig', 18, 1],
  ])('%s (CR 608.2c)', (name, life, left) => {
    const library =
      name === 'Long Dig'
        ? ['Forest', 'Forest', 'Shock', 'Shock', 'Shock']
        : ['Forest', 'Hill Giant', 'Forest', 'Grizzly Bears', 'Forest'];
    const game = table(lines, [{ hand: [name], library }, {}]);
    plays(game, game.ann, name);
    expect([game.ann.life, game.ann.library.length]).toEqual([life, left]);
  });
});
