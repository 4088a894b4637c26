import { describe, expect, it } from 'vitest';
import { auditOf, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({
  sites: 6,
  worker: true,
  env: { SITEKEEPER_BATCH_INLINE_LIMIT: '3', SITEKEEPER_DEADLINE_ACTION: '20', SITEKEEPER_DEADLINE_CHECK: '20' },
});
const site = (k: number) => world().fleet.site(k);
const update = (input: Record<string, unknown>) => world().post('update-admin-passwords-v1', input);
const ids: number[] = [];

describe('update-admin-passwords-v1', () => {
  it('sets the password without affecting the connection or its renewal', async () => {
    for (let k = 1; k <= 6; k++) ids.push(await world().addSite(k));
    const { status, body } = await update({ password: 'Ganz-neu-1', websites: ids.slice(0, 2) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      updated: [{ website_id: ids[0] }, { website_id: ids[1] }],
      errors: [],
      total_updated: 2,
    });
    expect([site(1).adminPassword, site(2).adminPassword]).toEqual(['Ganz-neu-1', 'Ganz-neu-1']);
    const synced = await world().post('sync-sites-v1', { site_ids_or_domains: ids.slice(0, 2) });
    expect(synced.body).toMatchObject({ total_synced: 2, total_errors: 0 });
    const renewed = await world().post('reconnect-site-v1', { site_id_or_domain: ids[0] });
    expect(renewed.body).toMatchObject({ reconnected: true });
    expect(await auditOf(world().app.services.database, ids[0] as number)).toContain('admin_password.changed');
  });

  it('continues when one site fails', async () => {
    site(3).setFaults('http500');
    const { body } = await update({ password: 'Ganz-neu-2', websites: [ids[2], ids[3]] });
    site(3).setFaults();
    expect(body.updated).toMatchObject([{ website_id: ids[3] }]);
    expect(body.errors).toMatchObject([{ website_id: ids[2], message: expect.stringMatching(/not known/) }]);
  });

  it('returns the error of the site when no site could be changed', async () => {
    site(3).setFaults('maintenance');
    const answer = await update({ password: 'Ganz-neu-3', websites: [ids[2]] });
    site(3).setFaults();
    expect(answer).toMatchObject({ status: 503, body: { code: 'svc_site_offline' } });
    expect(answer.body.message).not.toMatch(/not known/);
  });

  it.each(['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const)(
    'never claims that nothing happened when the answer was lost: %s',
    async fault => {
      site(3).setFaults(fault);
      const answer = await update({ password: `Neu-nach-${fault}`, websites: [ids[2]] });
      site(3).setFaults();
      expect(answer).toMatchObject({ status: 504, body: { code: 'svc_outcome_unknown' } });
      expect(answer.body.message).toMatch(/not known whether the password was changed.*Setting it again/);
      expect(site(3).adminPassword).toBe(`Neu-nach-${fault}`);
    },
  );

  it.each([
    [{ password: "it's" }, 'input.password', 'svc_invalid_input'],
    [{ password: '' }, 'input.password', 'ability_invalid_input'],
    [{}, 'input.password', 'ability_invalid_input'],
  ])('rejects %o', async (input, path, code) => {
    const answer = await update({ websites: [ids[0]], ...input });
    expect(answer).toMatchObject({ status: 400, body: { code, data: { errors: [{ path }] } } });
  });

  it('never treats an empty selection as all sites', async () => {
    expect(await update({ password: 'Ganz-neu-4' })).toMatchObject({
      status: 400,
      body: { code: 'svc_invalid_input' },
    });
  });

  it('becomes a job for many sites, and keeps the password sealed only until it is done', async () => {
    const { body } = await update({ password: 'Ganz-neu-5', websites: ids });
    expect(body).toMatchObject({ queued: true, sites_queued: 6 });
    expect(await world().jobEnd(body.job_id)).toMatchObject({ type: 'password', succeeded: 6 });
    expect(site(6).adminPassword).toBe('Ganz-neu-5');
    const { db } = world().app.services.database;
    const kept = await db.selectFrom('user_job_sites').select('sealed').where('sealed', 'is not', null).execute();
    expect(kept).toEqual([]);
  });
});
