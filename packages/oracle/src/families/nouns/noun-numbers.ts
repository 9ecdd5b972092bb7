/** Whether nouns are singular or plural: what verbs and counters agree with. */
import type { Noun, PlayerOf, Quality, Reference, Select } from '@kitchen-table/language/surface';
import { Form } from '../../kernel/inflect.ts';
import { agrees, formOf } from '../../kernel/number.ts';

const singular = (): Form => Form.singular;
const plural = (): Form => Form.plural;
agrees('you', plural);
agrees<Extract<Noun, { kind: 'nounList' }>>('nounList', (list) =>
  list.join !== 'or' ? Form.plural : formOf(list.of[list.of.length - 1]),
);
agrees<Extract<Noun, { kind: 'playerNoun' }>>('playerNoun', (player) =>
  player.who === 'opponents' || player.who === 'teammates' ? Form.plural : Form.singular,
);
agrees<Reference>('reference', (reference) =>
  reference.many === true || ['they', 'those', 'the rest', 'both'].includes(reference.words)
    ? Form.plural
    : Form.singular,
);
/** "creatures each with power greater than its base power deals": the verb agrees with each of them. */
const isEachWithIts = (quality: Quality): boolean => quality.kind === 'withStat' && quality.words === 'each, its';
agrees<Select>('select', (select) =>
  select.filter.qualities?.some(isEachWithIts) ? Form.singular : formOf(select.quantifier),
);
agrees<PlayerOf>('playerOf', (player) =>
  player.words === 'one' || player.relation === 'left' || player.relation === 'right'
    ? Form.singular
    : player.words === 'the, several'
      ? Form.plural
      : formOf(player.of),
);
agrees<Extract<Noun, { kind: 'nextPlayer' }>>('nextPlayer', singular);
agrees<Extract<Noun, { kind: 'anyTarget' }>>('anyTarget', (target) => formOf(target.quantifier));
agrees<Extract<Noun, { kind: 'libraryCards' }>>('libraryCards', (cards) => formOf(cards.count));
agrees<Extract<Noun, { kind: 'graveyardCards' }>>('graveyardCards', (cards) => formOf(cards.count));
agrees<Extract<Noun, { kind: 'zoneOfPlayer' }>>('zoneOfPlayer', singular);
