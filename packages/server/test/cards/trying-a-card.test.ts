import type { Reply, TypedCard } from '@kitchen-table/protocol';
import { describe, expect, test } from 'vitest';
import { isAsked, openPage, tableOfFile } from '../table.ts';

const table = tableOfFile();

const OGRE: TypedCard = {
  name: 'Patient Ogre',
  manaCost: '{1}{R}',
  typeLine: 'Creature — Ogre',
  text: 'Trample',
  power: '3',
  toughness: '2',
};

describe('a card is tried on a board', () => {
  async function tried(card: string | TypedCard): Promise<Extract<Reply, { kind: 'created' }>> {
    const page = await openPage(table.url);
    const reply = await page.say({ kind: 'tryCard', card });
    page.close();
    if (reply.kind !== 'created') throw new Error(JSON.stringify(reply));
    return reply;
  }

  for (const [what, card, name] of [
    ['that is known', 'shock', 'Shock'],
    ['that somebody typed', OGRE, 'Patient Ogre'],
  ] as const)
    test(`a card ${what} is in hand and can be cast at once (CR 117.1a, 302.1)`, async () => {
      const { game, seats } = await tried(card);
      const page = await openPage(table.url);
      await page.say({ kind: 'join', game, token: seats[0]?.token ?? null });
      const { question, view, optionTexts } = await page.until(isAsked);
      expect(question?.kind).toBe('priority');
      expect(view.players[0]?.hand?.map((one) => one.name).slice(0, 2)).toEqual([name, name]);
      expect(optionTexts.filter((text) => text.startsWith(`Cast ${name}`)).length).toBeGreaterThan(0);
      page.close();
    });

  test('what is not read, not known, or played from no hand is refused with its reason', async () => {
    const page = await openPage(table.url);
    const because = async (card: string | TypedCard): Promise<string> => {
      const reply = await page.say({ kind: 'tryCard', card });
      return reply.kind === 'error' ? reply.sentence : reply.kind;
    };
    expect(await because('No Such Card At All')).toMatch(/^No card named "No Such Card At All"/);
    expect(await because({ ...OGRE, text: 'Wibble the wobble.' })).toMatch(/^Patient Ogre: this sentence/);
    expect(await because({ ...OGRE, typeLine: 'Conspiracy', manaCost: '', power: '', toughness: '' })).toMatch(
      /played from no hand/,
    );
    page.close();
  });
});
