/** Words for commanders and for cards from outside the game. CR 903, 400.11. */
import { phrase } from '../../kernel/phrase.ts';
import { costPart, rule } from '../categories.ts';

rule.add(
  phrase`if ~ is your commander , choose a color before the game begins . ^ ~ is the chosen color`.means({
    kind: 'commanderColor',
  }),
);
costPart.add(
  phrase`^ pay life equal to the number
of colors in your commanders ' color identity`.means({
    kind: 'lifeCost',
    amount: 'commander colors',
  }),
);
