/** The place before what goes there: "put onto the battlefield under your control all creature cards in all graveyards". CR 400.7. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { destination, entering, noun, playerVerb, subject, timedRule } from '../categories.ts';

playerVerb.add(
  phrase`put~ ${{ to: destination }} ${{ entering }} ${{ object: noun }}`.means({
    kind: 'move',
    verb: 'put',
    words: 'place first',
  }),
);
timedRule.add(
  phrase`${{ actor: subject }} shuffle~actor their libraries`.means((s) => ({
    kind: 'do',
    action: { kind: 'shuffle', actor: s.actor as Noun, words: 'their libraries' },
  })) as never,
);
