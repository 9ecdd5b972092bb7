/** Controlling another player. CR 720. */
import type { Clause, Duration, Noun } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { characteristics, type PlayerId, type Question } from '../../src/index.ts';
import { editObject, editPlayer } from '../../src/vocabulary/door.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import {
  a,
  act,
  card,
  classFilter,
  filter,
  gain,
  instant,
  sorcery,
  table,
  target,
  targetPlayer,
  you,
} from '../support/single-rule-cards.ts';
import type { Scenario, Seat } from '../support/scenario.ts';

const thatPlayer: Noun = { kind: 'reference', to: 'target1', words: 'they' };
const nextTurn: Duration = { kind: 'duringPart', part: { kind: 'turnPart', step: 'turn', of: thatPlayer, next: true } };
const nextCombat: Duration = {
  kind: 'duringPart',
  part: { kind: 'turnPart', step: 'combat', of: thatPlayer, next: true },
};

function control(object: Noun, during: Duration = nextTurn): Clause {
  return { kind: 'do', action: { kind: 'gainControl', actor: you, object, words: 'control' }, during };
}
const slaver = sorcery('Test Slaver', control(targetPlayer));
const skipTurn = instant(
  'Test Sleep',
  act({ kind: 'skip', actor: targetPlayer, part: { kind: 'turnPart', step: 'turn', next: true } }),
);

/** Ann takes control of Ben's next turn; the game goes on to that turn. */
function enslaved(ben: Seat | readonly string[], ann: Seat = {}, more: Parameters<typeof table>[0] = []): Scenario {
  const game = table([slaver, ...more], [{ ...ann, hand: ['Test Slaver', ...(ann.hand ?? [])] }, ben]);
  game.ann.casts('Test Slaver', { targets: ['ben'] });
  game.resolve();
  return game.to('PrecombatMain', 2);
}

/** The open question, which the test expects to be one of that kind. */
function asked<K extends Question['kind']>(game: Scenario, kind: K): Extract<Question, { kind: K }> {
  if (game.question?.kind !== kind) throw new Error(`asked ${game.question?.kind}, not ${kind}`);
  return game.question as Extract<Question, { kind: K }>;
}

/** Chooses the option that casts or plays the card, for whoever is asked. */
function takes(game: Scenario, name: string): void {
  const { options } = asked(game, 'priority');
  const at = options.findIndex(
    (option) => option.kind !== 'pass' && characteristics(game.game, option.object).name === name,
  );
  if (at < 0) throw new Error(`no ${name} among ${JSON.stringify(options)}`);
  game.answer([at]);
}

test('the engine knows what these words mean, and refuses control of an object during a turn', () => {
  expect(() => sorcery('Test Combat Slaver', control(targetPlayer, nextCombat))).not.toThrow();
  const odd: Duration = { kind: 'duringPart', part: { kind: 'turnPart', step: 'upkeep', next: true } };
  expect(() => sorcery('Test Odd', control(targetPlayer, odd))).toThrow(/do.during duringPart/);
});

test('the controlled player is controlled for the whole next turn, from its beginning to that of the turn after it (CR 720.1)', () => {
  const game = table([slaver], [{ hand: ['Test Slaver'] }, {}]);
  game.ann.casts('Test Slaver', { targets: ['ben'] });
  game.resolve();
  const deciders = new Map<number, Set<number>>();
  for (let i = 0; i < 400 && game.game.turn < 4; i++) {
    const { question } = game;
    const whose = question?.forPlayer ?? question?.player;
    if (question?.kind === 'priority' && whose === 1) {
      const turn = game.game.turn;
      deciders.set(turn, (deciders.get(turn) ?? new Set()).add(question.player));
    }
    game.proceed();
  }
  // Ben decides in the rest of Ann's turn and in her next one, Ann decides for him in his own.
  expect([...deciders].map(([turn, who]) => [turn, [...who]])).toEqual([
    [1, [1]],
    [2, [0]],
    [3, [1]],
  ]);
});

