import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { countExpiringCertificates } from './certificates.store.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });
beforeAll(async () => {
  const now = clock.now();
  const found = async (name: string, expires_at: number | null, fault: string | null = null, status = 'connected') => {
    const site_id = await storeSite(world(), { url: `https://${name}.example/`, status } as never);
    const row = { site_id, endpoint: `${name}.example:443`, issuer: 'A CA', probed_at: now, expires_at, fault };
    await world().app.services.database.write(trx => trx.insertInto('tls_probes').values(row).execute());
  };
  await found('later', now + 90 * DAY_MS);
  await found('unseen', null, 'timeout');
  await found('soon', now + 5.5 * DAY_MS);
  await found('over', now - 1, 'expired');
  await found('suspended', now, null, 'suspended');
  await storeSite(world(), { url: 'http://plain.example/' });
});

const list = async (input: object = {}) => (await world().get('list-certificates-v1', { ...input })).body;
const hosts = async (input: object) =>
  (await list(input)).items.map(({ site_url }: { site_url: string }) => site_url.slice(8, -9));

describe('list-certificates-v1', () => {
  it('lists the certificate that expires first at the top, and missing ones at the end', async () => {
    expect(await hosts({})).toEqual(['over', 'soon', 'later', 'unseen']);
    const { items, total } = await list({ page: 2, per_page: 1 });
    expect(total).toBe(4);
    expect(items).toEqual([
      {
        site_id: expect.any(Number),
        site_url: 'https://soon.example/',
        site_name: expect.any(String),
        valid: true,
        expires: '2026-01-06',
        days_left: 5,
        issuer: 'A CA',
        error: null,
        checked_at: '2026-01-01T00:00:00Z',
      },
    ]);
  });

  it('filters by expiry, and by whether browsers reject the certificate', async () => {
    expect(await hosts({ expires_within_days: 5 })).toEqual(['over']);
    expect(await hosts({ expires_within_days: 6 })).toEqual(['over', 'soon']);
    expect(await hosts({ valid: false })).toEqual(['over', 'unseen']);
    expect(await hosts({ valid: true })).toEqual(['soon', 'later']);
    expect((await list({ valid: false })).items[1]).toMatchObject({ error: 'no answer in time', days_left: null });
  });

  it('lists the first to end of those that a site shows in turn, whichever it showed last, as the overview counts it', async () => {
    const { site_id } = (await list()).items[2];
    const { database } = world().app.services;
    const kept = { site_id, issuer: 'B CA', issued_at: null, seen_at: clock.now(), in_turn: 1 };
    const first = { ...kept, endpoint: 'later.example:443', expires_at: clock.now() + 3.5 * DAY_MS };
    await database.write(trx => trx.insertInto('site_certificates').values(first).execute());
    expect(await hosts({})).toEqual(['over', 'later', 'soon', 'unseen']);
    expect(await hosts({ expires_within_days: 4 })).toEqual(['over', 'later']);
    expect(await countExpiringCertificates(database.db, clock.now() + 4 * DAY_MS)).toBe(2);
    expect((await list()).items[1]).toMatchObject({ expires: '2026-01-04', days_left: 3, issuer: 'B CA', valid: true });
    // Of another address of the site, or replaced.
    for (const other of [{ endpoint: 'former.example:443' }, { in_turn: 0, endpoint: first.endpoint }]) {
      await database.write(trx => trx.updateTable('site_certificates').set(other).execute());
      expect(await hosts({ expires_within_days: 4 })).toEqual(['over']);
      expect(await countExpiringCertificates(database.db, clock.now() + 4 * DAY_MS)).toBe(1);
    }
  });

  it('notices that a certificate has expired since the probe', async () => {
    clock.advance(6 * DAY_MS);
    expect(await hosts({ valid: false })).toEqual(['over', 'soon', 'unseen']);
    expect((await list()).items[1]).toMatchObject({ valid: false, error: 'certificate expired' });
  });
});
