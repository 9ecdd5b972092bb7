/** For developers: playable cards whose words and trees disagree. Arguments: a feature's name (or ''), how many to show. */
import { refusalsOf } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';
import { disagreements } from '../test/readings/word-scan.ts';
import { sharedCards } from '../test/readings/shared-cards.ts';

const only = process.argv[2] ?? '';
const most = Number(process.argv[3] ?? 5);
const cards = sharedCards();
if (cards === null) {
  console.log('No card data: set KITCHEN_TABLE_SHARED to the folder that has it.');
  process.exit(0);
}
const found = new Map<string, string[]>();
let faces = 0;
for (const printed of cards) {
  const read = readCard(printed);
  if (!('card' in read) || refusalsOf(read.card).length > 0) continue;
  read.card.faces.forEach((face, index) => {
    const text = printed.card_faces?.[index]?.oracle_text ?? printed.oracle_text ?? '';
    faces++;
    for (const each of disagreements(text, face.name, face.abilities)) {
      const [feature = ''] = each.split(':');
      if (only !== '' && feature !== only) continue;
      const list = found.get(feature) ?? [];
      found.set(feature, list);
      list.push(`${face.name} (${each}): ${text.replace(/\n/g, ' | ')}`);
    }
  });
}
console.log(`${faces} faces of playable cards`);
for (const [feature, list] of [...found].sort((left, right) => right[1].length - left[1].length)) {
  console.log(`${list.length}  ${feature}`);
  for (const line of list.slice(0, most)) console.log(`     ${line}`);
}
