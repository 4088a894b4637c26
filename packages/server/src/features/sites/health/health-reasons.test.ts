import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { finding, useSiteInHealth } from './site-health.fixtures.ts';

const { id, now, write, record, state, set } = useSiteInHealth();

describe('a vulnerable site', () => {
  it('says how many vulnerabilities are exposed and how bad the worst is, until they are ignored', async () => {
    const rows = [finding(id(), 'medium'), finding(id(), 'critical'), { ...finding(id(), 'low'), active: 0 }];
    await write(trx => trx.insertInto('vulnerability_findings').values(rows).execute());
    expect(await state()).toBe('vulnerable');
    expect((await record()).health_reasons).toMatchObject([{ kind: 'vulnerable', count: 2, detail: 'critical' }]);
    const rule = { site_id: id(), reason: '', created_by: 'test', created_at: 1 };
    const rules = ['record-medium', 'record-critical'].map(record_id => ({
      ...rule,
      record_id,
      until_at: now() + DAY_MS,
    }));
    await write(trx => trx.insertInto('vulnerability_ignores').values(rules).execute());
    expect(await state()).toBe('healthy');
    await write(trx =>
      trx.updateTable('vulnerability_ignores').set({ until_at: 1 }).where('site_id', '=', id()).execute(),
    );
    expect(await state()).toBe('vulnerable');
  });
});

describe('a site whose certificate or domain runs out', () => {
  const certificate = (expires_at: number, issued_at: number | null) => {
    const row = {
      site_id: id(),
      endpoint: `reason-${id()}.example:443`,
      issuer: 'CA',
      expires_at,
      issued_at,
      seen_at: 1,
    };
    return write(trx => trx.insertInto('site_certificates').values(row).execute());
  };

  it.each([
    ['13 days before the end', 13, 90, 'expiring'],
    ['not 15 days before it', 15, 90, 'healthy'],
    ['not while a short certificate is to be renewed by itself', 3, 6, 'healthy'],
    ['late in the life of a short one', 1, 6, 'expiring'],
    ['after the end', -1, 90, 'expiring'],
  ])('is expiring %s', async (_title, days, life, wanted) => {
    await certificate(now() + days * DAY_MS, now() + (days - life) * DAY_MS);
    expect(await state()).toBe(wanted);
  });

  it('says what runs out first', async () => {
    await certificate(now() + 9 * DAY_MS, null);
    const domain = `reason-${id()}.example`;
    const lookedUp = { domain, due_at: 1, outcome: 'found', server: '', expires_at: null };
    await write(async trx => {
      await trx
        .insertInto('domains')
        .values({ ...lookedUp, given_expires_at: now() + 5 * DAY_MS })
        .execute();
      await trx.insertInto('site_domains').values({ site_id: id(), url: 'x', domain }).execute();
    });
    expect(await state()).toBe('expiring');
    const at = `${new Date(now() + 5 * DAY_MS).toISOString().slice(0, 19)}Z`;
    expect((await record()).health_reasons).toEqual([
      { kind: 'expiring', count: 2, at, detail: domain, cause: null, status_code: null, run_id: null },
    ]);
  });
});

it('a site tells why it is down, disconnected or not synced', async () => {
  const watch = {
    site_id: id(),
    status: 'down',
    checked_at: now(),
    status_at: now() - 1000,
    due_at: 1,
    reason: 'It answered with status 503.',
    cause: 'wrong_status',
    status_code: 503,
  };
  await write(trx => trx.insertInto('monitors').values(watch).execute());
  await set({ sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 4, pending_plugins: 2 });
  expect(await state()).toBe('down');
  expect((await record()).health_reasons).toMatchObject([
    { kind: 'down', detail: 'It answered with status 503.', cause: 'wrong_status', status_code: 503 },
    { kind: 'sync_failing', count: 4, detail: 'No answer.', cause: 'site_offline' },
    { kind: 'updates', count: 2 },
  ]);
  await write(trx => trx.updateTable('monitors').set({ due_at: null }).where('site_id', '=', id()).execute());
  await set({ sync_error_cause: 'maintenance' });
  expect((await record()).health_reasons).toMatchObject([{ kind: 'sync_failing', cause: 'maintenance' }, {}]);
  expect(await state()).toBe('sync_failing');
});
