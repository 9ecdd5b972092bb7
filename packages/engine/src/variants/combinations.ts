/** Which formats go together, and which say opposite things. CR 100.1, 800.2, 806-811, 901-905. */

/** How a format is defined against the others. */
interface Facts {
  /** Formats that decide the same thing in different ways contradict each other. */
  readonly decides: readonly Subject[];
  /** The rule that defines it, or null when the rules leave it to the players. */
  readonly rule: string | null;
  /** One line on what it is. */
  readonly about: string;
  /** How many seats a table has when nobody says. */
  readonly players?: number;
}

type Subject = 'seating' | 'stakes' | 'leading' | 'planar deck' | 'schemes' | 'card pool';

/** What the subjects mean, for the sentence that says why two formats don't go together. */
const BOTH_DECIDE: Readonly<Record<Subject, string>> = {
  seating: 'who sits where and plays with whom',
  stakes: 'whether one player wins or a team',
  leading: 'how a deck with a commander is built and how much life its player begins with',
  'planar deck': 'whose planar deck is used',
  schemes: 'who has a scheme deck',
  'card pool': 'how the players come by their cards',
};

/** Every format by its name. */
export const FORMATS: Readonly<Record<string, Facts>> = {
  'two-player': { decides: ['seating'], rule: '100.1a', about: 'two players against each other', players: 2 },
  'free-for-all': { decides: ['seating'], rule: '806', about: 'each player against all others' },
  commander: {
    decides: ['leading', 'card pool'],
    rule: '903',
    about: 'a hundred cards led by a legend; 40 life',
  },
  brawl: {
    decides: ['leading', 'card pool'],
    rule: '903.12',
    about: 'sixty cards led by a legend or planeswalker; 25 or 30 life',
  },
  'commander-draft': {
    decides: ['leading', 'card pool'],
    rule: '903.13',
    about: 'draft two cards at a time, build sixty cards or more with a commander, then one game of all',
    players: 4,
  },
  'two-headed-giant': {
    decides: ['seating', 'stakes'],
    rule: '810',
    about: 'two teams of two that share life and turns',
    players: 4,
  },
  'alternating-teams': { decides: ['seating', 'stakes'], rule: '811', about: 'teams seated in turn', players: 4 },
  emperor: { decides: ['seating', 'stakes'], rule: '809', about: 'two teams of three around an emperor', players: 6 },
  'grand-melee': { decides: ['seating'], rule: '807', about: 'a large table with several turns at once', players: 10 },
  'team-vs-team': { decides: ['seating', 'stakes'], rule: '808', about: 'two or more teams', players: 4 },
  planechase: { decides: ['planar deck'], rule: '901', about: 'every player has a planar deck' },
  'planechase-single-deck': { decides: ['planar deck'], rule: '901.15', about: 'one planar deck for all' },
  vanguard: { decides: [], rule: '902', about: 'every player has a vanguard card' },
  ante: { decides: ['stakes'], rule: '407', about: 'one random card of each deck goes to the winner' },
  archenemy: {
    decides: ['schemes', 'seating', 'stakes'],
    rule: '904',
    about: 'one player with schemes and 40 life against a team',
    players: 4,
  },
  'supervillain-rumble': {
    decides: ['schemes', 'seating'],
    rule: '904.12',
    about: 'everyone has schemes, each against all others',
    players: 4,
  },
  'conspiracy-draft': {
    decides: ['card pool'],
    rule: '905',
    about: 'a draft with cards that act during it, then one game of all with conspiracies',
    players: 4,
  },
  'booster-draft': {
    decides: ['card pool'],
    rule: '100.2b',
    about: 'draft three packs, build forty cards, then two-player games until one is left',
    players: 4,
  },
  sealed: {
    decides: ['card pool'],
    rule: '100.2b',
    about: 'open six packs, build forty cards, then two-player games until one is left',
    players: 4,
  },
  cube: {
    decides: ['card pool'],
    rule: null,
    about: 'the packs are dealt from a cube of 360 cards; alone: a booster draft of it',
    players: 4,
  },
};

/** Pairs that decide one subject and still agree. */
const AGREE: readonly (readonly [string, string])[] = [
  // CR 904.12: in Supervillain Rumble each player is against all others.
  ['free-for-all', 'supervillain-rumble'],
  // A cube says where the packs of a draft come from.
  ['cube', 'booster-draft'],
  ['cube', 'conspiracy-draft'],
  ['cube', 'commander-draft'],
];

/** Drafts that a multiplayer game follows: not one of two players. CR 903.13a, 905.3. */
const MULTIPLAYER: Readonly<Record<string, string>> = { 'commander-draft': '903.13a', 'conspiracy-draft': '905.3' };

/** Why two formats can't be played together, as a sentence; null when they can. */
export function contradiction(one: string, other: string): string | null {
  const first = FORMATS[one];
  const second = FORMATS[other];
  if (one === other) return `The format '${one}' is named twice: name it once`;
  if (first === undefined || second === undefined) return null;
  const draft = one === 'two-player' ? other : other === 'two-player' ? one : '';
  if (Object.hasOwn(MULTIPLAYER, draft))
    return `'${draft}' ends in a game of more than two, 'two-player' is one of two: choose one of them (CR ${MULTIPLAYER[draft]} + 100.1a)`;
  if (AGREE.some((pair) => pair.includes(one) && pair.includes(other))) return null;
  const subject = first.decides.find((each) => second.decides.includes(each));
  if (subject === undefined) return null;
  const rules = [first.rule, second.rule].filter((rule) => rule !== null).join(' + ');
  return `'${one}' and '${other}' both decide ${BOTH_DECIDE[subject]}: choose one of them (CR ${rules})`;
}

/** What is wrong with the names of a format taken together; null when nothing is. */
export function contradictions(names: readonly string[]): string | null {
  for (let i = 0; i < names.length; i++) {
    for (let j = i + 1; j < names.length; j++) {
      const wrong = contradiction(names[i] as string, names[j] as string);
      if (wrong !== null) return wrong;
    }
  }
  return null;
}

/** How many seats such a table has when nobody says; null: as many as there are decks. */
export function usualPlayers(format: string): number | null {
  let most: number | null = null;
  for (const part of format.split('+')) {
    const players = FORMATS[part.trim().split(':')[0] as string]?.players;
    if (players !== undefined) most = Math.max(most ?? 0, players);
  }
  return most;
}
