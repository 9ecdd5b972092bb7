/** Adding mana. CR 106.4, 701 has no word for it: "add {G}". */
import { COLORS, type ManaOutput, type ManaSymbols } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { askMana, askOption, reason } from '../../../questions/ask.ts';
import { findPlayers } from '../../../questions/reading.ts';
import { EMPTY_POOL, type Player } from '../../../vocabulary/players/players.ts';
import { poolTotal } from '../../mana/pool.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import { type Produced, producedInstead, TAPPED_FOR_MANA } from '../../mana/produced-instead.ts';
import { kindsNow, kindsOfSymbols } from '../../mana/outputs.ts';
import { bind } from '../../resolving/bindings.ts';
import { ANY_KIND, WANTED_MANA } from '../../mana/wanted.ts';
import { ANY_COLOR, MANA_LETTERS } from '../../mana/symbols.ts';
import { resolvePlayers } from '../choices/choosing.ts';
import { type ActionOf, doneToPlayers, type Handlers, type Outcome, soMany } from '../outcome.ts';
import { setPool } from '../../../vocabulary/game-notes.ts';
import { by } from '../outcome.ts';

const NAMES: readonly string[] = [...COLORS, 'colorless'];

export const manaEffects: Handlers<'addMana' | 'loseMana'> = {
  loseMana,
  addMana: (game, action, context) => {
    const resolved = resolvePlayers(game, action.actor, context);
    const { players } = resolved;
    let now = resolved.context;
    let total = 0;
    for (const player of players) {
      const instead = now.bindings[TAPPED_FOR_MANA] === undefined ? null : changed(game, player, action.mana, now);
      const mana = instead ?? chooseMana(game, player, action.mana, now);
      let size = 0;
      for (const amount of mana) size += amount;
      if (size === 0) continue;
      total += size;
      // What is wanted of a later step of the same text comes after.
      const wanted = now.bindings[WANTED_MANA];
      if (wanted !== undefined) now = bind(now, WANTED_MANA, wanted.entities.slice(size), 0);
      perform(game, [
        {
          kind: 'addMana',
          player,
          source: now.source,
          mana: instead ?? multiplied(game, player, mana, now),
          spendOnly: action.spendOnly ?? null,
          ...(action.lasts === undefined ? {} : { lasts: action.lasts }),
          ...by(now, '106.4'),
        },
      ]);
    }
    return soMany(now, players.map(playerEntity), total);
  },
};

/** What is produced instead of the mana of the ability; null: what it says is produced, perhaps more of it. CR 106.12b. */
function changed(game: Game, player: PlayerId, output: ManaOutput, context: Context): readonly number[] | null {
  const outcomes = producedInstead(game, player, context.source, kindsNow(game, output, context));
  if (!outcomes.some((outcome) => outcome.changed)) return null;
  const wanted = context.bindings[WANTED_MANA]?.entities as readonly number[] | undefined;
  const wish = plain(wanted?.[0]);
  const fitting = outcomes.filter(({ units }) => wish !== undefined && ((units[0] as number) & (1 << wish)) !== 0);
  const open = fitting.length > 0 ? fitting : outcomes;
  // CR 616.1: the player has the order of the effects.
  const why = reason('Choose what is produced', context.source, '616.1');
  const { units } = (open.length === 1 ? open[0] : open[askOption(game, player, why, open.map(inSymbols))]) as Produced;
  const mana = [0, 0, 0, 0, 0, 0];
  const [first, ...others] = units as readonly [number, ...number[]];
  const kind = wish !== undefined && (first & (1 << wish)) !== 0 ? wish : chooseKind(game, player, first, context, 1);
  mana[kind] = 1;
  for (const bits of others) {
    const next = (bits & 63) === 0 ? kind : kindOf(bits);
    mana[next] = (mana[next] as number) + 1;
  }
  return mana;
}

function inSymbols({ units }: Produced): string {
  return units.map((bits) => `{${MANA_LETTERS.filter((_, kind) => (bits & (1 << kind)) !== 0).join('/')}}`).join('');
}

/** The mana that is added, several times as much where effects say so of the permanent that is tapped. CR 106.6a. */
function multiplied(game: Game, player: PlayerId, mana: readonly number[], context: Context): readonly number[] {
  if (context.bindings[TAPPED_FOR_MANA] === undefined) return mana;
  const made = mana.flatMap((amount, kind) => new Array<number>(amount).fill(1 << kind));
  const [{ units }] = producedInstead(game, player, context.source, made) as readonly [Produced];
  return mana.map((_, kind) => units.filter((unit) => unit === 1 << kind).length);
}

/** The pool empties, perhaps into another's: what may be done with the mana stays the same. CR 106.13. */
function loseMana(game: Game, action: ActionOf<'loseMana'>, context: Context): Outcome {
  const { players, context: now } = resolvePlayers(game, action.actor, context);
  const [to] = action.to === undefined ? [] : findPlayers(game, action.to, now);
  let total = 0;
  for (const player of players) {
    const lost = (game.players[player] as Player).pool;
    total += poolTotal(lost);
    setPool(game, player, EMPTY_POOL);
    if (to === undefined) continue;
    const { amounts, special } = (game.players[to] as Player).pool;
    setPool(game, to, {
      amounts: amounts.map((amount, kind) => amount + (lost.amounts[kind] as number)) as never,
      special: [...special, ...lost.special],
    });
  }
  return doneToPlayers(now, players, total);
}