test('only the player is controlled: his permanents and his turn stay his (CR 720.3)', () => {
  const game = enslaved({ battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Shock'] });
  expect([game.game.activePlayer, game.ben.battlefield.length, game.ann.battlefield.length]).toEqual([1, 2, 0]);
  expect([game.question?.player, game.question?.forPlayer]).toEqual([0, 1]);
});

test('the controller decides what is cast, with which targets, and what is chosen as it resolves (CR 720.5)', () => {
  const edict = instant('Test Edict', act({ kind: 'sacrifice', actor: you, object: a(filter('creature')) }));
  const game = enslaved(
    { battlefield: ['Mountain', 'Grizzly Bears', 'Hill Giant'], hand: ['Shock', 'Test Edict'] },
    {},
    [edict],
  );
  takes(game, 'Shock');
  const targets = asked(game, 'targets');
  expect([targets.player, targets.forPlayer]).toEqual([0, 1]);
  game.answer([game.indexOf(targets.legal, 'ben')]);
  while (game.stack.length > 0) game.proceed();
  expect(game.ben.life).toBe(18);
  takes(game, 'Test Edict');
  while (game.question?.kind === 'priority') game.proceed();
  const sacrifice = asked(game, 'chooseObjects');
  expect([sacrifice.player, sacrifice.forPlayer]).toEqual([0, 1]);
  game.answer([game.indexOf(sacrifice.from, 'Hill Giant')]);
  expect(game.ben.battlefield).toEqual(['Mountain', 'Grizzly Bears']);
});

test('the controller decides who attacks whom, and how the attackers assign their damage (CR 720.5)', () => {
  const game = table(
    [slaver],
    [{ hand: ['Test Slaver'] }, ['Colossal Dreadmaw'], ['Grizzly Bears', 'Goblin Piker'], {}],
  );
  game.ann.casts('Test Slaver', { targets: ['ben'] });
  game.resolve();
  game.to('PrecombatMain', 2);
  while (game.question?.kind !== 'attackers') game.proceed();
  const attack = asked(game, 'attackers');
  expect([attack.player, attack.forPlayer]).toEqual([0, 1]);
  game.answer([0, game.indexOf(attack.defenders[0] ?? [], 'cat')]);
  game.cat.blocks([
    ['Grizzly Bears', 'Colossal Dreadmaw'],
    ['Goblin Piker', 'Colossal Dreadmaw'],
  ]);
  while ((game.question?.kind as string) !== 'assignDamage') game.proceed();
  const damage = asked(game, 'assignDamage');
  expect([damage.player, damage.forPlayer]).toEqual([0, 1]);
});

test('costs are paid with the resources of the controlled player: a card is discarded from that hand (CR 720.5a)', () => {
  const rite = card('Test Rite', {
    cost: '0',
    types: ['instant'],
    abilities: [
      {
        kind: 'static',
        rules: [],
        spellCost: {
          additional: [{ kind: 'actionCost', action: { kind: 'discard', object: a(classFilter('card')) } }],
        },
      },
      { kind: 'spell', clause: gain(4) },
    ],
  });
  const game = enslaved({ hand: ['Test Rite', 'Shock', 'Murder'] }, { hand: ['Unsummon'] }, [rite]);
  takes(game, 'Test Rite');
  const discard = asked(game, 'chooseObjects');
  expect([discard.player, discard.forPlayer]).toEqual([0, 1]);
  game.answer([game.indexOf(discard.from, 'Murder')]);
  while (game.stack.length > 0) game.proceed();
  expect([game.ben.life, game.ann.life]).toEqual([24, 20]);
  expect([game.ann.hand.includes('Unsummon'), game.ben.graveyard.includes('Murder')]).toEqual([true, true]);
});

test('the controller sees the hand and the face-down creatures of the controlled player, and that player sees them too (CR 720.4)', () => {
  const game = enslaved({ hand: ['Shock'], battlefield: ['Grizzly Bears'] }, { hand: ['Murder'] });
  game.alter((now) => {
    const bears = now.battlefield[0];
    if (bears !== undefined) (now.objects[bears] as { status: number }).status |= 4;
  });
  const seen = game.session.view(0 as PlayerId);
  const own = game.session.view(1 as PlayerId);
  expect(seen.players[1]?.hand.map(({ card: name }) => name)).toContain('Shock');
  expect(own.players[1]?.hand.map(({ card: name }) => name)).toContain('Shock');
  expect([seen.battlefield[0]?.card, own.battlefield[0]?.card]).toEqual(['Grizzly Bears', 'Grizzly Bears']);
  // It goes one way only.
  expect(own.players[0]?.hand).toEqual([]);
  expect(game.session.view(null).players[1]?.hand).toEqual([]);
  game.to('Upkeep', 3);
  expect(game.session.view(0 as PlayerId).players[1]?.hand).toEqual([]);
});

test('cards outside the game are visible to the controlled player only, who chooses among them (CR 720.4)', () => {
  const lesson = card('Test Lesson', { cost: '0', types: ['sorcery'], subtypes: ['Lesson'], abilities: [] });
  const study = instant('Test Study', act({ kind: 'keywordAction', action: 'learn' }));
  const game = enslaved({ hand: ['Test Study'], library: ['Plains', 'Plains', 'Test Lesson'] }, {}, [study, lesson]);
  const outside = game.game.objects.find(
    ({ record, zone }) => record.card.name === 'Test Lesson' && zone === Zone.Library,
  );
  if (outside === undefined) throw new Error('no lesson');
  game.alter((now) => {
    editObject(now, outside.id).zone = Zone.Outside;
    const { library } = editPlayer(now, 1 as PlayerId);
    library.splice(library.indexOf(outside.id), 1);
  });
  takes(game, 'Test Study');
  while (game.question?.kind === 'priority') game.proceed();
  const seenBy = (player: number): boolean =>
    JSON.stringify(game.session.view(player as PlayerId)).includes('"card":"Test Lesson"');
  while (game.question?.kind !== 'chooseObjects') {
    expect(seenBy(0)).toBe(false);
    game.answer([game.question?.kind === 'chooseOption' ? 0 : 1]);
  }
  expect([game.question.player, game.question.forPlayer]).toEqual([1, undefined]);
  expect([seenBy(0), seenBy(1)]).toEqual([false, true]);
});

test('the later of two effects works, the earlier one is overwritten (CR 720.1a)', () => {
  const game = table([slaver], [{ hand: ['Test Slaver'] }, { hand: ['Test Slaver'] }, {}]);
  game.ann.casts('Test Slaver', { targets: ['cat'] });
  game.resolve();
  game.to('PrecombatMain', 2);
  game.ben.casts('Test Slaver', { targets: ['cat'] });
  game.resolve();
  game.to('Upkeep', 3);
  expect([game.question?.player, game.question?.forPlayer]).toEqual([1, 2]);
  // Both are used up: the turn after that is Cat's own.
  game.to('Upkeep', 6);
  expect([game.game.activePlayer, game.question?.player, game.question?.forPlayer]).toEqual([2, 2, undefined]);
});

test('when that turn is skipped the effect waits for the next turn that the player takes (CR 720.1b, 720.1)', () => {
  const game = table([slaver, skipTurn], [{ hand: ['Test Slaver', 'Test Sleep'] }, {}]);
  game.ann.casts('Test Slaver', { targets: ['ben'] });
  game.resolve();
  game.ann.casts('Test Sleep', { targets: ['ben'] });
  game.resolve();
  game.to('Upkeep', 2);
  expect([game.game.activePlayer, game.question?.player]).toEqual([0, 0]);
  game.to('Upkeep', 3);
  expect([game.game.activePlayer, game.question?.player, game.question?.forPlayer]).toEqual([1, 0, 1]);
});

test('a controlled player still decides about conceding and about a draw (CR 720.5b, 720.6, 104.3a)', () => {
  const game = enslaved([]);
  expect(game.question?.player).toBe(0);
  // Ann answers Ben's questions, but conceding as Ann is leaving as Ann.
  const other = game.session.fork();
  expect(game.session.concede(1 as PlayerId)).toBeNull();
  expect([game.isOver, game.game.winners]).toEqual([true, [0]]);
  expect(other.concede(0 as PlayerId)).toBeNull();
  expect(other.game.winners).toEqual([1]);
});

test('the effect may forbid the controlled player something (CR 720.7)', () => {
  const chains = sorcery('Test Chains', control(targetPlayer), {
    kind: 'rule',
    rule: {
      kind: 'cant',
      action: {
        kind: 'cast',
        actor: thatPlayer,
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'bare' }, filter: classFilter('spell') },
      },
    },
    during: { kind: 'untilEndOfYourNextTurn', of: thatPlayer },
  });
  const game = table([chains], [{ hand: ['Test Chains'] }, { battlefield: ['Mountain'], hand: ['Shock'] }]);
  game.ann.casts('Test Chains', { targets: ['ben'] });
  game.resolve();
  game.to('PrecombatMain', 2);
  expect(game.question?.player).toBe(0);
  const { options } = asked(game, 'priority');
  expect(options.some(({ kind }) => kind === 'cast')).toBe(false);
});

