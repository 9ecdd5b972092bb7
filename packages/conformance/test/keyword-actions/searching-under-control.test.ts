/** Players who are controlled while they search, and what is done with what they find. CR 701.19, 720. */
import { describe, expect, test } from 'vitest';
import { picks, until } from '../support/text-table.ts';
import { table } from '../support/rules-table.ts';

const AGENT =
  "Agent | {0} | Creature — Human | 3/2 | You control each other player while they're searching their libraries.\nWhile another player is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast those spells.";
const SEEK =
  'Seek | {0} | Sorcery | | Search your library for a nonblue card, put it into your hand, then shuffle. You gain 1 life.';
const LAND =
  'Land Ho | {0} | Sorcery | | Search your library for a basic Forest card or basic Swamp card, put it onto the battlefield tapped, then shuffle.';
const made = [AGENT, SEEK, LAND];

describe('an opponent who searches is controlled, and exiles what is found (CR 720.5)', () => {
  const searched = (agents: 0 | 1, found: string) => {
    const game = table(made, [
      { hand: ['Seek'], library: ['Forest', 'Shock', 'Grizzly Bears'] },
      { battlefield: [...(agents === 0 ? [] : ['Agent']), 'Forest', 'Forest'] },
    ]);
    const chooser = agents === 0 ? game.ann : game.ben;
    game.ann.casts('Seek');
    const question = until(chooser, 'chooseObjects');
    game.answer([game.indexOf(question.from, found)]);
    return game.resolveAll();
  };

  test('without such a creature the one who searches chooses, and gets it', () => {
    const game = searched(0, 'Shock');
    expect([game.ann.hand, game.ann.exile, game.ann.life]).toEqual([['Shock'], [], 21]);
  });

  test('the controller chooses; the card is in exile, not in the hand, and all else is done', () => {
    const game = searched(1, 'Shock');
    expect([game.ann.hand, game.ann.exile, game.ann.library.length, game.ann.life]).toEqual([[], ['Shock'], 2, 21]);
  });

  test('the controller may cast it with mana of any color, at the usual time, and goes on to when the creature has left', () => {
    const game = searched(1, 'Shock');
    expect([game.ann.can('cast', 'Shock'), game.ben.can('cast', 'Shock')]).toEqual([false, true]);
    const bear = searched(1, 'Grizzly Bears');
    expect(bear.ben.can('cast', 'Grizzly Bears')).toBe(false);
    bear.to('PrecombatMain', 2);
    expect(bear.ben.can('cast', 'Grizzly Bears')).toBe(true);
    const land = searched(1, 'Forest').to('PrecombatMain', 2);
    expect(land.ben.can('playLand', 'Forest')).toBe(true);
  });

  test('what would have been put onto the battlefield stays in exile', () => {
    const game = table(made, [{ hand: ['Land Ho'], library: ['Forest', 'Shock'] }, { battlefield: ['Agent'] }]);
    game.ann.casts('Land Ho');
    const question = until(game.ben, 'chooseObjects');
    // Only what was to be sought can be found, and of a quality nothing need be (CR 701.19b).
    expect([question.from.length, question.min]).toEqual([1, 0]);
    game.answer([0]);
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.exile]).toEqual([[], ['Forest']]);
  });

  test('its controller searches freely, and an opponent decides everything else', () => {
    const game = table(made, [{ hand: ['Seek'], battlefield: ['Agent'], library: ['Forest', 'Shock'] }, []]);
    game.ann.casts('Seek');
    const question = until(game.ann, 'chooseObjects');
    game.answer([game.indexOf(question.from, 'Shock')]);
    game.resolveAll();
    expect([game.ann.hand, game.ann.exile]).toEqual([['Shock'], []]);
  });

  test('of several, the latest controls the search, and it is chosen whose effect takes the card (CR 613.7, 616.1)', () => {
    const game = table(
      [...made, AGENT.replaceAll('Agent', 'Other').replace('You control', 'Flash\nYou control')],
      [
        { hand: ['Seek'], library: ['Forest', 'Forest', 'Shock'] },
        { battlefield: ['Agent', 'Forest'] },
        { battlefield: ['Forest'], hand: ['Other'] },
      ],
    );
    game.cat.casts('Other');
    game.resolve();
    game.ann.casts('Seek');
    const question = until(game.cat, 'chooseObjects');
    picks(game.cat, 'Agent');
    game.answer([game.indexOf(question.from, 'Shock')]);
    game.resolveAll();
    expect([game.ben.can('cast', 'Shock'), game.cat.can('cast', 'Shock')]).toEqual([true, false]);
    expect(game.ann.exile).toEqual(['Shock']);
  });
});
