/** Announcing a spell: what its player is asked, in which words and by which rule, and what is paid. CR 601.2b, 601.2f-h. */
import { describe, expect, test } from 'vitest';
import { characteristics, KeywordBit, type ObjectId, type Question, StatusBit, TypeBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/rules-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const lands = (count: number, name = 'Forest'): string[] => Array.from({ length: count }, () => name);

/** What the player is asked from now on, in short; answers as given, else as usual. */
function listen(
  game: Scenario,
  player: TestPlayer,
  answer: (question: Question) => readonly number[] | null = () => null,
): string[] {
  const asked: string[] = [];
  game.plan((question) => {
    if (question.player !== player.id || question.kind === 'priority') return null;
    const what =
      question.kind === 'chooseObjects'
        ? ` ${question.purpose} ${question.min}-${question.max} of ${question.from.map((id) => (id < 0 ? game.seats[-1 - id]?.name : characteristics(game.game, id as number as ObjectId).name)).join(', ')}`
        : question.kind === 'chooseNumber'
          ? ` ${question.min}-${question.max}`
          : question.kind === 'chooseOption'
            ? ` ${question.options.join(' / ')}`
            : question.kind === 'yesNo'
              ? ` ${question.yes} / ${question.no}`
              : '';
    if (question.kind !== 'targets') asked.push(`${question.reason.rule} ${question.reason.text}${what}`);
    return answer(question);
  });
  return asked;
}

const choose =
  (kind: Question['kind'], ...answer: number[]) =>
  (question: Question): readonly number[] | null =>
    question.kind === kind ? answer : null;
const untapped = (player: TestPlayer, name = 'Forest'): number =>
  player.table.game.battlefield.filter((id) => {
    const object = player.table.game.objects[id];
    return (
      object?.controller === player.id &&
      object.record.faces[0]?.name === name &&
      (object.status & StatusBit.Tapped) === 0
    );
  }).length;

describe('costs that are announced', () => {
  test('emerge: a creature is sacrificed, and the cost is less by its mana value (CR 702.119a)', () => {
    const cards = [CUB, 'Maw | {7}{G} | Creature — Beast | 7/7 | Emerge {5}{G}', 'Hut | {4} | Creature — Wall | 0/4'];
    const game = table(cards, [{ hand: ['Maw'], battlefield: ['Cub', 'Hut', ...lands(5)] }, ['Cub']]);
    const asked = listen(game, game.ann, choose('chooseObjects', 1));
    game.ann.casts('Maw', { via: 'emerge' });
    expect(asked).toEqual(['601.2b Sacrifice a creature to cast Maw sacrifice 1-1 of Cub, Hut']);
    expect([game.ann.graveyard, untapped(game.ann)]).toEqual([['Hut'], 3]);
    const poor = table(cards, [{ hand: ['Maw'], battlefield: ['Cub', 'Hut', ...lands(2)] }, []]);
    poor.ann.casts('Maw', { via: 'emerge' });
    expect(poor.ann.battlefield).toEqual(['Cub', ...lands(2)]);
  });

  test('kicker: asked only when it can be paid as well (CR 702.33a)', () => {
    const zap =
      'Zap | {R} | Instant | | Kicker {2} / Zap deals 2 damage to any target. If this spell was kicked, it deals 5 damage instead.';
    const kick = (mountains: number, answer: number): [string[], number] => {
      const game = table([zap], [{ hand: ['Zap'], battlefield: lands(mountains, 'Mountain') }, []]);
      const asked = listen(game, game.ann, choose('yesNo', answer));
      plays(game, game.ann, 'Zap', ['ben']);
      return [asked, game.ben.life];
    };
    expect(kick(2, 1)).toEqual([[], 18]);
    const words = '601.2b Pay the kicker cost {2} of Zap? Pay / Do not pay';
    expect(kick(3, 1)).toEqual([[words], 15]);
    expect(kick(3, 0)).toEqual([[words], 18]);
  });

  test('multikicker: again and again, until the player stops or can pay no more (CR 702.33c)', () => {
    const swarm = 'Swarm | {G} | Sorcery | | Multikicker {1} / You gain 3 life for each time this spell was kicked.';
    const game = table([swarm], [{ hand: ['Swarm'], battlefield: lands(4) }, []]);
    const asked = listen(game, game.ann, choose('yesNo', 1));
    plays(game, game.ann, 'Swarm');
    expect([asked.length, game.ann.life]).toEqual([3, 29]);
    const fewer = table([swarm], [{ hand: ['Swarm'], battlefield: lands(4) }, []]);
    let times = 0;
    listen(fewer, fewer.ann, (question) => (question.kind === 'yesNo' ? [times++ < 2 ? 1 : 0] : null));
    plays(fewer, fewer.ann, 'Swarm');
    expect([fewer.ann.life, untapped(fewer.ann)]).toEqual([26, 1]);
  });

  test('one additional cost or another: the player chooses among those that can be paid (CR 601.2b)', () => {
    const trade =
      'Trade | {R} | Sorcery | | As an additional cost to cast this spell, sacrifice a Cat or pay 3 life. / Scry 1.';
    const game = table([CUB, trade], [{ hand: ['Trade'], battlefield: ['Cub', 'Mountain'] }, []]);
    const asked = listen(game, game.ann, choose('chooseOption', 1));
    game.ann.casts('Trade');
    expect(asked).toEqual(['601.2b Choose an additional cost for Trade sacrifice a Cat / pay 3 life']);
    expect([game.ann.life, game.ann.battlefield]).toEqual([17, ['Cub', 'Mountain']]);
    const alone = table([CUB, trade], [{ hand: ['Trade'], battlefield: ['Mountain'] }, []]);
    const nothing = listen(alone, alone.ann);
    alone.ann.casts('Trade');
    expect([nothing, alone.ann.life]).toEqual([[], 17]);
    const dying = table([CUB, trade], [{ hand: ['Trade'], battlefield: ['Cub', 'Mountain'], life: 2 }, []]);
    dying.ann.casts('Trade');
    expect([dying.ann.life, dying.ann.battlefield]).toEqual([2, ['Mountain']]);
  });

  test('X: from 0 to what can be paid (CR 107.3a)', () => {
    const blaze = 'Blaze | {X}{R} | Sorcery | | Blaze deals X damage to any target.';
    const game = table([blaze], [{ hand: ['Blaze'], battlefield: lands(5, 'Mountain') }, []]);
    const asked = listen(game, game.ann);
    plays(game, game.ann, 'Blaze', ['ben'], { x: 3 });
    expect([asked, game.ben.life]).toEqual([['601.2b Choose X for Blaze 0-4'], 17]);
    const life = 'Drain | {B} | Sorcery | | As an additional cost to cast this spell, pay X life. / You draw X cards.';
    const paid = table([life], [{ hand: ['Drain'], battlefield: ['Swamp'], life: 7 }, []]);
    const words = listen(paid, paid.ann);
    plays(paid, paid.ann, 'Drain', [], { x: 4 });
    expect([words, paid.ann.life, paid.ann.hand.length]).toEqual([['601.2b Choose X for Drain 0-7'], 3, 4]);
  });

  test('escalate: as many modes as can be paid for (CR 702.120a)', () => {
    const plan =
      'Plan | {G} | Sorcery | | Escalate {1} / Choose one or more — / • You gain 1 life. / • You gain 10 life. / • You gain 100 life.';
    const offered = (forests: number): [number, number, number] => {
      const game = table([plan], [{ hand: ['Plan'], battlefield: lands(forests) }, []]);
      let most = 0;
      game.ann.answers('chooseModes', (question) => {
        if (question.kind === 'chooseModes') most = question.max;
        return most > 1 ? [0, 2] : [1];
      });
      plays(game, game.ann, 'Plan');
      return [most, game.ann.life, untapped(game.ann)];
    };
    expect([offered(1), offered(2), offered(3), offered(4)]).toEqual([
      [1, 30, 0],
      [2, 121, 0],
      [3, 121, 1],
      [3, 121, 2],
    ]);
  });

  test('assist: another player pays part of the generic mana, as much as both like (CR 702.132a)', () => {
    const deal = 'Deal | {4}{G} | Sorcery | | Assist / Scry 1.';
    const seats = [{ hand: ['Deal'], battlefield: lands(2) }, lands(3), lands(1), []];
    const game = table([deal], seats);
    const asked = listen(game, game.ann, choose('chooseObjects', 0));
    const other = listen(game, game.ben, choose('chooseNumber', 3));
    game.ann.casts('Deal');
    expect(asked).toEqual(['702.132a Choose a player to assist with Deal, or none choose 0-1 of ben, cat']);
    expect(other).toEqual(['702.132a Pay how much of the generic mana of Deal? 0-3']);
    expect([untapped(game.ann), untapped(game.ben), untapped(game.cat)]).toEqual([0, 0, 1]);
    expect(table([deal], [{ hand: ['Deal'], battlefield: lands(2) }, lands(2)]).ann.can('cast', 'Deal')).toBe(false);
    expect(table([deal], [{ hand: ['Deal'], battlefield: lands(1) }, lands(5)]).ann.can('cast', 'Deal')).toBe(true);
    expect(table([deal], [{ hand: ['Deal'] }, lands(5)]).ann.can('cast', 'Deal')).toBe(false);
  });
});

describe('spells with other texts', () => {
  test('awaken: counters on a land, which becomes a 0/0 Elemental creature with haste and is a land still (CR 702.113a)', () => {
    const stir = 'Stir | {1}{G} | Sorcery | | You gain 2 life. / Awaken 3—{4}{G}';
    const game = table([stir], [{ hand: ['Stir', 'Stir'], battlefield: lands(7) }, lands(1)]);
    game.ann.casts('Stir', { via: 'awaken', targets: ['Forest'] });
    game.resolve();
    const { power, toughness, subtypes, types, keywords } = characteristics(game.game, game.ann.permanent('Forest').id);
    expect([power, toughness, [...subtypes].sort(), game.ann.life]).toEqual([3, 3, ['Elemental', 'Forest'], 22]);
    expect([types & TypeBit.Land, types & TypeBit.Creature].every((bit) => bit !== 0)).toBe(true);
    expect(keywords & KeywordBit.Haste).not.toBe(0);
    plays(game, game.ann, 'Stir');
    expect(game.ann.life).toBe(24);
    expect(
      game.game.battlefield.filter((id) => (characteristics(game.game, id).types & TypeBit.Creature) !== 0),
    ).toHaveLength(1);
  });

  test('cleave: the words in brackets are left out, for its cost (CR 702.148a)', () => {
    const carve = 'Carve | {G} | Sorcery | | Cleave {1}{G} / Destroy target [tapped] creature. You gain 1 life.';
    const game = table([CUB, carve], [{ hand: ['Carve'], battlefield: lands(2) }, ['Cub']]);
    expect(table([CUB, carve], [{ hand: ['Carve'], battlefield: lands(1) }, ['Cub']]).ann.can('cast', 'Carve')).toBe(
      false,
    );
    game.ann.casts('Carve', { via: 'cleave', targets: ['Cub'] });
    game.resolve();
    expect([game.ben.battlefield, game.ann.life]).toEqual([[], 21]);
  });

  test('overload: each instead of target, and still only those described (CR 702.96a)', () => {
    const sweep = "Sweep | {G} | Sorcery | | Destroy target creature you don't control. / Overload {3}{G}";
    const cards = [CUB, sweep, 'Sly | {1} | Creature — Cat | 2/2 | Hexproof'];
    const game = table(cards, [{ hand: ['Sweep'], battlefield: ['Cub', ...lands(4)] }, ['Cub', 'Sly', 'Forest']]);
    game.ann.casts('Sweep', { via: 'overload' });
    expect(game.game.objects[game.game.stack[0] as number]?.stack?.targets).toEqual([]);
    game.resolve();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Cub', ...lands(4)], ['Forest']]);
  });

  test('rebound: exiled as it resolves, cast again in the next upkeep, and then gone (CR 702.88a)', () => {
    const song = 'Song | {G} | Sorcery | | You gain 3 life. / Rebound';
    const game = table([song], [{ hand: ['Song'], battlefield: lands(1) }, []]);
    plays(game, game.ann, 'Song');
    expect([game.ann.exile, game.ann.life]).toEqual([['Song'], 23]);
    game.ann.answers('yesNo', [1]);
    game.to('PrecombatMain', 3);
    expect([game.ann.exile, game.ann.graveyard, game.ann.life]).toEqual([[], ['Song'], 26]);
  });

  test('flashback: exiled instead of going anywhere else from the stack (CR 702.34a)', () => {
    const song = 'Song | {G} | Sorcery | | You gain 3 life. / Flashback {1}{G}';
    const game = table(
      [song, 'Hush | {0} | Instant | | Counter target spell.'],
      [{ hand: ['Hush'], graveyard: ['Song', 'Song'], battlefield: lands(4) }, []],
    );
    plays(game, game.ann, 'Song', [], {});
    expect([game.ann.exile, game.ann.graveyard, game.ann.life]).toEqual([['Song'], ['Song'], 23]);
    game.ann.casts('Song');
    plays(game, game.ann, 'Hush', ['Song']);
    expect([game.ann.exile, game.ann.graveyard, game.ann.life]).toEqual([['Song', 'Song'], ['Hush'], 23]);
  });
});

describe('special actions (CR 116.2)', () => {
  test('suspend: whenever it could be cast, for its cost, with so many time counters (CR 702.62a)', () => {
    const later = 'Later | {5}{R} | Sorcery | | Suspend 2—{R} / You gain 5 life.';
    const game = table([later], [{ hand: ['Later', 'Later'], battlefield: lands(2, 'Mountain') }, []]);
    game.ann.takes('suspend', 'Later');
    expect([game.ann.exile, untapped(game.ann, 'Mountain')]).toEqual([['Later'], 1]);
    expect(game.game.objects[game.game.exile[0] as number]?.counters).toEqual({ time: 2 });
    expect(told(game, /^(116|702\.62)/).at(-1)).toBe('702.62a Later gets 2 time counters');
    game.to('BeginningOfCombat');
    expect(game.session.options(game.ann.id).filter(({ kind }) => kind === 'special')).toEqual([]);
    game.to('Upkeep', 3);
    expect(game.game.objects[game.game.exile[0] as number]?.counters['time']).toBe(1);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.to('PrecombatMain', 5);
    expect([game.ann.life, game.ann.exile]).toEqual([25, []]);
  });

  test('suspend X: from one on (CR 107.3, 702.62a)', () => {
    const soon = {
      name: 'Soon',
      type_line: 'Sorcery',
      oracle_text: "Suspend X—{X}{R}. X can't be 0.\nYou gain 5 life.",
      color_indicator: ['R'],
    };
    const game = table([soon as never], [{ hand: ['Soon'], battlefield: lands(4, 'Mountain') }, []]);
    const asked = listen(game, game.ann, choose('chooseNumber', 2));
    game.ann.takes('suspend', 'Soon');
    expect(asked).toEqual(['601.2b Choose X for suspend 1-3']);
    expect(game.game.objects[game.game.exile[0] as number]?.counters).toEqual({ time: 2 });
    expect(untapped(game.ann, 'Mountain')).toBe(1);
  });

  test('turned face up for megamorph it gets a counter, for its mana cost as a manifested card none (CR 702.37b)', () => {
    const lurker = 'Lurker | {4}{G} | Creature — Beast | 5/5 | Megamorph {G}';
    const game = table([lurker], [{ hand: ['Lurker'], battlefield: lands(4) }, []]);
    game.ann.casts('Lurker', { via: 'megamorph' });
    game.resolve();
    game.ann.takes('turn face up', '');
    expect(game.ann.stats('Lurker')).toBe('6/6');
    expect(told(game, /^702\.37/)).toEqual(['702.37b Lurker gets a +1/+1 counter']);
    const cards = [CUB, 'Veil | {0} | Sorcery | | Manifest the top card of your library.'];
    const manifested = table(cards, [{ hand: ['Veil'], library: ['Cub'], battlefield: lands(1) }, []]);
    plays(manifested, manifested.ann, 'Veil');
    manifested.ann.takes('turn face up', '');
    expect([manifested.ann.stats('Cub'), untapped(manifested.ann)]).toEqual(['2/2', 0]);
  });

  test('nobody turns up another player’s creature, or a manifested card that is no creature (CR 701.34b)', () => {
    const cards = ['Veil | {0} | Sorcery | | Manifest the top card of your library.'];
    const game = table(cards, [{ hand: ['Veil'], library: ['Shock', 'Shock'], battlefield: lands(1, 'Mountain') }, []]);
    plays(game, game.ann, 'Veil');
    expect(game.session.options(game.ann.id).some(({ kind }) => kind === 'special')).toBe(false);
  });

  test('foretell: in one’s own turn at any time, for two mana, face down; cast in a later turn (CR 702.143a)', () => {
    const omen = 'Omen | {6}{U} | Instant | | You gain 4 life. / Foretell {U}';
    const game = table(
      [omen],
      [
        { hand: ['Omen'], battlefield: lands(3, 'Island') },
        { hand: ['Omen'], battlefield: lands(3, 'Island') },
      ],
    );
    game.to('BeginningOfCombat');
    game.ann.takes('foretell', 'Omen');
    expect(untapped(game.ann, 'Island')).toBe(1);
    expect(game.ann.can('cast', 'Omen')).toBe(false);
    while (game.question?.player !== game.ben.id) game.proceed();
    expect(game.session.options(game.ben.id).some(({ kind }) => kind === 'special')).toBe(false);
    game.to('Upkeep', 2);
    while (game.question?.player !== game.ann.id) game.proceed();
    game.ann.casts('', { via: 'foretell' });
    game.resolve();
    expect(game.ann.life).toBe(24);
  });

  test('plot: at sorcery speed, for its cost; cast without paying in a later turn (CR 702.170a)', () => {
    const scheme = 'Scheme | {6}{G} | Sorcery | | You gain 4 life. / Plot {1}{G}';
    const game = table([scheme], [{ hand: ['Scheme', 'Scheme'], battlefield: lands(2) }, []]);
    game.ann.takes('plot', 'Scheme');
    expect([game.ann.exile, untapped(game.ann), game.ann.can('cast', 'Scheme')]).toEqual([['Scheme'], 0, false]);
    game.to('Upkeep', 3);
    expect(game.session.options(game.ann.id).some(({ kind }) => kind === 'special')).toBe(false);
    game.to('PrecombatMain', 3);
    game.ann.casts('Scheme');
    game.resolve();
    expect(game.ann.life).toBe(24);
  });
});
