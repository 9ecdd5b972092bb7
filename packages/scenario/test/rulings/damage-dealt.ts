/** Rulings on damage and power without combat. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, counters, damage, ruling } from './ruling.ts';

export const damageDealt: readonly Scenario[] = [
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
  ruling('Harmonious Archon', 'damage already marked becomes lethal when it has gone', {
    A: { field: 'Harmonious Archon | Grizzly Bears' },
    B: { hand: 'Shock | Murder', field: 'Mountain | 3 Swamp' },
    play: [
      B.casts('Shock', 'Grizzly Bears'),
      B.waits,
      B.checks(A.has('Grizzly Bears', 3, 3)),
      B.casts('Murder', 'Harmonious Archon'),
    ],
    then: [A.graveyard('Grizzly Bears')],
  }),
  ruling('Sustaining Spirit', 'damage never brings the life total below 1', {
    A: { life: 3, field: 'Sustaining Spirit | 2 Plains', choices: [true] },
    B: { hand: '2 Lightning Bolt', field: '2 Mountain' },
    play: [B.casts('Lightning Bolt', A.self), B.waits, B.casts('Lightning Bolt', A.self)],
    then: [A.life(1), { kind: 'player', player: 'A', property: 'in-game', is: true }],
  }),
  ruling("Ugin's Conjurant", 'as many counters go as damage would have been dealt', {
    A: { hand: "Ugin's Conjurant", field: '3 Forest', choices: [3] },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.casts("Ugin's Conjurant"), B.waits, B.casts('Shock', "Ugin's Conjurant")],
    then: [counters("Ugin's Conjurant", '+1/+1', 1), damage("Ugin's Conjurant", 0)],
  }),
  ruling('Corsair Captain', 'it does not raise itself', {
    A: { field: '2 Corsair Captain' },
    then: [{ kind: 'pt', card: 'Corsair Captain', power: 3, toughness: 3, every: true }],
  }),
];
