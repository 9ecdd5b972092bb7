/** Which replacement effect comes first, and what they see of each other, with cards read from text. CR 614-616. */
import { describe, expect, test } from 'vitest';
import { characteristics, type Question } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

describe('the order in which replacement effects are applied', () => {
  test.each([
    ['This creature has vigilance.', 1, 4],
    ["This creature can't have counters put on it.", 0, 0],
  ])(
    'what can’t happen is not replaced, so nobody orders what would replace it: %s (CR 614.17c)',
    (text, orders, counters) => {
      const lines = [
        `Shy Kite | {0} | Creature — Bird | 2/2 | ${text}`,
        'Twofold | {0} | Enchantment | | If one or more +1/+1 counters would be put on an Elk or Bird you control, twice that many +1/+1 counters are put on it instead.',
        'Onemore | {0} | Enchantment | | If one or more +1/+1 counters would be put on an Elk or Bird you control, that many plus one +1/+1 counters are put on it instead.',
        'Grow | {0} | Sorcery | | Put a +1/+1 counter on target creature.',
      ];
      const game = table(lines, [{ battlefield: ['Shy Kite', 'Twofold', 'Onemore'], hand: ['Grow'] }, {}]);
      let asked = 0;
      game.plan((question) => {
        if (question.kind === 'chooseOption') asked++;
        return question.kind === 'chooseOption'
          ? [question.options.findIndex((option) => option.includes('Onemore'))]
          : null;
      });
      plays(game.ann, 'Grow', 'Shy Kite');
      expect([asked, game.ann.permanent('Shy Kite').counters['+1/+1'] ?? 0]).toEqual([orders, counters]);
    },
  );

  test('what an effect replaces of itself comes before what others replace (CR 616.1a)', () => {
    const game = table(
      [
        'Verdict | {0} | Instant | | Counter target sorcery spell. If that spell is countered this way, put it into its owner’s library third from the top instead of into that player’s graveyard.',
        'Moor | {0} | Enchantment | | If a card would be put into a graveyard from anywhere, put it on the bottom of its owner’s library instead.',
        'Idle | {0} | Sorcery | | You gain 1 life.',
      ],
      [{ battlefield: ['Moor'], hand: ['Idle', 'Verdict'], library: ['Forest', 'Island', 'Swamp', 'Plains'] }, {}],
    );
    game.ann.casts('Idle');
    game.ann.casts('Verdict', { targets: ['Idle'] });
    game.resolve();
    expect([game.ann.library.at(-3), game.ann.life]).toEqual(['Idle', 20]);
  });

  test('what makes it a copy comes before the other ways in which it enters (CR 616.1c)', () => {
    const lines = [
      'Mimic | {0} | Creature — Shapeshifter | 0/0 | You may have this creature enter as a copy of any artifact or creature on the battlefield.',
      'Sturdy | {0} | Creature — Elf | 2/2 | This creature enters with a +1/+1 counter on it.',
      'Coach | {0} | Enchantment | | Each Elf you control enters with an additional +1/+1 counter on it.',
    ];
    const game = table(lines, [{ battlefield: ['Sturdy', 'Coach'], hand: ['Mimic'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Mimic');
    const copies = game.game.battlefield
      .map((id) => characteristics(game.game, id))
      .filter(({ name }) => name === 'Sturdy');
    expect(copies.map(({ power }) => power)).toContain(4);
  });

  test('a card that enters with its back face up is that face before anything else is said of how it enters (CR 616.1d)', () => {
    const game = table(
      [
        {
          name: 'Cub // Wolf',
          layout: 'transform',
          card_faces: [
            {
              name: 'Cub',
              mana_cost: '{0}',
              type_line: 'Creature — Human Werewolf',
              power: '1',
              toughness: '1',
              oracle_text: 'This creature enters with two +1/+1 counters on it.\nDaybound',
            },
            { name: 'Wolf', type_line: 'Creature — Werewolf', power: '3', toughness: '3', oracle_text: 'Nightbound' },
          ],
        } as never,
      ],
      [{ hand: ['Cub // Wolf'] }, {}],
    );
    game.alter((position) => {
      position.dayNight = 'night';
    });
    plays(game.ann, 'Cub');
    expect(game.ann.stats('Wolf')).toBe('3/3');
  });

  test('creating tokens is replaced first, then how each of them enters (CR 616.1g)', () => {
    const game = table(
      [
        'Voices | {0} | Creature — Angel | 2/2 | As this creature enters, choose a color. / This creature has protection from the chosen color.',
        'Twice | {0} | Enchantment | | If one or more creature tokens would be created under your control, twice that many of those tokens are created instead.',
        'Reflect | {0} | Sorcery | | Create a token that’s a copy of target Angel you control.',
      ],
      [{ battlefield: ['Twice'], hand: ['Voices', 'Reflect'] }, {}],
    );
    plays(game.ann, 'Voices');
    let asked = 0;
    for (const color of [1, 2])
      game.ann.answers('chooseOption', () => {
        asked++;
        return [color];
      });
    plays(game.ann, 'Reflect', 'Voices');
    expect([asked, game.ann.battlefield.length]).toEqual([2, 4]);
    expect(game.game.battlefield.slice(2).map((id) => game.game.objects[id]?.memory.chosenColor)).toEqual([1, 2]);
  });
});

describe('what replacement effects see', () => {
  test('"if an effect would create tokens" is also about what a replacement effect creates (CR 614.16)', () => {
    const game = table(
      [
        'Twice | {0} | Enchantment | | If an effect would create one or more creature tokens under your control, it creates twice that many of those tokens instead.',
        'Urn | {0} | Enchantment | | If a creature you control would die, exile it and create a 1/1 white Soldier creature token instead.',
        'Cut | {0} | Instant | | Destroy target creature.',
        'Bleed | {2} | Creature — Elf | 1/1',
      ],
      [{ battlefield: ['Twice', 'Urn', 'Hill Giant'] }, { battlefield: ['Mountain'], hand: ['Cut'] }],
    );
    plays(game.ben, 'Cut', 'Hill Giant');
    expect(game.ann.battlefield.filter((name) => name.startsWith('Soldier')).length).toBe(2);
  });

  test('a replacement effect that exiles and an ability about the exiled cards are linked (CR 614.14)', () => {
    const game = table(
      [
        'Jar | {0} | Artifact | | If a creature you control would die, exile it instead. / {0}: Return each card exiled with this artifact to its owner’s hand.',
        'Cut | {0} | Instant | | Destroy target creature.',
        'Banish | {0} | Instant | | Exile target creature.',
      ],
      [{ battlefield: ['Jar', 'Hill Giant', 'Grizzly Bears'], hand: ['Cut', 'Banish'] }, {}],
    );
    plays(game.ann, 'Cut', 'Hill Giant');
    plays(game.ann, 'Banish', 'Grizzly Bears');
    uses(game.ann, 'Jar');
    expect([game.ann.hand, game.ann.exile]).toEqual([['Hill Giant'], ['Grizzly Bears']]);
  });

  test('a card that is entering from a library is not among those milled as it enters (CR 614.13c)', () => {
    const game = table(
      [
        'Manor | | Land | | As this land enters, you may pay 2 life. If you don’t, it enters tapped. / {T}: Add {G}.',
        'Sink | {0} | Enchantment | | If you would lose life, mill that many cards instead.',
        'Window | {0} | Enchantment | | You may play lands from the top of your library.',
      ],
      [{ battlefield: ['Sink', 'Window'], library: ['Manor', 'Forest', 'Island', 'Swamp'] }, {}],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.playsLand('Manor');
    expect([game.ann.battlefield.includes('Manor'), game.ann.library.length, game.ann.graveyard.length]).toEqual([
      true,
      1,
      2,
    ]);
  });
});

describe('what can’t enter', () => {
  const DROUGHT = 'Drought | {0} | Enchantment | | Lands can’t enter.';

  test('it is asked of what the permanent would be on the battlefield (CR 614.17d)', () => {
    const game = table(
      [
        DROUGHT,
        'Sower | {0} | Sorcery | | Put target land card from your graveyard onto the battlefield.',
        'Crop | {0} | Sorcery | | Create a 1/1 green Plant creature token.',
        'Mimic | {0} | Creature — Shapeshifter | 0/0 | You may have this creature enter as a copy of any artifact or creature on the battlefield.',
        'Dryad | | Land Creature — Forest Dryad | 1/1',
        'Oak | {0} | Creature — Plant | 3/3',
      ],
      [{ battlefield: ['Drought', 'Dryad', 'Oak'], hand: ['Sower', 'Crop', 'Mimic'], graveyard: ['Swamp'] }, {}],
    );
    plays(game.ann, 'Sower', 'Swamp');
    expect(game.ann.graveyard.includes('Swamp')).toBe(true);
    plays(game.ann, 'Crop');
    expect(game.ann.battlefield.length).toBe(4);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) => [
      game.indexOf((question as Extract<Question, { kind: 'chooseObjects' }>).from as never, 'Oak'),
    ]);
    plays(game.ann, 'Mimic');
    expect(game.ann.battlefield.filter((name) => name === 'Oak').length).toBe(2);
  });

  test('a permanent spell that can’t enter is put into its owner’s graveyard as it resolves (CR 608.3e)', () => {
    const game = table(
      [
        DROUGHT,
        'Mimic | {0} | Creature — Shapeshifter | 0/0 | You may have this creature enter as a copy of any artifact or creature on the battlefield.',
        'Dryad | | Land Creature — Forest Dryad | 1/1',
      ],
      [{ battlefield: ['Drought', 'Dryad'], hand: ['Mimic'] }, {}],
    );
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Mimic');
    expect([game.ann.battlefield, game.ann.graveyard, game.stack]).toEqual([['Drought', 'Dryad'], ['Mimic'], []]);
  });
});
