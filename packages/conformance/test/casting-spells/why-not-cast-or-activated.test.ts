/** "Why can't I?": the rules that stand in the way of what a player would like to do now. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, whyNot } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table, uses } from '../support/text-table.ts';

const SLOW_DREAM = 'Slow Dream | {1}{R} | Sorcery | | Slow Dream deals 7 damage to target creature or planeswalker.';
const SLEEPER = 'Sleeper | {G} | Creature — Human | 1/1';
const AMBUSHER = 'Ambusher | {G} | Creature — Cat | 1/1 | Flash';
const DOZER = 'Dozer | {U} | Creature — Human Wizard | 1/1 | {T}: Scry 3.';

/** The reasons for a card or permanent of that name, as "rule because". */
function reasons(player: TestPlayer, name: string, asked: TestPlayer = player): string[] {
  const { game } = player.table;
  const ids = [
    ...player.state.hand,
    ...player.state.graveyard,
    ...player.state.library,
    ...game.battlefield,
    ...game.command,
  ];
  const id = ids.find((each) => characteristics(game, each).name === name) as ObjectId;
  return whyNot(game, asked.id, id).map(({ kind, rule, because }) => {
    expect(kind).toBe('illegal');
    return `${rule} ${because}`;
  });
}

/** Ben gets priority in Ann's main phase, while a spell of hers waits. */
function benAnswers(game: Scenario, name: string): Scenario {
  game.ann.casts(name);
  while (game.question?.player !== game.ben.id) game.proceed();
  return game;
}

describe('whose turn and time it is', () => {
  test('nothing is asked of what can be done, or of what is not there', () => {
    const game = table([SLEEPER, SLOW_DREAM], [{ hand: ['Sleeper'], battlefield: ['Forest'] }, []]);
    expect(reasons(game.ann, 'Sleeper')).toEqual([]);
    expect(whyNot(game.game, game.ann.id, 9999 as ObjectId)).toEqual([]);
    const id = game.ann.state.hand[0] as ObjectId;
    plays(game.ann, 'Sleeper');
    expect(whyNot(game.game, game.ann.id, id)).toEqual([]);
  });

  test('two lands of one name are one choice, and neither is forbidden', () => {
    const game = table([SLEEPER], [{ hand: ['Forest', 'Forest'] }, []]);
    for (const id of game.ann.state.hand) expect(whyNot(game.game, game.ann.id, id)).toEqual([]);
  });

  test('a player who has not priority can do nothing (CR 117.1)', () => {
    const game = table([SLEEPER], [[], { hand: ['Sleeper'], battlefield: ['Forest'] }]);
    expect(reasons(game.ben, 'Sleeper')).toEqual(['117.1 you do not have priority']);
  });

  test('permanents are cast in one’s own main phase while the stack is empty, unless they have flash (CR 302.1, 702.8a)', () => {
    const game = table(
      [SLEEPER, AMBUSHER, DOZER],
      [
        { hand: ['Ambusher', 'Sleeper'], battlefield: ['Forest', 'Forest'] },
        { hand: ['Sleeper', 'Ambusher'], battlefield: ['Forest'] },
      ],
    );
    game.ann.casts('Ambusher');
    expect(reasons(game.ann, 'Sleeper')).toEqual(['302.1 the stack is not empty']);
    while (game.question?.player !== game.ben.id) game.proceed();
    expect(reasons(game.ben, 'Sleeper')).toEqual(['302.1 it is not your turn']);
    expect(reasons(game.ben, 'Ambusher')).toEqual([]);
    game.resolve();
    game.to('BeginningOfCombat');
    expect(reasons(game.ann, 'Sleeper')).toEqual(['302.1 it is not your main phase']);
  });

  test.each([
    ['Sorcery', '307.1'],
    ['Artifact', '301.1'],
    ['Enchantment', '303.1'],
    ['Artifact Creature — Golem', '302.1'],
  ])('%s: at the same times, by a rule of its own', (type, rule) => {
    const size = type.includes('Creature') ? '2/2' : '';
    const game = table(
      [`Thing | {G} | ${type} | ${size} | ${type === 'Sorcery' ? 'Scry 3.' : ''}`],
      [{ hand: ['Thing'], battlefield: ['Forest'] }, []],
    );
    expect(reasons(game.ann, 'Thing')).toEqual([]);
    game.to('BeginningOfCombat');
    expect(reasons(game.ann, 'Thing')).toEqual([`${rule} it is not your main phase`]);
  });
});

