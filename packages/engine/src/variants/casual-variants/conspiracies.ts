/** Conspiracy cards: from the sideboard into the command zone, hidden agendas. CR 315, 702.106, 905.4. */
import type { Card, CardFace } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { randomBelow } from '../../vocabulary/random.ts';
import type { ConspiracySetup, GameSetup } from '../../vocabulary/setup.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { performOne } from '../../events/perform.ts';
import type { VariantAction } from '../../vocabulary/rulebook.ts';
import { setMemory, setStatus, showTo } from '../../vocabulary/objects/object-notes.ts';
import { layInCommandZone } from '../../events/outside-of-events.ts';

/** How many names the card has its player choose in secret: CR 702.106a, 702.106f. */
function agendas(card: Card | undefined): number {
  for (const ability of card?.faces[0].abilities ?? []) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'hidden agenda') return 1;
    if (ability.keyword === 'double agenda') return 2;
  }
  return 0;
}

function isConspiracy(face: CardFace | undefined): boolean {
  return face?.types.includes('conspiracy') === true;
}

/** A clear sentence when the conspiracies of a setup can't be put into the command zone. CR 315.1-315.2. */
export function wrongWithConspiracies(setup: GameSetup): string | null {
  for (const player of setup.players) {
    const left = [...(player.sideboard ?? [])];
    for (const { card, names } of player.conspiracies ?? []) {
      if (!isConspiracy(setup.cards[card]?.faces[0]))
        return `'${card}' is no conspiracy: ${player.name} can't put it into the command zone (CR 315.2)`;
      const at = left.indexOf(card);
      if (at < 0) return `${player.name}'s sideboard has no '${card}' left: put the card there (CR 315.2)`;
      left.splice(at, 1);
      const wanted = agendas(setup.cards[card]);
      const given = new Set(names ?? []);
      if (given.size !== wanted)
        return `${card} needs ${wanted === 0 ? 'no name' : wanted === 1 ? 'one card name' : 'two different card names'} in 'names', not ${given.size} (CR ${wanted === 2 ? '702.106f' : '702.106a'})`;
    }
  }
  return null;
}

/** Conspiracies are for limited play only; a sentence when a setup of another format names some. CR 315.1. */
export function conspiraciesOutOfPlace(setup: GameSetup, formats: readonly string[]): string | null {
  if (formats.some((name) => LIMITED.has(name))) return null;
  const player = setup.players.find(({ conspiracies = [] }) => conspiracies.length > 0);
  if (player === undefined) return null;
  return `${player.name} has conspiracies, which only limited play uses: choose a format such as 'conspiracy-draft' (CR 315.1)`;
}
const LIMITED: ReadonlySet<string> = new Set(['booster-draft', 'sealed', 'conspiracy-draft']);

/** Each player's conspiracies into the command zone, face down with a hidden agenda. CR 315.2, 103.2e, 702.106a. */
export function putConspiracies(game: Game): void {
  game.setup.players.forEach((player, seat) => {
    for (const conspiracy of player.conspiracies ?? []) putConspiracy(game, conspiracy, seat as PlayerId);
  });
}

function putConspiracy(game: Game, { card, names = [] }: ConspiracySetup, owner: PlayerId): void {
  const found = game.objects.find(
    (object) => object.owner === owner && object.zone === Zone.Outside && object.record.card.name === card,
  );
  if (found === undefined) return;
  const { id } = found;
  layInCommandZone(game, id);
  const [only] = names;
  if (only === undefined) return;
  setStatus(game, id, StatusBit.FaceDown, true);
  showTo(game, id, 1 << owner); // CR 315.7
  setMemory(game, id, names.length === 1 ? { chosenWord: only } : { chosenNames: [...names] }); // CR 702.106d, 702.106f
}

/** Face-down conspiracies that the player controls: their owner. CR 315.6. */
function hidden(game: Game, player: PlayerId): readonly ObjectId[] {
  return game.command.filter((id) => {
    const { owner, status, record } = game.objects[id] as GameObject;
    return owner === player && (status & StatusBit.FaceDown) !== 0 && isConspiracy(record.card.faces[0]);
  });
}

/** Any time its controller has priority, a face-down conspiracy may be turned face up. CR 702.106c, 116.2j, 905.4a. */
export const revealAgenda: VariantAction = {
  action: 'turn face up a conspiracy',
  offer: () => null,
  offerEach: hidden,
  take: (game, _player, id) => {
    if (id === undefined) return;
    performOne(game, { kind: 'turnFaceUp', object: id, cause: id, rule: '116.2j' });
  },
};

/** A player who leaves shows theirs to everybody. CR 702.106e. */
export function showConspiracies(game: Game, player: PlayerId): void {
  const objects = hidden(game, player);
  if (objects.length === 0) return;
  for (const id of objects) setStatus(game, id, StatusBit.FaceDown, false);
  performOne(game, { kind: 'reveal', player, objects, cause: NO_OBJECT, rule: '702.106e' });
}

/** Whose conspiracy says that its owner starts; among several, chance decides. CR 315.5a, 103.1. */
export function startingByConspiracy(game: Game): PlayerId | null {
  const claims = new Set<PlayerId>();
  for (const id of game.command) {
    const { owner, record, status } = game.objects[id] as GameObject;
    if ((status & StatusBit.FaceDown) !== 0) continue;
    const says = record.card.faces[0].abilities.some(
      (ability) => ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'startsTheGame'),
    );
    if (says) claims.add(owner);
  }
  const among = [...claims];
  return among.length < 2 ? (among[0] ?? null) : (among[randomBelow(game, among.length)] as PlayerId);
}
