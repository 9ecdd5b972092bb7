/** "If you do": whether an instruction came to anything. CR 118.12. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Doze | {0} | Instant | | Tap target permanent.',
  'Brace | {0} | Artifact — Equipment | | Equipped creature gets +1/+1. / Equip {1}',
  'Drought | {0} | Enchantment | | Players can’t gain life.',
  'Shelf | {0} | Enchantment | | Players can’t draw cards.',
  'Hush | {0} | Enchantment | | Each creature can’t have counters put on it.',
];

interface Position {
  readonly battlefield?: readonly string[];
  /** What of it is tapped. */
  readonly tapped?: string;
  readonly theirs?: readonly string[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly library?: readonly string[];
  readonly targets?: readonly string[];
}

type Row = readonly [words: string, isDone: boolean, position: Position];

/** Whether the words count as done: then a creature is created. */
function done(words: string, position: Position): boolean {
  const { battlefield = [], tapped, theirs = [], hand = [], graveyard = [], library, targets = [] } = position;
  const deed = `Deed | {0} | Sorcery | | ${words} If you do, create a 2/1 red Imp creature token.`;
  const game = table(
    [...LINES, deed],
    [
      {
        battlefield,
        hand: ['Deed', ...hand, ...(tapped === undefined ? [] : ['Doze'])],
        graveyard,
        ...(library === undefined ? {} : { library }),
      },
      { battlefield: theirs },
    ],
  );
  if (tapped !== undefined) plays(game.ann, 'Doze', tapped);
  plays(game.ann, 'Deed', ...targets);
  return game.ann.battlefield.includes('Imp Token');
}

const GIANT = ['Hill Giant'];

function rows(title: string, all: readonly Row[]): void {
  describe(title, () => {
    for (const [words, isDone, position] of all)
      test(`"${words}" ${isDone ? 'is done' : 'is not done'}: ${JSON.stringify(position)} (CR 118.12)`, () => {
        expect(done(words, position)).toBe(isDone);
      });
  });
}

rows('moving objects', [
  ['Destroy target permanent.', true, { theirs: GIANT, targets: GIANT }],
  ['Destroy target permanent.', false, { theirs: ['Darksteel Myr'], targets: ['Darksteel Myr'] }],
  ['Destroy all artifacts.', true, { theirs: ['Darksteel Myr', 'Brace'] }],
  ['Destroy all artifacts.', false, { theirs: ['Darksteel Myr', 'Hill Giant'] }],
  ['Exile a card from your graveyard.', true, { graveyard: ['Shock'] }],
  ['Exile a card from your graveyard.', false, {}],
  ['Exile the top three cards of your library.', true, { library: ['Plains'] }],
  ['Exile the top three cards of your library.', false, { library: [] }],
  ['Sacrifice a creature.', true, { battlefield: GIANT }],
  ['Sacrifice a creature.', false, { battlefield: ['Brace'], theirs: GIANT }],
  ['Each opponent sacrifices a creature.', true, { theirs: GIANT }],
  ['Each opponent sacrifices a creature.', false, { battlefield: GIANT }],
  ['Discard a card.', true, { hand: ['Plains'] }],
  ['Discard a card.', false, {}],
  ['Discard a card at random.', true, { hand: ['Plains'] }],
  ['Discard a card at random.', false, {}],
  ["Return a land you control to its owner's hand.", true, { battlefield: ['Plains'] }],
  ["Return a land you control to its owner's hand.", false, { battlefield: GIANT, theirs: ['Plains'] }],
  ['Put a land card from your hand onto the battlefield.', true, { hand: ['Plains'] }],
  ['Put a land card from your hand onto the battlefield.', false, { hand: ['Shock'] }],
  ['Put the top card of your library into your hand.', true, { library: ['Plains'] }],
  ['Put the top card of your library into your hand.', false, { library: [] }],
  ['Mill two cards.', true, { library: ['Plains'] }],
  ['Mill two cards.', false, { library: [] }],
  ['Draw a card.', true, { library: ['Plains'] }],
  ['Draw a card.', false, { library: ['Plains'], theirs: ['Shelf'] }],
  ['Target permanent phases out.', true, { theirs: ['Plains'], targets: ['Plains'] }],
]);