describe('lands (CR 305)', () => {
  test('one land a turn, in one’s own main phase (CR 305.1, 305.2, 305.3)', () => {
    const more = 'Second Field | {0} | Enchantment | | You may play an additional land on each of your turns.';
    const game = table([more], [{ hand: ['Forest', 'Island', 'Swamp', 'Second Field'] }, { hand: ['Forest'] }]);
    game.ann.playsLand('Forest');
    expect(reasons(game.ann, 'Island')).toEqual(['305.2 you have played a land this turn']);
    plays(game.ann, 'Second Field');
    expect(reasons(game.ann, 'Island')).toEqual([]);
    game.ann.playsLand('Island');
    expect(reasons(game.ann, 'Swamp')).toEqual(['305.2 you have played 2 lands this turn']);
    game.to('BeginningOfCombat');
    expect(reasons(game.ann, 'Swamp')).toEqual([
      '305.1 it is not your main phase',
      '305.2 you have played 2 lands this turn',
    ]);
    while (game.question?.player !== game.ben.id) game.proceed();
    expect(reasons(game.ben, 'Forest')).toEqual(['305.3 lands are played in your own turns']);
  });

  test('an effect that forbids lands is the reason (CR 101.2)', () => {
    const game = table(
      ["Barren Age | {G} | Enchantment | | Players can't play lands."],
      [{ hand: ['Forest'], battlefield: ['Barren Age'] }, []],
    );
    expect(reasons(game.ann, 'Forest')).toEqual(['101.2 Barren Age stops it from being played']);
  });
});

describe('spells', () => {
  test('without the mana, without a target: both are said (CR 601.2c, 601.2h)', () => {
    const game = table([SLOW_DREAM, SLEEPER], [{ hand: ['Slow Dream'], battlefield: ['Mountain'] }, []]);
    expect(reasons(game.ann, 'Slow Dream')).toEqual([
      '601.2h you have not the mana for it',
      '601.2c it has no legal target',
    ]);
    const rich = table([SLOW_DREAM, SLEEPER], [{ hand: ['Slow Dream'], battlefield: ['Mountain', 'Mountain'] }, []]);
    expect(reasons(rich.ann, 'Slow Dream')).toEqual(['601.2c it has no legal target']);
    const poor = table([SLOW_DREAM, SLEEPER], [{ hand: ['Slow Dream'], battlefield: ['Mountain', 'Sleeper'] }, []]);
    expect(reasons(poor.ann, 'Slow Dream')).toEqual(['601.2h you have not the mana for it']);
  });

  test('a card without a mana cost cannot be cast (CR 118.6)', () => {
    const game = table(
      [{ name: 'Wordless Dream', type_line: 'Sorcery', oracle_text: 'Scry 3.' }],
      [{ hand: ['Wordless Dream'], battlefield: ['Mountain'] }, []],
    );
    expect(reasons(game.ann, 'Wordless Dream')).toEqual(['118.6 it has no mana cost']);
  });

  test('creatures that help to pay count as mana (CR 702.51a)', () => {
    const line = 'Dream of Many | {2}{G} | Sorcery | | Convoke / Dream of Many deals 7 damage to target planeswalker.';
    const game = table(
      [line, SLEEPER],
      [{ hand: ['Dream of Many'], battlefield: ['Forest', 'Sleeper', 'Sleeper'] }, []],
    );
    expect(reasons(game.ann, 'Dream of Many')).toEqual(['601.2c it has no legal target']);
    const less = table([line, SLEEPER], [{ hand: ['Dream of Many'], battlefield: ['Forest', 'Sleeper'] }, []]);
    expect(reasons(less.ann, 'Dream of Many')).toEqual([
      '601.2h you have not the mana for it',
      '601.2c it has no legal target',
    ]);
  });

  test('an additional cost that can not be paid (CR 601.2h)', () => {
    const line =
      'Costly Dream | {R} | Sorcery | | As an additional cost to cast this spell, sacrifice a noncreature artifact. / Scry 3.';
    const game = table([line, 'Trinket | {7} | Artifact'], [{ hand: ['Costly Dream'], battlefield: ['Mountain'] }, []]);
    expect(reasons(game.ann, 'Costly Dream')).toEqual(['601.2h you can not pay its additional cost']);
    const rich = table(
      [line, 'Trinket | {7} | Artifact'],
      [{ hand: ['Costly Dream'], battlefield: ['Mountain', 'Trinket'] }, []],
    );
    expect(reasons(rich.ann, 'Costly Dream')).toEqual([]);
  });

  test('what is forbidden is said with its rule (CR 601.3)', () => {
    const game = table(
      ["Hush | {W} | Enchantment | | Players can't cast sorcery spells.", SLOW_DREAM, SLEEPER],
      [{ hand: ['Slow Dream'], battlefield: ['Mountain', 'Mountain', 'Hush', 'Sleeper'] }, []],
    );
    expect(reasons(game.ann, 'Slow Dream')).toEqual(['601.3 Hush stops it from being cast']);
  });

  test('of cards in hidden or other zones, and of other players’ cards, nothing is said', () => {
    const game = table(
      [SLEEPER],
      [
        { graveyard: ['Sleeper'], library: ['Forest'] },
        { hand: ['Sleeper'], battlefield: [] },
      ],
    );
    expect(reasons(game.ann, 'Sleeper')).toEqual([]);
    expect(reasons(game.ann, 'Forest')).toEqual([]);
    expect(reasons(game.ben, 'Sleeper', game.ann)).toEqual([]);
  });

  test('a commander in the command zone is asked about like a card in hand (CR 903.8)', () => {
    const game = table(
      ['Captain | {3}{G} | Legendary Creature — Human | 3/3', SLEEPER],
      [{ command: ['Captain'], battlefield: ['Forest'] }, { battlefield: [] }],
      { format: 'commander' },
    );
    expect(reasons(game.ann, 'Captain')).toEqual(['601.2h you have not the mana for it']);
    expect(reasons(game.ann, 'Captain', game.ben)).toEqual(['117.1 you do not have priority']);
  });
});

