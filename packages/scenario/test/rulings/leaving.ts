/** Rulings on what has left, or comes back: last known power, returning cards, sacrifices, exile in place of death. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, attached, counters, inAnswerTo, is, ruling } from './ruling.ts';

export const leaving: readonly Scenario[] = [
  ruling('Erebos, Bleak-Hearted', 'the creature sacrificed may be the target: the rest of him still sees it die', {
    A: { field: 'Erebos, Bleak-Hearted | Grizzly Bears | 2 Swamp', choices: [true] },
    play: [A.activates('{1}{B}, Sacrifice', 'Grizzly Bears')],
    then: [A.graveyard('Grizzly Bears'), A.life(18), A.cardsIn('hand', 1)],
  }),
  ruling("Tiana, Ship's Caretaker", 'an Equipment destroyed together with her comes back', {
    A: { hand: 'Planar Cleansing', field: "Tiana, Ship's Caretaker | Bonesplitter | 6 Plains", choices: [true] },
    play: [A.casts('Planar Cleansing')],
    until: [2, 'upkeep'],
    then: [A.hand('Bonesplitter'), A.graveyard("Tiana, Ship's Caretaker")],
  }),
  ruling('Grisly Spectacle', 'the last power of the creature is how many cards go', {
    A: { hand: 'Giant Growth | Grisly Spectacle', field: 'Forest | 4 Swamp' },
    B: { field: 'Craw Wurm' },
    play: [A.casts('Giant Growth', 'Craw Wurm'), A.waits, A.casts('Grisly Spectacle', 'Craw Wurm')],
    then: [B.cardsIn('graveyard', 10)],
  }),
  ruling('Grisly Spectacle', 'the creature has gone: no card goes', {
    A: { hand: 'Grisly Spectacle', field: '4 Swamp' },
    B: { hand: 'Unsummon', field: 'Craw Wurm | Island' },
    play: [A.casts('Grisly Spectacle', 'Craw Wurm'), inAnswerTo('Grisly', B.casts('Unsummon', 'Craw Wurm'))],
    then: [B.hand('Craw Wurm'), B.cardsIn('graveyard', 1)],
  }),
  ruling('God-Eternal Bontu', 'into a library of two cards: it becomes the last', {
    A: { field: 'God-Eternal Bontu', library: '2 Island', choices: [true] },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [B.casts('Murder', 'God-Eternal Bontu')],
    then: [{ kind: 'library-card', player: 'A', position: 3, card: 'God-Eternal Bontu' }, A.cardsIn('library', 3)],
  }),
  ruling('Burn from Within', 'whatever kills the creature later in the turn, it is exiled', {
    A: { hand: 'Burn from Within | Murder', field: '2 Mountain | 3 Swamp', choices: [1] },
    B: { field: 'Hill Giant' },
    play: [A.casts('Burn from Within', 'Hill Giant'), A.waits, A.casts('Murder', 'Hill Giant')],
    then: [B.exile('Hill Giant'), B.graveyard('Hill Giant', 0)],
  }),
  ruling('Night Incarnate', 'put onto the battlefield it stays: it was not cast', {
    A: { hand: 'Reanimate', field: 'Swamp', graveyard: 'Night Incarnate' },
    play: [A.casts('Reanimate', 'Night Incarnate')],
    then: [A.field('Night Incarnate'), A.life(15)],
  }),
  ruling('Long Road Home', 'the Equipment stays behind, the card comes back with one counter', {
    A: { hand: 'Long Road Home', field: 'Grizzly Bears | Bonesplitter | 2 Plains | Forest' },
    play: [A.activates('Equip', 'Grizzly Bears'), A.waits, A.casts('Long Road Home', 'Grizzly Bears')],
    until: [2, 'upkeep'],
    then: [
      is('Grizzly Bears', 3, 3),
      counters('Grizzly Bears', '+1/+1', 1),
      attached('Bonesplitter', 'Grizzly Bears', false),
    ],
  }),
  ruling('Glimmerpoint Stag', 'it has died: what it exiled comes back all the same', {
    A: { hand: 'Glimmerpoint Stag', field: '4 Plains', targets: ['Hill Giant'] },
    B: { hand: 'Murder', field: 'Hill Giant | 3 Swamp' },
    play: [A.casts('Glimmerpoint Stag'), inAnswerTo('When ~ enters', B.casts('Murder', 'Glimmerpoint Stag'))],
    until: [2, 'upkeep'],
    then: [B.field('Hill Giant'), A.graveyard('Glimmerpoint Stag')],
  }),
  ruling('Ashling, the Extinguisher', 'an indestructible creature is sacrificed, too', {
    A: { field: 'Ashling, the Extinguisher' },
    B: { field: 'Darksteel Myr' },
    play: [A.attacks('Ashling, the Extinguisher')],
    then: [B.graveyard('Darksteel Myr'), B.life(16)],
  }),
  ruling('Prowling Geistcatcher', 'what it exiled comes back under its controller, whoever owns it', {
    A: {
      hand: 'Act of Treason | Murder',
      field: 'Prowling Geistcatcher | Carrion Feeder | 3 Mountain | 3 Swamp',
      choices: ['Hill Giant'],
    },
    B: { field: 'Hill Giant' },
    play: [
      A.casts('Act of Treason', 'Hill Giant'),
      A.waits,
      A.activates('Sacrifice a creature'),
      A.waits,
      A.casts('Murder', 'Prowling Geistcatcher'),
    ],
    then: [A.field('Hill Giant'), B.field('Hill Giant', 0)],
  }),
  ruling('Soul Exchange', 'the counter is put on it whatever it is protected from', {
    A: { hand: 'Soul Exchange', field: 'Basal Thrull | 2 Swamp', graveyard: 'White Knight' },
    play: [A.casts('Soul Exchange', 'White Knight')],
    then: [is('White Knight', 4, 4), A.exile('Basal Thrull')],
  }),
  ruling('Echo Inspector', 'it has died: its controller draws and discards, nothing gets a counter', {
    A: { hand: 'Echo Inspector', field: '4 Island', choices: ['Mountain'] },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [A.casts('Echo Inspector'), inAnswerTo('When ~ enters', B.casts('Murder', 'Echo Inspector'))],
    then: [A.cardsIn('hand', 0), A.graveyard('Mountain'), A.graveyard('Echo Inspector')],
  }),
  ruling('Pyrewild Shaman', 'it dies in the same damage: it stays in the graveyard', {
    A: { field: 'Pyrewild Shaman | Grizzly Bears | 3 Mountain', choices: [true] },
    B: { field: 'Hill Giant' },
    play: [A.attacks('Pyrewild Shaman', 'Grizzly Bears'), B.blocks('Hill Giant', 'Pyrewild Shaman')],
    then: [A.graveyard('Pyrewild Shaman'), B.life(18)],
  }),
  ruling('Pyrewild Shaman', 'it was there before: for {3} it comes back', {
    A: { field: 'Grizzly Bears | 3 Mountain', graveyard: 'Pyrewild Shaman', choices: [true] },
    play: [A.attacks('Grizzly Bears')],
    then: [A.hand('Pyrewild Shaman'), B.life(18)],
  }),
  ruling('Evangel of Heliod', 'it counts itself while it is there', {
    A: { hand: 'Evangel of Heliod', field: '6 Plains' },
    play: [A.casts('Evangel of Heliod')],
    then: [A.tokens(2)],
  }),
  ruling('Evangel of Heliod', 'it has died: its own mana symbols count no more', {
    A: { hand: 'Evangel of Heliod', field: 'White Knight | 6 Plains' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [A.casts('Evangel of Heliod'), inAnswerTo('When ~ enters', B.casts('Murder', 'Evangel of Heliod'))],
    then: [A.tokens(2)],
  }),
  ruling('Arc Blade', 'resolved, it suspends itself', {
    A: { hand: 'Arc Blade', field: '5 Mountain' },
    play: [A.casts('Arc Blade', B.self)],
    until: [3, 'draw'],
    then: [B.life(18), { kind: 'counters', card: 'Arc Blade', zone: 'exile', counter: 'time', is: 2 }],
  }),
  ruling('Brink of Madness', 'the last card is cast in the upkeep: it was there as the step began', {
    A: { hand: 'Shock', field: 'Brink of Madness | Mountain' },
    B: { hand: 'Forest' },
    play: [...at(3, 'upkeep', A.casts('Shock', B.self))],
    until: [3, 'draw'],
    then: [A.field('Brink of Madness'), B.life(18)],
  }),
];
