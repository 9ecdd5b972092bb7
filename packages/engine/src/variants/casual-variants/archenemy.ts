/** Archenemy, and Supervillain Rumble: players with scheme decks. CR 904, 314, 701.25, 701.26. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';
import { NO_DECKS } from '../../vocabulary/objects/supplementary-decks.ts';
import { faceUpSchemes, isOngoing, isScheme } from '../../questions/objects/supplementary-cards.ts';
import { perform } from '../../events/perform.ts';
import { setTopInMotion } from '../../rules/keyword-actions/set-in-motion.ts';
import { type Defaults, setUpOptions, withOptions, wrongOption } from '../multiplayer-variants/multiplayer-options.ts';
import { teamsInSeats, wrongWithAdjacency } from '../multiplayer-variants/seating.ts';
import { counted, isOf, newDeck } from '../supplementary-decks.ts';
import type { Variant, VariantRules } from '../variant.ts';
import { note } from '../../vocabulary/game-notes.ts';

/** CR 904.2: attack multiple players and shared team turns; 904.12a: attack multiple players only. */
const AGAINST_ONE: Defaults = { attack: 'any', deploy: false, sharedTurns: true };
const RUMBLE: Defaults = { attack: 'any', deploy: false, sharedTurns: false };

/** Immediately after an archenemy's precombat main phase begins. CR 904.9, 505.3, 703.4e. */
function schemeOfTheTurn(game: Game): void {
  setTopInMotion(game, game.activePlayer, NO_OBJECT, '904.9');
}

/** Schemes that are not ongoing go to the bottom when no ability of any scheme is left. CR 904.10, 704.6e, 314.6. */
function putSchemesAway(game: Game): readonly GameEvent[] {
  const done = faceUpSchemes(game, false);
  if (done.length === 0 || someSchemeIsWaitedFor(game)) return NOTHING;
  return done.map((object) => ({ kind: 'turnFaceDown', object, cause: NO_OBJECT, rule: '704.6e' }));
}
const NOTHING: readonly GameEvent[] = [];

function someSchemeIsWaitedFor(game: Game): boolean {
  const ofScheme = (source: number | undefined): boolean => {
    const object = source === undefined ? undefined : game.objects[source];
    return object !== undefined && isScheme(object);
  };
  return (
    game.pending.some(({ source }) => ofScheme(source)) ||
    game.stack.some((id) => {
      const facts = game.objects[id]?.stack;
      return facts?.kind === 'triggered' && ofScheme(facts.source);
    })
  );
}

/** An abandoned scheme is turned face down and put on the bottom of its owner's deck. CR 701.26b, 904.11. */
function abandonFollows(game: Game, event: GameEvent): void {
  if (event.kind !== 'deed' || event.action !== 'abandon') return;
  const scheme = game.objects[event.object];
  if (scheme === undefined || !isScheme(scheme) || !isOngoing(scheme)) return; // CR 701.26a
  perform(game, [{ kind: 'turnFaceDown', object: event.object, cause: event.cause, rule: '701.26b' }]);
}

/** A scheme deck leaves with its owner. CR 800.4a. */
function schemesLeave(game: Game, player: PlayerId): void {
  const decks = game.supplementary ?? NO_DECKS;
  note(game, 'supplementary', { ...decks, schemes: decks.schemes.map((deck, seat) => (seat === player ? [] : deck)) });
}

function withSchemes(rules: VariantRules): VariantRules {
  return {
    ...rules,
    stateBasedActions: [...rules.stateBasedActions, putSchemesAway],
    accounts: [...rules.accounts, abandonFollows],
    precombatMain: [...rules.precombatMain, schemeOfTheTurn],
    afterLeaving: [...rules.afterLeaving, schemesLeave],
  };
}

function layOutSchemes(game: Game, has: (seat: number) => boolean): void {
  note(game, 'supplementary', {
    ...(game.supplementary ?? NO_DECKS),
    schemes: game.setup.players.map(({ schemes }, seat) =>
      has(seat) ? newDeck(game, schemes ?? [], seat as PlayerId) : [],
    ),
  });
}

