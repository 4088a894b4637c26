import { expect, it } from 'vitest';
import { pagesOf } from '../../../ports/report-printer/conformance.ts';
import { sendReportMails } from '../mails/send-report-mails.ts';
import { clientWithSite, mailingWorld, mailsOf } from '../report-mails.fixtures.ts';
import { queueDueReports } from './queue-due-reports.ts';

const at = (instant: string) => Date.parse(instant);

/** As two processes would, and again after a restart. */
async function queued({ world }: Pick<Awaited<ReturnType<typeof mailingWorld>>, 'world'>): Promise<number> {
  const { services } = world.app;
  const [one, other] = await Promise.all([queueDueReports(services), queueDueReports(services)]);
  return one + other + (await queueDueReports(services));
}

it('sends the report on each week once, also over the end of a year and when the clocks change', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  const input = { every: 'week', weekday: 'tue', time_zone: 'America/New_York' };
  const { body } = await world.post('set-report-schedule-v1', input);
  expect(body).toMatchObject({ ...input, next_at: '2026-10-27T11:00:00Z' });
  expect(body).toMatchObject({ next_from: '2026-10-19', next_to: '2026-10-25' });
  expect(await queued(made)).toBe(0);
  // On 1 November the clocks go back in New York.
  for (const [early, due] of [
    ['2026-10-27T10:59:59Z', '2026-10-27T11:00:00Z'],
    ['2026-11-03T11:59:59Z', '2026-11-03T12:00:00Z'],
  ] as const) {
    made.at(at(early));
    expect(await queued(made)).toBe(0);
    made.at(at(due));
    expect(await queued(made)).toBe(1);
  }
  // Two months without the server: one report.
  for (const day of ['2027-01-05', '2027-01-12', '2027-01-19']) {
    made.at(at(`${day}T12:00:00Z`));
    expect(await queued(made)).toBe(1);
  }
  const periods = (await mailsOf(world)).map(({ period }) => period);
  expect(periods).toEqual(['2027-W02', '2027-W01', '2026-W53', '2026-W44', '2026-W43']);
});

it('a schedule that changes from month to week sends the days in between with the first week', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  const set = async (input: object) => (await world.post('set-report-schedule-v1', input)).body;
  await set({ time_zone: 'UTC' });
  made.at(at('2026-11-02T07:00:00Z'));
  expect(await queued(made)).toBe(1);
  made.at(at('2026-11-18T12:00:00Z'));
  const next = { next_at: '2026-11-23T07:00:00Z', next_from: '2026-11-01', next_to: '2026-11-22' };
  expect(await set({ every: 'week' })).toMatchObject(next);
  // There and back again, and saved once more: as if it had been changed once.
  expect(await set({ every: 'month' })).toMatchObject({ next_at: '2026-12-02T07:00:00Z', next_from: '2026-11-01' });
  await set({ every: 'week' });
  expect(await set({ weekday: 'mon' })).toMatchObject(next);
  expect(await queued(made)).toBe(0);
  for (const day of ['2026-11-23', '2026-11-30']) {
    made.at(at(`${day}T07:00:00Z`));
    expect(await queued(made)).toBe(1);
  }
  expect(await mailsOf(world)).toMatchObject([
    { period: '2026-W48', from: '2026-11-23', to: '2026-11-29' },
    { period: '2026-11-01/2026-11-22', from: '2026-11-01', to: '2026-11-22' },
    { period: '2026-10', from: '2026-10-01', to: '2026-10-31' },
  ]);
  await sendReportMails(world.app.services);
  const contents = made.mails.mails.map(({ content }) => content);
  const named = (file: string) => contents.find(content => content.includes(file)) ?? '';
  expect(named('report-bakery-2026-11-23-to-2026-11-29.pdf')).not.toBe('');
  const [, encoded = ''] = (
    named('report-bakery-2026-11-01-to-2026-11-22.pdf').split('Content-Type: application/pdf')[1] ?? ''
  ).split('\r\n\r\n');
  expect((await pagesOf(Buffer.from(encoded, 'base64'))).join(' ')).toContain('November 2026');
});

it('the first schedule of a client goes on from where that for all has come, so that no day is sent twice or never', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  const client_id = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await clientWithSite(world, 'Garage', 'ben@garage.example');
  const set = async (input: object) => (await world.post('set-report-schedule-v1', input)).body;
  await set({ time_zone: 'UTC' });
  made.at(at('2026-11-02T07:00:00Z'));
  expect(await queued(made)).toBe(2);
  made.at(at('2026-11-18T12:00:00Z'));
  expect(await set({ client_id, every: 'week', time_zone: 'UTC' })).toMatchObject({
    next_at: '2026-11-23T07:00:00Z',
    next_from: '2026-11-01',
    next_to: '2026-11-22',
  });
  for (const [day, mails] of [
    ['2026-11-23', 1],
    ['2026-11-30', 1],
    ['2026-12-02', 1],
  ] as const) {
    made.at(at(`${day}T12:00:00Z`));
    expect(await queued(made)).toBe(mails);
  }
  const sent = (await mailsOf(world)).map(({ client, period }) => `${client} ${period}`).reverse();
  expect(sent.slice(0, 2).sort()).toEqual(['Bakery 2026-10', 'Garage 2026-10']);
  expect(sent.slice(2)).toEqual(['Bakery 2026-11-01/2026-11-22', 'Bakery 2026-W48', 'Garage 2026-11']);
});

