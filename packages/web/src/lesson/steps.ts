/** The first game: ten things that somebody new to the table does once, on a real board. Pure, so that it can be tested. */
import { hasType } from '../model/groups.ts';
import type { ClientMessage } from '../model/types.ts';
import type { TableState } from '../store/table.ts';

/** What the learner has done, or what has come to pass. */
export type Deed =
  | 'kept'
  | 'land'
  | 'cast'
  | 'second land'
  | 'read'
  | 'listed'
  | 'attacked'
  | 'asked to block'
  | 'blocked'
  | 'asked why'
  | 'over';

/** Which part of the table a step is about. */
export type Place = 'hand' | 'prompt' | 'reading' | 'board' | 'opponent' | 'top';

/** One step: what to do, where to look, and what shows that it is done. */
export interface Step {
  readonly title: string;
  readonly words: string;
  readonly place: Place;
  readonly look: string;
  readonly deed: Deed;
}

/** The steps in order. */
export const STEPS: readonly Step[] = [
  {
    title: 'Your opening hand',
    words: 'Seven cards, three of them lands, and something to cast early: press “Keep hand”.',
    place: 'hand',
    look: 'your hand, at the bottom',
    deed: 'kept',
  },
  {
    title: 'A land',
    words: 'Click a Forest in your hand to play it. One land each turn; lands make the mana that all else costs.',
    place: 'hand',
    look: 'the lands in your hand',
    deed: 'land',
  },
  {
    title: 'A creature',
    words: 'An amber edge means: this can be played now. Click Llanowar Elves; your Forest is tapped for you.',
    place: 'hand',
    look: 'the amber edge in your hand',
    deed: 'cast',
  },
  {
    title: 'The turn goes on',
    words: 'The amber button says how it goes on; with nothing to do it goes by itself. Next turn: a land again.',
    place: 'prompt',
    look: 'the amber button, and at what Mira does',
    deed: 'second land',
  },
  {
    title: 'Reading',
    words: 'Rest the pointer on a card of Mira’s, or walk to it with Tab and the arrows (on a phone: touch it).',
    place: 'reading',
    look: 'Reading: all its words, and what they mean',
    deed: 'read',
  },
  {
    title: 'What can I do now?',
    words: 'At any time press A, or “What now?” when it is your move: all that is legal, and why nothing else is.',
    place: 'prompt',
    look: 'the button beside the amber one',
    deed: 'listed',
  },
  {
    title: 'An attack',
    words: 'On your turn: “To combat”, click who attacks, confirm. What is not blocked costs Mira life.',
    place: 'board',
    look: 'your creatures, and Mira’s beside them',
    deed: 'attacked',
  },
  {
    title: 'A block',
    words: 'When Mira attacks: click a creature of yours, then the attacker. “No blocks” lets the damage through.',
    place: 'opponent',
    look: 'Mira’s attackers, marked with a sword',
    deed: 'blocked',
  },
  {
    title: 'Why?',
    words: 'Right-click a card, or press W on it: why it is so, and which rule forbids it. “Take back” mends a slip.',
    place: 'top',
    look: 'the line at the top',
    deed: 'asked why',
  },
  {
    title: 'The rest is play',
    words: 'Bring Mira from 20 life to 0. F4 passes until something happens; “?” lists the keys.',
    place: 'opponent',
    look: 'Mira’s life',
    deed: 'over',
  },
];

/** Deeds that count only while their step is open: whoever rested the pointer on a card earlier has not yet been told of it. */
const ONLY_WHEN_TOLD: readonly Deed[] = ['read', 'listed', 'asked why'];

/** How far somebody is. */
export interface Progress {
  readonly step: number;
  readonly deeds: readonly Deed[];
}

/** Nothing done yet. */
export const BEGINNING: Progress = { step: 0, deeds: [] };

/** What the table shows to be done. */
function deedsAt(table: TableState, before: readonly Deed[]): readonly Deed[] {
  const { snapshot, reading, menu, dialog } = table;
  if (snapshot === null) return [];
  const { view, question } = snapshot;
  const own = view.battlefield.filter((object) => object.controller === view.viewer);
  const lands = own.filter((object) => hasType(object, 'land')).length;
  const read = dialog?.kind === 'read' ? dialog.object : reading;
  const asking = question?.kind === 'blockers';
  const found: [Deed, boolean][] = [
    ['kept', question?.kind !== 'mulligan' && view.turn > 0],
    ['land', lands > 0],
    ['second land', lands > 1],
    ['cast', own.some((object) => !hasType(object, 'land'))],
    ['read', read !== null && read.controller !== view.viewer],
    ['listed', menu !== null && menu.about === null],
    ['attacked', own.some((object) => object.attacking !== null)],
    ['asked to block', asking],
    ['blocked', before.includes('asked to block') && !asking],
    ['asked why', dialog?.kind === 'why' || (menu !== null && menu.about !== null)],
    ['over', view.over],
  ];
  return found.flatMap(([deed, done]) => (done ? [deed] : []));
}

/** The next step; what only counts when told is forgotten. */
export function nextStep({ step, deeds }: Progress): Progress {
  return { step: step + 1, deeds: deeds.filter((deed) => !ONLY_WHEN_TOLD.includes(deed)) };
}

/** How far somebody is when the table looks so; the same object when nothing is new. */
export function progressAt(progress: Progress, table: TableState): Progress {
  const open = STEPS[progress.step];
  if (open === undefined) return progress;
  const fresh = deedsAt(table, progress.deeds).filter(
    (deed) => !progress.deeds.includes(deed) && (!ONLY_WHEN_TOLD.includes(deed) || deed === open.deed),
  );
  let after: Progress = fresh.length === 0 ? progress : { ...progress, deeds: [...progress.deeds, ...fresh] };
  for (let step = STEPS[after.step]; step !== undefined && after.deeds.includes(step.deed); step = STEPS[after.step])
    after = nextStep(after);
  return after;
}

/** Small creatures that attack, few of them, and many lands: an opponent to learn against. */
const MEEK_DECK = `Deck
4 Raging Goblin
4 Goblin Instigator
4 Beetleback Chief
4 Mogg Fanatic
2 Shock
42 Mountain`;

/** The game: always the same shuffle, the learner begins, with a hand that teaches. */
export const FIRST_GAME: Extract<ClientMessage, { kind: 'createGame' }> = {
  kind: 'createGame',
  format: 'two-player',
  seats: [
    { name: 'Guest', kind: 'human', deck: 'tall-grass' },
    { name: 'Mira', kind: 'bot', bot: 'greedy', deck: MEEK_DECK },
  ],
  options: { seed: 'first game 39', startingPlayer: 0 },
};
