import { describe, expect, it } from 'vitest';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { auditOf, expectError, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { deleteSite } from './delete-site.ts';

const world = useWorld({ sites: 6 });
const remove = (input: Record<string, unknown>) => world().post('delete-site-v1', input);
const CHILD_TABLES = [
  'site_secrets',
  'site_plugins',
  'site_themes',
  'site_updates',
  'site_security',
  'site_abandoned',
  'site_changes',
  'site_tags',
] as const;
async function rowsOf(id: number): Promise<Record<string, number>> {
  const { db } = world().app.services.database;
  const counts: Record<string, number> = {};
  for (const table of CHILD_TABLES) {
    const query = db.selectFrom(table).select(eb => eb.fn.countAll<number>().as('count'));
    counts[table] = (await query.where('site_id', '=', id).executeTakeFirstOrThrow()).count;
  }
  return counts;
}

describe('delete-site', () => {
  it('removes the site and all its data, and makes the site forget our key', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'red' })).body.id;
    const id = await world().addSite(1, { tags: [tag] });
    const before = await rowsOf(id);
    expect(before.site_plugins).toBeGreaterThan(0);
    expect(before.site_secrets).toBeGreaterThan(0);
    const { status, body } = await remove({ site_id_or_domain: world().fleet.url(1), confirm: true });
    expect(status).toBe(200);
    expect(body).toEqual({ deleted: true, site_id: id, site_url: `${world().fleet.url(1)}/` });
    expect(Object.values(await rowsOf(id)).every(count => count === 0)).toBe(true);
    expectError(await world().post('get-site-v1', { site_id_or_domain: id }), {
      status: 404,
      code: 'svc_site_not_found',
    });
    expect((await world().get('list-sites-v1', { search: 'http' })).body.total).toBe(0);
    expect(world().fleet.site(1).registered).toBe(false);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.added', 'site.deleted']);
  });

  it('lets the site be added again, under a new id', async () => {
    const id = await world().addSite(1);
    await remove({ site_id_or_domain: id, confirm: true });
    expect(await world().addSite(1)).toBeGreaterThan(id);
  });

  it.each([{ dry_run: true }, { dry_run: true, confirm: true }, { dry_run: true, confirm: false }])(
    'previews with %j: nothing is deleted, and the site is not asked',
    async flags => {
      const url = `https://dry${Object.values(flags).join('')}.example/`;
      const id = await storeSite(world(), { url });
      world().fleet.ledger.reset();
      const { status, body } = await remove({ site_id_or_domain: id, ...flags });
      expect(status).toBe(200);
      expect(body).toEqual({
        deleted: false,
        dry_run: true,
        site_id: id,
        site_url: url,
        would_delete: { plugins: 0, themes: 0, changes: 0, costs: 0 },
      });
      expect((await siteRow(world(), id)).status).toBe('connected');
      expect(await auditOf(world().app.services.database, id)).toEqual([]);
    },
  );

  it('counts the stored data in the preview', async () => {
    const id = await world().addSite(2);
    const rows = await rowsOf(id);
    const { body } = await remove({ site_id_or_domain: id, dry_run: true });
    const { site_plugins: plugins, site_themes: themes, site_changes: changes } = rows;
    expect(plugins).toBeGreaterThan(0);
    expect(body.would_delete).toEqual({ plugins, themes, changes, costs: 0 });
    expect(world().fleet.site(2).registered).toBe(true);
  });

  it.each([{}, { confirm: false }, { dry_run: false }])('requires confirmation: %j is not enough', async flags => {
    const id = await storeSite(world(), { url: `https://unsure${JSON.stringify(flags).length}.example/` });
    expectError(await remove({ site_id_or_domain: id, ...flags }), {
      status: 400,
      code: 'svc_confirmation_required',
    });
    expect((await siteRow(world(), id)).id).toBe(id);
  });

  it('accepts no other value as true', async () => {
    const id = await storeSite(world(), { url: 'https://typo.example/' });
    for (const confirm of ['true', 1, null, 'yes']) {
      expect(refusedPaths(await remove({ site_id_or_domain: id, confirm }))).toEqual(['input.confirm']);
    }
    expect(refusedPaths(await remove({ site_id_or_domain: id, confirm: true, dryrun: true }))).toEqual([
      'input.dryrun',
    ]);
    expect((await siteRow(world(), id)).id).toBe(id);
  });

  it('deletes a site even if it is down or no longer accepts our key', async () => {
    const id = await world().addSite(3);
    world().fleet.site(3).setFaults('reset');
    const { body } = await remove({ site_id_or_domain: id, confirm: true });
    expect(body).toMatchObject({ deleted: true, message: expect.stringMatching(/may still hold the key.*clear/i) });
    expect(await deletionOf(id)).toMatchObject({ key_left_on_site: true });
    const lost = await world().addSite(4);
    world().fleet.site(4).clearKey();
    const gone = await remove({ site_id_or_domain: lost, confirm: true });
    expect(gone.body).toEqual({ deleted: true, site_id: lost, site_url: expect.any(String) });
    expect(await deletionOf(lost)).not.toHaveProperty('key_left_on_site');
  });

  async function deletionOf(id: number): Promise<object> {
    const { db } = world().app.services.database;
    const rows = db.selectFrom('audit_log').select('detail_json').where('action', '=', 'site.deleted');
    return JSON.parse((await rows.where('subject', '=', `site:${id}`).executeTakeFirstOrThrow()).detail_json);
  }

  it('reports over REST what remains to be done on a site that is down', async () => {
    const id = await world().addSite(4);
    world().fleet.site(4).setFaults('reset');
    const { body } = await world().rest(`/sites/${id}/remove`, { method: 'DELETE' });
    expect(body.message).toMatch(/^The site and everything stored about it were removed\. .*may still hold the key/);
    expect(body.data).not.toHaveProperty('message');
    world().fleet.site(4).setFaults();
  });

  it.each(['disconnected', 'suspended'] as const)('deletes a %s site', async status => {
    const id = await storeSite(world(), { url: `https://${status}.example/`, status });
    expect((await remove({ site_id_or_domain: id, confirm: true })).body.deleted).toBe(true);
  });

  it('waits ten seconds at most for a site that does not answer', async () => {
    const id = await world().addSite(5);
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const deadlines: (number | undefined)[] = [];
    const call: ChildSites['call'] = (site, message, args, deadlineMs) => {
      deadlines.push(deadlineMs);
      return ctx.childSites.call(site, message, args, deadlineMs);
    };
    const input = { site_id_or_domain: id, confirm: true };
    await deleteSite.handler(input, { ...ctx, childSites: { ...ctx.childSites, call } });
    expect(deadlines).toEqual([10_000]);
  });

  it('answers one of several simultaneous requests with success, and the others with 404', async () => {
    const id = await world().addSite(6);
    const answers = await Promise.all([1, 2, 3].map(() => remove({ site_id_or_domain: id, confirm: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    for (const answer of answers.filter(({ status }) => status === 404)) {
      expectError(answer, { status: 404, code: 'svc_site_not_found' });
    }
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.added', 'site.deleted']);
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await remove({ site_id_or_domain: 987_654, confirm: true }), {
      status: 404,
      code: 'svc_site_not_found',
    });
  });
});
