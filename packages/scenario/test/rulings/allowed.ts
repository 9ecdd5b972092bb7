/** Rulings on what may be done and what it costs, and on what goes on though something has changed. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, damage, inAnswerTo, is, keyword, refused, ruling } from './ruling.ts';

export const allowed: readonly Scenario[] = [
  ruling('Saskia the Unyielding', 'who was chosen and is hurt is hurt again', {
    A: { field: 'Saskia the Unyielding', choices: [B.self] },
    play: [A.attacks('Saskia the Unyielding')],
    then: [B.life(14)],
  }),
  ruling('Chandra, Bold Pyromancer', 'a planeswalker is no target of her first ability', {
    A: { field: 'Chandra, Bold Pyromancer' },
    B: { field: 'Jace Beleren' },
    play: [refused(A.activates('+1', 'Jace Beleren'))],
    then: [],
  }),
  ruling('Khalni Ambush', 'one of the two has gone: nobody fights', {
    A: { hand: 'Khalni Ambush', field: 'Grizzly Bears | 3 Forest' },
    B: { hand: 'Unsummon', field: 'Hill Giant | Island' },
    play: [
      A.casts('Khalni Ambush', 'Grizzly Bears', 'Hill Giant'),
      inAnswerTo('Khalni Ambush', B.casts('Unsummon', 'Hill Giant')),
    ],
    then: [damage('Grizzly Bears', 0), B.hand('Hill Giant')],
  }),
  ruling('Stampeding Elk Herd', 'too little power as the trigger resolves: no trample', {
    A: { field: 'Stampeding Elk Herd | Hill Giant' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [
      A.attacks('Stampeding Elk Herd', 'Hill Giant'),
      at(1, 'declare-attackers', inAnswerTo('Formidable', B.casts('Murder', 'Hill Giant'))),
    ],
    until: [1, 'declare-blockers'],
    then: [keyword('Stampeding Elk Herd', 'trample', false)],
  }),
  ruling('Jeskai Windscout', 'an artifact creature spell does not make it stronger', {
    A: { hand: 'Ornithopter | Mox Ruby', field: 'Jeskai Windscout' },
    play: [A.casts('Ornithopter'), A.waits, A.checks(is('Jeskai Windscout', 2, 1)), A.casts('Mox Ruby')],
    then: [is('Jeskai Windscout', 3, 2)],
  }),
  ruling("Guardians' Pledge", 'white no more later in the turn, it keeps the bonus', {
    A: { hand: "Guardians' Pledge | Cerulean Wisps", field: 'White Knight | 3 Plains | Island' },
    play: [A.casts("Guardians' Pledge"), A.waits, A.casts('Cerulean Wisps', 'White Knight')],
    then: [is('White Knight', 4, 4)],
  }),
  ruling('Blindblast', 'the creature has gone: no card', {
    A: { hand: 'Blindblast', field: '3 Mountain' },
    B: { hand: 'Unsummon', field: 'Hill Giant | Island' },
    play: [A.casts('Blindblast', 'Hill Giant'), inAnswerTo('Blindblast', B.casts('Unsummon', 'Hill Giant'))],
    then: [A.cardsIn('hand', 0)],
  }),
  ruling('Twilight Prophet', 'a tenth permanent that goes at once is enough for the blessing', {
    A: {
      hand: 'Isamaru, Hound of Konda',
      field: 'Twilight Prophet | Isamaru, Hound of Konda | 7 Plains',
      library: '3 Craw Wurm',
    },
    play: [A.casts('Isamaru, Hound of Konda')],
    until: [3, 'draw'],
    then: [B.life(14), A.life(26), A.field('Isamaru, Hound of Konda')],
  }),
  ruling('Hunt the Hunter', 'both creatures are needed to cast it', {
    A: { hand: 'Hunt the Hunter', field: 'Grizzly Bears | Forest' },
    B: { field: 'Hill Giant' },
    play: [refused(A.casts('Hunt the Hunter', 'Grizzly Bears'))],
    then: [],
  }),
  ruling('Djinn of Wishes', 'a land was played before: the one it turns up is exiled', {
    A: { hand: 'Island', field: 'Djinn of Wishes | 4 Island', library: 'Forest | 3 Mountain', choices: [true] },
    play: [A.plays('Island'), A.activates('{2}{U}{U}')],
    then: [A.exile('Forest'), A.field('Forest', 0)],
  }),
  ruling('Djinn of Wishes', 'no land was played: this one may be', {
    A: { field: 'Djinn of Wishes | 4 Island', library: 'Forest | 3 Mountain', choices: [true] },
    play: [A.activates('{2}{U}{U}')],
    then: [A.field('Forest'), A.exile('Forest', 0)],
  }),
  ruling('Glint-Sleeve Siphoner', 'without energy nothing can be paid', {
    A: { field: 'Glint-Sleeve Siphoner', choices: [true, true] },
    until: [3, 'draw'],
    then: [A.life(20), A.cardsIn('hand', 1)],
  }),
  ruling('Windreaver', 'switching comes last: more toughness is more power', {
    A: { field: 'Windreaver | Island | Plains' },
    play: [A.activates('{U}: Switch'), A.waits, A.activates('{W}: ~ gets')],
    then: [is('Windreaver', 4, 1)],
  }),
  ruling('Gorm the Great', 'the only creature that can block has to', {
    A: { field: 'Gorm the Great' },
    B: { field: 'Grizzly Bears' },
    play: [A.attacks('Gorm the Great'), { turn: 1, player: 'B', do: 'block', none: true, refused: true }],
    then: [],
  }),
  ruling('Gorm the Great', 'and one is enough where there is no other', {
    A: { field: 'Gorm the Great' },
    B: { field: 'Grizzly Bears' },
    play: [A.attacks('Gorm the Great'), B.blocks('Grizzly Bears', 'Gorm the Great')],
    then: [B.graveyard('Grizzly Bears'), B.life(20)],
  }),
  ruling('Griselbrand', 'with six life left seven cannot be paid', {
    A: { life: 6, field: 'Griselbrand' },
    play: [refused(A.activates('Pay 7 life'))],
    then: [],
  }),
  ruling('The Circle of Loyalty', 'the Knights do not pay for the colored mana', {
    A: { hand: 'The Circle of Loyalty', field: '6 White Knight | Plains | Mountain' },
    play: [refused(A.casts('The Circle of Loyalty'))],
    then: [],
  }),
  ruling('The Circle of Loyalty', 'two white mana are enough with four Knights', {
    A: { hand: 'The Circle of Loyalty', field: '4 White Knight | 2 Plains' },
    play: [A.casts('The Circle of Loyalty')],
    then: [A.field('The Circle of Loyalty'), is('White Knight', 3, 3)],
  }),
  ruling('Naru Meha, Master Wizard', 'the copy keeps the target when no other is chosen', {
    A: { hand: 'Shock | Naru Meha, Master Wizard', field: 'Mountain | 4 Island', choices: [false] },
    play: [A.casts('Shock', B.self), A.casts('Naru Meha, Master Wizard', 'Shock')],
    then: [B.life(16)],
  }),
  ruling('Graven Dominator', 'where all creatures are smaller by one, the others die', {
    A: { hand: 'Graven Dominator', field: "Night of Souls' Betrayal | 6 Plains" },
    B: { field: 'Hill Giant' },
    play: [A.casts('Graven Dominator')],
    then: [B.graveyard('Hill Giant'), is('Graven Dominator', 3, 3)],
  }),
  ruling('Craven Hulk', 'its companion dies after blocks: it goes on blocking', {
    A: { hand: 'Shock', field: 'Hill Giant | Mountain' },
    B: { field: 'Craven Hulk | Grizzly Bears' },
    play: [
      A.attacks('Hill Giant'),
      B.blocks('Craven Hulk', 'Hill Giant'),
      B.blocks('Grizzly Bears', 'Hill Giant'),
      at(1, 'declare-blockers', A.casts('Shock', 'Grizzly Bears')),
    ],
    then: [A.graveyard('Hill Giant'), B.life(20)],
  }),
  ruling('Ancient Stirrings', 'a land that makes colored mana is colorless', {
    A: { hand: 'Ancient Stirrings', field: 'Forest', library: 'Island | 6 Shock', choices: [true, 'Island'] },
    play: [A.casts('Ancient Stirrings')],
    then: [A.hand('Island')],
  }),
  ruling('Metamorphosis', 'without a creature to sacrifice it cannot be cast', {
    A: { hand: 'Metamorphosis', field: 'Forest' },
    play: [refused(A.casts('Metamorphosis'))],
    then: [],
  }),
  ruling('Isshin, Two Heavens as One', 'becoming tapped is not attacking', {
    A: { field: 'Isshin, Two Heavens as One | Fallowsage', choices: [true, true] },
    play: [A.attacks('Fallowsage')],
    then: [A.cardsIn('hand', 1)],
  }),
  ruling('Resounding Scream', 'the trigger of cycling comes before the card', {
    A: {
      hand: 'Resounding Scream | Forest',
      field: '2 Island | 2 Swamp | 4 Mountain',
      library: 'Plains | 5 Mountain',
      targets: [A.self],
    },
    play: [A.activates('Cycling')],
    then: [A.hand('Plains'), A.graveyard('Forest')],
  }),
];