describe('activated abilities', () => {
  test('summoning sickness and tapped permanents (CR 302.6, 602.2b)', () => {
    const game = table([DOZER], [['Dozer'], ['Dozer']]);
    expect(reasons(game.ben, 'Dozer', game.ann)).toEqual([]);
    uses(game.ann, 'Dozer');
    expect(reasons(game.ann, 'Dozer')).toEqual(['602.2b it is tapped']);
    const fresh = table([DOZER], [{ hand: ['Dozer'], battlefield: ['Island'] }, []]);
    plays(fresh.ann, 'Dozer');
    expect(reasons(fresh.ann, 'Dozer')).toEqual(['302.6 it came under your control this turn']);
  });

  test('a cost that can not be paid, a target that is lacking, a time that is not now (CR 602.2b, 602.5)', () => {
    const box = (text: string): string[] => {
      const game = table([`Box | {7} | Artifact | | ${text}`, SLEEPER], [['Box', 'Mountain'], []]);
      return reasons(game.ann, 'Box');
    };
    expect(box('{3}: Scry 3.')).toEqual(['602.2b you can not pay its cost']);
    expect(box('{1}: Destroy target creature.')).toEqual(['602.2b it has no legal target']);
    expect(box('{1}: Scry 3. Activate only during your upkeep.')).toEqual([
      '602.5 its text allows it only at other times',
    ]);
    expect(box('{1}: Scry 3.')).toEqual([]);
    expect(box('{T}: Add {G}. / {3}: Scry 3.')).toEqual([]);
    expect(box('{9}: Scry 3. / {8}: Scry 4. / {8}: Destroy target creature.')).toEqual([
      '602.2b you can not pay its cost',
      '602.2b it has no legal target',
    ]);
  });

  test('what is forbidden is said (CR 602.5)', () => {
    const game = table(
      [
        "Lock | {W} | Enchantment | | Activated abilities of artifacts can't be activated.",
        'Box | {7} | Artifact | | {1}: Scry 3.',
      ],
      [['Lock', 'Box', 'Plains'], []],
    );
    expect(reasons(game.ann, 'Box')).toHaveLength(1);
    expect(reasons(game.ann, 'Box')[0]).not.toMatch(/^602\.2b/);
  });

  test('loyalty: in one’s own main phase, once a turn (CR 606.3)', () => {
    const walker = 'Wanderer | {2}{U} | Legendary Planeswalker — Wanderer | 4 | +1: Scry 3. / −7: Draw three cards.';
    const game = table([walker, AMBUSHER], [{ hand: ['Ambusher'], battlefield: ['Wanderer', 'Forest'] }, []]);
    expect(reasons(game.ann, 'Wanderer')).toEqual([]);
    uses(game.ann, 'Wanderer');
    expect(reasons(game.ann, 'Wanderer')).toEqual(['606.3 a loyalty ability of it was activated this turn']);
    benAnswers(game, 'Ambusher').resolve();
    game.to('BeginningOfCombat');
    expect(reasons(game.ann, 'Wanderer')).toEqual(['606.3 it is not your main phase']);
  });
});