/** How much of each kind, after the choices that the text leaves. */
function chooseMana(game: Game, player: PlayerId, output: ManaOutput, context: Context): readonly number[] {
  const mana = [0, 0, 0, 0, 0, 0];
  const wanted = context.bindings[WANTED_MANA]?.entities as readonly number[] | undefined;
  if (output.kind === 'choice') {
    const color = output.orChosen === true ? game.objects[context.source]?.memory.chosenColor : undefined;
    const said = color === undefined ? output.of : [...output.of, [MANA_LETTERS[color] as string]];
    const options = said.map((symbols) => kindsOfSymbols(symbols as ManaSymbols).map(kindOf));
    const fitting = wanted === undefined ? -1 : fittingOption(options, wanted);
    const index =
      fitting >= 0
        ? fitting
        : askMana(
            game,
            player,
            reason('Choose the mana to add', context.source, '106.4'),
            said.map((symbols) => symbols.map((symbol) => `{${symbol}}`).join('')),
            { kinds: said.map((symbols) => symbols.join('')), left: 1 },
          );
    for (const kind of options[index] ?? []) mana[kind] = (mana[kind] ?? 0) + 1;
    return mana;
  }
  const symbols = output.kind === 'symbols' && wanted === undefined ? output.symbols : [];
  if (symbols.some(isGenericHybrid)) {
    for (const symbol of chosenHalves(game, player, symbols, context))
      for (const bits of kindsNow(game, { ...output, symbols: [symbol] } as ManaOutput, context))
        mana[kindOf(bits)] = (mana[kindOf(bits)] as number) + 1;
    return mana;
  }
  const kinds = kindsNow(game, output, context);
  if ((output.kind === 'anyColor' || output.kind === 'couldProduce') && kinds.length > 0) {
    if (output.sameColor === true) {
      const [bits] = kinds as readonly [number];
      const want = plain(wanted?.[0]);
      const kind = want !== undefined && (bits & (1 << want)) !== 0 ? want : chooseKind(game, player, bits, context, 1);
      mana[kind] = kinds.length;
      return mana;
    }
    if (output.kind === 'anyColor' && output.different === true) {
      for (let index = 0; index < kinds.length; index++) {
        const open = ANY_COLOR & ~mana.reduce((bits, amount, kind) => (amount > 0 ? bits | (1 << kind) : bits), 0);
        if (open === 0) break; // CR 106.1a: there are five colors
        const want = plain(wanted?.[index]);
        const color =
          want !== undefined && (open & (1 << want)) !== 0 ? want : chooseKind(game, player, open, context, 1);
        mana[color] = 1;
      }
      return mana;
    }
  }
  kinds.forEach((bits, index) => {
    const want = plain(wanted?.[index]);
    const kind =
      want !== undefined && (bits & (1 << want)) !== 0
        ? want
        : chooseKind(game, player, bits, context, kinds.length - index);
    mana[kind] = (mana[kind] as number) + 1;
  });
  return mana;
}

/** {2/W}: generic mana or one of a color. CR 107.4e. */
function isGenericHybrid(symbol: string): boolean {
  return symbol.includes('/') && symbol.charCodeAt(0) < 58;
}

/** The symbols, each hybrid one by the half its player chose. CR 106.8. */
function chosenHalves(game: Game, player: PlayerId, symbols: ManaSymbols, context: Context): ManaSymbols {
  return symbols.map((symbol) => {
    if (!symbol.includes('/') || symbol.endsWith('/P')) return symbol;
    const halves = symbol.split('/');
    const options = halves.map((half) => `{${half}}`);
    return halves[
      askOption(game, player, reason('Choose the mana to add', context.source, '106.8'), options)
    ] as string;
  });
}

function kindOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits & 63);
}

/** A kind that is wanted or would do; undefined when nothing is known. */
function plain(wanted: number | undefined): number | undefined {
  if (wanted === undefined || wanted === ANY_KIND) return undefined;
  return wanted < 0 ? -1 - wanted : wanted;
}

/** The option that has all that is needed, and as much as can be of what would do; the first when there is none. */
function fittingOption(options: readonly (readonly number[])[], wanted: readonly number[]): number {
  let best = 0;
  let most = -1;
  options.forEach((option, index) => {
    const left = option.slice();
    const take = (kind: number): boolean => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    const first = wanted.slice(0, option.length);
    if (!first.every((kind) => kind < 0 || take(kind))) return;
    const more = first.filter((kind) => kind < 0 && kind !== ANY_KIND && take(-1 - kind)).length;
    if (more <= most) return;
    best = index;
    most = more;
  });
  return best;
}

function chooseKind(game: Game, player: PlayerId, bits: number, context: Context, left: number): number {
  const kinds: number[] = [];
  for (let kind = 0; kind < 6; kind++) if ((bits & (1 << kind)) !== 0) kinds.push(kind);
  const letters = kinds.map((kind) => MANA_LETTERS[kind] as string);
  const index = askMana(
    game,
    player,
    reason('Choose a color of mana', context.source, '106.4'),
    kinds.map((kind, at) => NAMES[kind] ?? (letters[at] as string)),
    { kinds: letters, left },
  );
  return kinds[index] as number;
}
