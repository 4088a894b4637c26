import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { uncommitted, unlockedIds, waitForLock } from '../../../testing/wait-for-lock.ts';
import { claimClientRow } from '../../clients/index.ts';
import { clientWithSite } from '../report-mails.fixtures.ts';
import { queueDueReports } from './queue-due-reports.ts';
import { lockScheduleOf, updateScheduleRow } from './report-schedule.store.ts';

// Two transactions that lock the same rows in different orders deadlock on PostgreSQL. The order is: the schedule for
// all, the client, its own schedule. Each test fails on PostgreSQL if its work locks them in another order.

const world = useWorld();
const set = (input: object) => world().post('set-report-schedule-v1', input);
const database = () => world().app.services.database;
let client_id: number;
let own: number;

beforeAll(async () => {
  client_id = await clientWithSite(world(), 'Bakery');
  await set({});
  own = (await set({ client_id })).body.id;
});

it('setting the schedule of a client waits for the one for all before it locks the client', async () => {
  const goOn = await uncommitted(database(), trx => lockScheduleOf(trx, null));
  const setting = set({ client_id, day: 7 });
  await waitForLock(database());
  expect(await unlockedIds(database(), 'clients', [client_id])).toEqual([client_id]);
  await goOn();
  expect((await setting).body).toMatchObject({ id: own, day: 7 });
});

it('deleting the schedule of a client waits for the one for all, and for the client, before it locks its row', async () => {
  const remove = async (other: Parameters<typeof uncommitted>[1]) => {
    const goOn = await uncommitted(database(), other);
    const deleting = world().post('delete-report-schedule-v1', { schedule_id: own });
    await waitForLock(database());
    expect(await unlockedIds(database(), 'report_schedules', [own])).toEqual([own]);
    return async () => {
      await goOn();
      expect((await deleting).body.deleted).toBe(true);
      own = (await set({ client_id })).body.id;
    };
  };
  const afterClient = await remove(trx => claimClientRow(trx, client_id));
  await afterClient();
  const afterAll = await remove(trx => lockScheduleOf(trx, null));
  expect(await unlockedIds(database(), 'clients', [client_id])).toEqual([client_id]);
  await afterAll();
});

it('putting down the report of a client waits for the client before it locks its schedule', async () => {
  await database().write(trx => updateScheduleRow(trx, own, { last_period: '2020-01' }));
  const goOn = await uncommitted(database(), trx => claimClientRow(trx, client_id));
  const queueing = queueDueReports(world().app.services);
  await waitForLock(database());
  expect(await unlockedIds(database(), 'report_schedules', [own])).toEqual([own]);
  await goOn();
  expect(await queueing).toBe(1);
});
