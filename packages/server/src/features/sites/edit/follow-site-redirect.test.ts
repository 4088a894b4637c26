import { describe, expect, it } from 'vitest';
import { auditOf, expectError, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { leadingTo } from '../../../testing/leading-to.ts';

const world = useWorld({ sites: 5 });
const follow = (id: number) => world().post('follow-site-redirect-v1', { site_id_or_domain: id });
/** Site k, stored with an address that it has left. */
async function movedAway(k: number, url: string): Promise<number> {
  const id = await world().addSite(k);
  const set = { url, url_key: url.replace(/^http:\/\/|\/$/g, '') };
  await world().app.services.database.write(trx => trx.updateTable('sites').set(set).where('id', '=', id).execute());
  return id;
}

describe('follow-site-redirect', () => {
  it('stores the redirect target once the site has answered there', async () => {
    const now = world().fleet.url(1);
    const before = await leadingTo(path => `${now}${path}?utm=1#top`);
    const id = await movedAway(1, before);
    const { status, body } = await follow(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, url: `${now}/`, sync_error: null });
    expect((await auditOf(world().app.services.database, id)).at(-1)).toBe('site.moved');
    expectError(await follow(id), { status: 502, code: 'svc_connection_failed' });
  });

  it('stores the redirect target itself if the old folder is not on the new host', async () => {
    const now = world().fleet.url(2);
    const host = await leadingTo(() => `${now}/blog/`);
    const id = await movedAway(2, `${host}old/`);
    world().fleet.site(2).setFaults({ name: 'http500', times: 2, on: 'stats' });
    expect((await follow(id)).body).toMatchObject({ id, url: `${now}/blog/` });
  });

  it.each([
    ['its login page', '/wp-login.php?redirect_to=x', 502, 'login page'],
    ['the administration', '/wp-admin/', 502, 'login page'],
    ['itself, in a loop', '/', 502, 'in a loop'],
    ['another scheme', 'ftp://127.0.0.1/', 502, 'in a loop'],
    ['a host that is down', 'http://127.0.0.1:9/', 503, 'does not answer'],
  ])('finds no new address if the site redirects to %s', async (_what, location, status, words) => {
    const before = await leadingTo(() => location);
    const id = await storeSite(world(), { url: before });
    const answer = await follow(id);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
    expect((await siteRow(world(), id)).url).toBe(before);
  });

  it('stores nothing if another site answers', async () => {
    const before = await leadingTo(path => `${world().fleet.url(4)}${path}`);
    const id = await movedAway(3, before);
    const message = expectError(await follow(id), { status: 502, code: 'svc_connection_failed' });
    expect(message).toContain('Nothing was changed');
    expect((await siteRow(world(), id)).url).toBe(before);
  });

  it('sends nothing to a suspended site', async () => {
    const id = await storeSite(world(), { url: 'http://127.0.0.1:9/suspended/', status: 'suspended' });
    expectError(await follow(id), { status: 409, code: 'svc_site_suspended' });
  });

  it('needs a key to verify that it is the same site', async () => {
    const id = await storeSite(world(), { url: await leadingTo(path => `${world().fleet.url(5)}${path}`) });
    expectError(await follow(id), { status: 409, code: 'svc_site_disconnected' });
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await follow(987_654), { status: 404, code: 'svc_site_not_found' });
  });
});
