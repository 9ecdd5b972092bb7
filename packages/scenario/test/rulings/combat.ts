/** Rulings on attacking and blocking. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, counters, damage, inAnswerTo, keyword, refused, ruling, subtype } from './ruling.ts';

export const combat: readonly Scenario[] = [
  ruling('Droning Bureaucrats', 'X 0 keeps creatures of mana value 0 from attacking', {
    A: { field: 'Droning Bureaucrats', choices: [0] },
    B: { field: 'Ornithopter' },
    play: [at(2, 'upkeep', A.activates('{X}, {T}')), at(2, 'declare-attackers', refused(B.attacks('Ornithopter')))],
    until: [2, 'end'],
    then: [],
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
  ruling('Goblin War Drums', 'two of them: two blockers are still enough', {
    A: { field: '2 Goblin War Drums | Hill Giant' },
    B: { field: 'Grizzly Bears | Ornithopter' },
    play: [A.attacks('Hill Giant'), B.blocks('Grizzly Bears', 'Hill Giant'), B.blocks('Ornithopter', 'Hill Giant')],
    until: [1, 'declare-blockers'],
    then: [{ kind: 'combat', player: 'B', blockers: ['Grizzly Bears', 'Ornithopter'] }],
  }),
  ruling('Archfiend of Spite', 'it triggers though it is dealt lethal damage', {
    A: { field: 'Enormous Baloth', choices: [false] },
    B: { field: 'Archfiend of Spite' },
    play: [A.attacks('Enormous Baloth'), B.blocks('Archfiend of Spite', 'Enormous Baloth')],
    then: [A.life(13), B.graveyard('Archfiend of Spite')],
  }),
  ruling('Tel-Jilad Fallen', 'an artifact creature cannot block it', {
    A: { field: 'Tel-Jilad Fallen' },
    B: { field: 'Ornithopter' },
    play: [A.attacks('Tel-Jilad Fallen'), refused(B.blocks('Ornithopter', 'Tel-Jilad Fallen'))],
    then: [],
  }),
  ruling('Stone Giant', 'flying given to a blocked creature comes too late', {
    A: { field: 'Stone Giant | Grizzly Bears' },
    B: { field: 'Hill Giant' },
    play: [
      A.attacks('Grizzly Bears'),
      B.blocks('Hill Giant', 'Grizzly Bears'),
      at(1, 'declare-blockers', A.activates('{T}: Target', 'Grizzly Bears')),
    ],
    then: [B.life(20), A.graveyard('Grizzly Bears')],
  }),
  ruling('Fire at Will', 'each target has its share', {
    A: { field: 'Grizzly Bears | Ornithopter' },
    B: {
      hand: 'Fire at Will',
      field: '3 Mountain',
      targets: [{ target: 'Grizzly Bears', amount: 2 }, { target: 'Ornithopter', amount: 1 }, { done: true }],
      choices: [2, 1],
    },
    play: [
      A.attacks('Grizzly Bears', 'Ornithopter'),
      at(1, 'declare-attackers', B.casts('Fire at Will', 'Grizzly Bears', 'Ornithopter')),
    ],
    then: [A.graveyard('Grizzly Bears'), damage('Ornithopter', 1)],
  }),
  ruling('Ironscale Hydra', 'one counter for each creature, whatever the damage', {
    A: { field: 'Ironscale Hydra', choices: [3, 2] },
    B: { field: 'Hill Giant | Grizzly Bears' },
    play: [
      A.attacks('Ironscale Hydra'),
      B.blocks('Hill Giant', 'Ironscale Hydra'),
      B.blocks('Grizzly Bears', 'Ironscale Hydra'),
    ],
    then: [counters('Ironscale Hydra', '+1/+1', 2), damage('Ironscale Hydra', 0)],
  }),
  ruling('Ayumi, the Last Visitor', 'a legendary creature is no legendary land', {
    A: { field: 'Ayumi, the Last Visitor' },
    B: { field: 'Isamaru, Hound of Konda' },
    play: [A.attacks('Ayumi, the Last Visitor'), B.blocks('Isamaru, Hound of Konda', 'Ayumi, the Last Visitor')],
    then: [B.life(20)],
  }),
  ruling('Avenging Arrow', 'a creature that dealt damage to a player is a target', {
    A: { field: 'Grizzly Bears' },
    B: { hand: 'Avenging Arrow', field: '3 Plains' },
    play: [A.attacks('Grizzly Bears'), at(1, 'postcombat-main', B.casts('Avenging Arrow', 'Grizzly Bears'))],
    then: [A.graveyard('Grizzly Bears')],
  }),
  ruling('Engulfing Slagwurm', 'its blocker destroyed, it is still blocked', {
    A: { field: 'Engulfing Slagwurm' },
    B: { field: 'Hill Giant' },
    play: [A.attacks('Engulfing Slagwurm'), B.blocks('Hill Giant', 'Engulfing Slagwurm')],
    then: [B.life(20), A.life(23), B.graveyard('Hill Giant')],
  }),
  ruling('Aurification', 'the creature becomes a Wall with defender', {
    A: { field: 'Aurification' },
    B: { field: 'Grizzly Bears' },
    play: [
      at(2, 'declare-attackers', B.attacks('Grizzly Bears')),
      at(4, 'declare-attackers', refused(B.attacks('Grizzly Bears'))),
    ],
    until: [4, 'end'],
    then: [subtype('Grizzly Bears', 'Wall'), subtype('Grizzly Bears', 'Bear'), keyword('Grizzly Bears', 'defender')],
  }),
  ruling('River Serpent', 'four cards are not enough', {
    A: { field: 'River Serpent', graveyard: '4 Shock' },
    play: [refused(A.attacks('River Serpent'))],
    then: [],
  }),
  ruling('Tolarian Entrancer', 'dead before the end of combat it still takes the blocker', {
    A: { field: 'Tolarian Entrancer' },
    B: { field: 'Hill Giant' },
    play: [A.attacks('Tolarian Entrancer'), B.blocks('Hill Giant', 'Tolarian Entrancer')],
    then: [A.graveyard('Tolarian Entrancer'), A.field('Hill Giant')],
  }),
  ruling('Steadfast Armasaur', 'tapped in combat it still deals its damage', {
    A: { field: 'Steadfast Armasaur | 2 Plains' },
    B: { field: 'Colossal Dreadmaw' },
    play: [
      A.attacks('Steadfast Armasaur'),
      B.blocks('Colossal Dreadmaw', 'Steadfast Armasaur'),
      at(1, 'declare-blockers', A.activates('{1}{W}, {T}', 'Colossal Dreadmaw')),
    ],
    then: [damage('Colossal Dreadmaw', 5), A.graveyard('Steadfast Armasaur')],
  }),
  ruling('Puncturing Light', 'too strong when it resolves: nothing is destroyed', {
    A: { hand: 'Giant Growth', field: 'Hill Giant | Forest' },
    B: { hand: 'Puncturing Light', field: '2 Plains' },
    play: [
      A.attacks('Hill Giant'),
      at(
        1,
        'declare-attackers',
        B.casts('Puncturing Light', 'Hill Giant'),
        inAnswerTo('Puncturing', A.casts('Giant Growth', 'Hill Giant')),
      ),
    ],
    then: [B.life(14), A.field('Hill Giant')],
  }),
  ruling('Champion of Lambholt', 'a weaker creature cannot block what its controller has', {
    A: { field: 'Champion of Lambholt | Hill Giant' },
    B: { field: 'Ornithopter' },
    play: [A.attacks('Hill Giant'), refused(B.blocks('Ornithopter', 'Hill Giant'))],
    then: [],
  }),
];
