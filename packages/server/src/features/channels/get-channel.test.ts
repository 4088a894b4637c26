import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { storeChannel } from './channels.fixtures.ts';

const world = useWorld();

it('shows how a channel does', async () => {
  const failing_since = Date.UTC(2026, 0, 2, 3, 4, 5);
  const id = await storeChannel(world(), {
    failing_since,
    failures: 3,
    last_error: 'No.',
    off_reason: 'gone',
    enabled: 0,
  });
  expect((await world().get('get-channel-v1', { channel_id: id })).body).toMatchObject({
    id,
    enabled: false,
    off_reason: 'gone',
    failing_since: '2026-01-02T03:04:05Z',
    failures: 3,
    last_error: 'No.',
    waiting: 0,
    dead: 0,
  });
  expectError(await world().get('get-channel-v1', { channel_id: 999 }), { status: 404, code: 'svc_channel_not_found' });
});
