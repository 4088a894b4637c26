import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { clientWithSite } from '../report-mails.fixtures.ts';
import { insertAskedMail, insertScheduledMails } from './report-mail.store.ts';

const world = useWorld();

it('lists mails newest first, those of a client or in a state', async () => {
  const [one, two] = [await clientWithSite(world(), 'One'), await clientWithSite(world(), 'Two')];
  await world().app.services.database.write(async trx => {
    expect(await insertScheduledMails(trx, [one, two], '2026-09', 1000)).toBe(2);
    expect(await insertScheduledMails(trx, [one, two], '2026-09', 1500)).toBe(0);
    await insertAskedMail(trx, one, '2026-09', { askedBy: 'user:anna', now: 2000 });
    await trx.updateTable('report_mails').set({ state: 'failed' }).where('client_id', '=', two).execute();
  });
  const list = async (input: object = {}) => {
    const { body } = await world().get('list-report-mails-v1', { ...input });
    return body.items.map(({ client, asked_by }: Record<string, unknown>) => [client, asked_by]);
  };
  expect(await list()).toEqual([
    ['One', 'user:anna'],
    ['Two', 'schedule'],
    ['One', 'schedule'],
  ]);
  expect(await list({ client_id: two })).toEqual([['Two', 'schedule']]);
  expect(await list({ state: 'failed' })).toEqual([['Two', 'schedule']]);
  expect((await world().get('list-report-mails-v1', { per_page: 1, page: 2 })).body).toMatchObject({
    items: [{ client: 'Two' }],
    total: 3,
  });
});
