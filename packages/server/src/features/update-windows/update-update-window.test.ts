import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const night = { name: 'Nights', days: ['mon'], opens: '02:00', closes: '05:00', time_zone: 'UTC' };
const update = (input: object) => world().post('update-update-window-v1', input);

it('changes what is given, and recalculates the next opening', async () => {
  const { body: made } = await world().post('add-update-window-v1', night);
  const { status, body } = await update({ window_id: made.id, opens: '23:30', days: ['tue', 'tue'], type: ['themes'] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...night, id: made.id, opens: '23:30', days: ['tue'], types: ['themes'] });
  expect(body.next_opening).toMatch(/T23:30:00Z$/);
  expect(new Date(body.next_opening).getUTCDay()).toBe(2);
  expect((await update({ window_id: made.id, enabled: false })).body).toMatchObject({
    enabled: false,
    next_opening: null,
  });
  const { body: list } = await world().get('list-update-windows-v1');
  expect(list.items).toMatchObject([{ id: made.id, enabled: false, opens: '23:30' }]);
});

it('keeps what is not given: types, strategy and whether it is disabled', async () => {
  const given = { ...night, type: ['plugins'], strategy: { canary_percent: 7 }, enabled: false };
  const { body: made } = await world().post('add-update-window-v1', given);
  const { body } = await update({ window_id: made.id, name: 'Later' });
  expect(body).toEqual({ ...made, name: 'Later' });
  expect(body).toMatchObject({ types: ['plugins'], enabled: false, strategy: { canary_percent: 7 } });
});

it('removes the strategy of a window, and adds one again with default values', async () => {
  const { body: made } = await world().post('add-update-window-v1', { ...night, strategy: { growth: 2 } });
  expect((await update({ window_id: made.id, strategy: null })).body).toEqual({ ...made, strategy: null });
  const again = await world().rest(`/update-windows/${made.id}/edit`, { method: 'PATCH', body: { strategy: {} } });
  expect(again.body.data.strategy).toEqual({ ...made.strategy, growth: 4 });
  const cleared = await world().rest(`/update-windows/${made.id}/edit`, { method: 'PATCH', body: { strategy: null } });
  expect(cleared.body.data.strategy).toBe(null);
  const { status } = await update({ window_id: made.id, strategy: { growth: 'fast' } });
  expect(status).toBe(400);
});

it('rejects impossible times, and returns 404 for an unknown window', async () => {
  const { body: made } = await world().post('add-update-window-v1', night);
  expectError(await update({ window_id: made.id, closes: '02:00' }), { status: 400, code: 'svc_invalid_input' });
  expectError(await update({ window_id: made.id, time_zone: 'Nowhere' }), { status: 400, code: 'svc_invalid_input' });
  expectError(await update({ window_id: 999 }), { status: 404, code: 'svc_update_window_not_found' });
});
