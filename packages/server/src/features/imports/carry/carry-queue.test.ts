import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { selectMessages } from '../../../testing/index.ts';
import { siteKey } from '../../sites/index.ts';
import { useImportWorld } from '../imports.fixtures.ts';

const on = useImportWorld(7);
const tags = [{ id: 1, name: 'Shops', color: '' }];
const tag = async () => (await on().world.get('list-tags-v1', { name: 'Shops' })).body.items[0];

it('adopting a site carries over its data, also if the first attempt failed', async () => {
  const importId = await on().plan(
    [1, 2, 3].map(k => on().old.row(k, { tagIds: [1] })),
    { tags },
  );
  on().world.fleet.site(3).setFaults('maintenance');
  await on().step('adopt-import-v1', { import_id: importId });
  await expect.poll(async () => (await tag())?.sites_count, { timeout: 10_000 }).toBe(2);
  on().world.fleet.site(3).setFaults();
  await on().step('adopt-import-v1', { import_id: importId });
  await expect.poll(async () => (await tag())?.sites_count, { timeout: 10_000 }).toBe(3);
  const { records } = (await on().world.get('get-import-v1', { import_id: importId })).body;
  expect(records).toContainEqual({ kind: 'tag', state: 'carried', count: 1 });
});

it('adopting an import without sites carries over the rest of it', async () => {
  const importId = await on().plan([], { tags: [{ id: 2, name: 'Late', color: '' }] });
  const { answer } = await on().step('adopt-import-v1', { import_id: importId });
  expect(answer.queued).toBe(false);
  const late = async () => (await on().world.get('list-tags-v1', { name: 'Late' })).body.total;
  await expect.poll(late, { timeout: 10_000 }).toBe(1);
});

// As after two crashes of the server: the message is gone.
it('an import says that the rest of it was set aside, which adopting a site that is here tries again', async () => {
  const { database, queue } = on().world.app.services;
  await database.write(trx => trx.deleteFrom('imports').execute());
  const importId = await on().plan([on().old.row(1, { tagIds: [3] })], {
    tags: [{ id: 3, name: 'Set aside', color: '' }],
  });
  const carrying = async () => (await on().world.get('get-import-v1', { import_id: importId })).body.carrying;
  expect(await carrying()).toBe('done');
  await on().step('adopt-import-v1', { import_id: importId });
  await expect.poll(carrying, { timeout: 10_000 }).toBe('done');
  await expect.poll(() => queue.size('carry-records')).toBe(0);
  await database.write(trx => sql`delete from carried_sites where import_id = ${importId}`.execute(trx));
  expect(await carrying()).toBe('stopped');
  const [{ old_id }] = (await on().sites(importId)) as [{ old_id: number }];
  const { answer } = await on().step('adopt-import-v1', { import_id: importId, old_ids: [old_id] });
  expect(answer).toMatchObject({ queued: false, sites_queued: 0 });
  await expect.poll(carrying, { timeout: 10_000 }).toBe('done');
});

it.each([
  ['adopt-import-v1', { take_over: true }, [4, 5]],
  ['cut-over-import-v1', { confirm: true }, [6, 7]],
] as const)(
  'a job of %s that is canceled while it only waits gives its new sites their data',
  async (step, more, [one, busy]) => {
    const { world, old } = on();
    const key = { kind: 'none', reason: 'file-missing' } as const;
    const { database, clock } = world.app.services;
    await database.write(trx => trx.deleteFrom('imports').execute());
    for (const k of [one, busy]) await old.sync(k);
    const name = `Of ${step}`;
    const importId = await on().plan(
      [one, busy].map(k => old.row(k, { key, tagIds: [9] })),
      { serverTexts: [old.server], tags: [{ id: 9, name, color: '' }] },
    );
    const lease = { name: `add:${siteKey(old.row(busy).url)}`, holder: 'another', until_at: clock.now() + 3_600_000 };
    await database.write(trx => trx.insertInto('leases').values(lease).execute());
    const { job_id } = (await world.post(step, { import_id: importId, ...more })).body;
    const job = async () => (await world.get('get-batch-job-status-v1', { job_id })).body;
    const messages = async () => (await selectMessages(database)).map(({ body }) => body);
    await expect.poll(async () => (await job()).succeeded, { timeout: 10_000 }).toBe(1);
    const retry = expect.objectContaining({ job_id, attempt: 2 });
    await expect.poll(messages, { timeout: 30_000 }).toContainEqual(retry);
    await world.post('cancel-job-v1', { job_id });
    const tag = async () => (await world.get('list-tags-v1', { name })).body.items[0];
    await expect.poll(async () => (await tag())?.sites_count, { timeout: 10_000 }).toBe(1);
  },
);
