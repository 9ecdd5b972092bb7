/** Rulings on targets: chosen, changed, gone. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, counters, inAnswerTo, is, keyword, ruling, tapped } from './ruling.ts';

export const targets: readonly Scenario[] = [
  ruling('Candelabra of Tawnos', "an opponent's land may be untapped", {
    A: { field: 'Candelabra of Tawnos | Island', choices: [1] },
    B: { field: 'Forest (tapped)' },
    play: [A.activates('{X}, {T}', 'Forest')],
    then: [tapped('Forest', false)],
  }),
  ruling('Relic Barrier', 'a tapped artifact is a legal target', {
    A: { field: 'Relic Barrier' },
    B: { field: 'Ornithopter (tapped)' },
    play: [A.activates('{T}: Tap', 'Ornithopter')],
    then: [tapped('Ornithopter'), tapped('Relic Barrier')],
  }),
  ruling('The Crowd Goes Wild', 'every target has gone: nobody gains trample', {
    A: {
      hand: 'The Crowd Goes Wild',
      field: 'Grizzly Bears | Clockwork Beetle | 2 Forest',
      choices: [1, { done: true }],
    },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.casts('The Crowd Goes Wild', 'Grizzly Bears'), inAnswerTo('The Crowd', B.casts('Shock', 'Grizzly Bears'))],
    then: [keyword('Clockwork Beetle', 'trample', false), A.graveyard('Grizzly Bears')],
  }),
  ruling('Spread the Sickness', 'the creature has gone: no proliferating', {
    A: { hand: 'Spread the Sickness', field: 'Clockwork Beetle | 5 Swamp' },
    B: { hand: 'Unsummon', field: 'Grizzly Bears | Island' },
    play: [A.casts('Spread the Sickness', 'Grizzly Bears'), inAnswerTo('Spread', B.casts('Unsummon', 'Grizzly Bears'))],
    then: [counters('Clockwork Beetle', '+1/+1', 2), B.hand('Grizzly Bears')],
  }),
  ruling('Absorb', 'a spell that cannot be countered is a target; the life is gained', {
    A: { hand: 'Carnage Tyrant', field: '6 Forest' },
    B: { hand: 'Absorb', field: 'Plains | 2 Island' },
    play: [A.casts('Carnage Tyrant'), B.casts('Absorb', 'Carnage Tyrant')],
    then: [B.life(23), A.field('Carnage Tyrant')],
  }),
  ruling('Smelt-Ward Ignus', 'a creature one controls already may be the target', {
    A: { field: 'Smelt-Ward Ignus | Hill Giant (tapped) | 3 Mountain' },
    play: [A.activates('{2}{R}, Sacrifice', 'Hill Giant'), A.attacks('Hill Giant')],
    then: [B.life(17)],
  }),
  ruling('Hyrax Tower Scout', 'it may untap itself', {
    A: { hand: 'Hyrax Tower Scout', field: '3 Forest' },
    play: [A.casts('Hyrax Tower Scout')],
    then: [tapped('Hyrax Tower Scout', false)],
  }),
  ruling("Council's Judgment", 'no target: protection from white does not help', {
    A: { hand: "Council's Judgment", field: '3 Plains' },
    B: { field: 'Black Knight' },
    play: [A.casts("Council's Judgment")],
    then: [B.exile('Black Knight')],
  }),
  ruling('Mirrorwing Dragon', 'each other creature gets a copy of the spell', {
    A: { hand: 'Giant Growth', field: 'Mirrorwing Dragon | Grizzly Bears | Hill Giant | Forest' },
    play: [A.casts('Giant Growth', 'Mirrorwing Dragon')],
    then: [is('Grizzly Bears', 5, 5), is('Hill Giant', 6, 6), is('Mirrorwing Dragon', 7, 8)],
  }),
  ruling('Anguished Unmaking', 'the permanent has gone: no life is lost', {
    A: { hand: 'Anguished Unmaking', field: '2 Plains | Swamp' },
    B: { hand: 'Unsummon', field: 'Grizzly Bears | Island' },
    play: [A.casts('Anguished Unmaking', 'Grizzly Bears'), B.casts('Unsummon', 'Grizzly Bears')],
    then: [A.life(20), B.hand('Grizzly Bears')],
  }),
  ruling('Rune of Flight', 'the target has gone: the Aura does not enter, no card', {
    A: { hand: 'Rune of Flight', field: '2 Island' },
    B: { hand: 'Unsummon', field: 'Grizzly Bears | Island' },
    play: [A.casts('Rune of Flight', 'Grizzly Bears'), B.casts('Unsummon', 'Grizzly Bears')],
    then: [A.graveyard('Rune of Flight'), A.cardsIn('hand', 0)],
  }),
  ruling('Massive Raid', 'the creatures are counted as it resolves', {
    A: { hand: 'Massive Raid', field: '2 Grizzly Bears | 3 Mountain' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.casts('Massive Raid', B.self), B.casts('Shock', 'Grizzly Bears')],
    then: [B.life(19)],
  }),
  ruling('Grave Exchange', 'a player without creatures may be the target', {
    A: { hand: 'Grave Exchange', field: '6 Swamp', graveyard: 'Grizzly Bears' },
    play: [A.casts('Grave Exchange', 'Grizzly Bears', B.self)],
    then: [A.hand('Grizzly Bears')],
  }),
  ruling('Robe of Stars', 'phased out in answer to equipping it does not move', {
    A: { field: 'Robe of Stars | Grizzly Bears | Hill Giant | 4 Plains' },
    play: [
      A.activates('Equip {1}', 'Grizzly Bears'),
      A.waits,
      A.activates('Equip {1}', 'Hill Giant'),
      A.activates('Astral Projection'),
    ],
    then: [is('Hill Giant', 3, 3), A.field('Grizzly Bears', 0), A.field('Robe of Stars', 0)],
  }),
  ruling('Triumphant Surge', 'the creature has gone: no life', {
    A: { hand: 'Triumphant Surge', field: '4 Plains' },
    B: { hand: 'Unsummon', field: 'Craw Wurm | Island' },
    play: [A.casts('Triumphant Surge', 'Craw Wurm'), B.casts('Unsummon', 'Craw Wurm')],
    then: [A.life(20), B.hand('Craw Wurm')],
  }),
  ruling('Abrupt Decay', 'a token has mana value 0', {
    A: { hand: 'Abrupt Decay', field: 'Swamp | Forest' },
    B: { hand: 'Raise the Alarm', field: '2 Plains' },
    play: [B.casts('Raise the Alarm'), at(1, 'postcombat-main', A.casts('Abrupt Decay', 'Soldier Token'))],
    then: [B.tokens(1)],
  }),
  ruling('Tracker', 'it may aim at itself and is dealt its power twice', {
    A: { hand: 'Giant Growth', field: 'Tracker | 3 Forest' },
    play: [A.activates('{G}{G}, {T}', 'Tracker'), A.casts('Giant Growth', 'Tracker')],
    then: [A.graveyard('Tracker')],
  }),
  ruling('Ravenous Gigantotherium', 'what was dealt damage deals its own back', {
    A: { hand: 'Ravenous Gigantotherium', field: '7 Forest', choices: [3], targets: ['Hill Giant', { done: true }] },
    B: { field: 'Hill Giant | Craw Wurm' },
    play: [A.casts('Ravenous Gigantotherium')],
    then: [B.graveyard('Hill Giant'), A.graveyard('Ravenous Gigantotherium'), B.field('Craw Wurm')],
  }),
  ruling('Avenging Arrow', 'damage that was no combat damage counts, too', {
    A: { hand: 'Avenging Arrow', field: 'Prodigal Sorcerer | 3 Plains' },
    play: [A.activates('{T}: ~ deals', B.self), A.waits, A.casts('Avenging Arrow', 'Prodigal Sorcerer')],
    then: [A.graveyard('Prodigal Sorcerer')],
  }),
  ruling('Icefall Regent', 'with two more it can be aimed at', {
    A: { field: 'Icefall Regent' },
    B: { hand: 'Murder', field: '5 Swamp' },
    play: [B.casts('Murder', 'Icefall Regent')],
    then: [A.graveyard('Icefall Regent')],
  }),
];
