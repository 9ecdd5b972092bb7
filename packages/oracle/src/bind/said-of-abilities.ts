/** "An ability of a creature that isn't a mana ability": what is said last is said of the ability. CR 605.1. */
import type { Node } from './candidates.ts';

type Qualities = readonly Node[];

const qualitiesOf = (filter: Node | undefined): Qualities => (filter?.['qualities'] as Qualities | undefined) ?? [];

/** "that isn't a mana ability" can be so of abilities only. */
function isAboutAbilities(quality: Node): boolean {
  const { condition } = quality as { condition?: { kind?: string; filter?: { noun?: { words?: readonly Node[] } } } };
  const words = condition?.kind === 'is' ? (condition.filter?.noun?.words ?? []) : [];
  return quality.kind === 'whose' && words.length > 0 && words.every((word) => word['word'] === 'ability');
}

function withQualities(filter: Node, qualities: Qualities): Node {
  const { qualities: _before, ...rest } = filter;
  return qualities.length === 0 ? rest : { ...rest, qualities };
}

/** The quality for the source of an ability, with another description of that source. */
function withSource(abilityOf: Node, filter: Node): Node {
  return { ...abilityOf, noun: { ...(abilityOf['noun'] as Node), filter } };
}

const sourceOf = (abilityOf: Node): Node | undefined => (abilityOf['noun'] as Node)['filter'] as Node | undefined;

/** Takes what is said of an ability from the description of its source, where the grammar reads it. */
export function saidOfAbility(filter: Node): void {
  if (filter['qualities'] === undefined) return;
  const qualities = qualitiesOf(filter);
  const abilityOf = qualities.find(({ kind }) => kind === 'abilityOf');
  const source = abilityOf && sourceOf(abilityOf);
  const said = qualitiesOf(source).filter(isAboutAbilities);
  if (!abilityOf || !source || said.length === 0) return;
  const kept = qualitiesOf(source).filter((quality) => !isAboutAbilities(quality));
  filter['qualities'] = [
    ...qualities.map((quality) =>
      quality === abilityOf ? withSource(abilityOf, withQualities(source, kept)) : quality,
    ),
    ...said,
  ];
}

/** The description as the grammar reads and prints it. */
export function saidOfSource(filter: Node): Node {
  if (filter['qualities'] === undefined) return filter;
  const qualities = qualitiesOf(filter);
  const abilityOf = qualities.find(({ kind }) => kind === 'abilityOf');
  const source = abilityOf && sourceOf(abilityOf);
  const said = qualities.filter(isAboutAbilities);
  if (!abilityOf || !source || said.length === 0) return filter;
  return withQualities(
    filter,
    qualities
      .filter((quality) => !said.includes(quality))
      .map((quality) =>
        quality === abilityOf
          ? withSource(abilityOf, withQualities(source, [...qualitiesOf(source), ...said]))
          : quality,
      ),
  );
}