/** What is wrong with a player's scheme deck. CR 904.3. */
function wrongWithSchemes(setup: GameSetup, seat: number): string | null {
  const { name, schemes = [] } = setup.players[seat] as GameSetup['players'][number];
  const stranger = schemes.find((card) => !isOf(setup, card, 'scheme'));
  if (stranger !== undefined) return `${name}'s scheme deck holds '${stranger}', which is no scheme (CR 904.3)`;
  if (schemes.length < 20)
    return `${name}'s scheme deck has ${schemes.length} cards: list at least twenty schemes in 'schemes' (CR 904.3)`;
  for (const [card, count] of counted(schemes))
    if (count > 2) return `${name}'s scheme deck holds ${count} of '${card}': at most two are allowed (CR 904.3)`;
  return null;
}

/** The seat of the archenemy: the team of one, else as the option says, else the first. CR 904.2a. */
function archenemySeat(setup: GameSetup, options: Readonly<Record<string, string>>): number {
  const teams = setup.players.map(({ team }) => team);
  if (teams.every((team) => team !== undefined)) {
    const alone = teams.findIndex((team) => teams.filter((other) => other === team).length === 1);
    if (alone >= 0) return alone;
  }
  return Number(options['archenemy'] ?? 1) - 1;
}

/** One player with schemes against a team of all the others. CR 904.1-904.11. */
export const archenemy: Variant = {
  name: 'archenemy',
  contribute: (rules, setup, options) => {
    const villain = archenemySeat(setup, options);
    const chosen = withOptions(withSchemes(rules), options, AGAINST_ONE);
    return {
      ...chosen,
      teams: { ...chosen.teams, review: 'teammates' }, // CR 808.5
      startingLifeOf: (player, life) => {
        const own = player === villain ? 40 : life; // CR 904.5, 103.4e
        return rules.startingLifeOf === null ? own : rules.startingLifeOf(player, own);
      },
    };
  },
  seating: (setup, options) => setup.players.map((_, seat) => (seat === archenemySeat(setup, options) ? 0 : 1)),
  startingSeat: (game) => {
    const alone = game.players.find(({ team }) => game.players.filter((other) => other.team === team).length === 1);
    return alone?.id ?? (0 as PlayerId); // CR 904.6, 103.1b
  },
  setUp: (game, options) => {
    setUpOptions(game, options, AGAINST_ONE);
    layOutSchemes(game, (seat) => seat === archenemySeat(game.setup, options));
  },
  check: (setup, options) => {
    const seats = setup.players.length;
    const chosen = Number(options['archenemy'] ?? 1);
    if (!Number.isInteger(chosen) || chosen < 1 || chosen > seats)
      return `In archenemy, 'archenemy' is a seat from 1 to ${seats}, not '${options['archenemy']}'`;
    const villain = archenemySeat(setup, options);
    const teams = teamsInSeats(
      setup,
      setup.players.map((_, seat) => (seat === villain ? 0 : 1)),
    );
    if (new Set(teams).size !== 2 || teams.filter((team) => team === teams[villain]).length !== 1)
      return 'An archenemy game has two teams, and one of them is a single player (CR 904.2, 904.2a)';
    if (setup.startingPlayer !== undefined && setup.startingPlayer !== villain)
      return `The archenemy takes the first turn: leave out 'startingPlayer', or name seat ${villain} (CR 904.6)`;
    return (
      wrongWithSchemes(setup, villain) ??
      wrongWithAdjacency(setup, teams) ??
      wrongOption('archenemy', setup, options, AGAINST_ONE, ['archenemy'], teams)
    );
  },
};

/** Everybody an archenemy, each against all. CR 904.12. */
export const supervillainRumble: Variant = {
  name: 'supervillain-rumble',
  contribute: (rules, _setup, options) => ({
    ...withOptions(withSchemes(rules), options, RUMBLE),
    // CR 904.12c: the life total of an archenemy.
    startingLifeOf: (player) => (rules.startingLifeOf === null ? 40 : rules.startingLifeOf(player, 40)),
  }),
  setUp: (game, options) => {
    setUpOptions(game, options, RUMBLE);
    layOutSchemes(game, () => true);
  },
  check: (setup, options) => {
    for (let seat = 0; seat < setup.players.length; seat++) {
      const wrong = wrongWithSchemes(setup, seat);
      if (wrong !== null) return wrong;
    }
    return wrongOption('supervillain-rumble', setup, options, RUMBLE, []);
  },
};