test('the controller goes on deciding for himself (CR 720.8)', () => {
  const game = enslaved([], { battlefield: ['Mountain'], hand: ['Shock'] });
  expect([game.question?.player, game.question?.forPlayer]).toEqual([0, 1]);
  game.proceed(); // Ben passes, as Ann decides.
  expect([game.question?.player, game.question?.forPlayer]).toEqual([0, undefined]);
  takes(game, 'Shock');
});

test('who gains control of himself decides for himself, also against an earlier effect (CR 720.9)', () => {
  const freedom = instant('Test Freedom', {
    kind: 'do',
    action: { kind: 'gainControl', actor: targetPlayer, object: thatPlayer },
    during: nextTurn,
  });
  const game = table([slaver, freedom], [{ hand: ['Test Slaver'] }, { hand: ['Test Freedom'] }]);
  game.ann.casts('Test Slaver', { targets: ['ben'] });
  game.resolve();
  game.ben.casts('Test Freedom', { targets: ['ben'] });
  game.resolve();
  game.to('Upkeep', 2);
  expect([game.question?.player, game.question?.forPlayer]).toEqual([1, undefined]);
});

test('control for a combat phase ends with it (CR 720.2)', () => {
  const brief = sorcery('Test Brief', control(targetPlayer, nextCombat));
  const game = table([brief], [{ hand: ['Test Brief'] }, ['Grizzly Bears']]);
  game.ann.casts('Test Brief', { targets: ['ben'] });
  game.resolve();
  game.to('PrecombatMain', 2);
  expect(game.question?.player).toBe(1);
  while (game.question?.kind !== 'attackers') game.proceed();
  expect([game.question.player, game.question.forPlayer]).toEqual([0, 1]);
  game.to('PostcombatMain', 2);
  expect(game.question?.player).toBe(1);
});

