import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LentClients } from './lent-clients.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('well')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const clients = () => new LentClients(at => new Client(at, { keepAliveTimeout: 60_000 }));

async function ask(client: Client, reset = false): Promise<void> {
  const answer = await client.request({ path: '/', method: 'GET', reset });
  await answer.body.text();
}

it('gives simultaneous requests to one origin connections of their own, and uses them again when they are free', async () => {
  const all = clients();
  const first = all.lend(origin);
  const second = all.lend(origin);
  expect(second.client).not.toBe(first.client);
  await Promise.all([ask(first.client), ask(second.client)]);
  first.giveBack();
  expect(all.lend(origin).client).toBe(first.client);
  expect(all.lend(origin).client).not.toBe(second.client);
  second.giveBack();
  expect(all.lend(origin).client).toBe(second.client);
  await all.destroy();
});

it('forgets connections that have ended, by whoever closed them', async () => {
  const all = clients();
  const asked = all.lend(origin);
  await ask(asked.client, true);
  asked.giveBack();
  const kept = all.lend(origin);
  await ask(kept.client);
  kept.giveBack();
  expect(all.size).toBe(1);
  const ended = once(kept.client, 'disconnect');
  server.closeAllConnections();
  await ended;
  expect(all.size).toBe(0);
  const unused = all.lend('http://127.0.0.1:1');
  await expect(ask(unused.client)).rejects.toThrow();
  unused.giveBack();
  expect(all.size).toBe(0);
});

it('closes a connection that is made after its request was given up', async () => {
  const all = clients();
  const { client, giveBack } = all.lend(origin);
  const asked = expect(ask(client)).rejects.toThrow();
  giveBack();
  expect(all.size).toBe(0);
  await once(client, 'connect');
  expect(client.destroyed).toBe(true);
  await asked;
});
