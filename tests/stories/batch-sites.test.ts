import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROOF = { adminpassword: undefined, uniqueid: undefined };
let world: World;
/** Ids of the sites that the first batch created: `ids[k]` is site k of the fleet. */
const ids: number[] = [];

beforeAll(async () => {
  world = await makeWorld({ sites: 12 });
  const create = [1, 2, 3, 4, 5, 6, 7, 8].map(k => ({ ...world.credentials(k), name: `Site ${k}` }));
  const { body } = await world.rest('/sites/batch', { method: 'POST', body: { create } });
  for (const [index, { data }] of body.create.entries()) ids[index + 1] = data.id;
}, 60_000);
afterAll(() => world.close());

/** Some of these bodies are not as documented; with the query, only their answers are checked against the document. */
async function batch(sites: object, options: { auth?: string } = {}): Promise<Answer['body']> {
  const { status, body } = await world.rest('/batch?_as=it-is', { method: 'POST', body: { sites }, ...options });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['sites']);
  expect(Object.keys(body.sites)).toEqual(Object.keys(sites));
  return body.sites;
}

const site = (k: number) => ids[k] as number;
const host = (k: number) => new URL(world.fleet.url(k)).host;
const done = (k: number, more: object = {}, data: object = {}) => ({
  id: site(k),
  success: 1,
  message: expect.stringMatching(/\S/),
  ...more,
  data: expect.objectContaining({ id: site(k), ...data }),
});
const failed = (status: number, code: string, id?: number | string) => ({
  ...(id === undefined ? {} : { id }),
  success: 0,
  code,
  message: expect.stringMatching(/\S/),
  data: expect.objectContaining({ status }),
});
const stateOf = async (k: number) => (await world.rest(`/sites/${site(k)}`)).body.data.status;

