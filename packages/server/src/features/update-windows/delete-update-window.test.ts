import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const night = { name: 'Nights', days: ['mon'], opens: '02:00', closes: '05:00', time_zone: 'UTC' };
const remove = (input: object) => world().post('delete-update-window-v1', input);

it('deletes a window only after confirmation, and nothing in a dry run', async () => {
  const { body: made } = await world().post('add-update-window-v1', night);
  expectError(await remove({ window_id: made.id }), { status: 400, code: 'svc_confirmation_required' });
  expect((await remove({ window_id: made.id, dry_run: true })).body).toMatchObject({ deleted: false, dry_run: true });
  const { body } = await remove({ window_id: made.id, confirm: true });
  expect(body).toMatchObject({ deleted: true, window: { id: made.id, name: 'Nights' } });
  expectError(await remove({ window_id: made.id, confirm: true }), {
    status: 404,
    code: 'svc_update_window_not_found',
  });
});
