/** Messages that are nearly right: the right fields with wrong things in them, wrong fields, things that pretend. */
import fc from 'fast-check';

const FIELDS = [
  'kind',
  'game',
  'token',
  'sequence',
  'answer',
  'yes',
  'object',
  'entity',
  'every',
  'stops',
  'until',
  'agree',
  'format',
  'seats',
  'options',
  'draft',
  'deck',
  'commanders',
  'conspiracies',
  'stickerSheets',
  'text',
  'card',
  'name',
  'bot',
  'ownTurn',
  'othersTurns',
  'fullControl',
  'seed',
  'startingPlayer',
  'lobby',
  'seat',
  'to',
] as const;

const KINDS = [
  'createGame',
  'join',
  'leave',
  'answer',
  'undo',
  'tableSay',
  'lookHere',
  'lobbyAgain',
  'lobbyMove',
  'lobbyBegins',
  'consent',
  'voteOut',
  'proposeFix',
  'sayFix',
  'why',
  'concede',
  'course',
  'cardNames',
  'setStops',
  'yield',
  'offerDraw',
  'createDraft',
  'joinDraft',
  'leaveDraft',
  'draftAnswer',
  'draftUndo',
  'draftDeck',
  'listGames',
  'deckCheck',
  'reading',
] as const;

/** Names that every object has, or that mean something to JavaScript. */
const AWKWARD = [
  'length',
  'toString',
  'valueOf',
  'constructor',
  '__proto__',
  'then',
  'toJSON',
  'hasOwnProperty',
] as const;

/** Anything that JSON can say, with awkward names in it. */
function anyValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(-1, 0, 1, 2 ** 31, 2 ** 53, 1e300, 0.5, '', ' ', '\n', '\u0000', '\ud800', 'constructor'),
    fc.constantFrom<unknown>('x'.repeat(5000), Array(500).fill(0), [[[[[[]]]]]], 'tall-grass', 'two-player', 'human'),
    fc
      .array(fc.constantFrom(...AWKWARD), { minLength: 1, maxLength: 3 })
      .chain((names) =>
        fc
          .jsonValue({ maxDepth: 1 })
          .map((value): unknown =>
            names.reduce<unknown>((inner, name) => JSON.parse(JSON.stringify({ [name]: inner })) as unknown, value),
          ),
      ),
  );
}

/** Malformed messages, and now and then one that is right. */
export function malformedMessages(): fc.Arbitrary<unknown> {
  const fields = fc
    .array(fc.tuple(fc.constantFrom<string>(...FIELDS, ...AWKWARD), anyValue()), { maxLength: 6 })
    .map((pairs) => Object.fromEntries(pairs));
  const near = fc
    .tuple(fields, fc.oneof({ weight: 9, arbitrary: fc.constantFrom<unknown>(...KINDS) }, anyValue()))
    .map(([rest, kind]): unknown => ({ ...rest, kind }));
  const seats = fc
    .array(fc.record({ name: anyValue(), kind: anyValue(), bot: anyValue(), deck: anyValue() }, { requiredKeys: [] }), {
      maxLength: 3,
    })
    .map((list): unknown => ({ kind: 'createGame', format: 'two-player', seats: list }));
  return fc.oneof({ weight: 6, arbitrary: near }, { weight: 2, arbitrary: seats }, anyValue());
}
