import { verifyAudit } from '@sitekeeper/server';
import {
  type Answer,
  type ManualClock,
  makeWorld,
  manualClock,
  messagesSooner,
  type World,
} from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillUp, makeRoom } from '../support/full-store.ts';
import { LogLines } from '../support/log-lines.ts';
import { until } from '../support/until.ts';

const SITES = 30;
const KEPT_MS = 5_000;
const FULL = { status: 507, body: { code: 'svc_storage_full', message: expect.stringContaining('Free some space') } };

let names = 0;

describe('while the disk of the store is full', () => {
  let world: World;
  let clock: ManualClock;
  let log: LogLines;

  beforeEach(async () => {
    clock = manualClock();
    log = new LogLines();
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 3, latency: 100 },
      parts: { clock },
      log,
      env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1', SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
    });
  });
  afterEach(() => world.close());

  const database = () => world.app.services.database;
  const ready = () => world.request('/readyz', { auth: '' });
  /** The first failure: a little still fits into pages with free space. */
  const refusal = async (add: (name: string) => Promise<Answer>) => {
    for (;;) {
      const answer = await add(`${++names} ${'long name '.repeat(4)}`);
      if (answer.status >= 300) return answer;
    }
  };
  const verified = () => verifyAudit(world.app.services);

  // Fails without rollbackTransaction in sqlite.ts: the log says "cannot rollback" and does not mention the disk. Fails
  // without process-fault.ts in errors.ts: the answer is 500.
  it('a change is refused with 507, and the log names the cause', async () => {
    await fillUp(database());
    const addTag = (name: string) => world.rest('/tags/add', { method: 'POST', body: { name } });
    expect(await refusal(addTag)).toMatchObject(FULL);
    expect(await refusal(name => world.post('add-tag-v1', { name }))).toMatchObject(FULL);
    expect(log.loud.map(({ fault }) => fault)).toContain('storage_full');
    expect(log.text).not.toContain('cannot rollback');
    expect(log.text).toMatch(/database or disk is full|No space left on device/);
  });

  // Fails on PostgreSQL if the last use of a password must be stored: then nobody may read either.
  it('stored data can still be read', async () => {
    await fillUp(database());
    expect((await world.get('list-sites-v1')).body.total).toBe(SITES);
  });

  // Fails on PostgreSQL if the last use of the link must be stored: the client gets an error instead of the page.
  it('a client can still open the portal', async () => {
    const { body: client } = await world.post('add-client-v1', { name: 'Bakery' });
    const { body: link } = await world.post('add-portal-link-v1', { client_id_or_email: client.id });
    await fillUp(database());
    const answer = await world.request(new URL(link.url).pathname, { auth: '' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  // Fails if /readyz only reads: it still says ok.
  it('/readyz reports it, and returns to ok by itself once there is space', async () => {
    expect((await ready()).status).toBe(200);
    await fillUp(database());
    clock.advance(KEPT_MS);
    const unready = { status: 'unavailable', reason: 'storage_full', message: expect.stringContaining('full') };
    expect(await ready()).toMatchObject({ status: 503, body: unready });
    await makeRoom(database());
    clock.advance(KEPT_MS);
    expect((await ready()).status).toBe(200);
  });

  // Fails without the kept answer in readiness.ts: the second request finds the store full.
  it('/readyz writes once in five seconds, however often it is requested', async () => {
    expect((await ready()).status).toBe(200);
    await fillUp(database());
    expect((await Promise.all(Array.from({ length: 20 }, ready))).map(({ status }) => status)).toEqual(
      Array(20).fill(200),
    );
  });

  it('the audit log stays intact, and changes work again by themselves once there is space', async () => {
    for (let turn = 0; turn < 3; turn++) {
      await fillUp(database());
      const wanted = Array.from({ length: 10 }, (_, index) =>
        world.post('add-tag-v1', { name: `${turn}/${index} ${'long name '.repeat(4)}` }),
      );
      for (const answer of await Promise.all(wanted)) expect([200, 507]).toContain(answer.status);
      expect((await verified()).problem).toBeUndefined();
      await makeRoom(database());
      expect((await world.post('add-tag-v1', { name: `room ${turn}` })).status).toBe(200);
    }
    const tags = await database().db.selectFrom('tags').select('id').execute();
    const rows = await database().db.selectFrom('audit_log').select('id').where('action', 'like', 'tag.%').execute();
    expect(rows).toHaveLength(tags.length);
    expect((await verified()).problem).toBeUndefined();
  });

  // Fails without the guard on connections in sqlite.ts: the rows after the full disk are stored one by one.
  it('nothing of a transaction interrupted by the full disk is stored', async () => {
    const kept = { key: 'kept', value: 'there' };
    await database().write(trx => trx.insertInto('meta').values(kept).execute());
    await fillUp(database());
    const both = database().write(trx =>
      Promise.all([
        trx
          .insertInto('meta')
          .values({ key: 'too large', value: '.'.repeat(500_000) })
          .execute(),
        trx.deleteFrom('meta').where('key', '=', kept.key).execute(),
      ]),
    );
    await expect(both).rejects.toThrow(/full|No space/);
    await makeRoom(database());
    const rows = database().db.selectFrom('meta').selectAll().where('key', 'in', [kept.key, 'too large']);
    expect(await rows.execute()).toEqual([kept]);
  });

  // Fails without the line about troubles in job-handler.ts: sites are stored as failed, svc_internal_error.
  it('a job waits for space, then gives each site one result without failures', async () => {
    world.app.startWorker();
    const { body } = await world.post('sync-sites-v1', {});
    await until('sites are being asked', () => world.fleet.ledger.summary().calls > 0);
    await fillUp(database());
    await until('the full disk is told', () => log.loud.some(({ fault }) => fault === 'storage_full'));
    await makeRoom(database());
    const job = await until('the job has ended', async () => {
      clock.advance(10_000);
      await messagesSooner(database(), 10_000);
      const answer = await world.rest(`/jobs/${body.job_id}`);
      return answer.body.status === 'completed' ? answer.body : undefined;
    });
    expect(job).toMatchObject({ total: SITES, processed: SITES, succeeded: SITES, failed: 0 });
    expect((await verified()).problem).toBeUndefined();
  });
});
