/** Rulings on triggered abilities: when, how often, what they still know. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, attached, at, counters, inAnswerTo, is, ruling, tapped, via } from './ruling.ts';

export const triggers: readonly Scenario[] = [
  ruling('Burning-Tree Shaman', 'mana abilities do not trigger it', {
    A: { field: 'Burning-Tree Shaman | Forest' },
    play: [A.taps('{T}: Add {G}')],
    then: [A.life(20)],
  }),
  ruling('Burning-Tree Shaman', 'other abilities do, whoever activates them', {
    A: { field: 'Burning-Tree Shaman | Prodigal Sorcerer' },
    play: [A.activates('{T}: ~ deals', B.self)],
    then: [A.life(19), B.life(19)],
  }),
  ruling('Stormrider Rig', 'the creature has gone: the Equipment does not move', {
    A: { hand: 'Grizzly Bears', field: 'Stormrider Rig | 2 Forest', choices: [true] },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.casts('Grizzly Bears'), inAnswerTo('Whenever a creature', B.casts('Shock', 'Grizzly Bears'))],
    then: [A.graveyard('Grizzly Bears'), { kind: 'attached', card: 'Stormrider Rig', is: false }],
  }),
  ruling('Orc Sureshot', 'it sees a creature that enters together with it', {
    A: { hand: 'Rally the Ancestors', field: '6 Plains', graveyard: 'Orc Sureshot | Grizzly Bears', choices: [4] },
    B: { field: 'Hill Giant' },
    play: [A.casts('Rally the Ancestors')],
    then: [is('Hill Giant', 2, 2)],
  }),
  ruling('Griffin Aerie', 'one token however much life was gained', {
    A: { hand: "Angel's Mercy", field: 'Griffin Aerie | 4 Plains' },
    play: [A.casts("Angel's Mercy")],
    then: [A.tokens(1), A.life(27)],
  }),
  ruling('Curiosity', 'one card, however much damage', {
    A: { hand: 'Curiosity', field: 'Craw Wurm | Island', choices: [true] },
    play: [A.casts('Curiosity', 'Craw Wurm'), A.attacks('Craw Wurm')],
    then: [A.cardsIn('hand', 1), B.life(14)],
  }),
  ruling('Syr Carah, the Bold', 'it triggers though the same spell kills it', {
    A: { hand: 'Earthquake', field: 'Syr Carah, the Bold | 4 Mountain', choices: [3] },
    play: [A.casts('Earthquake')],
    then: [A.graveyard('Syr Carah, the Bold'), A.cardsIn('exile', 2)],
  }),
  ruling('Yannik, Scavenging Sentinel', 'it may receive the counters itself', {
    A: {
      hand: 'Yannik, Scavenging Sentinel',
      field: 'Grizzly Bears | 3 Forest | Plains',
      choices: ['When ~ enters, exile', 'Partner', 'Grizzly Bears', false],
      targets: [A.self, 'Yannik, Scavenging Sentinel', { done: true }],
    },
    play: [A.casts('Yannik, Scavenging Sentinel')],
    then: [is('Yannik, Scavenging Sentinel', 5, 5), A.exile('Grizzly Bears')],
  }),
  ruling('Heartless Pillage', 'the Treasure comes though nothing was discarded', {
    A: { hand: 'Heartless Pillage', field: 'Grizzly Bears | 3 Swamp' },
    play: [A.attacks('Grizzly Bears'), at(1, 'postcombat-main', A.casts('Heartless Pillage', B.self))],
    then: [A.field('Treasure Token')],
  }),
  ruling('Aetherworks Marvel', 'it counts itself going to the graveyard', {
    A: { field: 'Aetherworks Marvel' },
    B: { hand: 'Naturalize', field: '2 Forest' },
    play: [B.casts('Naturalize', 'Aetherworks Marvel')],
    then: [A.counters('energy', 1)],
  }),
  ruling('Body Launderer', 'its last power on the battlefield counts', {
    A: { hand: 'Giant Growth', field: 'Body Launderer | Forest', graveyard: 'Craw Wurm' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [A.casts('Giant Growth', 'Body Launderer'), B.waits, B.casts('Murder', 'Body Launderer')],
    then: [A.field('Craw Wurm')],
  }),
  ruling('Staff of the Wild Magus', 'any land of the basic type triggers it', {
    A: { hand: 'Stomping Ground', field: 'Staff of the Wild Magus', choices: [false] },
    play: [A.plays('Stomping Ground')],
    then: [A.life(21), tapped('Stomping Ground')],
  }),
  ruling('Gruul Beastmaster', 'X is what its power is when the trigger resolves', {
    A: { hand: 'Giant Growth', field: 'Gruul Beastmaster | Grizzly Bears | Forest', choices: [true] },
    play: [
      A.attacks('Gruul Beastmaster', 'Grizzly Bears'),
      at(1, 'declare-attackers', A.casts('Giant Growth', 'Gruul Beastmaster')),
    ],
    then: [B.life(6)],
  }),
  ruling('Crystallization', 'the creature that became a target is exiled', {
    A: { hand: 'Crystallization | Shock', field: 'Plains | Forest | Mountain' },
    B: { field: 'Hill Giant' },
    play: [A.casts('Crystallization', 'Hill Giant'), A.waits, A.casts('Shock', 'Hill Giant')],
    then: [B.exile('Hill Giant'), A.graveyard('Crystallization')],
  }),
  ruling('Phantasmal Dreadmaw', 'it is sacrificed before the spell resolves', {
    A: { field: 'Phantasmal Dreadmaw' },
    B: { hand: 'Unsummon', field: 'Island' },
    play: [B.casts('Unsummon', 'Phantasmal Dreadmaw')],
    then: [A.graveyard('Phantasmal Dreadmaw')],
  }),
  ruling('Michiko Konda, Truth Seeker', 'one permanent, whatever the amount', {
    A: { field: 'Michiko Konda, Truth Seeker' },
    B: { hand: 'Shock', field: '2 Mountain', choices: ['Mountain'] },
    play: [B.casts('Shock', A.self)],
    then: [B.field('Mountain', 1), A.life(18)],
  }),
  ruling('Twinflame', 'the tokens see each other enter', {
    A: { hand: 'Twinflame', field: 'Soul Warden | Grizzly Bears | 5 Mountain' },
    play: [A.casts('Twinflame', 'Soul Warden', 'Grizzly Bears')],
    until: [1, 'postcombat-main'],
    then: [A.tokens(2), A.life(23)],
  }),
  ruling('Mirror Mockery', 'the token is exiled though the Aura has gone', {
    A: { hand: 'Mirror Mockery', field: 'Grizzly Bears | 2 Island', choices: [true] },
    B: { hand: 'Naturalize', field: '2 Forest' },
    play: [
      A.casts('Mirror Mockery', 'Grizzly Bears'),
      A.attacks('Grizzly Bears'),
      at(1, 'declare-blockers', B.checks(A.tokens(1)), B.casts('Naturalize', 'Mirror Mockery')),
    ],
    then: [A.tokens(0), A.graveyard('Mirror Mockery')],
  }),
  ruling('Ogre-Head Helm', 'what dealt the damage is sacrificed, not the Equipment', {
    A: { hand: 'Forest', field: 'Ogre-Head Helm | Grizzly Bears | 3 Mountain', choices: [true] },
    play: [A.activates('Reconfigure {3}', 'Grizzly Bears'), A.attacks('Grizzly Bears')],
    then: [
      B.life(16),
      A.graveyard('Grizzly Bears'),
      A.field('Ogre-Head Helm'),
      A.graveyard('Forest'),
      A.hand('Mountain', 3),
    ],
  }),
  ruling("Captain's Claws", 'a token that enters attacking was never declared', {
    A: { field: "Captain's Claws | Raid Bombardment | Ornithopter | Mountain", choices: ["Captain's Claws"] },
    play: [A.activates('Equip {1}', 'Ornithopter'), A.attacks('Ornithopter')],
    then: [B.life(17), A.tokens(1)],
  }),
  ruling('Court Hussar', 'put onto the battlefield without being cast it is sacrificed', {
    A: { hand: 'Zombify', field: '4 Swamp', graveyard: 'Court Hussar', choices: ['When ~ enters, look', 'Mountain'] },
    play: [A.casts('Zombify', 'Court Hussar')],
    then: [A.graveyard('Court Hussar')],
  }),
  ruling('Concealed Weapon', 'turned up in combat it is attached without equipping', {
    A: { hand: 'Concealed Weapon', field: 'Grizzly Bears | 6 Mountain' },
    play: [
      via('disguise', A.casts('Concealed Weapon')),
      A.attacks('Grizzly Bears'),
      at(1, 'declare-attackers', A.activates('{2}{R}: Turn', 'Grizzly Bears')),
    ],
    then: [B.life(15), attached('Concealed Weapon', 'Grizzly Bears')],
  }),
  ruling('Cleric Class', 'one gain of life is one trigger', {
    A: { hand: "Angel's Mercy", field: 'Cleric Class | Grizzly Bears | 8 Plains' },
    play: [A.activates('{3}{W}: Level 2'), A.waits, A.casts("Angel's Mercy")],
    then: [A.life(28), counters('Grizzly Bears', '+1/+1', 1)],
  }),
  ruling('Pious Wayfarer', 'the enchantment creature that entered may be the target', {
    A: { hand: 'Celestial Archon', field: 'Pious Wayfarer | 5 Plains', targets: ['Celestial Archon'] },
    play: [A.casts('Celestial Archon')],
    then: [is('Celestial Archon', 5, 5)],
  }),
  ruling('Faerie Vandal', 'three cards drawn at once: one counter', {
    A: { hand: 'Concentrate', field: 'Faerie Vandal | 4 Island' },
    play: [A.casts('Concentrate')],
    then: [counters('Faerie Vandal', '+1/+1', 1)],
  }),
  ruling('Yarok, the Desecrated', "the entering permanent's own trigger triggers again", {
    A: { hand: 'Elvish Visionary', field: 'Yarok, the Desecrated | 2 Forest' },
    play: [A.casts('Elvish Visionary')],
    then: [A.cardsIn('hand', 2)],
  }),
  ruling('Sword of the Meek', 'the creature has grown since: the Sword comes all the same', {
    A: { hand: 'Llanowar Elves | Giant Growth', field: '2 Forest', graveyard: 'Sword of the Meek', choices: [true] },
    play: [A.casts('Llanowar Elves'), inAnswerTo('Whenever a 1/1', A.casts('Giant Growth', 'Llanowar Elves'))],
    then: [is('Llanowar Elves', 5, 6), attached('Sword of the Meek', 'Llanowar Elves')],
  }),
  ruling('Magister Sphinx', 'a low life total rises to 10', {
    A: { hand: 'Magister Sphinx', field: '5 Plains | Island | Swamp', targets: [B.self] },
    B: { life: 5 },
    play: [A.casts('Magister Sphinx')],
    then: [B.life(10)],
  }),
  ruling('Scytheclaw', 'the Germ has died: the Equipment stays', {
    A: { hand: 'Scytheclaw', field: '5 Plains' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [A.casts('Scytheclaw'), B.waits, B.casts('Murder', 'Phyrexian Germ Token')],
    then: [A.tokens(0), A.field('Scytheclaw')],
  }),
  ruling('Teysa Karlov', 'a death is seen once more by what sees it', {
    A: { field: 'Teysa Karlov | Blood Artist | Grizzly Bears', targets: [B.self, B.self] },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [B.casts('Shock', 'Grizzly Bears')],
    then: [B.life(18), A.life(22)],
  }),
  ruling('Implement of Examination', 'two cards: one for the sacrifice', {
    A: { field: 'Implement of Examination | Island' },
    play: [A.activates('{U}, Sacrifice')],
    then: [A.cardsIn('hand', 2)],
  }),
  ruling('Emmara, Soul of the Accord', 'tapping by attacking triggers it', {
    A: { field: 'Emmara, Soul of the Accord' },
    play: [A.attacks('Emmara, Soul of the Accord')],
    then: [A.tokens(1)],
  }),
  ruling('Ranger Class', 'once for each combat, however many attack', {
    A: { field: 'Ranger Class | Hill Giant | Grizzly Bears | 2 Forest', targets: ['Hill Giant'] },
    play: [A.activates('{1}{G}: Level 2'), A.attacks('Hill Giant', 'Grizzly Bears')],
    then: [B.life(14), counters('Hill Giant', '+1/+1', 1), counters('Grizzly Bears', '+1/+1', 0)],
  }),
  ruling('Elvish Dreadlord', 'a creature that comes later is not affected', {
    A: { hand: 'Grizzly Bears', field: 'Elvish Dreadlord | 2 Forest' },
    B: { hand: 'Murder', field: 'Hill Giant | 3 Swamp' },
    play: [B.casts('Murder', 'Elvish Dreadlord'), at(1, 'postcombat-main', A.casts('Grizzly Bears'))],
    then: [B.graveyard('Hill Giant'), A.has('Grizzly Bears', 2, 2)],
  }),
  ruling('Bulwark', 'the cards are counted as it resolves', {
    A: { hand: '2 Forest | Shock', field: 'Bulwark | Mountain', targets: [B.self] },
    play: [at(1, 'upkeep', inAnswerTo('At the beginning', A.casts('Shock', B.self)))],
    then: [B.life(16)],
  }),
  ruling('Diplomacy of the Wastes', 'life is lost though nothing was discarded', {
    A: { hand: 'Diplomacy of the Wastes', field: 'Goma Fada Vanguard | 3 Swamp' },
    play: [A.casts('Diplomacy of the Wastes', B.self)],
    then: [B.life(18)],
  }),
  ruling('Vulturous Zombie', "an opponent's spell that has resolved is a card put there", {
    A: { field: 'Vulturous Zombie' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [B.casts('Shock', A.self)],
    then: [is('Vulturous Zombie', 4, 4)],
  }),
  ruling('Bulwark', 'the same number of cards: no damage', {
    A: { hand: '2 Forest', field: 'Bulwark' },
    B: { hand: '2 Forest' },
    then: [B.life(20)],
  }),
];
