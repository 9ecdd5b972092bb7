/**
 * A second look at readings: what a card says, found by a plain scan of its words, against what its tree says.
 * Nothing here comes from the grammar. A disagreement is a reading that prints back well and is wrong all the same.
 */
import { numbersMeant, numbersSaid } from './scanned-numbers.ts';
import { plainText } from './scanned-text.ts';

/** One thing that is looked for in the words and in the tree. */
export interface Feature {
  readonly name: string;
  /** How often the words say it; the text is in lower case, without reminders, with `~` for the own name. */
  readonly said: RegExp;
  /** How often a node of the tree is it. */
  readonly meant: (node: Node, parent: Node | null) => boolean;
  /** Both as often; what is said is meant at least once; what is meant is said at least once. */
  readonly compare: 'as often' | 'said is meant' | 'meant is said' | 'both or neither';
}

export type Node = Readonly<Record<string, unknown>>;

const kind = (...kinds: readonly string[]): Feature['meant'] => {
  const wanted = new Set<unknown>(kinds);
  return (node) => wanted.has(node['kind']);
};
const field = (name: string, ...values: readonly unknown[]): Feature['meant'] =>
  values.length === 0 ? (node) => node[name] !== undefined : (node) => values.includes(node[name]);
/** A keyword, alone or in a list of them ("the same is true for ..."). */
const keyword =
  (name: string): Feature['meant'] =>
  (node) =>
    node['keyword'] === name ||
    ['keywords', 'sameFor'].some((list) => Array.isArray(node[list]) && (node[list] as unknown[]).includes(name));
const any =
  (...of: readonly Feature['meant'][]): Feature['meant'] =>
  (node, parent) =>
    of.some((one) => one(node, parent));

/** The colors in a list; none when it is "all colors". */
const someColors = (colors: unknown): readonly unknown[] =>
  Array.isArray(colors) && colors.length < 5 ? (colors as readonly unknown[]) : [];

