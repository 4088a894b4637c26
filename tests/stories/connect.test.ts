import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The simulator's sites require: 7 no password but a unique id, 13 both; 9 and 19 have awkward passwords. */
const PASSWORD = 1;
const UNIQUE_ID = 7;
const BOTH = 13;

describe('adding a site', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 20 });
  });
  afterAll(() => world.close());

  it.each([
    ['asks for the password', PASSWORD],
    ['asks for the unique id', UNIQUE_ID],
    ['asks for both', BOTH],
    ['has a password of special characters', 9],
    ['has a password with a quote', 19],
  ])('that %s connects it, with its first sync', async (_what, k) => {
    const id = await world.addSite(k);
    const site = world.fleet.site(k);
    expect(site.registered).toBe(true);
    const { body } = await world.get('get-site-v1', { site_id_or_domain: id });
    expect(body).toMatchObject({ status: 'connected', wp_version: site.core, admin_username: site.admin });
    expect(body.last_sync).not.toBeNull();
  });

  it('that requires no proof works with any credentials', async () => {
    const site = world.fleet.site(2);
    site.setPasswordAuth(false);
    const added = await world.post('add-site-v1', { url: site.url, admin: site.admin, adminpassword: 'not needed' });
    expect([added.status, site.registered]).toEqual([200, true]);
  });

  it.each([
    [
      'a wrong password',
      PASSWORD + 2,
      { adminpassword: 'wrong' },
      'REG_ERROR7',
      /password of the administrator is wrong/,
    ],
    ['an unknown administrator', PASSWORD + 2, { admin: 'nobody' }, 'REG_ERROR7', /login or the password/],
    [
      'no unique id where one is asked for',
      UNIQUE_ID + 20,
      { uniqueid: undefined, adminpassword: 'x' },
      'REG_ERROR3',
      /uniqueid/,
    ],
    ['a wrong unique id', UNIQUE_ID + 20, { uniqueid: 'wrong' }, 'REG_ERROR4', /MainWP Child settings/],
    [
      'the unique id alone where the password is asked for too',
      BOTH + 20,
      { adminpassword: undefined },
      'REG_ERROR7',
      /adminpassword/,
    ],
  ])('with %s is refused, the error says what to do, and nothing is stored', async (_what, k, wrong, code, says) => {
    const own = await worldOf(40);
    try {
      const answer = await own.post('add-site-v1', { ...own.credentials(k), ...wrong });
      expectRefusal(answer, code, says);
      expect((await own.get('count-sites-v1')).body.total).toBe(0);
      expect(own.fleet.site(k).registered).toBe(false);
    } finally {
      await own.close();
    }
  });

  it('as a user who is not an administrator is refused', async () => {
    const site = world.fleet.site(4);
    site.addUser('ed', 'editor', 'secret-of-ed-1');
    const answer = await world.post('add-site-v1', { url: site.url, admin: 'ed', adminpassword: 'secret-of-ed-1' });
    expectRefusal(answer, 'REG_ERROR9', /not an administrator/);
  });

  it('that is connected to another dashboard is refused, and the error says how to release it', async () => {
    const other = await makeWorld();
    try {
      const credentials = world.credentials(5);
      await world.addSite(5);
      expectRefusal(await other.post('add-site-v1', credentials), 'REG_ERROR2', /Clear the connection/);
      expect((await other.get('count-sites-v1')).body.total).toBe(0);
    } finally {
      await other.close();
    }
  });

  it('twice at the same moment registers it once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.post('add-site-v1', world.credentials(6))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(world.fleet.ledger.site(6)).toMatchObject({ functions: { register: 1 }, maxChanging: 1 });
  });

  it('behind HTTP Basic works with its credentials, which every later call sends', async () => {
    const site = world.fleet.site(8);
    site.setFaults('auth401');
    const refused = await world.post('add-site-v1', world.credentials(8));
    expect([refused.status, refused.body.code]).toEqual([502, 'svc_connection_failed']);
    expect(refused.body.message).toMatch(/http_user and http_pass/);
    const { user, password } = site.httpCredentials;
    const id = await world.addSite(8, { http_user: user, http_pass: password });
    expect((await sync(id)).total_synced).toBe(1);
    expect((await world.post('check-site-v1', { site_id_or_domain: id })).body.http_status).toBe(200);
  });

  it('and deleting it disconnects it, so that it can be added again', async () => {
    const id = await world.addSite(10);
    const site = world.fleet.site(10);
    await world.post('delete-site-v1', { site_id_or_domain: id, confirm: true });
    expect(site.registered).toBe(false);
    expect(world.fleet.ledger.site(10).functions.disconnect).toBe(1);
    expect(await world.addSite(10)).toBeGreaterThan(id);
  });

  it('and deleting it works even if the site is gone', async () => {
    const id = await world.addSite(11);
    world.fleet.site(11).setFaults('reset');
    const { body } = await world.post('delete-site-v1', { site_id_or_domain: id, confirm: true });
    expect(body).toMatchObject({ deleted: true, site_id: id });
    expect((await world.get('get-site-v1', { site_id_or_domain: id })).status).toBe(404);
  });

  async function sync(id: number): Promise<Answer['body']> {
    return (await world.post('sync-sites-v1', { site_ids_or_domains: [id] })).body;
  }
});

function worldOf(sites: number): Promise<World> {
  return makeWorld({ sites });
}

function expectRefusal({ status, body }: Answer, connectorCode: string, says: RegExp): void {
  expect([status, body.code, body.data.connector_code]).toEqual([502, 'svc_connection_failed', connectorCode]);
  expect(body.message).toMatch(says);
}