describe('sites in a batch', () => {
  it('are created, each with its own result', async () => {
    const wrong = { ...world.credentials(9), ...PROOF, adminpassword: 'not this one' };
    const create = [
      { ...world.credentials(10), name: 'The tenth' },
      wrong,
      { url: world.fleet.url(11), admin: 'anna' },
      { ...world.credentials(1) },
      { admin: 'anna', adminpassword: 'x', colour: 'red' },
      'https://shop.example',
    ];
    const { create: made } = await batch({ create });
    expect(made).toEqual([
      expect.objectContaining({ success: 1, id: made[0].data.id }),
      failed(502, 'svc_connection_failed'),
      failed(400, 'svc_invalid_input'),
      failed(409, 'svc_site_already_exists'),
      failed(400, 'rest_invalid_param'),
      failed(400, 'rest_invalid_param'),
    ]);
    expect(made[0].data).toMatchObject({ name: 'The tenth', status: 'connected' });
    expect(made[3].data.site_id).toBe(site(1));
    expect(made[4].data.errors.map((error: { path: string }) => error.path).sort()).toEqual(['colour', 'url']);
    ids[10] = made[0].id;
  });

  it('are synced and checked, by id, domain and object; only invalid ones fail', async () => {
    world.fleet.site(2).setFaults('http500');
    world.fleet.ledger.reset();
    const sync = [site(1), host(3), { id: site(2) }, 999_999, { id_or_domain: world.fleet.url(4) }];
    const answer = await batch({ sync, check: [site(5), host(2)] });
    world.fleet.site(2).setFaults();
    expect(answer.sync).toEqual([
      done(1),
      done(3, { id: host(3) }),
      failed(502, 'svc_connection_failed', site(2)),
      failed(404, 'svc_site_not_found', 999_999),
      done(4, { id: world.fleet.url(4) }),
    ]);
    expect(answer.check).toEqual([
      done(5),
      { ...done(2), id: host(2), message: 'The site returned an error. (HTTP 500)' },
    ]);
    const asked = [1, 3, 4].map(k => world.fleet.ledger.site(k).functions.stats);
    expect(asked).toEqual([1, 1, 1]);
  });

  it('change their state several times, in the order of the request', async () => {
    const answer = await batch({
      suspend: [site(3), host(4), site(3)],
      sync: [site(3)],
      unsuspend: [site(3), site(5)],
      disconnect: [site(6), site(4)],
      reconnect: [site(6), site(4)],
    });
    expect(answer).toEqual({
      suspend: [
        done(3, {}, { status: 'suspended' }),
        done(4, { id: host(4) }, { status: 'suspended' }),
        done(3, {}, { status: 'suspended' }),
      ],
      sync: [failed(409, 'svc_site_suspended', site(3))],
      unsuspend: [done(3, {}, { status: 'connected' }), failed(409, 'svc_invalid_state', site(5))],
      disconnect: [done(6, {}, { status: 'disconnected' }), done(4, {}, { status: 'disconnected' })],
      reconnect: [done(6, {}, { status: 'connected' }), done(4, {}, { status: 'connected' })],
    });
    expect(await Promise.all([3, 4, 5, 6].map(stateOf))).toEqual(Array(4).fill('connected'));
  });

  it('are edited', async () => {
    const { body: tag } = await world.rest('/tags/add', { method: 'POST', body: { name: 'Shops' } });
    const update = [
      { id: site(1), name: 'The first', tags: [tag.data.id] },
      { id: host(1), notes: 'Call before changes.' },
      { id: site(2), client_id: 999_999 },
      { name: 'Nobody' },
      site(3),
    ];
    const answer = await batch({ update });
    expect(answer.update).toEqual([
      done(1, {}, { name: 'The first' }),
      done(1, { id: host(1) }, { name: 'The first', notes: 'Call before changes.' }),
      failed(404, 'svc_client_not_found', site(2)),
      failed(400, 'rest_invalid_param'),
      failed(400, 'rest_invalid_param'),
    ]);
  });

  it('return what is on them, with the parameters of the single routes', async () => {
    const whole = await world.rest(`/sites/${site(1)}/plugins?per_page=3&page=2`);
    const active = await world.rest(`/sites/${site(2)}/themes?status=active`);
    const security = await world.rest(`/sites/${site(2)}/security`);
    const answer = await batch({
      plugins: [
        { id: site(1), per_page: 3, page: 2 },
        { id: site(1), per_page: 0 },
      ],
      themes: [{ id: host(2), status: 'active' }],
      security: [site(2)],
      'non-svc-changes': [site(1), 'nowhere.example'],
    });
    expect(answer.plugins).toEqual([{ ...whole.body, id: site(1) }, failed(400, 'rest_invalid_param', site(1))]);
    expect(answer.plugins[0].data).toHaveLength(3);
    expect(answer.themes).toEqual([{ ...active.body, id: host(2) }]);
    expect(answer.security).toEqual([{ ...security.body, id: site(2) }]);
    expect(answer['non-svc-changes']).toEqual([
      expect.objectContaining({ id: site(1), success: 1, total: expect.any(Number), data: expect.any(Array) }),
      failed(404, 'svc_site_not_found', 'nowhere.example'),
    ]);
  });

  it('are deleted once, by both names of the action', async () => {
    const answer = await batch({ delete: [site(7), host(8)], remove: [site(7), site(8)] });
    expect(answer).toEqual({
      delete: [done(7), { ...done(8), id: host(8) }],
      remove: [failed(404, 'svc_site_not_found', site(7)), failed(404, 'svc_site_not_found', site(8))],
    });
    expect((await world.rest(`/sites/${site(7)}`)).status).toBe(404);
  });

  it('can be read only with read permission', async () => {
    const answer = await batch({ plugins: [site(1)], suspend: [site(10)] }, { auth: await world.key('write') });
    expect(answer).toEqual({
      plugins: [failed(403, 'svc_rest_insufficient_scope', site(1))],
      suspend: [done(10, {}, { status: 'suspended' })],
    });
  });

  it('are not delayed when one of them hangs', async () => {
    world.fleet.site(2).setFaults('hang');
    const hanging = world.rest('/sites/batch', { method: 'POST', body: { sync: [site(2), site(1), site(3)] } });
    const asked = () => [1, 3].map(k => world.fleet.ledger.site(k).functions.stats ?? 0);
    const before = asked();
    await expect.poll(asked, { timeout: 30_000 }).toEqual(before.map(count => count + 1));
    void hanging.catch(() => {});
  });
});
