import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Insertable } from 'kysely';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { World } from '../../testing/world.ts';
import { sendDeliveries } from './deliveries/delivery-work.ts';
import { enqueueDeliveries } from './deliveries/enqueue-deliveries.ts';
import { newWebhookSecret } from './kinds/webhook.ts';
import type { Message } from './message.ts';
import { placeOfChannel } from './sealed-channels.ts';

/** A message about one event of a site. */
export function aMessage(more: Partial<Message> = {}): Message {
  return {
    kind: 'event',
    severity: 'high',
    title: 'Shop is down',
    paragraphs: ['The site answered with status 500.'],
    items: [{ text: 'Shop', url: 'https://shop.example/' }],
    events: [
      {
        id: 7,
        type: 'site.down',
        severity: 'high',
        phase: 'opens',
        occurred_at: '2026-01-31T08:00:00Z',
        title: 'Shop is down',
        text: 'The site answered with status 500.',
        site: { id: 1, name: 'Shop', url: 'https://shop.example/' },
        client: null,
        cause: 'uptime:site:1',
        data: { status: 500 },
      },
    ],
    ...more,
  };
}

/** A channel that was stored without being checked. Returns its id. */
export async function storeChannel(world: World, more: Partial<Insertable<Tables['channels']>> = {}): Promise<number> {
  const { name = 'Test' } = more;
  const row = {
    kind: 'webhook',
    name,
    name_key: name.toLowerCase(),
    enabled: 1,
    settings_json: '{}',
    created_at: 0,
    updated_at: 0,
    ...more,
  };
  const { database } = world.app.services;
  const made = await database.write(trx =>
    trx.insertInto('channels').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return made.id;
}

/** A webhook that leads there, stored without being checked. */
export async function storeWebhook(world: World, url: string, more: Partial<Insertable<Tables['channels']>> = {}) {
  const id = await storeChannel(world, more);
  const secret = newWebhookSecret();
  const { database, secrets } = world.app.services;
  const sealed = secrets.seal(placeOfChannel(id), JSON.stringify({ url, secret }));
  await database.write(trx => trx.updateTable('channels').set({ sealed }).where('id', '=', id).execute());
  return { id, secret };
}

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Title of the message. */
  readonly title: string;
}

type Reaction = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string } | 'hang';

/** A receiver of webhooks on this machine. It accepts everything unless told otherwise. */
export async function openReceiver(react: (received: Received) => Reaction = () => ({ status: 204 })) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { data, title = data?.title } = JSON.parse(body) as { data?: { title: string }; title?: string };
    const one = { headers: request.headers as Record<string, string>, body, title: title ?? '' };
    received.push(one);
    const reaction = react(one);
    if (reaction !== 'hang') response.writeHead(reaction.status, reaction.headers).end(reaction.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    titles: () => received.map(({ title }) => title),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Sends what is due as a process does that works, by a clock of its own. */
export function startSending(world: World) {
  const clock = manualClock(Date.now());
  const stop = new AbortController();
  const done = sendDeliveries({ ...world.app.services, clock, stopping: stop.signal });
  return {
    clock,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await done;
    },
  };
}

/** Enqueues messages with these titles, in this order. */
export async function enqueueTitles(world: World, channelId: number, titles: readonly string[], orderKey = 'site:1') {
  const deliveries = titles.map(title => ({
    channelId,
    orderKey,
    dedupeKey: title,
    message: aMessage({ title }),
    about: [],
  }));
  await world.app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date()));
}

/** State and attempts of each message of a channel. */
export async function deliveriesOf(world: World, channelId: number) {
  return world.app.services.database.db
    .selectFrom('deliveries')
    .select(['title', 'state', 'attempts', 'status_code', 'error', 'answer'])
    .where('channel_id', '=', channelId)
    .orderBy('id')
    .execute();
}
