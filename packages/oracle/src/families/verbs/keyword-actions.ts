/** Keyword actions. CR 701. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { noun, playerVerb } from '../categories.ts';
import { cardName } from '../nouns/names.ts';
import { amount } from '../values/values.ts';

playerVerb.add(
  phrase`investigate~`.means({ kind: 'keywordAction', action: 'investigate' }),
  phrase`proliferate~`.means({ kind: 'keywordAction', action: 'proliferate' }),
  phrase`time travel~`.means({ kind: 'keywordAction', action: 'time travel' }),
  phrase`populate~`.means({ kind: 'keywordAction', action: 'populate' }),
  phrase`meld~ ${{ object: noun }} into ${{ into: cardName }}`.means({ kind: 'meld' }),
  phrase`venture~ into the dungeon`.means({ kind: 'keywordAction', action: 'venture into the dungeon' }),
  phrase`learn~`.means({ kind: 'keywordAction', action: 'learn' }),
  phrase`clash~ with a opponent`.means({ kind: 'keywordAction', action: 'clash' }),
  phrase`manifest~ dread`.means({ kind: 'keywordAction', action: 'manifest dread' }),
  phrase`manifest~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'manifest' }),
  phrase`detain~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'detain' }),
  phrase`suspect~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'suspect' }),
  phrase`exert~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'exert' }),
  phrase`flip~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'flip' }),
  phrase`bolster~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'bolster' }),
  phrase`support~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'support' }),
  phrase`adapt~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'adapt' }),
  phrase`monstrosity~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'monstrosity' }),
  phrase`fateseal~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'fateseal' }),
  phrase`discover~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'discover' }),
  phrase`incubate~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'incubate' }),
  phrase`amass~ ${{ detail: words('a type', ['Orcs', 'Zombies', 'Slivers']) }} ${{ amount }}`.means({
    kind: 'keywordAction',
    action: 'amass',
  }),
);
