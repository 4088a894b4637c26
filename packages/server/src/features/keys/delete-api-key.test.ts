import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it('deletes a key once it is confirmed; its token is refused from then on', async () => {
  const { token, ...key } = (await world().post('add-api-key-v1', { name: 'old', permissions: ['read'] })).body;
  await world().key('read');
  const remove = (more: object) => world().post('delete-api-key-v1', { key_id: key.id, ...more });
  const works = async () => (await world().rest('/tags', { auth: `Bearer ${token}` })).status === 200;

  expect(await remove({})).toMatchObject({ status: 400, body: { code: 'svc_confirmation_required' } });
  const dry = await remove({ dry_run: true, confirm: true });
  expect(dry.body).toMatchObject({ deleted: false, dry_run: true, key: { id: key.id, name: 'old' } });
  expect(await works()).toBe(true);
  const { status, body } = await remove({ confirm: true });
  expect([status, body]).toEqual([200, { deleted: true, key: expect.objectContaining({ id: key.id, name: 'old' }) }]);
  expect(await works()).toBe(false);
  expect(await remove({ confirm: true })).toMatchObject({ status: 404, body: { code: 'svc_key_not_found' } });
});
