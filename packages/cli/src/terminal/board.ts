/** The table as text, 80 columns wide, as one seat sees it. */
import type { GameView, ObjectView, PlayerSummary } from '@kitchen-table/engine';
import { wrap } from '../shared/output.ts';

/** Everything in sight: opponents, the own side, stack and hand. */
export function board(view: GameView, seat: number): string[] {
  const lines: string[] = [];
  const others = [...view.players.slice(seat + 1), ...view.players.slice(0, seat)];
  for (const player of others) lines.push(...side(view, player));
  const own = view.players[seat];
  if (own !== undefined) lines.push(...side(view, own), ...wrap(`  Hand: ${grouped(own.hand)}`, 80, '    '));
  if (view.stack.length > 0) {
    const items = view.stack
      .map((item) => (item.kind === 'spell' ? item.name : `ability of ${item.sourceName}`))
      .reverse();
    lines.push(...wrap(`Stack, top first: ${items.join('; ')}`, 80, '  '));
  }
  return lines;
}

function side(view: GameView, player: PlayerSummary): string[] {
  const marks = [
    player.lost ? 'out of the game' : `${player.life} life`,
    `${player.handSize} in hand`,
    `${player.librarySize} in library`,
  ];
  for (const { from, damage } of player.commanderDamage) marks.push(`${damage} from ${from}`);
  if (player.graveyard.length > 0) marks.push(`${player.graveyard.length} in graveyard`);
  const theirs =
    view.activePlayer === player.id || view.teams.some((team) => team.active && team.players.includes(player.id));
  const turn = theirs ? '>' : ' ';
  const name = view.viewer === player.id ? `${player.name} (you)` : player.name;
  const lines = wrap(`${turn} ${name}: ${marks.join(', ')}`, 80, '    ');
  const mine = view.battlefield.filter((object) => object.controller === player.id);
  for (const [title, of] of [
    ['Lands', isLand],
    ['Creatures', isCreature],
    ['Others', isOther],
  ] as const) {
    const objects = mine.filter(of);
    if (objects.length > 0) lines.push(...wrap(`  ${title}: ${grouped(objects)}`, 80, '    '));
  }
  if (player.ante !== undefined) lines.push(...wrap(`  Ante: ${grouped(player.ante)}`, 80, '    '));
  if (player.command.length > 0) lines.push(...wrap(`  Command zone: ${grouped(player.command)}`, 80, '    '));
  return lines;
}

function isCreature(object: ObjectView): boolean {
  return object.types.some((type) => type.toLowerCase() === 'creature');
}

function isLand(object: ObjectView): boolean {
  return !isCreature(object) && object.types.some((type) => type.toLowerCase() === 'land');
}

function isOther(object: ObjectView): boolean {
  return !isCreature(object) && !isLand(object);
}

/** Equal things once, with their number: "3 Forest, Forest (tapped)". */
function grouped(objects: readonly ObjectView[]): string {
  const counts = new Map<string, number>();
  for (const object of objects) {
    const text = described(object);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} ${text}`)).join(', ');
}

function described(object: ObjectView): string {
  const size = object.power === null ? '' : ` ${object.power}/${object.toughness}`;
  const states = [
    object.tapped ? 'tapped' : '',
    object.attacking === null ? '' : 'attacking',
    object.blocking.length > 0 ? 'blocking' : '',
    object.damage > 0 ? `${object.damage} damage` : '',
    object.loyalty === null ? '' : `loyalty ${object.loyalty}`,
    ...Object.entries(object.counters as Readonly<Record<string, number>>).map(([kind, count]) => `${count} ${kind}`),
  ].filter((state) => state !== '');
  const name = object.name === '' ? 'face-down card' : object.name;
  return `${name}${size}${states.length === 0 ? '' : ` (${states.join(', ')})`}`;
}
