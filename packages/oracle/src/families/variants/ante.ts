/** Playing for ante. CR 407. */
import { phrase } from '../../kernel/phrase.ts';
import { noun, origin, playerVerb, quality, rule } from '../categories.ts';

rule.add(phrase`remove ~ from your deck before playing if you're not playing for ante`.means({ kind: 'onlyForAnte' }));
playerVerb.add(
  phrase`ante~ ${{ object: noun }}`.means({ kind: 'ante' }),
  phrase`own~ ${{ object: noun }}`.means({ kind: 'own' }),
);
origin.add(phrase`the ante`.means({ kind: 'place', zone: 'ante' }));
quality.add(phrase`in the ante`.means({ kind: 'inZone', zone: ['ante'] }));
