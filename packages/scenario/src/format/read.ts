/** Reads scenario files: JSON Lines, one scenario a line; a line that is none is a value with one sentence. */
import { SEATS, STEPS, type Scenario, ZONES } from './scenario.ts';
import { either, fields, flag, list, matching, type Shape, text, variant, whole, word, yes } from './shapes.ts';

/** A line that is no scenario, and why. */
export interface BadScenario {
  kind: 'bad';
  line: number;
  /** The id, as far as it could be read. */
  id: string;
  because: string;
}

/** A line of a scenario file: a scenario, or why it is none. */
export type ReadScenario = { kind: 'scenario'; line: number; scenario: Scenario } | BadScenario;

const seat = word(...SEATS);
const step = word(...STEPS);
const turn = whole(1);
const alias = matching(/^@./, 'an alias that begins with @');
const reference = either(
  'a name, {player}, {card, copy}, {card, index} or {ability}',
  text,
  fields({ player: seat }),
  fields({ card: text, copy: flag }),
  fields({ card: text, index: whole(0) }),
  fields({ ability: text }),
);
const permanent = either('a name or {card, index}', text, fields({ card: text, index: whole(0) }));
const entry = either(
  'a card name or {card, count, tapped, as}',
  text,
  fields({ card: text, 'count?': whole(1), 'tapped?': yes, 'as?': alias }),
);
const zone = list(entry);
const seatSetup = fields({
  life: whole(),
  'hand?': zone,
  'battlefield?': zone,
  'graveyard?': zone,
  'exile?': zone,
  'command?': zone,
  'sideboard?': zone,
  'library?': zone,
  'libraryOrder?': word('random'),
  'payment?': word('manual'),
});
const when = either(
  '{onStack}, {notOnStack}, {copyOnStack}, {topOfStack} or {mana}',
  fields({ onStack: text }),
  fields({ notOnStack: text }),
  fields({ copyOnStack: text }),
  fields({ topOfStack: text }),
  fields({ mana: whole(0) }),
);
const targets = list(
  either('a reference or {mode, target}', reference, fields({ mode: whole(1), target: reference })),
  1,
);
const stop = fields({ turn, step });
const amount = { 'is?': whole(0), 'min?': whole(0) };
const named = { card: permanent, 'player?': seat };

const assertion = variant('kind', {
  count: fields({
    kind: text,
    zone: word(...ZONES),
    'player?': seat,
    'card?': text,
    'spell?': text,
    'ability?': text,
    'emblem?': either('true or a name', yes, text),
    'token?': yes,
    ...amount,
  }),
  player: fields({
    kind: text,
    player: seat,
    property: word('life', 'lands-played', 'max-hand-size', 'speed', 'in-game', 'won', 'lost', 'top-card-revealed'),
    is: either('a number or true or false', whole(), flag),
  }),
  permanent: fields({
    kind: text,
    ...named,
    property: word(
      'tapped',
      'attacking',
      'token',
      'suspected',
      'goaded',
      'goaded-by',
      'damage',
      'mana-value',
      'class-level',
      'attachments',
      'protector',
    ),
    'is?': either('true, false, a number, a player or players', flag, whole(), seat, list(seat)),
    'min?': whole(0),
    'count?': whole(0),
    'by?': seat,
    'every?': yes,
  }),
  pt: fields({ kind: text, ...named, 'power?': whole(), 'toughness?': whole(), 'base?': yes, 'every?': yes }),
  counters: fields({
    kind: text,
    'card?': permanent,
    'player?': seat,
    'zone?': word('exile', 'nonbattlefield'),
    counter: text,
    is: whole(0),
    'every?': yes,
  }),
  has: fields({
    kind: text,
    ...named,
    'zone?': word('exile'),
    'keyword?': text,
    'text?': text,
    'type?': text,
    'subtype?': text,
    'supertype?': text,
    'colors?': matching(/^[WUBRG]+$/, 'letters out of WUBRG'),
    'is?': flag,
    'copies?': whole(1),
    'instances?': whole(0),
    'every?': yes,
  }),
  attached: fields({ kind: text, ...named, 'to?': fields({ 'permanent?': text, 'player?': seat }), is: flag }),
  can: fields({
    kind: text,
    player: seat,
    'cast?': text,
    'via?': text,
    'play?': text,
    'activate?': text,
    'attack?': permanent,
    'defender?': fields({ player: seat }),
    is: flag,
  }),
  combat: fields({ kind: text, player: seat, 'attackers?': list(text), 'blockers?': list(text) }),
  mana: fields({ kind: text, player: seat, type: word('W', 'U', 'B', 'R', 'G', 'C'), is: whole(0) }),
  'library-card': fields({ kind: text, player: seat, position: whole(1), card: text }),
  zone: fields({ kind: text, card: alias, zone: word(...ZONES), is: flag }),
  game: fields({
    kind: text,
    property: word('active-player', 'monarch', 'day-night', 'over', 'drawn', 'has-winner'),
    is: either('a player, null, true, false or a word', flag, text, (value) => (value === null ? null : 'no')),
  }),
  unperformed: fields({ kind: text, player: seat, is: whole(0) }),
});

