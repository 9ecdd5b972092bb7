/** Printing whole cards: the text that their trees say. */
import {
  type Ability,
  type Card,
  type CardFace,
  type CardType,
  type KeywordAbility,
} from '@kitchen-table/language/surface';
import { cleave, cleaveOf, cutAbilities, withBrackets, withoutBrackets } from './cleave.ts';
import { arrowsOf, printDungeonLine } from './families/variants/dungeons.ts';
import { scatter } from './families/abilities/layouts.ts';
import { permanentParagraph, spellParagraph } from './grammar.ts';
import { print, type Printed, printWithPhrases } from './kernel/read.ts';
import { unbound } from './unbound.ts';

/** Whether its text is that of an instant or sorcery. CR 113.3a. */
export function isSpell(types: readonly CardType[]): boolean {
  return types.includes('instant') || types.includes('sorcery');
}

/** What a face calls itself: a spell and a legend by name, another permanent by its most telling type. CR 201.5. */
export function selfName(face: CardFace): string {
  if (isSpell(face.types)) return face.name;
  if (face.types.some((type) => type === 'plane' || type === 'phenomenon' || type === 'vanguard')) return face.name;
  if (face.types.includes('scheme')) return 'this scheme';
  if (face.supertypes.includes('legendary')) return face.name.split(/, | of | the /)[0]!;
  const telling = [
    'Attraction',
    'Aura',
    'Equipment',
    'Vehicle',
    'Saga',
    'Class',
    'Siege',
    'Case',
    'Room',
    'Spacecraft',
    'Fortification',
  ].find((each) => face.subtypes.includes(each));
  if (telling) return `this ${telling}`;
  const type = (['creature', 'planeswalker', 'land', 'artifact', 'enchantment', 'battle'] as const).find((each) =>
    face.types.includes(each),
  );
  return `this ${type ?? 'card'}`;
}

/** The rules text of a face, from its trees alone, with `~` for its name. */
export function printText(face: CardFace): string {
  const { text, unsaid } = linesOf(face);
  if (unsaid) throw new Error(`no phrase for an ability of ${face.name}: ${JSON.stringify(unsaid)}`);
  return text;
}

/** Whether the trees of a face, without anything else, say exactly this text. The phrases that say it are added to `said`. */
export function saysExactly(face: CardFace, expected: string, said: Set<number>): boolean {
  const { text, unsaid, phrases } = linesOf(face);
  for (const each of phrases) said.add(each);
  return !unsaid && text === expected;
}

/** The text of a face, the abilities it has no words for, and the phrases that said it. */
interface Lines extends Printed {
  readonly unsaid: readonly Ability[] | undefined;
}

function linesOf(face: CardFace): Lines {
  if (face.types.includes('dungeon')) return linesOfDungeon(face);
  const cleft = cleaveOf(face.abilities);
  if (cleft !== null) return linesOfCleft(face, cleft);
  const category = isSpell(face.types) ? spellParagraph : permanentParagraph;
  const paragraphs = paragraphsFrom(scatter(face.abilities));
  const lines = paragraphs.map((paragraph) => lineOf(category, paragraph));
  return {
    text: lines.map((line) => line?.text).join('\n'),
    unsaid: paragraphs[lines.indexOf(null)],
    phrases: lines.flatMap((line) => line?.phrases ?? []),
  };
}

/** Both texts of a spell with brackets, which must go together. CR 702.148a. */
function linesOfCleft(face: CardFace, { cleaved, brackets }: NonNullable<ReturnType<typeof cleaveOf>>): Lines {
  const abilities = face.abilities.map((ability) => (ability.kind === 'keyword' ? withoutBrackets(ability) : ability));
  const whole = linesOf({ ...face, abilities });
  const cut = linesOf({ ...face, abilities: cutAbilities(face.abilities, cleaved) });
  const text = withBrackets(whole.text, brackets);
  const phrases = [...whole.phrases, ...cut.phrases];
  if (whole.unsaid !== undefined || cut.unsaid !== undefined)
    return { text, unsaid: whole.unsaid ?? cut.unsaid, phrases };
  return { text, unsaid: cleave(text)?.cut === cut.text ? undefined : cleaved, phrases };
}

/** Lines of one ability that many cards share, by the ability: as spells say it, and as permanents do. */
const lineMemos = [new WeakMap<Ability, Printed | null>(), new WeakMap<Ability, Printed | null>()] as const;

function lineOf(category: typeof permanentParagraph, paragraph: readonly Ability[]): Printed | null {
  const [alone, ...others] = paragraph;
  if (alone === undefined || others.length > 0) return printWithPhrases(category, unbound([...paragraph]));
  const memo = lineMemos[category === spellParagraph ? 0 : 1];
  let line = memo.get(alone);
  if (line === undefined) memo.set(alone, (line = printWithPhrases(category, unbound([alone]))));
  return line;
}

function linesOfDungeon(face: CardFace): Lines {
  const phrases: number[] = [];
  const say = (effect: Ability): string | null => {
    const line = printWithPhrases(spellParagraph, unbound([effect]));
    phrases.push(...(line?.phrases ?? []));
    return line?.text ?? null;
  };
  const lines = face.abilities.map((each) => printDungeonLine(each, say));
  const silent = face.abilities[lines.indexOf(null)];
  return {
    text: lines.join('\n').replace(`into ${face.name}`, 'into @'),
    unsaid: silent === undefined ? undefined : [silent],
    phrases,
  };
}

/** The rules text of a face as a card would print it, from its trees alone. */
export function printFace(face: CardFace): string {
  if (face.types.includes('dungeon')) return face.abilities.map((each) => printAbility(each) ?? '').join('\n');
  const name = selfName(face);
  return printText(face).replace(/[~@]/g, (_mark, offset: number, text: string) =>
    beginsSentence(text, offset) ? name[0]!.toUpperCase() + name.slice(1) : name,
  );
}

/** Whether a sentence, a quotation, a mode or what follows a cost begins here. */
function beginsSentence(text: string, offset: number): boolean {
  return offset === 0 || /(?:[.:"] ?|\n|— |• )$/.test(text.slice(Math.max(0, offset - 2), offset));
}

/** The text of one ability with its object written `~`; null when there are no words for it. */
export function printAbility(ability: Ability): string | null {
  const line = printDungeonLine(ability, printAbility);
  if (line !== null) return ability.kind === 'room' ? line + arrowsOf(ability) : line;
  const alone: Ability = ability.kind === 'keyword' || ability.kind === 'static' ? withoutLine(ability) : ability;
  const text = paragraphsFrom(scatter([alone])).map((paragraph) =>
    print(ability.kind === 'spell' ? spellParagraph : permanentParagraph, unbound(paragraph)),
  );
  return text.includes(null) ? null : text.join('\n');
}

function withoutLine(ability: Extract<Ability, { kind: 'keyword' | 'static' }>): Ability {
  const { sameLine: _sameLine, ...alone } = ability;
  return (alone.kind === 'keyword' ? withoutBrackets(alone as KeywordAbility) : alone) as Ability;
}

/** The rules text of every face of a card. */
export function printCard(card: Card): string[] {
  return card.faces.map(printFace);
}

/** Abilities as paragraphs: keywords that share a line belong together. */
function paragraphsFrom(abilities: readonly Ability[]): Ability[][] {
  const paragraphs: Ability[][] = [];
  for (const ability of abilities) {
    const last = paragraphs[paragraphs.length - 1];
    if ((ability.kind === 'keyword' || ability.kind === 'static') && ability.sameLine && last) last.push(ability);
    else paragraphs.push([ability]);
  }
  return paragraphs;
}
