import { expect, it } from 'vitest';
import { useImportWorld } from '../imports.fixtures.ts';

const on = useImportWorld(3);
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
