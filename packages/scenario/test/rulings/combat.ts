/** Rulings on attacking, blocking and damage. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, damage, inAnswerTo, refused, ruling } from './ruling.ts';

export const combat: readonly Scenario[] = [
  ruling('Droning Bureaucrats', 'X 0 keeps creatures of mana value 0 from attacking', {
    A: { field: 'Droning Bureaucrats', choices: [0] },
    B: { field: 'Ornithopter' },
    play: [at(2, 'upkeep', A.activates('{X}, {T}')), at(2, 'declare-attackers', refused(B.attacks('Ornithopter')))],
    until: [2, 'end'],
    then: [],
  }),
  ruling('Corsair Captain', 'damage already marked becomes lethal when the captain has gone', {
    A: { field: 'Corsair Captain | Sailor of Means' },
    B: { hand: '2 Shock | Murder', field: '2 Mountain | 3 Swamp' },
    play: [
      B.casts('Shock', 'Sailor of Means'),
      B.casts('Shock', 'Sailor of Means'),
      B.waits,
      B.checks(A.has('Sailor of Means', 2, 5)),
      B.casts('Murder', 'Corsair Captain'),
    ],
    then: [A.graveyard('Sailor of Means')],
  }),
  ruling('Sedge Sliver', 'damage already marked becomes lethal when the lord has gone', {
    A: { field: 'Sedge Sliver | Metallic Sliver | Swamp' },
    B: { hand: 'Murder', field: 'Prodigal Sorcerer | 3 Swamp' },
    play: [
      B.activates('{T}: ~ deals', 'Metallic Sliver'),
      B.waits,
      B.checks(A.has('Metallic Sliver', 2, 2)),
      B.casts('Murder', 'Sedge Sliver'),
    ],
    then: [A.graveyard('Metallic Sliver')],
  }),
  ruling('Seize the Day', 'the creature has gone: no second combat', {
    A: { hand: 'Seize the Day', field: 'Grizzly Bears | Serra Angel | 4 Mountain' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [
      A.casts('Seize the Day', 'Grizzly Bears'),
      inAnswerTo('Seize the Day', B.casts('Shock', 'Grizzly Bears')),
      A.attacks('Serra Angel', 'Serra Angel'),
    ],
    then: [B.life(16), { kind: 'unperformed', player: 'A', is: 1 }],
  }),
  ruling('Seize the Day', 'the creature is there: a second combat', {
    A: { hand: 'Seize the Day', field: 'Grizzly Bears | Serra Angel | 4 Mountain' },
    play: [A.casts('Seize the Day', 'Grizzly Bears'), A.attacks('Serra Angel', 'Serra Angel')],
    then: [B.life(12)],
  }),
  ruling('Fight to the Death', 'an attacker stays blocked though its blocker has died', {
    A: { hand: 'Shock | Fight to the Death', field: 'Hill Giant | 2 Mountain | Plains' },
    B: { field: 'Grizzly Bears' },
    play: [
      A.attacks('Hill Giant'),
      B.blocks('Grizzly Bears', 'Hill Giant'),
      at(1, 'declare-blockers', A.casts('Shock', 'Grizzly Bears'), A.waits, A.casts('Fight to the Death')),
    ],
    then: [A.graveyard('Hill Giant'), B.life(20)],
  }),
  ruling('Permeating Mass', 'what had been done to the creature still applies to the copy', {
    A: { hand: 'Giant Growth', field: 'Hill Giant | Forest' },
    B: { field: 'Permeating Mass' },
    play: [
      A.attacks('Hill Giant'),
      B.blocks('Permeating Mass', 'Hill Giant'),
      at(1, 'declare-blockers', A.casts('Giant Growth', 'Hill Giant')),
    ],
    then: [A.has('Permeating Mass', 4, 6), B.graveyard('Permeating Mass')],
  }),
  ruling('Aetherplasm', 'it returns to the hand before damage; another creature blocks', {
    A: { field: 'Hill Giant' },
    B: { hand: 'Craw Wurm', field: 'Aetherplasm', choices: [true, true, 'Craw Wurm'] },
    play: [A.attacks('Hill Giant'), B.blocks('Aetherplasm', 'Hill Giant')],
    then: [B.hand('Aetherplasm'), A.graveyard('Hill Giant'), B.life(20), damage('Craw Wurm', 3)],
  }),
  ruling('You Come to the Gnoll Camp', 'too late after blocks: nothing is undone', {
    A: { hand: 'You Come to the Gnoll Camp', field: 'Hill Giant | 2 Mountain', modes: [1], targets: [{ done: true }] },
    B: { field: 'Grizzly Bears' },
    play: [
      A.attacks('Hill Giant'),
      B.blocks('Grizzly Bears', 'Hill Giant'),
      at(1, 'declare-blockers', A.casts('You Come to the Gnoll Camp', 'Grizzly Bears')),
    ],
    then: [B.life(20), B.graveyard('Grizzly Bears')],
  }),
  ruling('Stone Spirit', 'reach is not flying: the spider may block', {
    A: { field: 'Stone Spirit' },
    B: { field: 'Giant Spider' },
    play: [A.attacks('Stone Spirit'), B.blocks('Giant Spider', 'Stone Spirit')],
    then: [B.life(20)],
  }),
  ruling('Mirror Shield', 'the deathtouch creature is destroyed before damage', {
    A: { field: 'Mirror Shield | Grizzly Bears | 2 Forest' },
    B: { field: 'Typhoid Rats' },
    play: [
      A.activates('Equip {2}', 'Grizzly Bears'),
      A.attacks('Grizzly Bears'),
      B.blocks('Typhoid Rats', 'Grizzly Bears'),
    ],
    then: [A.field('Grizzly Bears'), damage('Grizzly Bears', 0), B.graveyard('Typhoid Rats'), B.life(20)],
  }),
  ruling('Champion of Lambholt', 'power is compared when blockers are declared only', {
    A: { hand: 'Giant Growth', field: 'Champion of Lambholt | Hill Giant | Forest' },
    B: { field: 'Grizzly Bears' },
    play: [
      A.attacks('Hill Giant'),
      B.blocks('Grizzly Bears', 'Hill Giant'),
      at(1, 'declare-blockers', A.casts('Giant Growth', 'Champion of Lambholt')),
    ],
    then: [B.life(20), B.graveyard('Grizzly Bears')],
  }),
  ruling('Distortion Strike', 'the creature cannot be blocked', {
    A: { hand: 'Distortion Strike', field: 'Grizzly Bears | Island' },
    B: { field: 'Hill Giant' },
    play: [
      A.casts('Distortion Strike', 'Grizzly Bears'),
      A.attacks('Grizzly Bears'),
      refused(B.blocks('Hill Giant', 'Grizzly Bears')),
    ],
    then: [],
  }),
  ruling('Fire Servant', 'damage is divided first, then doubled', {
    A: {
      hand: 'Forked Bolt',
      field: 'Fire Servant | Mountain',
      targets: [
        { target: 'Grizzly Bears', amount: 1 },
        { target: B.self, amount: 1 },
      ],
    },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('Forked Bolt', 'Grizzly Bears', B.self)],
    then: [B.graveyard('Grizzly Bears'), B.life(18)],
  }),
  ruling('Razia, Boros Archangel', 'the other target has gone: damage is dealt as usual', {
    A: { field: 'Razia, Boros Archangel | Grizzly Bears' },
    B: { hand: 'Murder | Shock', field: 'Hill Giant | 3 Swamp | Mountain' },
    play: [
      A.activates('{T}: The next', 'Grizzly Bears', 'Hill Giant'),
      A.waits,
      B.waits,
      B.casts('Murder', 'Hill Giant'),
      B.waits,
      B.casts('Shock', 'Grizzly Bears'),
    ],
    then: [A.graveyard('Grizzly Bears')],
  }),
  ruling('Marisi, Breaker of the Coil', 'no spells of the opponent in combat', {
    A: { field: 'Marisi, Breaker of the Coil' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.attacks('Marisi, Breaker of the Coil'), at(1, 'declare-attackers', refused(B.casts('Shock', A.self)))],
    then: [],
  }),
  ruling('Marisi, Breaker of the Coil', 'abilities may be activated in combat', {
    A: { field: 'Marisi, Breaker of the Coil' },
    B: { field: 'Prodigal Sorcerer' },
    play: [A.attacks('Marisi, Breaker of the Coil'), at(1, 'declare-attackers', B.activates('{T}: ~ deals', A.self))],
    then: [A.life(19), { kind: 'permanent', card: 'Prodigal Sorcerer', property: 'goaded', is: true }],
  }),
];
