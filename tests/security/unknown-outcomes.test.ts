import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/*
 * Changes that may have been made on a site are audited like completed ones: with the actor, and as unknown. Fails
 * without noteUnknown: there is no row.
 */
let world: World;
beforeEach(async () => {
  world = await makeWorld({
    sites: 2,
    seeded: true,
    env: { SITEKEEPER_DEADLINE_ACTION: '1', SITEKEEPER_DEADLINE_SYNC: '1' },
  });
});
afterEach(() => world.close());

const rows = async (action = 'site.outcome_unknown') => {
  const { db } = world.app.services.database;
  const found = await db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();
  return found.map(({ actor, subject, detail_json }) => ({ actor, subject, detail: JSON.parse(detail_json) }));
};
const row = (wanted: string, detail: object = {}, subject = `site:${world.siteIds[0]}`) => ({
  actor: 'user:admin',
  subject,
  detail: { wanted, ...detail },
});

describe('an unknown outcome', () => {
  it('of changes to plugins and themes is audited with their slugs', async () => {
    const slug = 'amber-cache/amber-cache.php';
    const [site_id_or_domain] = world.siteIds;
    world.fleet.site(1).setPlugin(slug, { version: '1.0.0', active: true });
    await world.post('sync-sites-v1', { site_ids_or_domains: [site_id_or_domain] });
    world.fleet.site(1).setFaults('reset');
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain, slugs: [slug] });
    expect(body.errors).toEqual([expect.objectContaining({ slug, code: 'svc_outcome_unknown' })]);
    expect(await rows()).toEqual([row('deactivate-site-plugins', { slugs: [slug] })]);
  });

  it('of a connection is audited with the address', async () => {
    await world.post('delete-site-v1', { site_id_or_domain: world.siteIds[1], confirm: true });
    world.fleet.site(2).clearKey();
    world.fleet.site(2).setFaults('reset');
    const { body } = await world.post('add-site-v1', world.credentials(2));
    expect(body.code).toBe('svc_outcome_unknown');
    expect(await rows()).toEqual([row('add-site', { url: `${world.fleet.url(2)}/` }, 'site:new')]);
  });

  it('of a change of the administrator’s password is audited, without the password', async () => {
    world.fleet.site(1).setFaults('reset');
    const given = { websites: [world.siteIds[0]], password: 'a-new-password-of-the-admin' };
    const { body } = await world.post('update-admin-passwords-v1', given);
    expect(JSON.stringify(body)).toContain('outcome_unknown');
    expect(await rows()).toEqual([row('update-admin-passwords')]);
  });
});

describe('a secret that is shown', () => {
  it('has an audit row if it starts a second factor', async () => {
    const user = await world.webUser('wanda', 'viewer');
    const headers = await world.signIn(user);
    const { status } = await world.request('/web/profile/second-factor', {
      method: 'POST',
      auth: '',
      headers,
      body: { current: user.password },
    });
    expect(status).toBe(200);
    expect(await rows('user.second_factor_begun')).toMatchObject([{ actor: 'user:wanda' }]);
  });

  it('has an audit row each time the token of a key is returned again', async () => {
    const add = () =>
      world.rest('/rest-api/add-key', {
        method: 'POST',
        headers: { 'idempotency-key': 'one-key' },
        body: { description: 'shown twice', permissions: ['read'] },
      });
    const { token } = (await add()).body;
    expect(await rows('secret.shown_again')).toEqual([]);
    expect((await add()).body.token).toBe(token);
    expect(await rows('secret.shown_again')).toEqual([
      { actor: 'user:admin', subject: 'ability:add-api-key-v1', detail: {} },
    ]);
  });

  // Fails if only the routes of REST note it: there is no row.
  it('has an audit row each time an ability returns the token of a key again', async () => {
    const input = { name: 'shown twice', permissions: ['read'] };
    const add = () => world.post('add-api-key-v1', input, { headers: { 'idempotency-key': 'one-key' } });
    const { token } = (await add()).body;
    expect((await add()).body.token).toBe(token);
    expect(await rows('secret.shown_again')).toEqual([
      { actor: 'user:admin', subject: 'ability:add-api-key-v1', detail: {} },
    ]);
  });

  it('has no such row where an error is returned again', async () => {
    const run = () =>
      world.post('add-portal-link-v1', { client_id_or_email: 999 }, { headers: { 'idempotency-key': 'one-link' } });
    expect((await run()).body.code).toBe('svc_client_not_found');
    expect((await run()).headers.get('idempotency-replayed')).toBe('true');
    expect(await rows('secret.shown_again')).toEqual([]);
  });
});
