/** Corners of attackers, blockers and what is done to them meanwhile, with the answers that the rules give. CR 506-510, 702. */
import { describe, expect, test } from 'vitest';
import { attacking, plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const ELK = 'Elk | {0} | Creature — Elk | 2/4 |';

describe('attackers', () => {
  test('one blocked by a creature that leaves stays blocked, and is not dealt damage by it (CR 506.4, 509.1h, 510.1c)', () => {
    const home = 'Home | {0} | Instant | | Return target creature to its owner’s hand.';
    const game = table([OX, ELK, home], [['Ox'], { battlefield: ['Elk'], hand: ['Home'] }]);
    game.ann.attacks('Ox');
    game.ben.blocks([['Elk', 'Ox']]);
    game.to('DeclareBlockers');
    plays(game.ben, 'Home', 'Elk');
    game.throughCombat();
    expect([game.ben.life, game.ben.hand, game.ann.battlefield]).toEqual([20, ['Elk'], ['Ox']]);
  });

  test('put onto the battlefield attacking, a creature was never declared: "whenever it attacks" is silent (CR 508.4)', () => {
    const chief =
      'Chief | {0} | Creature — Orc | 1/1 | Whenever this creature attacks, create a tapped and attacking 2/2 red Orc creature token.';
    const drum = 'Drum | {0} | Enchantment | | Whenever a creature attacks, you gain 1 life.';
    const game = table([chief, drum], [['Chief', 'Drum'], {}]);
    game.ann.attacks('Chief');
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual([21, 20 - 1 - 2]);
  });

  test('a land that loses what makes it a creature between two strikes deals and is dealt no more damage (CR 506.4, 614.6, 704.3)', () => {
    const wake =
      'Wake | {0} | Enchantment — Aura | | Enchant land / Enchanted land is a 3/3 red Elemental creature with haste and trample. It’s still a land. / If enchanted land would be destroyed, instead sacrifice Wake and that land gains indestructible until end of turn.';
    const duo = 'Duo | {0} | Creature — Soldier | 3/5 | Double strike';
    const game = table([wake, duo, ELK], [{ battlefield: ['Forest'], hand: ['Wake'] }, ['Duo', 'Elk']]);
    plays(game.ann, 'Wake', 'Forest');
    game.ann.attacks('Forest');
    game.ben.blocks([
      ['Duo', 'Forest'],
      ['Elk', 'Forest'],
    ]);
    game.throughCombat();
    const forest = game.ann.permanent('Forest');
    expect([game.ann.graveyard, attacking(forest), forest.damage]).toEqual([['Wake'], false, 3]);
    expect([game.ben.life, game.ben.permanent('Duo').damage, game.ben.permanent('Elk').damage]).toEqual([20, 0, 0]);
  });

  test('a tapped attacker goes on attacking, a tapped blocker goes on blocking and deals its damage (CR 506.4b)', () => {
    const rest = 'Rest | {0} | Instant | | Tap target creature.';
    const game = table([OX, ELK, rest], [{ battlefield: ['Ox'], hand: ['Rest'] }, ['Elk']]);
    game.ann.attacks('Ox');
    game.ben.blocks([['Elk', 'Ox']]);
    game.to('DeclareBlockers');
    plays(game.ann, 'Rest', 'Elk');
    expect(attacking(game.ann.permanent('Ox'))).toBe(true);
    game.throughCombat();
    expect([game.ann.permanent('Ox').damage, game.ben.permanent('Elk').damage]).toEqual([2, 3]);
  });

  test('a blocker that can’t be blocked by power is not undone by what grows later; menace needs two at once (CR 509.1b, 506.4a)', () => {
    const sneak = 'Sneak | {0} | Creature — Rogue | 2/2 | Menace';
    const game = table([sneak, OX, ELK], [['Sneak'], ['Ox', 'Elk']]);
    game.ann.attacks('Sneak');
    game.ben.blocks([
      ['Ox', 'Sneak'],
      ['Elk', 'Sneak'],
    ]);
    game.throughCombat();
    expect([game.ben.life, game.ann.graveyard]).toEqual([20, ['Sneak']]);
    const fly = 'Kite | {0} | Instant | | Target creature gains flying until end of turn.';
    const other = table([OX, ELK, fly], [{ battlefield: ['Ox'], hand: ['Kite'] }, ['Elk']]);
    other.ann.attacks('Ox');
    other.ben.blocks([['Elk', 'Ox']]);
    other.to('DeclareBlockers');
    plays(other.ann, 'Kite', 'Ox');
    other.throughCombat();
    expect([other.ben.life, other.ben.permanent('Elk').damage]).toEqual([20, 3]);
  });

  test('damage to a planeswalker, from what attacks its controller, goes to the player alone (CR 508.1b, 120.3c)', () => {
    const sage = 'Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.';
    const game = table([OX, sage], [['Ox', 'Ox'], ['Sage']]);
    game.plan((question, position) => {
      if (question.kind !== 'attackers') return null;
      const whom = question.defenders[0] as readonly number[];
      const planeswalker = whom.findIndex((entity) => entity >= 0 && position.objects[entity] !== undefined);
      return [0, 0, 1, planeswalker].map((each, i) => (i === 1 ? whom.findIndex((entity) => entity < 0) : each));
    });
    game.throughCombat();
    expect([game.ben.life, game.ben.permanent('Sage').counters['loyalty']]).toEqual([17, 1]);
  });
});

describe('what is done to all or each', () => {
  test('one creature deals its damage to several at once; with lifelink its controller gains once, with deathtouch all die (CR 702.2b, 702.15e)', () => {
    const storm =
      'Thorns | {0} | Creature — Plant | 1/1 | Deathtouch, lifelink / {0}: This creature deals 1 damage to each other creature.';
    const bell = 'Bell | {0} | Enchantment | | Whenever you gain life, draw a card.';
    const game = table(
      [storm, bell, OX, ELK],
      [
        ['Thorns', 'Bell'],
        ['Ox', 'Elk'],
      ],
    );
    game.ann.activates('Thorns');
    game.resolveAll();
    expect([game.ann.life, game.ann.hand.length, game.ben.battlefield]).toEqual([22, 1, []]);
  });

  test('an indestructible creature with lethal damage stays; with toughness 0 it does not (CR 702.12b, 704.5f-g)', () => {
    const rock = 'Rock | {0} | Creature — Golem | 2/2 | Indestructible';
    const blast = 'Blast | {0} | Instant | | Blast deals 5 damage to target creature.';
    const shrink = 'Shrink | {0} | Instant | | Target creature gets -1/-2 until end of turn.';
    const game = table([rock, blast, shrink], [{ battlefield: ['Rock'], hand: ['Blast', 'Shrink'] }, {}]);
    plays(game.ann, 'Blast', 'Rock');
    expect(game.ann.battlefield).toEqual(['Rock']);
    plays(game.ann, 'Shrink', 'Rock');
    expect(game.ann.battlefield).toEqual([]);
  });

  test('poison, damage and an empty library are all looked at together: everyone who should lose does (CR 704.3, 704.5a-c)', () => {
    const ruin = 'Ruin | {0} | Sorcery | | Each player loses 20 life.';
    const game = table([ruin], [{ hand: ['Ruin'] }, {}]);
    game.ann.casts('Ruin');
    for (let i = 0; i < 10 && !game.isOver; i++) game.proceed();
    expect([game.isOver, game.game.drawn || game.game.winners.length === 0]).toEqual([true, true]);
  });
});
