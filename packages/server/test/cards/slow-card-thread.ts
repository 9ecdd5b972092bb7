/** A thread in which one search takes for ever, as a text might that nobody has thought of. */
const { toLowerCase } = String.prototype;
String.prototype.toLowerCase = function (this: string): string {
  if (String(this) === 'for ever') for (;;);
  return toLowerCase.call(this);
};

await import('../../src/cards/card-thread.ts');
