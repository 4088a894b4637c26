import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { done, useJobs } from './job.fixtures.ts';
import { isJobOver } from './job-lists.store.ts';

const jobs = useJobs();

it('lists jobs, newest first, in pages and by state, without their errors', async () => {
  const { world, queue, work, clock } = jobs();
  const first = await queue([1, 2]);
  await work(async () => ({ ok: false, code: 'site_offline', message: 'down' }));
  clock.advance(1000);
  const second = await queue([1]);
  clock.advance(1000);
  const third = await queue([1, 2, 3]);

  const list = async (input: Record<string, unknown> = {}) => (await world.get('list-jobs-v1', input)).body;
  const idsOf = ({ items }: { items: { job_id: string }[] }) => items.map(({ job_id }) => job_id);
  const all = await list();
  expect(idsOf(all)).toEqual([third, second, first]);
  expect(all).toMatchObject({ page: 1, per_page: 20, total: 3 });
  expect(all.items[2]).toEqual({
    job_id: first,
    type: 'sync',
    status: 'completed',
    progress: 100,
    processed: 2,
    total: 2,
    succeeded: 0,
    failed: 2,
    skipped: 0,
    halted: false,
    job_timed_out: false,
    started_at: '2026-01-01T00:00:00Z',
    completed_at: '2026-01-01T00:00:00Z',
  });
  expect(await list({ status: 'queued', page: 2, per_page: 1 })).toMatchObject({
    total: 2,
    page: 2,
    items: [{ job_id: second }],
  });
  expect(idsOf(await list({ status: 'completed' }))).toEqual([first]);
  expect(await list({ page: 9 })).toMatchObject({ items: [], total: 3 });
  await work(done);
  expect(await list({ status: 'queued' })).toMatchObject({ items: [], total: 0 });
});

it('refuses a state that does not exist and pages that are too large', async () => {
  const { world } = jobs();
  const { status, body } = await world.get('list-jobs-v1', { status: 'done', per_page: 201 });
  expect(status).toBe(400);
  expect(body.data.errors.map(({ path }: { path: string }) => path)).toEqual(['input.per_page', 'input.status']);
});

it('looks up a job over few sites by its sites on the embedded store, not by those of the scope', async () => {
  const { db, engine } = jobs().world.app.services.database;
  if (engine !== 'sqlite') return;
  const { sql: text, parameters } = db
    .selectFrom('jobs')
    .select('id')
    .where(isJobOver({ tag_id: 1 }))
    .compile();
  const plan = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  const [ofFew, ofMany] = plan.rows.map(({ detail }) => detail).filter(detail => / item\b/.test(detail));
  expect(ofFew).toMatch(/\(job_id=\?\)$/);
  expect(ofMany).toMatch(/\(job_id=\? AND site_id=\?\)$/);
});
