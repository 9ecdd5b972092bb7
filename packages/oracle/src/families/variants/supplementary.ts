/** Events and keyword actions of supplementary cards and of single keywords. CR 701, 901, 904. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { event, noun, objectEvent, playerEvent } from '../categories.ts';

playerEvent.add(
  phrase`set~ ${{ object: noun }} in motion`.means({ kind: 'keywordAction', action: 'set in motion' }),
  phrase`roll~ {CHAOS}`.means({ kind: 'keywordAction', action: 'roll chaos' }),
  phrase`planeswalk~ to ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'planeswalk', detail: 'to' }),
  phrase`planeswalk~ away from ${{ object: noun }}`.means({
    kind: 'keywordAction',
    action: 'planeswalk',
    detail: 'away',
  }),
  phrase`collect~ evidence`.means({ kind: 'keywordAction', action: 'collect evidence' }),
  phrase`foretell~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'foretell' }),
  phrase`amass~`.means({ kind: 'keywordAction', action: 'amass' }),
  phrase`discover~`.means({ kind: 'keywordAction', action: 'discover' }),
  phrase`face~ a villainous choice`.means({ kind: 'keywordAction', action: 'face a villainous choice' }),
  phrase`commit~ a crime`.means({ kind: 'keywordAction', action: 'commit a crime' }),
  phrase`complete~ a dungeon`.means({ kind: 'keywordAction', action: 'complete a dungeon' }),
  phrase`fully unlock~ a Room`.means({ kind: 'keywordAction', action: 'unlock', detail: 'fully' }),
  phrase`crank~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'crank' }),
  phrase`cast~ or copy~ ${{ object: noun }}`.means({ kind: 'cast', orCopy: true }),
);
objectEvent.add(
  phrase`exploit~ ${{ to: noun }}`.means({ kind: 'keywordAction', action: 'exploit' }),
  phrase`mutate~`.means({ kind: 'keywordAction', action: 'mutate' }),
  phrase`train~`.means({ kind: 'keywordAction', action: 'train' }),
  phrase`mentor~ ${{ to: noun }}`.means({ kind: 'keywordAction', action: 'mentor' }),
  phrase`become~ ${{ detail: words('a designation', ['monstrous', 'renowned', 'saddled', 'crewed', 'suspected']) }}`.means(
    { kind: 'keywordAction', action: 'become' },
  ),
  phrase`attack~ while saddled`.means({ kind: 'attack', whileSaddled: true }),
  phrase`be~ tapped for mana`.means({ kind: 'tapForMana', words: 'passive' }),
);
event.add(
  phrase`the Ring tempts you`.means({ kind: 'keywordAction', action: 'the ring tempts you' }),
  phrase`chaos ensues`.means({ kind: 'keywordAction', action: 'chaos ensues' }),
);
