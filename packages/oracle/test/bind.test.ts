import type { Ability } from '@kitchen-table/language/surface';
import { describe, expect, test } from 'vitest';
import { type Choice, EVENT_LABELS, readText } from '../src/index.ts';

interface Found {
  words: string;
  to: string;
}
/** The references of a text and what they were bound to, in order. */
function references(text: string, spell = false): Found[] {
  const result = readText(text, spell);
  expect(result.refusals).toEqual([]);
  const found: Found[] = [];
  const walk = (tree: unknown): void => {
    if (tree === null || typeof tree !== 'object') return;
    const node = tree as { kind?: string; words?: string; to?: string };
    if (node.kind === 'reference' || node.kind === 'amountOf') found.push({ words: node.words!, to: node.to! });
    Object.values(tree).forEach(walk);
  };
  walk(result.abilities satisfies readonly Ability[]);
  return found;
}

test('"it" after a target is the target (CR 608.2c)', () => {
  expect(references('Untap target creature. It gains reach until end of turn.', true)).toEqual([
    { words: 'it', to: 'target1' },
  ]);
});
test('"it" after a trigger condition is the object of the event (CR 603.2)', () => {
  expect(
    references("Whenever a creature you control dies, return it to its owner's hand.").map((each) => each.to),
  ).toEqual([EVENT_LABELS.object, EVENT_LABELS.object]);
});
test('"it" is the object itself when that is what the event is about', () => {
  expect(references('When ~ enters, it deals 1 damage to target player.')).toEqual([{ words: 'it', to: 'self' }]);
});
test('a source of damage goes on being "it", not its target', () => {
  expect(
    references(
      '~ deals 2 damage to target creature. If ~ was kicked, it deals 4 damage instead.'.replace(
        'damage instead',
        'damage to that creature instead',
      ),
      true,
    ),
  ).toContainEqual({ words: 'it', to: 'self' });
});
test('"that player" is who the event says', () => {
  expect(references('Whenever ~ deals combat damage to a player, that player discards a card.')[0]!.to).toBe(
    EVENT_LABELS.recipient,
  );
  expect(references("At the beginning of each player's upkeep, that player mills nine cards.")[0]!.to).toBe(
    EVENT_LABELS.player,
  );
});
test('a verb without a subject takes the subject of the verb before', () => {
  expect(references('Target player draws two cards and loses 2 life.', true)).toEqual([
    { words: 'unsaid', to: 'target1' },
  ]);
});
test('a described reference goes back to what is so described', () => {
  expect(references('Destroy target land. Target player draws a card. Exile that land.', true)).toContainEqual({
    words: 'that',
    to: 'target1',
  });
});
test('"the sacrificed creature" is what was sacrificed to pay (CR 608.2k)', () => {
  expect(references("Sacrifice a creature: You gain life equal to the sacrificed creature's power.")).toEqual([
    { words: 'the', to: 'chosen1' },
  ]);
});
test('"the rest" is the rest of the pile, not of what was taken from it', () => {
  const found = references(
    'Look at the top four cards of your library. Put one of them onto the battlefield and the rest into your graveyard.',
    true,
  );
  expect(found).toEqual([
    { words: 'one of them', to: 'chosen1' },
    { words: 'the rest', to: 'chosen1' },
  ]);
});
test('"that much" is the amount of the event, or of the latest step', () => {
  expect(references('Whenever you gain life, each opponent loses that much life.')).toEqual([
    { words: 'that much', to: EVENT_LABELS.amount },
  ]);
});
test('the paragraphs of a spell share their references', () => {
  expect(
    references(
      "As an additional cost to cast ~, sacrifice a creature.\nDraw cards equal to the sacrificed creature's power.",
      true,
    ),
  ).toEqual([{ words: 'the', to: 'chosen1' }]);
});
test('what is sacrificed is the permanent that was named, not any target, which may be a player (CR 701.17a)', () => {
  const text =
    'Target artifact you control deals damage equal to its mana value to any other target. Then sacrifice it.';
  expect(references(text, true).map((each) => each.to)).toEqual(['target1', 'target1']);
});
test('who asks is told between what each reference was chosen', () => {
  const choices: Choice[] = [];
  readText('When ~ enters, tap target creature. It loses flying.', false, '', {
    onChoice: (choice) => void choices.push(choice),
  });
  expect(choices.map(({ reference, known, fitting }) => [reference, known.length, fitting.length])).toEqual([
    [expect.objectContaining({ words: 'it', to: 'target1' }), 2, 2],
  ]);
});
test('a tie is a refusal', () => {
  const result = readText(
    'Tap target creature and target creature. Untap it.'.replace('creature and', 'artifact creature and'),
    true,
  );
  expect(result.refusals.map((refusal) => refusal.problem)).toEqual(['unbound']);
});
test('"if you won" asks about the clash of the event, not about the step before: refused (CR 701.23d)', () => {
  expect(
    readText('Whenever you clash, tap target creature. If you won, you gain 1 life.', false).refusals,
  ).toHaveLength(1);
});
test('a reference to nothing is a refusal', () => {
  expect(readText('Exile that creature.', true).refusals).toMatchObject([
    { problem: 'unbound', details: ['that creature: nothing to refer to'] },
  ]);
});
test('in the exceptions of a copy "it" is the copy (CR 707.9)', () => {
  expect(
    references('~ becomes a copy of target creature, except it has flying.'.replace('~ becomes', '{1}: ~ becomes')),
  ).toEqual([{ words: 'it', to: 'copy' }]);
});
test('"itself" is the one that acts, also where the recipient is said first', () => {
  expect(references('Target creature deals damage to itself equal to its power.', true)).toEqual([
    { words: 'itself', to: 'target1' },
    { words: 'it', to: 'target1' },
  ]);
});
test('"them" of damage may be the player of the step', () => {
  expect(
    references("At the beginning of each opponent's upkeep, ~ deals 1 damage to them.").map((each) => each.to),
  ).toEqual([EVENT_LABELS.player]);
});
test('"their" after a list is everything in it', () => {
  expect(
    references("Return target Wall and all Auras attached to it to their owners' hands.", true).map((each) => each.to),
  ).toEqual(['target1', 'chosen1']);
});
test('"it" is what is described, not what the description compares it with', () => {
  expect(
    references(
      'When ~ enters, search your library for a card with the same name as another creature you control, reveal it, then shuffle.',
    ).map((each) => each.to),
  ).toEqual(['chosen1']);
});
test('what was found one for each opponent is spoken of as many', () => {
  expect(
    references(
      'For each opponent, tap up to one target creature that player controls. Those creatures gain haste until end of turn.',
      true,
    ).at(-1),
  ).toEqual({ words: 'those', to: 'target1' });
});
test('"its owner" after "the exiled card" is the owner of that card (CR 607.2a)', () => {
  expect(
    references("When ~ leaves the battlefield, return the exiled card to its owner's hand.").map((each) => each.to),
  ).toEqual(['linked.exiled', 'linked.exiled']);
});
test('"that died this turn" is said of the one described (CR 608.2i)', () => {
  expect(references('Draw a card for each creature that died this turn.', true)).toEqual([
    { words: 'unsaid', to: 'candidate' },
  ]);
});
test('"its toughness" is not that of a card just drawn (CR 608.2k)', () => {
  const text =
    "As an additional cost to cast ~, sacrifice a creature.\nDraw cards equal to the sacrificed creature's power, then you gain life equal to its toughness.";
  expect(new Set(references(text, true).map((each) => each.to))).toEqual(new Set(['chosen1']));
});
test('"it" after a delayed trigger is the object of its event, not what was drawn before (CR 603.7)', () => {
  expect(
    references(
      'Draw a card. When you next cast a spell this turn, copy it and you may choose new targets for the copy.',
      true,
    ).map((each) => each.to),
  ).toEqual([EVENT_LABELS.object]);
});
test('in a soulbond pair "both creatures" are the pair (CR 702.95)', () => {
  expect(references('As long as ~ is paired with another creature, both creatures have flying.')).toEqual([
    { words: 'both', to: 'pair' },
  ]);
});
test('"each of those creatures" outside a pair is what was named before', () => {
  expect(
    references('Choose two target creatures. Each of those creatures gains haste until end of turn.', true).map(
      (each) => each.to,
    ),
  ).toEqual(['target1']);
});
test('"its controller" after "that spell" is the controller of the spell (CR 608.2c)', () => {
  const text =
    'Whenever ~ becomes the target of a spell an opponent controls, counter that spell unless its controller pays {3}.';
  expect(references(text)).toEqual([
    { words: 'that', to: EVENT_LABELS.recipient },
    { words: 'it', to: EVENT_LABELS.recipient },
  ]);
});
test('"it" after a condition about a revealed card is that card, though the condition names the object', () => {
  const text =
    'At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with ~, you may reveal it.';
  expect(references(text).map((each) => each.to)).toEqual(['chosen1', 'chosen1']);
});
test('"its controller" after "that creature" is not the controller of what dealt the damage', () => {
  const text = 'Whenever ~ deals damage to a creature, tap that creature. It loses flying until end of turn.';
  expect(references(text).map((each) => each.to)).toEqual([EVENT_LABELS.recipient, EVENT_LABELS.recipient]);
});
test('what is attached is not what it is attached to (CR 701.3a)', () => {
  const text = 'Create a 1/1 white Soldier creature token, then attach target Equipment to it.';
  expect(references(text, true)).toEqual([{ words: 'it', to: 'step1' }]);
  const damage = 'If target creature has a +1/+1 counter on it, ~ deals 5 damage to it.';
  expect(references(damage, true).map((each) => each.to)).toEqual(['target1']);
  const again =
    'Untap target Equipment, then create a 1/1 white Soldier creature token and attach that Equipment to it.';
  expect(references(again, true).map((each) => each.to)).toEqual(['target1', 'step1']);
});
test('"if it is a land card" asks about the card, not about a token made before (CR 608.2c)', () => {
  const text =
    "{T}: Reveal the top card of your library. If it's a creature card, create a 1/1 white Bird creature token. If it's a land card, you gain 1 life.";
  expect(references(text).map((each) => each.to)).toEqual(['chosen1', 'chosen1']);
});
test('a creature that was exiled is "that card" (CR 400.7)', () => {
  const text =
    'Whenever you discard a card, exile target creature. Return that card to the battlefield under your control at the beginning of the next end step.';
  expect(references(text).map((each) => each.to)).toEqual(['target1']);
});
test('a card just drawn has not entered: "it" is what the ability is about', () => {
  expect(
    references(
      'When ~ enters, draw a card. If it entered from your graveyard or was cast from your graveyard, scry 2.',
    ),
  ).toEqual([
    { words: 'it', to: 'self' },
    { words: 'it', to: 'self' },
  ]);
});
test('"each other player" is who somebody is compared with, and is not spoken of again', () => {
  expect(
    references(
      "At the beginning of each player's upkeep, if that player controls more Forests than each other player, ~ deals 1 damage to them.",
    ).map((each) => each.to),
  ).toEqual([EVENT_LABELS.player, EVENT_LABELS.player]);
});
test('what a condition looks for is nothing to speak of beside what was named before it', () => {
  expect(
    references(
      'When ~ enters, target creature gets -2/-2 until end of turn. If a Goblin died this turn, that creature gets -5/-5 until end of turn instead.',
    ),
  ).toEqual([{ words: 'that', to: 'target1' }]);
});
test('the two sides of a comparison are read in the order in which they are said', () => {
  expect(
    references("As long as equipped creature's toughness is less than its power, it has trample.").map(
      (each) => each.to,
    ),
  ).toEqual(['host', 'host']);
});
test('who puts, adds or casts is a player, whatever it is done with', () => {
  expect(
    references(
      "The owner of target artifact shuffles it into their library, then reveals the top card of their library. If it's an artifact card, they put it onto the battlefield.",
      true,
    ).find((each) => each.words === 'they')?.to,
  ).toBe('chosen1');
});
test('what an action turns up is not what its own X is counted by (CR 107.3i)', () => {
  expect(references('When ~ dies, incubate X, where X is its toughness.')).toEqual([{ words: 'it', to: 'self' }]);
});
test('"those cards" after several cards looked for are all that were turned up, after one for each player the ones found (CR 608.2c)', () => {
  const meant = (text: string): string | undefined => references(text, true).find(({ words }) => words === 'those')?.to;
  const two = 'Reveal cards from the top of your library until you reveal two artifact cards.';
  expect(meant(`${two} Put those cards into your graveyard.`)).toBe('step1');
  expect(meant(`${two} Put those cards into your hand and the rest into your graveyard.`)).toBe('chosen1');
  expect(meant(`${two} Put those artifact cards into your hand.`)).toBe('chosen1');
  expect(
    meant(
      'For each opponent, exile cards from the top of their library until you exile an artifact card. Put those cards into your hand.',
    ),
  ).toBe('chosen2');
});

