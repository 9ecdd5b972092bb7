/** Colors circled on a card as a deck is made. CR 207.5. */
import { phrase } from '../../kernel/phrase.ts';
import { manaOutput, rule } from '../categories.ts';
import { count, numberWord } from '../values/values.ts';

rule.add(
  phrase`as you create your deck , circle ${{ count: numberWord }} of the colors below`.means({ kind: 'circleColors' }),
);
manaOutput.add(phrase`${{ number: count }} mana of either of the circled colors`.means({ kind: 'circledColors' }));
