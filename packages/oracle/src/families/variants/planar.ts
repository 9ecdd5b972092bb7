/** Planeswalking, chaos and the planar die. CR 701.24, 311.7, 901. */
import { phrase } from '../../kernel/phrase.ts';
import { duration, noun, playerEvent, playerVerb, timedRule } from '../categories.ts';

playerVerb.add(
  phrase`planeswalk~`.means({ kind: 'keywordAction', action: 'planeswalk' }),
  phrase`planeswalk~ as a result of rolling the planar die`.means({
    kind: 'keywordAction',
    action: 'planeswalk',
    detail: 'by rolling',
  }),
  phrase`roll~ the planar die`.means({ kind: 'keywordAction', action: 'roll the planar die' }),
);
playerEvent.add(phrase`roll~ a blank on the planar die`.means({ kind: 'keywordAction', action: 'roll a blank' }));
timedRule.add(
  phrase`each blank roll of the planar die is a {CHAOS} roll ${{ during: duration }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'blankIsChaos' },
    during: s.during,
  })),
  phrase`simultaneously planeswalk to both of ${{ object: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'keywordAction', action: 'planeswalk', object: s.object, words: 'simultaneously' },
  })),
  phrase`planeswalk to ${{ object: noun }} , except don't planeswalk away from any plane`.means((s) => ({
    kind: 'do',
    action: { kind: 'keywordAction', action: 'planeswalk without leaving', object: s.object },
  })),
  phrase`chaos ensues`.means({ kind: 'do', action: { kind: 'keywordAction', action: 'chaos ensues' } }),
);
