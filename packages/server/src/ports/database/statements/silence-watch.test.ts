import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { SilenceWatch } from './silence-watch.ts';

const SERVER = process.env.TEST_DATABASE_URL as string;
const LOOK_MS = 100;
const SLEEP = 'select pg_sleep(2)';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a query that the server works on for long', () => {
  const open: pg.Client[] = [];
  let watch: SilenceWatch | undefined;

  afterEach(async () => {
    watch?.stop();
    for (const client of open.splice(0)) await client.end();
  });

  async function connect(url = SERVER): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {}); // of one that was ended
    await client.connect();
    return client;
  }

  /** @returns A connection that is watched, and how many looks were asked about. */
  async function watched(ask: () => Promise<pg.Client>, url?: string) {
    let looks = 0;
    watch = new SilenceWatch(() => {
      looks++;
      return ask();
    }, LOOK_MS);
    const client = await connect(url);
    open.push(client);
    const isAt = watch.watch(client);
    isAt((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
    return { client, looks: () => looks };
  }

  it('is not ended because one question about it could not be asked', async () => {
    let asked = 0;
    const { client, looks } = await watched(async () => {
      if (asked++ % 2 === 0) throw new Error('getaddrinfo EAI_AGAIN');
      return connect();
    });
    await client.query(SLEEP);
    expect(looks()).toBeGreaterThan(2);
  });

  it('is ended once nobody answers twice in a row', async () => {
    const { client, looks } = await watched(() => Promise.reject(new Error('connect ETIMEDOUT')));
    await expect(client.query(SLEEP)).rejects.toThrow('does not answer');
    open.splice(0);
    expect(looks()).toBe(2);
  });

  it('is not ended where its state is hidden from the role that asks', async () => {
    const admin = await connect();
    open.push(admin);
    const name = `silence_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create role ${name}_owner`);
    await admin.query(`create role ${name} login in role ${name}_owner`);
    await admin.query(`alter role ${name} set role = ${name}_owner`);
    const url = new URL(SERVER);
    url.username = name;
    url.password = '';
    try {
      const { client, looks } = await watched(() => connect(url.href), url.href);
      await client.query(SLEEP);
      expect(looks()).toBeGreaterThan(2);
    } finally {
      for (const client of open.splice(0)) if (client !== admin) await client.end();
      await admin.query(`drop role ${name}`);
      await admin.query(`drop role ${name}_owner`);
      await admin.end();
    }
  });
});
