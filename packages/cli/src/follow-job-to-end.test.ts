import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeWorld } from '@sitekeeper/server/testing';
import { expect, it } from 'vitest';
import { describeJob, followJobToEnd, reportJob } from './follow-job-to-end.ts';
import type { JobStatusAnswer } from './job-status.ts';
import { RemoteSession } from './session/remote-session.ts';
import { withStoreSession } from './session/store-session.ts';
import { Terminal } from './terminal.ts';
import { fakeIo } from './testing/fake-io.ts';

const job: JobStatusAnswer = {
  job_id: 'update_1',
  type: 'update',
  status: 'canceled',
  progress: 40,
  processed: 4,
  total: 10,
  succeeded: 2,
  failed: 1,
  skipped: 1,
  halted: false,
  job_timed_out: false,
  started_at: null,
  completed_at: null,
  errors: [],
};

it('shows what a canceled job did and what it skipped', () => {
  expect(describeJob(job)).toBe('update_1: canceled\n10 sites: 2 succeeded, 1 failed, 1 skipped, 6 skipped');
});

it('reports a halted update run as neither done nor running, but waiting for a decision', () => {
  const halted: JobStatusAnswer = { ...job, status: 'processing', halted: true, skipped: 0 };
  expect(describeJob(halted)).toMatch(/^update_1: halted, waiting for a decision\n.*, 6 to do$/);
  const { io, stderr } = fakeIo({});
  expect(reportJob(halted, new Terminal(io, false))).toBe(1);
  expect(stderr()).toContain('sitekeeper runs show, resume or abandon update_1');
});

it('says how to see what failed in an update run, and how to try it again', () => {
  const { io, stderr } = fakeIo({});
  expect(reportJob({ ...job, status: 'completed', total: 4 }, new Terminal(io, false))).toBe(1);
  expect(stderr()).toMatch(
    /sitekeeper runs show update_1\n.*sitekeeper updates run --failed-in-job update_1 \(.*--failed-in-state rolled_back\)\n/,
  );
});

it('says once why a job on a server does not begin, and goes on with it', async () => {
  const world = await makeWorld({ sites: 2, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1' } });
  const { database } = world.app.services;
  const { body } = await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds });
  const earlier = { run_at: Date.now() - 3 * 60_000 };
  await database.write(trx => trx.updateTable('queue_messages').set(earlier).execute());
  const key = (await world.key('read')).replace('Bearer ', '');
  const session = await RemoteSession.open({ root: `${world.origin}/wp-json`, key });
  const { io, stderr } = fakeIo({});
  const followed = followJobToEnd(session, body.job_id, new Terminal(io, true), { troublesEveryMs: 0 });
  let notes = '';
  await expect.poll(() => (notes += stderr()), { timeout: 20_000 }).toContain('no process works on them');
  world.app.startWorker();
  expect(await followed).toMatchObject({ status: 'completed', succeeded: 2 });
  notes += stderr();
  expect(notes.match(/no process works on them/g)).toHaveLength(1);
  await world.close();
});

// Fails if a process that is not to work itself relies on others.
it('says once that no process works on a job of the store of this machine, and goes on with it', async () => {
  const world = await makeWorld({ sites: 2, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1' } });
  const { body } = await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds });
  const { io, stderr } = fakeIo({ env: { ...world.store.env, SITEKEEPER_WORKER: 'false' } });
  const followed = withStoreSession({ io }, session =>
    followJobToEnd(session, body.job_id, new Terminal(io, true), { troublesEveryMs: 0 }),
  );
  let notes = '';
  await expect.poll(() => (notes += stderr()), { timeout: 20_000 }).toContain('SITEKEEPER_WORKER=true');
  world.app.startWorker();
  expect(await followed).toMatchObject({ status: 'completed', succeeded: 2 });
  notes += stderr();
  expect(notes.match(/No process works on jobs/g)).toHaveLength(1);
  await world.close();
});

it('goes on with a job while the server starts again, is busy, or is not reached by its proxy', async () => {
  const envelope = (code: string) => JSON.stringify({ code, message: 'Not now.', data: { retry_after: 0 } });
  const answers = [
    [200, JSON.stringify({ ...job, status: 'processing' })],
    [503, envelope('svc_server_stopping')],
    [502, '<h1>Bad gateway</h1>'],
    [429, envelope('svc_too_many_requests')],
    [200, JSON.stringify({ ...job, status: 'completed' })],
  ] as const;
  let asked = 0;
  const server = createServer((_request, answer) => {
    const [status, body] = answers[asked++] ?? [404, ''];
    answer.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const session = await RemoteSession.open({ root: `http://127.0.0.1:${port}`, key: '', namespace: 'svc' });
  const { io, stderr } = fakeIo({});
  expect(await followJobToEnd(session, 'update_1', new Terminal(io, true))).toMatchObject({ status: 'completed' });
  expect(asked).toBe(answers.length);
  expect(stderr().match(/Still asking/g)).toHaveLength(1);
  server.close();
});

it.each([
  { what: 'something that is not Sitekeeper', status: 404, body: '<h1>Not here</h1>', troubles: [] },
  { what: 'a server without a database', status: 503, body: '{"message":"It is away."}', troubles: ['It is away.'] },
])('goes by the answer of $what', async ({ status, body, troubles }) => {
  const server = createServer((_request, answer) => answer.writeHead(status).end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const session = await RemoteSession.open({ root: `http://127.0.0.1:${port}`, key: '', namespace: 'svc' });
  expect(await session.troubles()).toEqual(troubles);
  server.close();
});
