/** Events and keyword actions of supplementary cards and of single keywords. CR 701, 901, 904. */
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import { event, noun, objectEvent, playerEvent } from '../categories.ts';

playerEvent.add(
  phrase`${{
    action: verbs('an event', [
      ['roll~ {CHAOS}', 'roll chaos'],
      ['collect~ evidence', 'collect evidence'],
      ['amass~', 'amass'],
      ['discover~', 'discover'],
      ['face~ a villainous choice', 'face a villainous choice'],
      ['commit~ a crime', 'commit a crime'],
      ['complete~ a dungeon', 'complete a dungeon'],
      ['choose~ a creature as your Ring-bearer', 'choose a Ring-bearer'],
      ['visit~ a Attraction', 'visit'],
      ['claim~ the prize of a Attraction', 'claim the prize'],
    ] as const),
  }}^`.means({ kind: 'keywordAction' }),
  phrase`${{
    action: verbs('an event', [
      ['foretell~', 'foretell'],
      ['crank~', 'crank'],
      ['solve~', 'solve'],
    ] as const),
  }}^ ${{ object: noun }}`.means({ kind: 'keywordAction' }),
  phrase`set~ ${{ object: noun }} in motion`.means({ kind: 'keywordAction', action: 'set in motion' }),
  phrase`planeswalk~ ${{
    detail: terms('where to', [
      ['to', 'to'],
      ['away from', 'away'],
    ] as const),
  }} ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'planeswalk' }),
  phrase`fully unlock~ a Room`.means({ kind: 'keywordAction', action: 'unlock', detail: 'fully' }),
  phrase`cast~ or copy~ ${{ object: noun }}`.means({ kind: 'cast', orCopy: true }),
);
objectEvent.add(
  phrase`${{
    action: verbs('an event', [
      ['mutate~', 'mutate'],
      ['train~', 'train'],
    ] as const),
  }}^`.means({ kind: 'keywordAction' }),
  phrase`${{
    action: verbs('an event', [
      ['exploit~', 'exploit'],
      ['mentor~', 'mentor'],
      ['enlist~', 'enlist'],
    ] as const),
  }}^ ${{ to: noun }}`.means({ kind: 'keywordAction' }),
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
