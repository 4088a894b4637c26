import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists all settings with their values, but no secrets, and only to admins', async () => {
  const secret = Buffer.alloc(32, 7).toString('base64');
  const world = await makeWorld({ env: { SITEKEEPER_MASTER_KEY: secret, SITEKEEPER_SYNC_CONCURRENCY: '17' } });
  const { body } = await world.get('list-settings-v1');
  const named = (name: string) => body.settings.find((setting: { name: string }) => setting.name === name);
  expect(named('sync.concurrency')).toMatchObject({ type: 'integer', value: 17, is_default: false, secret: false });
  expect(named('worker.enabled')).toMatchObject({ type: 'flag', value: true, is_default: true });
  expect(named('data.master_key')).toMatchObject({ secret: true, value: null, is_default: false });
  expect(JSON.stringify(body)).not.toContain(secret);
  const auth = await world.user('viewer', 'viewer');
  expect((await world.get('list-settings-v1', {}, { auth })).status).toBe(403);
  await world.close();
});
