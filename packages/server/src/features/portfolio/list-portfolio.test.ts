import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { storeUpdates } from '../updates/update.fixtures.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });
const today = () => Math.floor(clock.now() / DAY_MS);
const ids: Record<string, number> = {};

interface Listed {
  readonly id: number;
  readonly name: string;
}

const list = async (input: Record<string, unknown> = {}) => {
  const { status, body } = await world().get('list-portfolio-v1', input);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
const names = async (input: Record<string, unknown>) => (await list(input)).items.map(({ name }: Listed) => name);
const rowOf = async (name: string, input: Record<string, unknown> = {}) =>
  (await list(input)).items.find((item: Listed) => item.name === name);

beforeAll(async () => {
  const site = (client: string, n: number, columns: Record<string, string | number> = {}) =>
    storeSite(world(), {
      url: `https://${client.toLowerCase()}${n}.example/`,
      client_id: ids[client] as number,
      columns: { last_sync_at: 1, ...columns },
    });
  for (const name of ['Abbey', 'Bakery', 'Cellar']) ids[name] = (await world().post('add-client-v1', { name })).body.id;
  const tag = (await world().post('add-tag-v1', { name: 'shop' })).body.id;
  ids.tag = tag;
  const healthy = await site('Abbey', 1);
  await site('Abbey', 2, { checked_at: clock.now(), check_status: 500 });
  const failing = await site('Abbey', 3, { sync_error_code: 'site_offline', sync_error: 'No answer.' });
  const behind = await site('Bakery', 1);
  const update = { type: 'plugin' as const, slug: 'shop/shop.php', name: 'Shop', version: '9.3', new_version: '9.4' };
  await storeUpdates(world(), behind, [update]);
  const price = { price: 100, payment_type: 'subscription', product_type: 'other', renewal_type: 'monthly' };
  const add = (name: string, more: object) => world().post('add-cost-v1', { name, ...price, ...more });
  await add('For each site', { clients: [ids.Abbey] });
  await add('Shared', { license_type: 'multi_site', clients: [ids.Abbey, ids.Bakery], renewal_type: 'yearly' });
  await add('For a client without sites', { clients: [ids.Cellar], renewal_type: 'quarterly' });
  await add('Paid once', { clients: [ids.Cellar], payment_type: 'lifetime' });
  await add('Over', { clients: [ids.Cellar], status: 'canceled' });
  await world().app.services.database.write(async trx => {
    await trx.insertInto('site_tags').values({ site_id: failing, tag_id: tag }).execute();
    const sums = { checks: 288, watched: 86_400, sum_ms: 0, timed: 0, min_ms: 0, max_ms: 0, hours: '' };
    const days = [
      { site_id: healthy, day: today(), down: 0 },
      { site_id: failing, day: today() - 29, down: 8640 },
      { site_id: failing, day: today() - 30, down: 86_400 },
      { site_id: behind, day: today(), down: 86_400 },
    ];
    for (const day of days)
      await trx
        .insertInto('monitor_days')
        .values({ ...sums, ...day })
        .execute();
    const mail = { client_id: ids.Bakery as number, recipients_json: '[]', message_key: 'k', attempts: 1, answer: '' };
    const sent = [
      { period: '2026-08', state: 'sent', ended_at: 1000 },
      { period: '2026-09', state: 'sent', ended_at: 2000 },
      { period: '2026-10', state: 'failed', ended_at: 3000 },
    ];
    for (const one of sent) {
      const row = { ...mail, ...one, round: 0, asked_by: 'schedule', created_at: 1 };
      await trx.insertInto('report_mails').values(row).execute();
    }
  });
});

describe('The list of clients with figures', () => {
  it('counts the sites of each client, those that are down, those with problems, and pending updates', async () => {
    expect(await rowOf('Abbey')).toMatchObject({ sites_count: 3, sites_down: 1, sites_with_problems: 2 });
    expect(await rowOf('Bakery')).toMatchObject({ sites_count: 1, sites_with_problems: 0, pending_updates: 1 });
    expect(await rowOf('Cellar')).toMatchObject({ sites_count: 0, sites_down: 0, pending_updates: 0 });
  });

  it('has the uptime of thirty days, today included, and none where nothing was watched', async () => {
    expect((await rowOf('Abbey')).uptime_percent).toBe(95);
    expect((await rowOf('Bakery')).uptime_percent).toBe(0);
    expect((await rowOf('Cellar')).uptime_percent).toBeNull();
  });

  it('adds up what each client pays a month, as its costs do', async () => {
    const { items } = await list();
    expect(items.map((item: { cost_monthly: number }) => item.cost_monthly)).toEqual([306.25, 2.08, 33.33]);
    expect((await rowOf('Abbey', { tag_id: ids.tag })).cost_monthly).toBe(102.08);
  });

  it('says when a report was last sent, and for which period', async () => {
    const sent = { last_report_at: '1970-01-01T00:00:02Z', last_report_period: '2026-09' };
    expect(await rowOf('Bakery')).toMatchObject(sent);
    expect(await rowOf('Abbey')).toMatchObject({ last_report_at: null, last_report_period: null });
  });

  it.each([
    ['name', ['Abbey', 'Bakery', 'Cellar']],
    ['sites', ['Cellar', 'Bakery', 'Abbey']],
    ['sites_down', ['Bakery', 'Cellar', 'Abbey']],
    ['sites_with_problems', ['Bakery', 'Cellar', 'Abbey']],
    ['pending_updates', ['Abbey', 'Cellar', 'Bakery']],
    ['uptime', ['Bakery', 'Abbey', 'Cellar']],
    ['cost', ['Bakery', 'Cellar', 'Abbey']],
    ['last_report', ['Abbey', 'Cellar', 'Bakery']],
  ])('is sorted by %s', async (sort, wanted) => {
    expect(await names({ sort })).toEqual(wanted);
    const { items, total } = await list({ sort, page: 2, per_page: 2 });
    expect([items.map(({ name }: Listed) => name), total]).toEqual([wanted.slice(2), 3]);
    const backwards = await names({ sort, order: 'desc' });
    expect(backwards[0]).toBe(sort === 'uptime' ? 'Abbey' : wanted[2]);
  });

  it.each([
    ['sites_down', ['Abbey']],
    ['sites_with_problems', ['Abbey']],
    ['pending_updates', ['Bakery']],
    ['never_reported', ['Abbey', 'Cellar']],
  ])('is narrowed to clients by %s', async (mark, wanted) => {
    expect(await names({ with: mark, sort: 'name' })).toEqual(wanted);
    expect((await list({ with: mark, per_page: 1 })).total).toBe(wanted.length);
    expect((await list({ with: mark, page: 9 })).total).toBe(wanted.length);
  });

  it('counts only sites with the tag that is asked for', async () => {
    const tagged = { sites_count: 1, sites_down: 0, sites_with_problems: 1, uptime_percent: 90 };
    expect((await list({ tag_id: ids.tag })).items).toMatchObject([{ name: 'Abbey', ...tagged }]);
  });

  it('has no costs while they are switched off, and no order by them', async () => {
    await world().post('update-module-v1', { module: 'costs', enabled: false });
    const { items } = await list({ sort: 'cost', order: 'desc' });
    expect(items.map((item: { cost_monthly: null }) => item.cost_monthly)).toEqual([null, null, null]);
    expect(items.map(({ name }: Listed) => name)).toEqual(['Cellar', 'Bakery', 'Abbey']);
  });
});
