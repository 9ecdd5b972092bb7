/** When what is meant for a later turn or combat begins, whom a creature attacks that enters so, and what can't transform. CR 508.4, 611.2a, 701.28. */
import type { PrintedCard } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import { now, plays, table, until } from '../support/text-table.ts';

const WORD = "Stern Word | {0} | Instant | | Each opponent can't cast sorcery spells during that player's next turn.";
const SONG = 'Small Song | {0} | Sorcery | | You gain 1 life.';
const CALL =
  "Loud Call | {0} | Instant | | Target creature an opponent controls attacks during its controller's next combat phase if able.";

describe('a later part of a turn', () => {
  test('said in the turn of that player, their next turn is the one after it (CR 611.2a, 500.1)', () => {
    const game = table([WORD, SONG], [{ hand: ['Stern Word'] }, { hand: ['Small Song'] }]);
    game.to('PrecombatMain', 2);
    game.ann.casts('Stern Word');
    game.resolveAll();
    expect(game.ben.can('cast', 'Small Song')).toBe(true);
    game.to('PrecombatMain', 4);
    expect(game.ben.can('cast', 'Small Song')).toBe(false);
    game.to('PrecombatMain', 6);
    expect(game.ben.can('cast', 'Small Song')).toBe(true);
  });

  test.each([
    ['before it, the combat of the same turn', 'PrecombatMain', 2],
    ['as it begins, the combat of the turn after', 'BeginningOfCombat', 4],
    ['as it ends, the combat of the turn after', 'EndOfCombat', 4],
    ['after it, the combat of the turn after', 'PostcombatMain', 4],
  ] as const)('their next combat phase is, said %s (CR 611.2a, 506.1)', (_when, step, turn) => {
    const game = table([CALL], [{ hand: ['Loud Call'] }, ['Hill Giant']]);
    game.to(step, 2);
    plays(game.ann, 'Loud Call', 'Hill Giant');
    const attacks: number[] = [];
    game.plan((question, { turn: inTurn }) => {
      if (question.kind === 'attackers' && question.mustAttack.length > 0) attacks.push(inTurn);
      return null;
    });
    game.to('Upkeep', 7);
    expect(attacks).toEqual([turn]);
  });
});

describe('a creature that enters attacking', () => {
  const HORN = 'Horn | {0} | Artifact | | {0}: Create a 1/1 red Goblin creature token that’s tapped and attacking.';

  test('its controller chooses any player, the one whom their creatures attack first (CR 508.4)', () => {
    const game = table([HORN], [['Horn', 'Grizzly Bears', 'Hill Giant'], ['Craw Wurm'], {}]);
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
    game.to('DeclareAttackers');
    game.ann.activates('Horn');
    const question = until(game.ann, 'chooseObjects');
    expect(question.from.map((entity) => game.seats[-1 - entity]?.name)).toEqual(['cat', 'ben']);
    expect([question.min, question.max, question.purpose, question.reason.rule]).toEqual([1, 1, 'choose', '508.4']);
    game.proceed();
    expect(game.ann.permanent('Goblin Token').attacking).toBe(game.ann.permanent('Hill Giant').attacking);
  });

  test('what another player’s creatures attack does not come first (CR 508.4)', () => {
    const game = table([HORN], [['Grizzly Bears'], ['Horn'], {}]);
    game.ann.attacks('Grizzly Bears', 'cat');
    game.to('DeclareAttackers');
    game.ben.activates('Horn');
    game.resolveAll();
    expect(game.ben.permanent('Goblin Token').attacking).toBeLessThan(-100);
  });
});

describe('the same is true for', () => {
  const CHOIR =
    'Choir | {0} | Sorcery | | Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for haste and protection.';
  const words = (game: ReturnType<typeof table>): readonly string[] =>
    now(game.ann, 'Calf').abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));

  test.each([
    ['Bird | {0} | Creature — Bird | 1/1 | Flying', ['flying']],
    ['Bird | {0} | Creature — Bird | 1/1 | Haste', ['haste']],
    ['Bird | {0} | Creature — Bird | 1/1 | Protection from red / Haste', ['haste', 'protection']],
    ['Bird | {0} | Creature — Bird | 1/1 | {T}: Draw a card.', []],
  ] as const)('each keyword is given if it is there, by itself: %s (CR 702.1c)', (bird, given) => {
    const game = table(
      [CHOIR, bird, 'Calf | {0} | Creature — Ox | 1/1 |'],
      [{ battlefield: ['Bird', 'Calf'], hand: ['Choir'] }, {}],
    );
    plays(game.ann, 'Choir');
    expect(words(game)).toEqual(given);
  });

  test('what another player’s creatures have is not given (CR 702.1c)', () => {
    const bird = 'Bird | {0} | Creature — Bird | 1/1 | Flying, haste, protection from red';
    const game = table(
      [CHOIR, bird, 'Calf | {0} | Creature — Ox | 1/1 |'],
      [{ battlefield: ['Calf'], hand: ['Choir'] }, ['Bird']],
    );
    plays(game.ann, 'Choir');
    expect(words(game)).toEqual([]);
  });
});

describe('transforming', () => {
  const twoFaced = (name: string, text: string, other: string): PrintedCard =>
    ({
      name: `${name} // Back of ${name}`,
      layout: 'transform',
      card_faces: [
        { name, mana_cost: '{0}', type_line: 'Creature — Human', power: '1', toughness: '1', oracle_text: text },
        {
          name: `Back of ${name}`,
          mana_cost: '',
          type_line: 'Creature — Wolf',
          power: '3',
          toughness: '3',
          oracle_text: other,
        },
      ],
    }) as unknown as PrintedCard;
  const TURN = 'Turning | {0} | Instant | | Transform target creature.';
  const MOON = 'Moon | {0} | Instant | | Transform target creature you control.';

  test('what has daybound or nightbound does so for day and night alone (CR 702.145b, 702.145e)', () => {
    const game = table(
      [TURN, twoFaced('Walker', 'Daybound', 'Nightbound')],
      [{ battlefield: ['Walker // Back of Walker'], hand: ['Turning', 'Turning'] }, {}],
    );
    plays(game.ann, 'Turning', 'Walker');
    expect(game.ann.battlefield).toEqual(['Walker']);
  });

  test('its own ability does nothing once it has transformed since; that of another does (CR 701.28f)', () => {
    const own = twoFaced('Imp', '{0}: Transform this creature.', '{0}: Transform this creature.');
    const game = table([own, MOON], [{ battlefield: ['Imp // Back of Imp'], hand: ['Moon'] }, {}]);
    game.ann.activates('Imp');
    game.ann.activates('Imp');
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Back of Imp']);
    plays(game.ann, 'Moon', 'Back of Imp');
    expect(game.ann.battlefield).toEqual(['Imp']);
  });
});