test('an extra turn after the controlled one is the own turn of the player (CR 720.1, 500.7)', () => {
  const promised = sorcery(
    'Test Promised',
    control(target(classFilter('opponent'))),
    act({ kind: 'extraTurn', actor: thatPlayer, afterThatTurn: true }),
  );
  const game = table([promised], [{ hand: ['Test Promised'] }, {}]);
  game.ann.casts('Test Promised', { targets: ['ben'] });
  game.resolve();
  game.to('Upkeep', 2);
  expect([game.game.activePlayer, game.question?.player]).toEqual([1, 0]);
  game.to('Upkeep', 3);
  expect([game.game.activePlayer, game.question?.player]).toEqual([1, 1]);
  game.to('Upkeep', 4);
  expect(game.game.activePlayer).toBe(0);
});

test('when the controller leaves the game, the player decides again (CR 800.4a)', () => {
  const game = table([slaver], [{ hand: ['Test Slaver'] }, {}, {}]);
  game.ann.casts('Test Slaver', { targets: ['ben'] });
  game.resolve();
  game.to('Upkeep', 2);
  expect(game.question?.player).toBe(0);
  game.session.concede(0 as PlayerId);
  expect([game.game.playerControl, game.question?.player, game.question?.forPlayer]).toEqual([[], 1, undefined]);
});
