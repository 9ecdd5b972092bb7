/**
 * What a card does, in sentences of our own: read from what the engine runs (the records of its abilities), not from
 * what is printed, so that a wrong reading can be seen. CR 113.3, 608.2c.
 */
import { LEAVES } from '../vocabulary/keyword-abilities/leaving-at-the-end-step.ts';
import type { Ability, Card, CardFace } from '@kitchen-table/language/core';
import { faceAbilities } from '../questions/abilities/ability-records.ts';
import { sayAbility } from './abilities.ts';
import { YOU } from './english.ts';
import { announced } from './lines.ts';
import { introducedIn } from './nouns/names.ts';
import { SPEAKER } from './speaker.ts';
import type { Line, Scope } from './speaking.ts';

/** What a printed ability of a face does. */
export interface Told {
  /** Its place among the printed abilities of the face. */
  readonly ability: number;
  readonly lines: readonly Line[];
}

/** The abilities of each face of a card, told. */
export interface ToldFace {
  readonly face: string;
  readonly told: readonly Told[];
}

/** What the card does, face by face, ability by ability. */
export function paraphrase(card: Card): readonly ToldFace[] {
  return card.faces.map((face) => ({ face: face.name, told: paraphraseFace(face) }));
}

/** What a face does: a keyword with the abilities that it stands for. */
export function paraphraseFace(face: CardFace): readonly Told[] {
  const records = faceAbilities(face);
  const self = selfOf(face);
  const told: { ability: number; lines: Line[] }[] = [];
  // A spell's paragraphs are carried out as one text, in which each may speak of those before it. CR 608.2c.
  const spell = introducedIn(
    ...records.map(({ ability }) => ability).filter((ability) => ability.kind === 'spell' || hasSpellCost(ability)),
  );
  records.forEach((record, at) => {
    const { ability, index } = record;
    const printed = face.text === null ? index : (face.text.lines[index] ?? index);
    const named = ability.kind === 'spell' ? spell : introducedIn(ability);
    const scope: Scope = {
      speaker: SPEAKER,
      self,
      named,
      events: [],
      candidate: 'it',
      subject: 'it',
      each: 'that one',
      you: YOU,
      bound: null,
    };
    const lines = sayAbility(ability, scope);
    const last = told.at(-1);
    const before = records[at - 1];
    const meant = before?.index === index && before.ability.kind === 'keyword' && ability.kind !== 'keyword';
    if (last === undefined || last.ability !== printed) told.push({ ability: printed, lines: [...lines] });
    else last.lines.push(...(meant ? [announced('That is', lines)] : lines));
    const leaves = ability.kind === 'keyword' ? LEAVES[ability.keyword] : undefined;
    if (leaves !== undefined)
      told
        .at(-1)!
        .lines.push(announced('Cast so, at the beginning of the next end step', SPEAKER.clause(leaves, scope)));
  });
  return told;
}

function hasSpellCost(ability: Ability): boolean {
  return ability.kind === 'static' && ability.spellCost !== undefined;
}

/** What an object with these types is called: "this creature", "this spell". */
export function selfOf({ types }: CardFace): string {
  const [type] = types.includes('creature') ? ['creature'] : types.filter((each) => each !== 'kindred');
  if (type === undefined) return 'this emblem';
  return type === 'instant' || type === 'sorcery' ? 'this spell' : `this ${type}`;
}