const timed = { turn, step, player: seat, do: text };
const declared = { turn, player: seat, do: text, 'none?': yes, 'refused?': yes, 'card?': permanent };
const scriptStep = variant('do', {
  cast: fields({ ...timed, card: text, 'via?': text, 'targets?': targets, 'when?': when, 'refused?': yes }),
  play: fields({ ...timed, card: text, 'when?': when, 'refused?': yes }),
  activate: fields({ ...timed, ability: text, 'source?': alias, 'targets?': targets, 'when?': when, 'refused?': yes }),
  'activate-mana': fields({ ...timed, ability: text, 'source?': alias, 'times?': whole(1) }),
  attack: fields({ ...declared, 'defender?': either('a name or {player}', text, fields({ player: seat })) }),
  block: fields({ ...declared, 'attacker?': permanent }),
  wait: fields(timed),
  pass: fields(timed),
  concede: fields(timed),
  check: fields({ ...timed, that: assertion }),
  'add-counters': fields({ ...timed, card: text, counter: text, count: whole(1) }),
});

const choice = either(
  'an entry that the format knows',
  flag,
  whole(),
  reference,
  list(reference, 2),
  fields({ done: yes }),
  fields({ cancel: yes }),
  fields({ cost: text, 'source?': text, 'text?': text }),
  fields({ cast: text, 'via?': text }),
  fields({ play: text }),
  fields({ object: text, effect: text }),
  fields({ coin: word('win', 'lose') }),
  fields({ die: whole() }),
  fields({ target: reference, amount: whole(1) }),
  fields({ refused: either('an entry', reference, whole()) }),
);
const queues = fields({ 'choices?': list(choice), 'targets?': list(choice), 'modes?': list(choice) });

const scenarioShape: Shape = fields({
  id: text,
  title: text,
  tags: list(text),
  'rules?': list(text),
  strict: flag,
  'game?': fields({
    'format?': word('duel', 'free-for-all', 'commander', 'oathbreaker'),
    'turnOrder?': list(seat, 2),
    'attack?': word('any', 'left'),
    'influence?': whole(1),
    'edition?': text,
  }),
  players: fields({ A: seatSetup, B: seatSetup, 'C?': seatSetup, 'D?': seatSetup }),
  script: list(scriptStep),
  'answers?': fields({ 'A?': queues, 'B?': queues, 'C?': queues, 'D?': queues }),
  'checkpoints?': list(fields({ stop, expect: list(assertion) }), 1),
  stop,
  expect: list(assertion),
});

/** Every line of a scenario file. Empty lines are passed over. */
export function readScenarios(file: string): readonly ReadScenario[] {
  const read: ReadScenario[] = [];
  const lines = file.replace(/^\uFEFF/, '').split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] as string).trim();
    if (line !== '') read.push(readScenario(line, i + 1));
  }
  return read;
}

function readScenario(json: string, line: number): ReadScenario {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return {
      kind: 'bad',
      line,
      id: '',
      because: `line ${line}: this is not JSON; a scenario file has one JSON object a line`,
    };
  }
  const wrong = scenarioShape(value, 'scenario') ?? strangers(value as Scenario);
  if (wrong === null) return { kind: 'scenario', line, scenario: value as Scenario };
  const id = (value as { id?: unknown } | null)?.id;
  return { kind: 'bad', line, id: typeof id === 'string' ? id : '', because: `line ${line}: ${wrong}` };
}

/** Everybody named must sit at the table. */
function strangers(scenario: Scenario): string | null {
  const seated = (name: string): boolean => Object.hasOwn(scenario.players, name);
  const order = scenario.game?.turnOrder;
  if (
    order !== undefined &&
    (order.length !== Object.keys(scenario.players).length ||
      new Set(order).size !== order.length ||
      !order.every(seated))
  ) {
    return 'scenario.game.turnOrder must name every player once';
  }
  for (let i = 0; i < scenario.script.length; i++) {
    const { player } = scenario.script[i] as { player: string };
    if (!seated(player)) return `scenario.script[${i}].player: there is no player ${player}`;
  }
  for (const name of Object.keys(scenario.answers ?? {}))
    if (!seated(name)) return `scenario.answers: there is no player ${name}`;
  return null;
}
