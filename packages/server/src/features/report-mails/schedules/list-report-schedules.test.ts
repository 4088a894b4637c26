import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { clientWithSite } from '../report-mails.fixtures.ts';

const world = useWorld();

it('lists the schedule for all clients first, then those of clients by name', async () => {
  const [zoo, bakery] = [await clientWithSite(world(), 'Zoo'), await clientWithSite(world(), 'Bakery')];
  for (const client_id of [zoo, null, bakery]) await world().post('set-report-schedule-v1', { client_id });
  const list = async (input: object = {}) => {
    const { body } = await world().get('list-report-schedules-v1', { ...input });
    return [body.total, body.items.map(({ client }: { client: string | null }) => client)];
  };
  expect(await list()).toEqual([3, [null, 'Bakery', 'Zoo']]);
  expect(await list({ client_id: zoo })).toEqual([1, ['Zoo']]);
});

it('says that a suspended client gets none', async () => {
  const client_id = await clientWithSite(world(), 'Cinema');
  await world().post('set-report-schedule-v1', { client_id });
  const problem = async () =>
    (await world().get('list-report-schedules-v1', { client_id })).body.items.map(
      (one: { problem: string }) => one.problem,
    );
  expect(await problem()).toEqual(['no_mail_server']);
  await world().post('suspend-client-v1', { client_id_or_email: client_id });
  expect(await problem()).toEqual(['client_suspended']);
  await world().post('unsuspend-client-v1', { client_id_or_email: client_id });
  expect(await problem()).toEqual(['no_mail_server']);
});