const halves = any(kind('half'), field('amount', 'half'));
/** A verb in its forms. */
const verb = (base: string, ...others: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${[base, `${base}s`, ...others].join('|')})\\b`, 'g');

/** Everything that is compared. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'target',
    // Not "becomes the target of", "new targets", "with one or more targets", "a single target", "only one target", "its target", "that targets".
    said: /(?<!, then choose another )(?<!\b(?:the|new|single|a|its|that|those|only|only one|legal|same|(?<!one or )more|additional|different|any of the|each|no|could|must) )(?<!'s )\btarget\b(?! (?:of|is|only|would)\b)|\bany other target\b|(?<=each of (?:up to )?\w+ )targets\b|(?<=\b(?:two|three|four|five|six|x|number of|(?<!with one )or more|up to \w+) (?:other )?)targets\b|(?<=\bany )target\b/g,
    meant: (node) =>
      (node['kind'] === 'select' || node['kind'] === 'anyTarget') &&
      (node['quantifier'] as Node | undefined)?.['target'] === true,
    compare: 'as often',
  },
  { name: 'destroy', said: verb('destroy', 'destroyed'), meant: kind('destroy'), compare: 'meant is said' },
  { name: 'sacrifice', said: /\bsacrific\w+/g, meant: kind('sacrifice'), compare: 'meant is said' },
  {
    name: 'draw',
    said: /(?<!the game is a )\b(?:draw(?:s|n)?|drew)\b(?! step)/g,
    meant: any(kind('draw', 'alsoDraws', 'revealsFirstDraw'), field('what', 'draws from the bottom')),
    compare: 'both or neither',
  },
  { name: 'discard', said: /\bdiscard(?:s|ed|ing)?\b/g, meant: kind('discard'), compare: 'meant is said' },
  {
    name: 'until end of turn',
    said: /\b(?:until end of turn|this turn|at end of turn|during any turn|devoured|entered (?:from|or were cast from))\b/g,
    meant: kind('thisTurn', 'untilEndOfTurn'),
    compare: 'meant is said',
  },
  {
    name: 'until your next turn',
    said: /\buntil (?:the end of )?(?:your|their|its controller's|that player's) next turn\b/g,
    meant: (node) => typeof node['kind'] === 'string' && /next/i.test(node['kind']),
    compare: 'said is meant',
  },
  {
    name: 'up to',
    said: /(?<!play |can block )\bup to\b/g,
    meant: (node) =>
      node['amount'] === 'upTo' ||
      node['upTo'] === true ||
      node['kind'] === 'upTo' ||
      (node['kind'] === 'anyNumberInDeck' && node['most'] !== undefined) ||
      node['kind'] === 'modes' ||
      node['kind'] === 'draw',
    compare: 'said is meant',
  },
  {
    name: 'any number',
    said: /(?<!remove |can have |move |pay |block |choose )\bany number\b(?! of times)/g,
    meant: (node) =>
      node['amount'] === 'anyNumber' ||
      node['times'] === 'any amount' ||
      node['number'] === 'any' ||
      node['count'] === 'any number' ||
      node['kind'] === 'anyNumber' ||
      node['kind'] === 'redistributeLife' ||
      node['kind'] === 'rerollStored',
    compare: 'said is meant',
  },
  {
    name: 'other',
    said: /\b(?:an)?other(?!wise)\b|\bexcept for\b|\ba second target\b|\ban additional\b/g,
    meant: any(field('other', true), kind('otherThan')),
    compare: 'meant is said',
  },
  {
    name: 'random',
    said: /\brandom\b/g,
    meant: any(field('atRandom'), field('random'), field('order', 'random order'), kind('random')),
    compare: 'meant is said',
  },
  {
    name: 'opponent',
    said: /\bopponents?\b|\bdefending player\b|\bplayers?\b/g,
    meant: any((node) => node['kind'] === 'classWord' && node['word'] === 'opponent', field('who', 'opponents')),
    compare: 'meant is said',
  },
  {
    name: 'opponents are meant',
    said: /(?<!clash with an |have two or more |during each |only (?:an|your) )\bopponents?\b(?! (?:may|can) activate)/g,
    meant: any(
      (node) => node['word'] === 'opponent',
      field('who', 'opponents'),
      field('controller', 'opponent'),
      field('from', 'next opponent'),
      field('of', 'your opponents'),
      kind('ofPlayer'),
      field('team'),
    ),
    compare: 'said is meant',
  },
  {
    name: 'instead',
    said: /\binstead\b|\bprevent|\bdouble all damage\b|\bas though\b|\bif [^.]* would\b|\brather than\b/g,
    meant: any(kind('replace'), field('instead')),
    compare: 'meant is said',
  },
  {
    name: 'instead is meant',
    said: /(?<!both |reduces it to \d |of that mana )\binstead\b(?! of)/g,
    meant: any(
      kind('replace', 'entersWith', 'entersAs', 'skipRule', 'skipInstead'),
      field('instead'),
      field('insteadTo'),
      field('insteadOfManaCost'),
      field('excessTo'),
      field('bonus'),
      field('exiledAfter'),
      field('otherwise'),
      kind('redirect'),
      field('redirect'),
    ),
    compare: 'said is meant',
  },
  {
    name: 'may',
    said: /\bmay\b|\bas though\b|\brather than\b/g,
    meant: any(kind('may', 'mayRule', 'asThough', 'openingHand'), field('may'), field('optional')),
    compare: 'meant is said',
  },
  {
    name: 'may is meant',
    said: /(?<!any player |only you |they |and )\bmay\b(?! (?:choose (?:new|the same|both|two instead|not to untap)|have [^.]* assign |pay \d+ life\. if you don't|(?:only )?be |cast this spell without|draft |reveal [^.]* from your hand\. if |play (?:up to|any number of lands) |play (?:an |\w+ )?additional|spend|[^.]* rather than|[^.]* any number of times|also be|activate|look at|have any|have (?:an opponent|each other player) gain))/g,
    meant: any(
      kind('may', 'mayRule', 'asThough', 'openingHand', 'copy', 'changesRolls'),
      field('may'),
      field('paying'),
      field('optional'),
    ),
    compare: 'said is meant',
  },
  {
    name: "can't",
    said: /\b(?:can't|cannot|don't|doesn't|can only|no more|only)\b/g,
    meant: kind('cant'),
    compare: 'meant is said',
  },
  {
    name: "can't is meant",
    said: /(?<!who )\bcan't\b(?! be 0| enter this dungeon|\.| reduce| (?:cast|untap|draw|attack|block) more than| loses?| cause)/g,
    meant: any(
      kind('cant', 'blockLimit', 'attackLimit', 'limit', 'canOnly', 'notDuring', 'notTargetedAsCast', 'xAtMost'),
      field('cant'),
      field('otherThan'),
      field('unpreventable'),
      field('noRegeneration'),
      field('not', true),
      (node) => (node['spendOnly'] as Node | undefined)?.['not'] !== undefined || node['words'] === "can't unless",
      (node) => (node['spendOnly'] as Node | undefined)?.['words'] === "can't",
    ),
    compare: 'said is meant',
  },
  {
    name: 'double strike',
    said: /\bdouble strike\b(?! counter)/g,
    meant: keyword('double strike'),
    compare: 'both or neither',
  },
  {
    name: 'flying',
    said: /\bflying\b(?! counter|, \w+, or [^ ]+ counter)/g,
    meant: keyword('flying'),
    compare: 'both or neither',
  },
  {
    name: 'haste',
    said: /\bhaste\b(?! counter)/g,
    meant: keyword('haste'),
    compare: 'both or neither',
  },
  {
    name: 'graveyard',
    said: /\b(?:graveyards?|mills?|milled|surveils?|dies|died|die|retrace|flashback|escape|unearth|embalm|eternalize|encore|disturb|threshold|delirium|descended|discards?|cycl\w+|delve|dredge|scavenge|undergrowth|destroy\w*|sacrific\w+|aftermath|jump-start|spell mastery|collect evidence|forage|investigate|exploit\w*|from anywhere|among your commanders|aren't on the battlefield|explores?|harmonize|mayhem|renew)\b/g,
    meant: any(field('zone', 'graveyard'), (node) => Array.isArray(node['zone']) && node['zone'].includes('graveyard')),
    compare: 'meant is said',
  },
  {
    name: 'graveyards are meant',
    said: /\bgraveyards?\b(?! this way|\.? ?emblem)/g,
    meant: any(
      field('zone', 'graveyard'),
      kind('counter'),
      (node) =>
        ['zone', 'zones'].some((name) => Array.isArray(node[name]) && (node[name] as unknown[]).includes('graveyard')),
      field('or', 'graveyard'),
      field('orGraveyard'),
      kind(
        'mill',
        'die',
        'discard',
        'cycle',
        'surveil',
        'explore',
        'cardsInGraveyard',
        'threshold',
        'castFact',
        'graveyardCards',
        'exchangeZones',
        'countered',
        'arrange',
        'manifestDread',
      ),
    ),
    compare: 'said is meant',
  },
  {
    name: 'top of a library',
    said: /\btop\b|\bexiles half their library\b|\bwould draw a card, that player exiles that card\b/g,
    meant: field('position', 'top'),
    compare: 'meant is said',
  },
  { name: 'bottom of a library', said: /\bbottom\b/g, meant: field('position', 'bottom'), compare: 'meant is said' },
  {
    name: 'nontoken, noncreature, ...',
    said: /\bnon-?(?=[a-z~])(?!e\b|combat|basic landwalk)|\bone or more colors\b/g,
    meant: any(kind('non'), field('subtypeChoice', 'every nonbasic land type')),
    compare: 'both or neither',
  },
  {
    name: 'each or all',
    said: /\b(?:each|all|every|both|any player|any opponent|any of them|the cards exiled with)\b|\bdamage (?:[\w ]* )?can't be prevented\b|\bthe next time\b|\bwhen an exiled card\b/g,
    meant: any(field('amount', 'all'), (node) => node['kind'] === 'quantifier' && node['amount'] === 'each'),
    compare: 'meant is said',
  },
  { name: 'unless', said: /\bunless\b/g, meant: any(kind('unless'), field('unless', true)), compare: 'meant is said' },
  { name: 'half', said: /(?<!-)\bhalf\b|\b(?:third|tenth) of/g, meant: halves, compare: 'both or neither' },
  {
    name: 'twice',
    said: /\b(?:twice|double\w*|two times|reduced by +for each)\b(?! strike| team| agenda)/g,
    meant: any((node) => node['kind'] === 'times' && node['by'] === 2),
    compare: 'meant is said',
  },
  { name: 'enters tapped', said: /\btapped\b|\btap\b/g, meant: field('tapped', true), compare: 'meant is said' },
  { name: "doesn't untap", said: /\buntap/g, meant: kind('untap'), compare: 'meant is said' },
  {
    name: 'at the beginning of',
    said: /\bto solve\b|\b(?:at (?:the )?(?:beginning|end) of|next end of|until|during)\b/g,
    // "The first combat phase of the turn" is one that has begun.
    meant: (node, parent) => node['kind'] === 'beginningOf' && parent?.['kind'] !== 'first',
    compare: 'meant is said',
  },
  {
    name: 'dies',
    said: /\b(?:dies|die|died|dying|put into (?:a|your|their|its owner's|an opponent's|the) graveyards?)\b/g,
    meant: kind('die'),
    compare: 'meant is said',
  },
  { name: 'deal damage', said: /\bdamage\b|\bdeals?\b/g, meant: kind('dealDamage'), compare: 'meant is said' },
  { name: 'gain life', said: /\blife\b/g, meant: kind('gainLife', 'loseLife'), compare: 'meant is said' },
  {
    name: 'counters',
    said: /\bcounters?\b|\bproliferat|\benergy\b|\bpoison|\bget\b|\bpay\b|\brad\b|\bexperience\b/g,
    meant: kind('putCounters', 'removeCounters', 'moveCounters', 'getCounters'),
    compare: 'meant is said',
  },
  {
    name: 'token',
    said: /\b(?:non)?tokens?\b/g,
    meant: (node) => /token/i.test(String(node['kind'])) || node['word'] === 'token' || node['token'] !== undefined,
    compare: 'said is meant',
  },
  { name: 'search', said: /\bsearch(?:es|ed)?\b(?! the )/g, meant: kind('search'), compare: 'both or neither' },
  {
    name: 'scry',
    said: /\bscry(?:s|ing)?\b|\bscries\b/g,
    meant: any(kind('scry'), field('action', 'scry')),
    compare: 'both or neither',
  },
  {
    name: 'color',
    said: /\bcolors?\b|\bcolored\b|\bcolorless\b|\bmonocolored\b|\bmulticolored\b/g,
    meant: field('what', 'color'),
    compare: 'meant is said',
  },
  ...(['white', 'blue', 'black', 'red', 'green'] as const).map(
    (color): Feature => ({
      name: color,
      said: new RegExp(`(?<!choose |choose [a-z]+ or )\\b(?:non)?${color}\\b`, 'g'),
      meant: (node) =>
        ['color', 'mana', 'as'].some((name) => node[name] === color) || someColors(node['colors']).includes(color),
      compare: 'both or neither',
    }),
  ),
  ...(['artifact', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery'] as const).map(
    (type): Feature => ({
      name: type,
      said: new RegExp(
        `\\b(?:non)?(?:${type}s?${type === 'sorcery' ? '|sorceries' : ''}${type === 'creature' ? '|is attacked' : ''})\\b`,
        'g',
      ),
      meant: (node) =>
        node['type'] === type || (Array.isArray(node['types']) && (node['types'] as unknown[]).includes(type)),
      compare: 'meant is said',
    }),
  ),
];

/** Fields that hold surface wording, names and the like: no part of what a tree means. */
const SURFACE: ReadonlySet<string> = new Set([
  'words',
  'verb',
  'joins',
  'abilityWord',
  'name',
  'label',
  'to label',
  'flavorWord',
]);

/** How often each feature is meant in a tree. */
export function meantIn(tree: unknown): readonly number[] {
  const counts = FEATURES.map(() => 0);
  const walk = (node: unknown, parent: Node | null): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const part of node) walk(part, parent);
      return;
    }
    const plain = node as Node;
    FEATURES.forEach((feature, index) => {
      if (feature.meant(plain, parent)) counts[index] = (counts[index] as number) + 1;
    });
    for (const [name, value] of Object.entries(plain))
      if (!SURFACE.has(name) || typeof value === 'object') walk(value, plain);
  };
  walk(tree, null);
  return counts;
}

/** The features about which words and tree disagree: "target: said 2, meant 1". */
export function disagreements(text: string, name: string, tree: unknown): readonly string[] {
  const plain = plainText(text, name);
  const meant = meantIn(tree);
  const numbers = numbersMeant(tree);
  const lost = numbersSaid(plain).filter((number) => !numbers.has(number));
  const wrong = FEATURES.flatMap((feature, index) => {
    const times = meant[index] as number;
    const said = plain.match(feature.said)?.length ?? 0;
    return agrees(feature.compare, said, times) ? [] : [`${feature.name}: said ${said}, meant ${times}`];
  });
  return lost.length === 0 ? wrong : [...wrong, `numbers: said ${lost.join(', ')}, not meant`];
}

function agrees(compare: Feature['compare'], said: number, meant: number): boolean {
  switch (compare) {
    case 'as often':
      return said === meant;
    case 'said is meant':
      return said === 0 || meant > 0;
    case 'meant is said':
      return meant === 0 || said > 0;
    case 'both or neither':
      return said > 0 === meant > 0;
  }
}
