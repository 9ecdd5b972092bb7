/** What texts state: what can and can't be done, costs, replacements, how things enter. CR 101.2, 604, 611, 614. */
import type { DraftRule } from './drafting.ts';
import type { Ability } from './abilities.ts';
import type { Entering } from './actions/actions-on-objects.ts';
import type { Action } from './actions/actions.ts';
import type { ManaOutput } from './actions/actions-of-players.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Duration } from './durations.ts';
import type { Filter, Noun } from './nouns.ts';
import type { Quality } from './qualities.ts';
import type { TurnPart } from './turn-parts.ts';
import type { Value } from './values.ts';
import type { Color, Stat } from './words.ts';
import type { Clause, RevealedDraw } from './clauses.ts';

/** What holds for a player: what the maximum hand size is (`value`: to or by how much), what damage leaves, when spells are cast. */
export type PlayerRule =
  | 'maximum hand size'
  | 'greater maximum hand size'
  | 'smaller maximum hand size'
  | 'damage leaves 1 life'
  | 'draws from the bottom'
  | 'spells only in own turns'
  | 'spells only as sorceries'
  | 'spells and abilities only in own turns';

/** Rules that a card adds to the game: restrictions, requirements, permissions, cost changes, replacements. */
export type Rule =
  /** "can't": CR 101.2. `unless` lifts it. */
  | {
      kind: 'cant';
      action: Action /** further things forbidden in the same breath: "can't attack or block" */;
      also?: readonly Action[];
      unless?: Condition;
      unlessPaid?: Action;
      except?: Filter;
      /** "Spells and abilities your opponents control can't cause you to ...". */
      cause?: Noun;
      /** Activating: "unless they're mana abilities". CR 605.1a. */
      notMana?: true;
      /** What can't be paid, where it is paid to cast spells or to activate abilities. CR 601.2h, 602.2b. */
      costsOf?: 'spells and abilities';
      words?: string;
      passive?: true;
    }
  /** "attacks each combat if able". CR 508.1d, 509.1c. */
  /** "As you cascade, ...": done besides, in the midst of it. CR 702.85b. */
  | { kind: 'asYou'; doing: 'cascade'; clause: Clause }
  /** `withAttacker`: only if that attacks, "if ~ attacks, all creatures you control attack if able". */
  /** `goaded`: what makes it attack is being goaded. CR 701.38. */
  | { kind: 'must'; action: Action; also?: readonly Action[]; withAttacker?: Noun; goaded?: true; words?: string }
  /** "You may cast creature spells as though they had flash." "You may play lands from your graveyard." */
  | {
      kind: 'may';
      action: Action;
      asThough?: string;
      /** `once`: an effect that allows one such card; no rule of a card says it. */
      times?: 'once each turn' | 'once each of your turns' | 'once';
      additionalCost?: Action /** as an attacker is declared, CR 508.1g; `whenDone` is "When you do, ..." */ /** spells cast so go to exile: where they would be put into that graveyard */;
      exiledAfter?: 'your graveyard' | 'a graveyard';
      asItAttacks?: true;
      whenDone?: Clause;
      /** "If you cast a spell this way, ..." CR 601.3. */
      ifCast?: { object: Noun; clause: Clause; words?: 'if you do' };
      /** "if it targets a commander". */
      whenTargeting?: Noun;
      /** Only while this is so: an effect that goes on, no rule of a card says it. */
      when?: Condition;
      /** "using its warp ability". */
      using?: string;
      /** Cast when a sorcery could not be: sacrificed at the next cleanup step. */
      thenSacrificed?: 'next cleanup step';
      words?: string;
    }
  /** "Creature spells you cast cost {1} less to cast." CR 601.2f. */
  | {
      kind: 'costChange';
      of: Filter | Noun;
      change: 'more' | 'less';
      symbols?: readonly string[];
      life?: Value;
      value?: Value;
      forEach?: Noun | Filter;
      toDo: 'cast' | 'activate';
      by?: Noun;
      minimumOne?: true;
      /** Only colored mana is reduced. CR 118.7. */
      coloredOnly?: true;
      /** "rather than pay {2} for each previous time": for each time that it was cast from the command zone before. CR 903.8. */
      insteadOfTax?: true;
      /** "As an additional cost to cast them, you may pay 2 life": only if that is paid. CR 118.8b. */
      paying?: Cost;
      /** "up to {1} less". */
      upTo?: true;
      /** "Dash costs you pay cost {2} less": only where that keyword's cost is paid. CR 118.9d. */
      keyword?: string;
      /** "less to cast this way": for the cost of the keyword said before. */
      thisWay?: true;
      /** "unless they're mana abilities". */
      notMana?: true;
      whenTargeting?: Noun /** the ability's limits: "where X is", "if" */;
      whereX?: Value;
      condition?: Condition;
      words?: 'during' | 'during first' | 'it also' | Color;
    }
  /** "If X would happen, do Y instead." CR 614.1a. */
  /** `once`: "the next time": it replaces one event and is gone. CR 614.7. */
  | {
      kind: 'replace';
      would: Action;
      condition?: Condition;
      instead: Clause | 'that much' | null;
      once?: true;
      /** "during your turn": when it holds. */
      during?: Duration;
      /** Whose draw is skipped: "that player skips that draw instead". */
      skips?: Noun;
      /** "and it wasn't cast": of what would enter. */
      notCast?: true;
      /** "If an effect would": no cost, no result of damage, no rule of the game. CR 609.1. */
      byEffect?: true;
      /** "prevent that damage", instead of "instead". CR 615.1, 615.5. */
      prevents?: true;
      words?: string;
    }
  /** "enters tapped", "enters with two counters", "as it enters, choose". CR 614.1c-d. */
  | {
      kind: 'entersWith';
      object: Noun;
      entering?: Entering;
      clause?: Clause;
      unless?: Condition /** what the controller may pay as it enters to lift it: "you may pay 2 life. If you don't, it enters tapped." */;
      unlessPaid?: Cost;
      whereX?: Value;
      condition?: Condition;
      /** "If you don't, put it into its owner's graveyard." */
      orGraveyard?: true;
      /** "you may discard a land card instead": its controller is asked. */
      optional?: true;
      /** Behind "as a copy of ...": "When you do, ..." CR 707.9g. */
      whenDone?: Clause;
      /** "As ~ is turned face up", "as ~ transforms". CR 708.11, 712.20. */
      turnedUp?: true | 'transforms';
      may?: true;
      /** Said in an instruction, of what is yet to enter: "creatures you control enter tapped this turn". CR 611.2e. */
      forATime?: true;
      /** "The next time one or more ... enter": those that enter at once, and it is gone. CR 614.6. */
      once?: true;
      /** "escapes with ...": only if it was cast with escape. CR 702.138c. */
      escaped?: true;
      words?: string;
    }
  /** "Prevent all combat damage that would be dealt to you." CR 615.1. */
  | { kind: 'preventRule'; action: Action }
  /** "Skip your draw step." CR 614.1b. */
  | { kind: 'skipRule'; part: TurnPart; actor?: Noun }
  /** "If you would begin your turn while ~ is tapped, you may skip that turn instead. If you do, untap ~." `then` comes first in what begins next. CR 614.10b. */
  | {
      kind: 'skipInstead';
      part: TurnPart;
      /** Absent: you. */
      actor?: Noun;
      /** Extra turns only. */
      extra?: true;
      may?: true;
      condition?: Condition;
      then?: Clause;
    }
  /** "The next / first ... doesn't untap during its controller's untap step." */
  /** `entersTapped`: "enters tapped and doesn't untap", in one sentence. */
  | { kind: 'doesntUntap'; object: Noun; part: TurnPart; condition?: Condition; entersTapped?: true }
  /** Untaps in other players' untap steps too. CR 502.3. */
  | { kind: 'alsoUntaps'; object: Noun; part: TurnPart; words?: 'they' }
  /** Draws a card in other players' draw steps too, after them. CR 504.1. */
  | { kind: 'alsoDraws'; player: Noun; part: TurnPart }
  /** "All damage that would be dealt to you is dealt to ~ instead." CR 614.9. `once`: the next event; a number: the next so much. */
  | {
      kind: 'redirect';
      amount: Value | 'all';
      sort?: 'combat' | 'noncombat';
      from: Noun;
      by?: Noun;
      to: Noun;
      once?: true;
      words?: string;
    }
  /** "If ~ is in your opening hand, you may begin the game with it on the battlefield." CR 103.6. */
  /** `reveal`: "You may reveal ~ from your opening hand. If you do, ..." CR 103.6b. */
  /** `mulligan`: "Any time you could mulligan and ~ is in your hand, you may ..." CR 103.5b. */
  /** `condition`, `entering`, `then`: "... and you're not the starting player, ... with a counter on it. If you do, ..." */
  | {
      kind: 'openingHand';
      reveal?: Clause;
      mulligan?: Clause;
      condition?: Condition;
      entering?: Entering;
      then?: Clause;
      /** How the card is called: printing only. */
      words?: string;
    }
  /** Objects that can't become its target while it is being cast. CR 303.4a, 601.2c. */
  | { kind: 'notTargetedAsCast'; whom: Filter }
  /** Who chooses among those that are tied for least power. CR 608.2d. */
  | { kind: 'tieIsChosen'; of: Filter; extreme: 'greatest' | 'least'; stat: Stat; words?: 'highest' }
  /** "X can't be 0." CR 107.3. */
  | { kind: 'xNotZero' }
  /** "X can't be greater than ...". CR 107.3, 101.2. */
  | { kind: 'xAtMost'; most: Value }
  /** A permanent tapped for mana makes several times as much, or another type; `oneOfIt`: "instead of any other type and amount". CR 106.6a, 614.1a. */
  | { kind: 'manaProduced'; event: Action; times?: number; output?: ManaOutput; oneOfIt?: true }
  /** "can be attached only to a legendary creature". CR 301.5, 303.4. */
  | { kind: 'attachesOnly'; object: Noun; to: Noun }
  /** "Damage isn't removed from ~ during cleanup steps." CR 514.2. */
  | { kind: 'damageStays'; object: Noun }
  /** "Spend only black mana on X": `whole`, on all of the cost; `chosen`, the color that was chosen for it. CR 107.3, 106.6. */
  | { kind: 'spendOnX'; colors: readonly Color[] | 'chosen'; whole?: true }
  /** A player's mana stays as a step or phase ends. CR 500.4. */
  /** `color`: mana of that color alone; `mana`: only what has just been added. */
  | { kind: 'keepsMana'; player: Noun; color?: Color; mana?: 'this' }
  /** One player decides on all blocks in the place of the defending players. CR 509.1a. `words`: it also says how. */
  | { kind: 'choosesBlocks'; player: Noun; words?: 'how' }
  | { kind: 'noMaximumHandSize'; player: Noun }
  /** "Each blank roll of the planar die is a {CHAOS} roll." CR 901.9. */
  | { kind: 'blankIsChaos' }
  /** "You may pay {R} to end this effect": at any later time. No rule of a card says it, an effect does. CR 116.2c. */
  | { kind: 'mayEnd'; cost: Cost }
  /** By paying, a player may ignore the effect of the same ability for the turn. CR 116.2d. */
  | { kind: 'mayIgnore'; by: Noun; cost: Cost }
  /** "Cast ~ only during combat." CR 601.3. */
  | { kind: 'castOnly'; during?: Duration; condition?: Condition; words?: "can't unless" }
  /** "can block only creatures with flying". */
  | { kind: 'blocksOnly'; object: Noun; whom: Noun }
  | { kind: 'additionalLand'; player: Noun; count: Value | 'any number'; words?: 'during' }
  /** "can block an additional creature each combat", "can block any number of creatures". */
  | { kind: 'canBlockMore'; object: Noun; count: Value | 'any number'; words?: 'an additional number' | 'up to' }
  /** "No more than one creature can attack you each combat." CR 508.1c, 509.1b. */
  | { kind: 'mostDeclared'; act: 'attack' | 'block'; most: number; whom?: Noun }
  /** "assigns combat damage equal to its toughness rather than its power". */
  | { kind: 'assignByToughness'; object: Noun }
  /**
   * "can attack as though it didn't have defender": `as` is what it is taken for. Of a creature that crews Vehicles and
   * `saddles` Mounts: how much `more` power it has for that, or that its toughness counts. CR 609.4.
   */
  | {
      kind: 'asThough';
      action: Action;
      as?: Quality;
      more?: Value;
      byToughness?: true;
      saddles?: true;
    }
  /** "Triggered abilities ... trigger an additional time." CR 603.2d. */
  /** `event`: what made it trigger; `of`: whose ability it is. */
  | {
      kind: 'triggerAgain';
      event?: Action;
      ability?: Filter;
      of?: Noun;
      condition?: Condition;
      /** "don't cause abilities to trigger". */
      never?: true;
      words?: 'would' | 'ability' | 'it' | 'ability, it' | 'rooms';
    }
  /** "You have no life loss": "damage doesn't cause loss of life" and other player rules said in the CR's words. */
  | { kind: 'playerRule'; player: Noun; what: PlayerRule; value?: Value; words?: 'equal to' }
  /** `condition`: of this one in a list of several, "has flying if ..., and trample if ..."; `words`: "if", not "as long as". */
  /** "Activated abilities of creatures can't be activated." is `cant`; this grants: "Lands you control have ..." is a `gain` action. */
  | { kind: 'changes'; action: Action; condition?: Condition; words?: 'if' }
  /** "assigns no combat damage this turn". CR 510.1. */
  | { kind: 'assignsNoDamage'; object: Noun }
  /** "You may have ~ assign its combat damage as though it weren't blocked." CR 510.1c. */
  | { kind: 'assignsAsUnblocked'; object: Noun; words?: 'for each' | 'their' }
  /** "can't cast more than one spell each turn". CR 101.2. */
  | {
      kind: 'mostEachTurn';
      action: Action;
      most: Value;
      /** "only one more spell this turn": besides those of the turn before it is said. */
      more?: true;
      words?: 'your';
    }
  /** "can't have more than three dream counters on it". CR 704.5r. */
  | { kind: 'mostCounters'; object: Noun; counter: string; most: Value }
  /** "You may look at two additional cards each time you surveil." CR 701.42b. */
  | { kind: 'looksFurther'; each: 'surveil'; more: Value }
  /** "You may choose not to untap ~ during your untap step." CR 502.3. */
  | { kind: 'mayStayTapped'; object: Noun }
  /** "You may spend mana as though it were mana of any color." CR 609.4b. */
  /** `mana`: only such mana; `as`: as though it were of that color alone; `activating`: for abilities of those. */
  | {
      kind: 'spendAsAnyColor';
      player: Noun;
      on?: Noun;
      activating?: Noun;
      /** "to activate those abilities": only such as an effect gave. */
      given?: true;
      anyType?: true;
      mana?: Color | 'colorless' | 'snow';
      as?: Color;
      words?: string;
    }
  /** For each such symbol in a cost, so much life may be paid in place of the mana. CR 118.9. */
  | { kind: 'lifeForMana'; player: Noun; symbols: readonly string[]; life: Value }
  /** "Play with the top card of your library revealed." CR 400.2. */
  | { kind: 'revealed'; action: Action }
  /** "A deck can have any number of cards named ~." CR 100.2a. */
  /** `most`: "up to seven cards named ~". */
  | { kind: 'anyNumberInDeck'; most?: Value }
  /** "Each spell that would cost less than three mana to cast costs three ...": when all else is worked out. CR 601.2f. */
  | { kind: 'leastCost'; least: number }
  /** "Planeswalkers' loyalty abilities ... cost an additional +1 to activate." CR 606.5. */
  | { kind: 'loyaltyCosts'; by: Noun; more: number }
  /** {0} in place of the equip cost, for the first such ability of each turn; a counter in place of the crew cost of the object itself. CR 118.9. */
  | {
      kind: 'insteadOfKeywordCost';
      cost: Cost;
      keyword: 'cycling' | 'equip' | 'echo' | 'crew';
      first?: 'each turn' | 'each of your turns';
      of?: Noun;
    }
  /** When, and how often a turn, loyalty abilities may be activated: "any time you could cast an instant", "twice each turn". CR 606.3. */
  /** "Goats can boast twice during each of your turns": abilities that the keyword limits. CR 602.5b. */
  | { kind: 'keywordUse'; of: Noun; keyword: 'boast'; times: number; ownTurns: true }
  /** `more`: so many times besides, "as though none of its loyalty abilities have been activated". */
  | {
      kind: 'loyaltyUse';
      of: Noun;
      instant?: true;
      times?: number;
      more?: number;
      words?: 'any turn' | 'her' | 'his' | 'their';
    }
  /** "Reveal the first card you draw each turn. Whenever you reveal a land card this way, ...": a static ability and those linked to it. CR 603.11. */
  /** Players are controlled while they search their libraries. CR 701.19, 720. */
  | { kind: 'controlsSearching'; player: Noun }
  /** What is done with what a player finds by searching their library, as they find it. CR 701.19. */
  | { kind: 'asFound'; actor: Noun; clause: Clause }
  | { kind: 'revealsFirstDraw'; when: 'each turn' | 'each of your turns'; may?: true; linked: readonly RevealedDraw[] }
  /** "After you roll a die, you may pay 1 life. If you do, increase or decrease the result by 1." "If you roll a 3 ..., you may reroll that die." CR 706.2a-b. */
  | {
      kind: 'changesRolls';
      does: 'reroll' | 'add or subtract';
      by?: number;
      cost?: Action;
      /** Only such a natural result of such a die. */
      natural?: number;
      sides?: number;
      onceEachTurn?: true;
    }
  /** "As you create your deck, circle two of the colors below." CR 207.5. */
  | { kind: 'circleColors'; count: Value }
  /** "Remove ~ from your deck before playing if you're not playing for ante." CR 407.3. */
  | { kind: 'onlyForAnte' }
  /** "~ can be your commander." CR 903.3. */
  | { kind: 'canBeCommander' }
  /** "If ~ is your commander, choose a color before the game begins. ~ is the chosen color." CR 903.4b, 607.2p. */
  | { kind: 'commanderColor' }
  /** "You are the starting player. If multiple players would be ..." CR 315.5a. */
  | { kind: 'startsTheGame' }
  /** What the card does in a draft. CR 905.2. */
  | { kind: 'drafting'; does: DraftRule }
  /** "Your minimum deck size is reduced by five." CR 100.5. */
  | { kind: 'smallerDeck' }
  /** "While voting, you may vote an additional time." `may`: "may vote an additional time" against "get an additional vote". CR 701.32d. */
  | { kind: 'additionalVote'; may?: true }
  /** "You can't enter this dungeon unless you venture into it" by that name. CR 701.46d. */
  | { kind: 'onlyByVenturingInto'; quality: string }
  /** 'The "legend rule" doesn't apply.' CR 704.5j. */
  | { kind: 'noLegendRule'; to?: Noun };

/** An ability with a static statement in it: used by level and class cards. */
export type StatementAbility = Extract<Ability, { kind: 'static' }>;
