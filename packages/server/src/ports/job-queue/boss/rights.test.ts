import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../clock/system-clock.ts';
import { openPostgres } from '../../database/postgres.ts';
import { openJobQueue } from '../open-job-queue.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the rights that docs/guides/production.md names', () => {
  it('suffice for the role that owns the database', async () => {
    const { url } = await makeRole({ owner: true });
    expect(await sendAndClaim(url)).toEqual(['by this role']);
  });

  it('suffice for a role that may not create a schema if one was created for it', async () => {
    const { url, name, run } = await makeRole({ owner: false });
    await expect(sendAndClaim(url)).rejects.toThrow('permission denied');
    await run(`create schema pgboss_public authorization ${name}`);
    expect(await sendAndClaim(url)).toEqual(['by this role']);
    expect(await sendAndClaim(url)).toEqual(['by this role']); // and at the next start
  });
});

async function makeRole({ owner }: { owner: boolean }) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(SERVER, `create role ${name} login`);
  await runOn(SERVER, `create database ${name} ${owner ? `owner ${name}` : ''}`);
  onTestFinished(async () => {
    await runOn(SERVER, `drop database ${name} with (force)`);
    await runOn(SERVER, `drop role ${name}`);
  });
  const asAdmin = addressOf(SERVER, name);
  if (!owner) await runOn(asAdmin, `grant create on schema public to ${name}`);
  return { name, url: addressOf(SERVER, name, name), run: (statement: string) => runOn(asAdmin, statement) };
}

async function sendAndClaim(url: string): Promise<unknown[]> {
  const database = openPostgres(url);
  await database.migrate();
  const queue = await openJobQueue(database, { clock: systemClock, queues: ['work'] }); // closes the store when it fails
  await database.write(trx => queue.send(trx, 'work', [{ body: 'by this role' }]));
  const messages = await queue.claim('work', 10);
  await queue.close();
  await database.close();
  return messages.map(({ body }) => body);
}

function addressOf(server: string, database: string, user?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (user !== undefined) url.username = user;
  return url.toString();
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
