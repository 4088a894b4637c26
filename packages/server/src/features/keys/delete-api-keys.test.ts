import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ keyless: true });

it('deletes existing keys and reports unknown ids', async () => {
  const ids: number[] = [];
  for (const name of ['a', 'b', 'c']) {
    ids.push((await world().post('add-api-key-v1', { name, permissions: ['read'] })).body.id);
  }
  const [a, b, c] = ids;
  const remove = async (more: object) => (await world().post('delete-api-keys-v1', more)).body;
  const left = async () => (await world().get('list-api-keys-v1')).body.items.map((key: { id: number }) => key.id);

  expect((await remove({ key_ids: [a] })).code).toBe('svc_confirmation_required');
  expect((await remove({ key_ids: [], confirm: true })).code).toBe('ability_invalid_input');
  expect(await remove({ key_ids: [a, b], dry_run: true })).toMatchObject({
    deleted: [],
    dry_run: true,
    would_delete: [{ id: a }, { id: b }],
    errors: [],
    total_deleted: 0,
  });
  expect(await left()).toEqual([c, b, a]);
  const missing = { identifier: 999, code: 'svc_key_not_found', message: expect.stringMatching(/999/) };
  expect(await remove({ key_ids: [b, 999, a, a, 999], confirm: true })).toMatchObject({
    deleted: [
      { id: a, name: 'a' },
      { id: b, name: 'b' },
    ],
    errors: [missing],
    total_deleted: 2,
    total_errors: 1,
  });
  expect(await left()).toEqual([c]);
  expect(await remove({ key_ids: [a], confirm: true })).toMatchObject({ deleted: [], total_deleted: 0 });
});

it('accepts 100,000 ids', async () => {
  const key_ids = Array.from({ length: 100_000 }, (_, index) => index + 1000);
  const { status, body } = await world().post('delete-api-keys-v1', { key_ids, confirm: true });
  expect([status, body.total_deleted, body.total_errors]).toEqual([200, 0, 100_000]);
});
