import { expect, it } from 'vitest';
import type { Services } from '../context.ts';
import { siteMessageHandler, siteMessages } from './site-messages.ts';

it('puts the given number of sites into each message, in order', () => {
  expect(siteMessages([1, 2, 3, 4, 5], 2).map(({ body }) => body)).toEqual([
    { site_ids: [1, 2] },
    { site_ids: [3, 4] },
    { site_ids: [5] },
  ]);
  expect(siteMessages([], 2)).toEqual([]);
});

it('passes the sites of a message to the handler, and drops a message without sites', async () => {
  const seen: unknown[] = [];
  const logged: unknown[] = [];
  const log = { error: (said: object) => logged.push(said) } as unknown as Services['log'];
  const handler = siteMessageHandler(
    { log },
    {
      queue: 'looks',
      handle: async ids => seen.push(['handled', ids]),
      setAside: async ids => seen.push(['set aside', ids]),
    },
  );
  const message = { id: '7', deliveries: 1, body: siteMessages([1, 2], 9)[0]?.body };
  await handler.handle(message);
  await handler.setAside(message);
  expect(seen).toEqual([
    ['handled', [1, 2]],
    ['set aside', [1, 2]],
  ]);
  expect(handler.pieces(message.body)).toEqual([{ site_ids: [1] }, { site_ids: [2] }]);
  // What throws is delivered again, for ever.
  const malformed = { ...message, body: { sites: [1] } };
  await handler.handle(malformed);
  await handler.setAside(malformed);
  expect(seen).toHaveLength(2);
  expect(logged).toEqual(Array(2).fill({ queue: 'looks', message: '7' }));
});
