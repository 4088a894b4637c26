import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { clientWithSite } from '../report-mails.fixtures.ts';

const world = useWorld();
const set = (input: object) => world().post('set-report-schedule-v1', input);
const stored = async () => (await world().get('list-report-schedules-v1', { per_page: 100 })).body.items;
async function removeThatOf({ client_id = null }: { readonly client_id?: number | null }) {
  for (const { id, client_id: of } of await stored())
    if (of === client_id) await world().post('delete-report-schedule-v1', { schedule_id: id });
}

it('stores a schedule for a client or for all, and changes what is given of one that is there', async () => {
  await world().post('update-branding-v1', { time_zone: 'Europe/Berlin' });
  const client_id = await clientWithSite(world(), 'Bakery');
  const { body: all } = await set({});
  expect(all).toMatchObject({ client_id: null, client: null, day: 2, time_zone: 'Europe/Berlin', enabled: true });
  expect(all).toMatchObject({ recipients: [], problem: 'no_mail_server', next_at: expect.any(String) });
  const recipients = ['anna@example.com'];
  const { body: own } = await set({ client_id, day: 5, recipients });
  expect(own).toMatchObject({ client_id, client: 'Bakery', day: 5, recipients });
  const { body: off } = await set({ client_id, enabled: false });
  expect(off).toEqual({ ...own, enabled: false, next_at: null, next_from: null, next_to: null });
});

it('refuses unknown clients and time zones, and addresses for all clients', async () => {
  expect((await set({ client_id: 999 })).body.code).toBe('svc_client_not_found');
  for (const time_zone of ['Europe/Nowhere', 'IST']) {
    const { status, body } = await set({ time_zone });
    expect([status, body.message]).toEqual([400, expect.stringContaining('no such time zone')]);
  }
  expect((await set({ recipients: ['anna@example.com'] })).body.message).toContain('own client');
  expect((await set({ recipients: ['anna@example.com, ben@example.com'] })).status).toBe(400);
});

// Fails if what is given of a schedule that is gone makes another: it is switched on, and its mails go to others.
it('makes no new schedule in place of one that is named by its id and was deleted', async () => {
  const client_id = await clientWithSite(world(), 'Cinema');
  for (const whose of [{ client_id }, {}]) {
    const { body } = await set({ ...whose, enabled: false });
    const change = { ...whose, schedule_id: body.id, day: 9 };
    expect((await set(change)).body).toMatchObject({ id: body.id, day: 9, enabled: false });
    await world().post('delete-report-schedule-v1', { schedule_id: body.id });
    const items = await stored();
    expect((await set(change)).body.code).toBe('svc_report_schedule_not_found');
    expect(await stored()).toEqual(items);
    const other = await set(whose);
    expect((await set(change)).body.code).toBe('svc_report_schedule_not_found');
    expect(await stored()).toContainEqual(other.body);
  }
});

it('leaves a schedule as it is for whoever expects that there is none', async () => {
  const client_id = await clientWithSite(world(), 'Library');
  for (const whose of [{ client_id }, {}]) {
    await removeThatOf(whose);
    const made = await set({ ...whose, schedule_id: null, day: 7, enabled: false });
    const asNew = await set({ ...whose, schedule_id: null, day: 8 });
    expect([asNew.status, asNew.body.code]).toEqual([409, 'svc_report_schedule_exists']);
    expect(await stored()).toContainEqual(made.body);
  }
});

it('stores one schedule when several people set it at the same moment, for a client and for all', async () => {
  const client_id = await clientWithSite(world(), 'Harbour');
  for (const whose of [{ client_id }, {}]) {
    for (let round = 0; round < 3; round++) {
      await removeThatOf(whose);
      const answers = await Promise.all([3, 4, 5, 6, 7, 8].map(day => set({ ...whose, day })));
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [200, undefined]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
  }
});
