/** Rulings on targets: chosen, changed, gone. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, counters, inAnswerTo, is, keyword, ruling, tapped } from './ruling.ts';

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
    A: { hand: 'The Crowd Goes Wild', field: 'Grizzly Bears | Clockwork Beetle | 2 Forest', choices: [1] },
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
];
