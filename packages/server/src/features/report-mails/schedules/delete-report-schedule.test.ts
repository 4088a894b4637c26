import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

it('deletes a schedule', async () => {
  const { body } = await world().post('set-report-schedule-v1', {});
  const remove = () => world().post('delete-report-schedule-v1', { schedule_id: body.id });
  expect((await remove()).body).toEqual({ deleted: true, schedule_id: body.id });
  expect((await remove()).body.code).toBe('svc_report_schedule_not_found');
  expect((await world().get('list-report-schedules-v1')).body.total).toBe(0);
});
