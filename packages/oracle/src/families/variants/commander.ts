/** Words for commanders and for cards from outside the game. CR 903, 400.11. */
import { phrase } from '../../kernel/phrase.ts';
import { costPart, rule } from '../categories.ts';
import { digits } from '../values/values.ts';

rule.add(
  phrase`if ~ is your commander , choose a color before the game begins . ^ ~ is the chosen color`.means({
    kind: 'commanderColor',
  }),
  phrase`rather than pay {2} for each previous time you've cast ~ from the command zone this game , pay ${{ life: digits }} life that many times`.means(
    (s) => ({
      kind: 'costChange',
      of: { kind: 'self' },
      change: 'more',
      life: s.life,
      toDo: 'cast',
      insteadOfTax: true,
    }),
  ),
);
costPart.add(
  phrase`^ pay life equal to the number
of colors in your commanders ' color identity`.means({
    kind: 'lifeCost',
    amount: 'commander colors',
  }),
);
