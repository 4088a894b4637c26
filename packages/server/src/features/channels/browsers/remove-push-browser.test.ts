import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { personWithBrowser } from './browsers.fixtures.ts';

const world = useWorld();

it('turns notifications off in one’s own browser, and in nobody else’s', async () => {
  await using anna = await personWithBrowser(world(), 'anna', 'viewer');
  await using bert = await personWithBrowser(world(), 'bert', 'admin');
  const { id: browser_id } = (await anna.turnOn()).body;
  const notOwn = await bert.post('remove-push-browser-v1', { browser_id });
  expect(expectError(notOwn, { status: 404, code: 'svc_channel_not_found' })).toMatch(/You have no browser/);
  expect(await anna.post('remove-push-browser-v1', { browser_id })).toMatchObject({ body: { removed: true } });
  expect((await anna.get('list-push-browsers-v1')).body.items).toEqual([]);
  expect((await anna.post('remove-push-browser-v1', { browser_id })).status).toBe(404);
  const { db } = world().app.services.database;
  const audit = db.selectFrom('audit_log').select('subject').where('action', '=', 'push_browser.removed');
  expect(await audit.execute()).toEqual([{ subject: `channel:${browser_id}` }]);
});