rows('changing what is there', [
  ['Tap target creature.', true, { battlefield: GIANT, targets: GIANT }],
  ['Tap target creature.', false, { battlefield: GIANT, tapped: 'Hill Giant', targets: GIANT }],
  ['Untap target creature.', true, { battlefield: GIANT, tapped: 'Hill Giant', targets: GIANT }],
  ['Untap target creature.', false, { battlefield: GIANT, targets: GIANT }],
  ['Untap all lands you control.', true, { battlefield: ['Plains', 'Island'], tapped: 'Plains' }],
  ['Untap all lands you control.', false, { battlefield: ['Plains', 'Hill Giant'], tapped: 'Hill Giant' }],
  ['Transform target permanent.', false, { battlefield: GIANT, targets: GIANT }],
  ['Turn target creature face up.', false, { battlefield: GIANT, targets: GIANT }],
  ['Unattach target Equipment.', false, { battlefield: ['Brace'], targets: ['Brace'] }],
  [
    'Attach target Equipment you control to target creature you control.',
    true,
    { battlefield: ['Brace', 'Hill Giant'], targets: ['Brace', 'Hill Giant'] },
  ],
  ['Gain control of target creature.', true, { theirs: GIANT, targets: GIANT }],
]);

rows('counters', [
  ['Put a +1/+1 counter on a creature you control.', true, { battlefield: GIANT }],
  ['Put a +1/+1 counter on a creature you control.', false, { theirs: GIANT }],
  ['Put a +1/+1 counter on a creature you control.', false, { battlefield: GIANT, theirs: ['Hush'] }],
  ['Remove a +1/+1 counter from target creature.', false, { battlefield: GIANT, targets: GIANT }],
  ['Double the number of +1/+1 counters on target creature.', false, { battlefield: GIANT, targets: GIANT }],
]);

rows('players', [
  ['You lose 3 life.', true, {}],
  ['You gain 3 life.', true, {}],
  ['You gain 3 life.', false, { theirs: ['Drought'] }],
  ['Reveal a creature card from your hand.', true, { hand: GIANT }],
  ['Reveal a creature card from your hand.', false, { hand: ['Shock'] }],
  ['Create a 1/1 white Soldier creature token for each artifact you control.', true, { battlefield: ['Brace'] }],
  ['Create a 1/1 white Soldier creature token for each artifact you control.', false, { theirs: ['Brace'] }],
  ['Goad target creature.', true, { theirs: GIANT, targets: GIANT }],
  [
    'Target creature you control fights target creature you don’t control.',
    true,
    { battlefield: GIANT, theirs: ['Wind Drake'], targets: ['Hill Giant', 'Wind Drake'] },
  ],
  [
    'Exchange control of target creature you control and target creature an opponent controls.',
    true,
    { battlefield: GIANT, theirs: ['Wind Drake'], targets: ['Hill Giant', 'Wind Drake'] },
  ],
  ['Exchange life totals with target player.', false, { targets: ['ben'] }],
  ['Pay {2}.', true, { battlefield: ['Plains', 'Plains'] }],
  ['Pay {2}.', false, { battlefield: ['Plains'] }],
]);

rows('all there are, or none', [
  ['Regenerate each creature you control.', true, { battlefield: GIANT }],
  ['Regenerate each creature you control.', false, { theirs: GIANT }],
  ['Goad each creature your opponents control.', true, { theirs: GIANT }],
  ['Goad each creature your opponents control.', false, { battlefield: GIANT }],
  ['Creatures you control get +1/+1 until end of turn.', true, { battlefield: GIANT }],
  ['Creatures you control get +1/+1 until end of turn.', false, { theirs: GIANT }],
  ['Gain control of all artifacts.', true, { theirs: ['Brace'] }],
  ['Gain control of all artifacts.', false, { theirs: GIANT }],
  ['Put a +1/+1 counter on each creature you control.', true, { battlefield: GIANT }],
  ['Put a +1/+1 counter on each creature you control.', false, { theirs: GIANT }],
  ['Return all artifacts to their owners’ hands.', true, { theirs: ['Brace'] }],
  ['Return all artifacts to their owners’ hands.', false, { theirs: GIANT }],
  ['Double the power of each creature you control until end of turn.', true, { battlefield: GIANT }],
  ['Double the power of each creature you control until end of turn.', false, { theirs: GIANT }],
  ['Return all creature cards from your graveyard to your hand.', true, { graveyard: GIANT }],
  ['Return all creature cards from your graveyard to your hand.', false, { graveyard: ['Shock'] }],
  ['Remove all counters from all creatures.', false, { battlefield: GIANT }],
  ['Tap all creatures.', true, { theirs: GIANT }],
  ['Tap all creatures.', false, { theirs: ['Brace'] }],
]);
