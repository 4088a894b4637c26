import { describe, expect, it } from 'vitest';
import { auditOf, expectError, failures, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 3 });
const remove = (input: Record<string, unknown>) => world().post('delete-sites-v1', input);
const total = async () => (await world().get('count-sites-v1')).body.total;

describe('delete-sites', () => {
  it('previews what would be lost, and deletes nothing', async () => {
    const ids = [await world().addSite(1), await storeSite(world(), { url: 'https://dry.example/' })];
    world().fleet.ledger.reset();
    const { status, body } = await remove({ site_ids_or_domains: [...ids, 987_654], dry_run: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      deleted: [],
      dry_run: true,
      would_delete: {
        sites: 2,
        plugins: expect.any(Number),
        themes: expect.any(Number),
        changes: expect.any(Number),
        costs: 0,
      },
      errors: failures([987_654, 'svc_site_not_found']),
      total_deleted: 0,
      total_errors: 1,
    });
    expect(body.would_delete.plugins).toBeGreaterThan(0);
    expect(await total()).toBe(2);
    expect(world().fleet.site(1).registered).toBe(true);
  });

  it('requires confirmation', async () => {
    const id = await storeSite(world(), { url: 'https://kept.example/' });
    expectError(await remove({ site_ids_or_domains: [id] }), { status: 400, code: 'svc_confirmation_required' });
    expectError(await remove({ site_ids_or_domains: [id], confirm: false }), {
      status: 400,
      code: 'svc_confirmation_required',
    });
    expect((await world().post('get-site-v1', { site_id_or_domain: id })).status).toBe(200);
  });

  it('deletes the sites, each of which forgets our key, and also those that do not answer', async () => {
    const [a, b] = [await world().addSite(2), await world().addSite(3)];
    world().fleet.site(3).setFaults('http500');
    const { body } = await remove({ site_ids_or_domains: [a, b, a], confirm: true });
    expect(body).toEqual({
      deleted: [
        { id: a, url: `${world().fleet.url(2)}/` },
        { id: b, url: `${world().fleet.url(3)}/` },
      ],
      still_linked: [{ id: b, url: `${world().fleet.url(3)}/` }],
      errors: [],
      total_deleted: 2,
      total_errors: 0,
    });
    expect(world().fleet.site(2).registered).toBe(false);
    for (const id of [a, b]) {
      expect((await world().post('get-site-v1', { site_id_or_domain: id })).status).toBe(404);
      expect(await auditOf(world().app.services.database, id)).toEqual(['site.added', 'site.deleted']);
    }
  });

  it('deletes a site once, however many requests name it', async () => {
    const id = await storeSite(world(), { url: 'https://twice.example/' });
    const answers = await Promise.all([1, 2, 3].map(() => remove({ site_ids_or_domains: [id], confirm: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const told = answers.map(({ body }) => [body.deleted.length, body.errors, body.total_deleted, body.total_errors]);
    const late = [0, failures([id, 'svc_site_not_found']), 0, 1];
    expect(told.sort((a, b) => b[2] - a[2])).toEqual([[1, [], 1, 0], late, late]);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.deleted']);
  });

  it('requires at least one site', async () => {
    const path = ['input.site_ids_or_domains'];
    expect(refusedPaths(await remove({ site_ids_or_domains: [], confirm: true }))).toEqual(path);
  });
});

describe('deleting more sites than a request should wait for', () => {
  const large = useWorld({ sites: 502, seeded: true, worker: true, fleet: { plugins: 2 } });
  const others = () => large().siteIds.slice(1);
  const ask = (more: object) =>
    large().post('delete-sites-v1', { site_ids_or_domains: [...others(), 987_654], ...more });

  it('previews and asks for confirmation as for a few sites', async () => {
    expect((await ask({ dry_run: true })).body).toMatchObject({ would_delete: { sites: 501 }, total_errors: 1 });
    expectError(await ask({}), { status: 400, code: 'svc_confirmation_required' });
    expect((await large().get('count-sites-v1')).body.total).toBe(502);
  });

  it('runs as a job; each site forgets our key, and each deletion is in the audit log', async () => {
    const { status, body } = await ask({ confirm: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      deleted: [],
      total_deleted: 0,
      errors: failures([987_654, 'svc_site_not_found']),
      total_errors: 1,
      queued: true,
      sites_queued: 501,
      job_id: expect.stringMatching(/^delete_/),
      status_url: expect.stringContaining('/jobs/delete_'),
    });
    expect(await large().jobEnd(body.job_id)).toMatchObject({ status: 'completed', succeeded: 501, failed: 0 });
    expect((await large().get('count-sites-v1')).body.total).toBe(1);
    const registered = large().siteIds.filter((_id, index) => large().fleet.site(index + 1).registered);
    expect(registered).toEqual(large().siteIds.slice(0, 1));
    expect(await auditOf(large().app.services.database, others()[500] as number)).toEqual(['site.deleted']);
  }, 60_000);
});
