import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it('a maintenance window is deleted once the deletion is confirmed', async () => {
  const window = { name: 'Nights', repeats: 'weekly', days: ['mon'], starts: '02:00', minutes: 60, time_zone: 'UTC' };
  const added = (await world().post('add-maintenance-window-v1', { ...window, all_sites: true })).body;
  const remove = (input: object) => world().post('delete-maintenance-window-v1', { window_id: added.id, ...input });
  expect((await remove({ dry_run: true })).body).toEqual({ deleted: false, dry_run: true, window: added });
  expect((await remove({})).body.code).toBe('svc_confirmation_required');
  expect((await remove({ confirm: true })).body).toEqual({ deleted: true, window: added });
  expect((await remove({ confirm: true })).status).toBe(404);
});