/** The words that could not be bound. */
function unboundWords(text: string, spell = false): readonly string[] {
  return readText(text, spell).refusals.flatMap((each) => each.details ?? []);
}

test('a sentence about what a delayed trigger names is taken into it, and printed behind it (CR 603.7)', () => {
  const text =
    'Whenever a Goat attacks this turn, exile the top card of your library. You may play that card this turn. Draw a card.';
  const { abilities, refusals } = readText(text, true);
  expect(refusals).toEqual([]);
  const { steps } = (abilities[0] as unknown as { clause: { steps: { kind: string; clause?: unknown }[] } }).clause;
  expect(steps.map(({ kind }) => kind)).toEqual(['delayed', 'do']);
  expect(steps[0]!.clause).toMatchObject({ kind: 'sequence', joins: ['behind .'] });
});
test('"put that card onto the battlefield instead" of putting it elsewhere: the search is not done again (CR 614.15)', () => {
  const text =
    'When ~ enters, you may search your library for a snow land card, reveal it, then shuffle and put that card on top. If you control a Goat, put that card onto the battlefield instead.';
  expect(unboundWords(text)).toEqual(['that card: nothing to refer to']);
});
test('what both branches name goes by one name afterwards (CR 608.2c)', () => {
  const found = references(
    'Look at the top two cards of your library. If you control a Goat, instead look at the top three cards of your library. Put one of them into your hand.',
    true,
  );
  expect(found).toEqual([{ words: 'one of them', to: 'chosen1' }]);
});
test('one mode does not know what another names (CR 700.2)', () => {
  const text =
    'Whenever ~ deals combat damage to a player, choose one —\n• That player sacrifices a creature they control.\n• That player loses 1 life.';
  expect(references(text).at(-1)).toEqual({ words: 'that', to: EVENT_LABELS.recipient });
});
test('"that much and that many" are both as much as was said first, whatever the first came to (CR 608.2c)', () => {
  expect(
    references('Whenever ~ deals damage to a player, each opponent loses that much life and you gain that much life.'),
  ).toEqual([
    { words: 'that much', to: EVENT_LABELS.amount },
    { words: 'that much', to: EVENT_LABELS.amount },
  ]);
  expect(
    references(
      'At the beginning of your end step, if you control two or more Goats, each opponent loses that much life and you draw that many cards.',
    ),
  ).toEqual([]);
});
test('"the rest", where two choices or two piles stand before it, is refused (CR 608.2c)', () => {
  const problems = (text: string): unknown => readText(text, true).refusals[0]?.details;
  const twice = ['the rest: more than one thing it may refer to'];
  expect(problems('Choose two creatures you control. Choose a land you control. Sacrifice the rest.')).toEqual(twice);
  const look = 'Look at the top two cards of your library. Put one of them into your hand';
  const reveal =
    'Reveal the top four cards of your library. Put a land card from among them into your graveyard. Put the rest on the bottom of your library in any order.';
  expect(problems(`${look}. ${reveal}`)).toEqual(twice);
  // Once something was done with the rest of the first ones, only the others are left.
  expect(problems(`${look} and the rest into your graveyard. ${reveal}`)).toBeUndefined();
});
test('in an ability that is given away, "it" behind the name of what gives it is that (CR 201.5a)', () => {
  const found = references(
    'Equipped creature has "{T}: Return Tin Hook to its owner\'s hand."'.replace('Tin Hook', '@'),
  );
  expect(found).toEqual([{ words: 'it', to: 'granter' }]);
});
test('"that name" is of exactly one choice that is known there, of no other mode or branch (CR 608.2c, 700.2)', () => {
  const none = ['that name: nothing to refer to'];
  const two = ['that name: more than one thing it may refer to'];
  const discard = 'arget opponent reveals their hand and discards all cards with that name.';
  expect(unboundWords(`Choose a creature card name. T${discard}`, true)).toEqual([]);
  expect(unboundWords(`Choose a creature card name. Choose an artifact card name. T${discard}`, true)).toEqual(two);
  expect(unboundWords(`Choose one —\n• Choose a card name. You gain 2 life.\n• T${discard}`, true)).toEqual(none);
  expect(unboundWords(`If you control a Goat, choose a card name. Otherwise, t${discard}`, true)).toEqual(none);
});
test('"that color" of mana is of exactly one choice, or of the color that is being counted (CR 106.1b, 608.2c)', () => {
  const two = ['that color: more than one thing it may refer to'];
  expect(unboundWords('{T}: Choose a color. Add two mana of that color.')).toEqual([]);
  expect(unboundWords('{T}: Choose a color. Choose a color. Add two mana of that color.')).toEqual(two);
  expect(unboundWords('{T}: Add two mana of that color.')).toEqual(['that color: nothing to refer to']);
  expect(unboundWords('{T}: For each color among Goats you control, add one mana of that color.')).toEqual([]);
});
test('what a spell targets is not the spell: "those permanents" are the one or more that it targets, and nothing else', () => {
  expect(unboundWords('Whenever you cast a spell that targets one or more permanents, tap those permanents.')).toEqual(
    [],
  );
  const text = 'Whenever you cast a spell that targets a permanent, tap those permanents.';
  expect(unboundWords(text)).toEqual(['those permanent: nothing to refer to']);
  const single = 'Whenever you cast a spell that targets a creature you control, tap that creature.';
  expect(unboundWords(single)).toEqual(['that creature: nothing to refer to']);
  expect(unboundWords('Whenever you cast a creature spell, tap that creature.')).toEqual([]);
});

test('what is chosen for each of several is many afterwards', () => {
  const many = 'Target opponent reveals their hand. You choose a land card from it for each creature you control. ';
  expect(unboundWords(`${many}That player discards those cards.`)).toEqual([]);
});

describe('cards named one by one', () => {
  const problems = (text: string): number => readText(text, true).refusals.length;
  const found = 'Search your library for an Elf card, then exile target Goblin.';

  test('are meant together where nothing was named as several', () => {
    expect(problems(`${found} Put those cards on top of your library.`)).toBe(0);
    expect(problems(`${found} Put both cards on top of your library.`)).toBe(0);
  });
  test('enter each under the control of its own owner (CR 110.2a)', () => {
    expect(problems(`${found} Put those cards onto the battlefield under their owners' control.`)).toBe(0);
  });
  test('are refused where only the last of the steps is replaced (CR 614.15)', () => {
    const text = 'Return target Elf card from your graveyard to your hand. Exile target Goblin.';
    expect(problems(`${text} If you control a Swamp, put those cards on top of your library instead.`)).toBe(1);
  });
  test('are refused where "both" would be three of them', () => {
    expect(problems(`${found} Exile target Elf. Put both cards on top of your library.`)).toBe(1);
  });
});
