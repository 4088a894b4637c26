import { beforeEach, describe, expect, it } from 'vitest';
import { siteKey } from '../../../features/sites/site.ts';
import { siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { leadingTo } from '../../../testing/leading-to.ts';
import { withLeasesTaken, withOldConnectors } from './site-failures.fixtures.ts';

const DEADLINES = ['ACTION', 'CHECK', 'SYNC'].map(name => [`SITEKEEPER_DEADLINE_${name}`, '2']);
const world = useWorld({ sites: 1, seeded: true, env: Object.fromEntries(DEADLINES) });
const id = () => world().siteIds[0] as number;
const there = () => world().fleet.url(1);

async function storeUrl(url: string): Promise<void> {
  const set = { url, url_key: siteKey(url), status: 'connected' };
  await world().app.services.database.write(trx => trx.updateTable('sites').set(set).where('id', '=', id()).execute());
}

/** Both ways to another address: typing it, and taking the one that the old address redirects to. */
const WAYS = {
  edit: (site: number) => world().rest(`/sites/${site}/edit`, { method: 'POST', body: { url: there() } }),
  'follow-redirect': (site: number) => world().rest(`/sites/${site}/follow-redirect`, { method: 'POST', body: {} }),
} as const;

describe.each(Object.entries(WAYS))('%s', (way, move) => {
  let old = '';
  beforeEach(async () => {
    old = way === 'edit' ? 'http://old.example/' : await leadingTo(path => `${there()}${path}`);
    await storeUrl(old);
    world().fleet.site(1).setFaults();
  });

  async function refused(status: number, code: string, during?: (work: () => Promise<void>) => Promise<void>) {
    const work = async () => {
      const answer = await move(id());
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    };
    await (during ? during(work) : work());
    expect((await siteRow(world(), id())).url).toBe(old);
  }

  it('returns the record with its new address', async () => {
    const { status, body } = await move(id());
    expect([status, body.success, body.data.url]).toEqual([200, 1, `${there()}/`]);
    expect(body.data).toEqual((await world().rest(`/sites/${id()}`)).body.data);
  });

  it('is refused if another site has that address', async () => {
    const other = await storeSite(world(), { url: `${there().replace('http:', 'https:')}/` });
    await refused(409, 'svc_site_already_exists');
    await world().post('delete-site-v1', { site_id_or_domain: other, confirm: true });
  });

  it.each([
    ['http500', 502, 'svc_connection_failed'],
    ['hang', 504, 'svc_site_timeout'],
    ['reset', 503, 'svc_site_offline'],
  ] as const)('is refused if the site answers with %s', async (fault, status, code) => {
    world().fleet.site(1).setFaults({ name: fault, on: 'stats' });
    await refused(status, code);
  });

  it('is refused for an old connector, a busy site and a suspended one', async () => {
    await refused(400, 'svc_child_outdated', work => withOldConnectors(world(), work));
    await refused(409, 'svc_site_busy', work => withLeasesTaken(world(), [`site:${id()}`], work));
    await world().post('suspend-site-v1', { site_id_or_domain: id() });
    await refused(409, 'svc_site_suspended');
  });

  it('is refused for a site without a key', async () => {
    const keyless = await storeSite(world(), { url: way === 'edit' ? 'http://older.example/' : `${old}keyless/` });
    const { status, body } = await move(keyless);
    expect([status, body.code]).toEqual([409, 'svc_site_disconnected']);
  });
});