it('the first schedule of a client sends what that for all still owed it, and begins anew where that was off', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  const [first, second] = [
    await clientWithSite(world, 'A', 'a@a.example'),
    await clientWithSite(world, 'B', 'b@b.example'),
  ];
  const set = async (input: object) => (await world.post('set-report-schedule-v1', input)).body;
  await set({ time_zone: 'UTC', day: 20 });
  made.at(at('2026-11-10T12:00:00Z'));
  // October is due on the 20th; now, it was due on the 5th.
  await set({ client_id: first, day: 5, time_zone: 'UTC' });
  expect(await queued(made)).toBe(1);
  await set({ enabled: false });
  await set({ client_id: second, day: 5, time_zone: 'UTC' });
  expect(await queued(made)).toBe(0);
  expect((await mailsOf(world)).map(({ client, period }) => `${client} ${period}`)).toEqual(['A 2026-10']);
});

it('when the schedule of a client is deleted, that for all goes on from where it had got', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  const [weekly, monthly] = [
    await clientWithSite(world, 'Bakery', 'anna@bakery.example'),
    await clientWithSite(world, 'Garage', 'ben@garage.example'),
  ];
  await clientWithSite(world, 'Other', 'c@other.example');
  const set = async (input: object) =>
    (await world.post('set-report-schedule-v1', { time_zone: 'UTC', ...input })).body;
  const remove = ({ id }: { id: number }) => world.post('delete-report-schedule-v1', { schedule_id: id });
  const due = async (day: string, mails: number) => {
    made.at(at(`${day}T12:00:00Z`));
    expect([day, await queued(made)]).toEqual([day, mails]);
  };
  await set({});
  const own = await set({ client_id: weekly, every: 'week' });
  await due('2026-11-02', 3);
  await due('2026-11-23', 1);
  await remove(own);
  await due('2026-12-02', 3);
  await due('2027-01-02', 3);
  await set({ client_id: monthly, day: 3 });
  await set({ every: 'week' });
  await due('2027-01-04', 2);
  await due('2027-01-18', 2);
  const { items } = (await world.get('list-report-schedules-v1', { client_id: monthly })).body;
  await remove(items[0]);
  await due('2027-01-25', 3);
  await due('2027-02-01', 3);
  const sent = (await mailsOf(world)).map(({ client, period }) => `${client} ${period}`).reverse();
  const of = (name: string) => sent.filter(one => one.startsWith(name)).map(one => one.slice(name.length + 1));
  expect(of('Bakery').slice(0, 4)).toEqual(['2026-10-01/2026-11-01', '2026-W47', '2026-11-23/2026-11-30', '2026-12']);
  expect(of('Other').slice(0, 3)).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(of('Garage').slice(2)).toEqual(['2026-12', '2027-01-01/2027-01-24', '2027-W04']);
});

it('a report that is due when its schedule is changed is still sent', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await world.post('set-report-schedule-v1', { time_zone: 'UTC', day: 5 });
  // Before the fifth: October is still to come, and due at once with its new day.
  made.at(at('2026-11-03T12:00:00Z'));
  const { body } = await world.post('set-report-schedule-v1', { day: 2 });
  expect(body).toMatchObject({ next_at: '2026-11-03T12:00:00Z', next_from: '2026-10-01' });
  expect(await queued(made)).toBe(1);
  made.at(at('2026-11-05T12:00:00Z'));
  expect(await queued(made)).toBe(0);
  expect(await mailsOf(world)).toMatchObject([{ period: '2026-10' }]);
});

it('sends the report on each quarter in the month after it', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  const id = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  const input = { client_id: id, every: 'quarter', day: 10, time_zone: 'UTC' };
  const { body } = await world.post('set-report-schedule-v1', input);
  expect(body).toMatchObject({ next_at: '2027-01-10T07:00:00Z', next_from: '2026-10-01', next_to: '2026-12-31' });
  for (const instant of ['2026-12-31T23:00:00Z', '2027-01-10T06:59:59Z']) {
    made.at(at(instant));
    expect(await queued(made)).toBe(0);
  }
  made.at(at('2027-01-10T07:00:00Z'));
  expect(await queued(made)).toBe(1);
  expect(await mailsOf(world)).toMatchObject([{ period: '2026-Q4' }]);
});

it('sends no report on a time in which the client had no site yet', async () => {
  await using made = await mailingWorld();
  const { world } = made;
  const set = (input: object) => world.post('set-report-schedule-v1', { time_zone: 'Europe/Berlin', ...input });
  await set({});
  const since = async (name: string, instant: string) =>
    await clientWithSite(world, name, `${name.toLowerCase()}@a.example`, at(instant));
  await since('Before', '2026-10-31T22:59:59Z');
  await since('After', '2026-10-31T23:00:00Z');
  await set({ client_id: await since('Own', '2026-11-01T12:00:00Z') });
  made.at(at('2026-11-02T06:00:00Z'));
  expect(await queued(made)).toBe(1);
  expect(await mailsOf(world)).toMatchObject([{ client: 'Before', period: '2026-10' }]);
  made.at(at('2026-12-02T06:00:00Z'));
  expect(await queued(made)).toBe(3);
  const sent = (await mailsOf(world)).map(({ client, period }) => `${client} ${period}`);
  expect(sent.slice(0, 3).toSorted()).toEqual(['After 2026-11', 'Before 2026-11', 'Own 2026-11']);
});
