import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

const eu = { name: 'EU customers', color: '#00ff88' };
let euId: number;
let siteId: number;
let clientId: number;
beforeAll(async () => {
  const { body } = await world().rest('/tags/add', { method: 'POST', body: eu });
  euId = body.data.id;
  clientId = (await world().post('add-client-v1', { name: 'Bakery' })).body.id;
  siteId = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery', client_id: clientId });
  await world().post('update-site-v1', { site_id_or_domain: siteId, tags: [euId] });
});

describe('POST /tags/add', () => {
  it('creates a tag and returns 200 with it', async () => {
    const { status, body } = await world().rest('/tags/add', { method: 'POST', body: { name: ' Staging ' } });
    expect(status).toBe(200);
    const data = { id: expect.any(Number), name: 'Staging', color: null, sites_count: 0, sites_ids: [] };
    expect(body).toEqual({ success: 1, message: 'The tag was added.', data });
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x', color: 'green' }, 'color'],
    [{ name: 'x', colour: '#00ff88' }, 'colour'],
  ])('rejects %o as its %s', async (body, name) => {
    const answer = await world().rest('/tags/add', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toContain(name);
  });

  it('rejects the name of another tag, in any case', async () => {
    const answer = await world().rest('/tags/add', { method: 'POST', body: { name: 'eu CUSTOMERS' } });
    expect(answer).toMatchObject({ status: 409, body: { success: 0, code: 'svc_already_exists' } });
  });
});

describe('GET /tags', () => {
  it('lists by name in the list envelope', async () => {
    const { status, body, headers } = await world().rest('/tags?search=eu&per_page=5');
    expect(status).toBe(200);
    const tag = { id: euId, ...eu, sites_count: 1, sites_ids: [siteId] };
    expect(body).toEqual({ success: 1, total: 1, page: 1, per_page: 5, pages: 1, data: [tag] });
    expect(headers.get('x-wp-total')).toBe('1');
  });

  it.each(['include=ID', 'include=ID,999', 'include[]=ID', 'include=999&include=ID', 'exclude=999,998&search=EU'])(
    'is filtered by %s',
    async query => {
      const { body } = await world().rest(`/tags?${query.replace('ID', String(euId))}`);
      expect(body.data.map((tag: { id: number }) => tag.id)).toEqual([euId]);
    },
  );

  it('treats an empty list as absent', async () => {
    const { body } = await world().rest('/tags?include=&exclude=');
    expect(body.total).toBeGreaterThan(1);
  });

  it.each(['per_page=201', 'page=0', 'include=one', 'searc=eu'])('rejects %s', async query => {
    const { status, body } = await world().rest(`/tags?${query}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
  });
});

describe('one tag', () => {
  it('is returned, with its sites and their clients', async () => {
    const { body } = await world().rest(`/tags/${euId}`);
    expect(body).toEqual({ success: 1, data: { id: euId, ...eu, sites_count: 1, sites_ids: [siteId] } });
    const sites = await world().rest(`/tags/${euId}/sites?per_page=1`);
    expect(sites.body).toMatchObject({ success: 1, total: 1, per_page: 1, data: [{ id: siteId, name: 'Bakery' }] });
    const clients = await world().rest(`/tags/${euId}/clients`);
    expect(clients.body).toMatchObject({ success: 1, total: 1, data: [{ id: clientId, name: 'Bakery' }] });
  });

  it.each(['POST', 'PUT', 'PATCH'])('is changed by %s, only in the given fields', async method => {
    const path = `/tags/${euId}/edit`;
    const cleared = await world().rest(path, { method, body: { color: '' } });
    expect(cleared).toMatchObject({ status: 200, body: { success: 1, data: { name: eu.name, color: null } } });
    const again = await world().rest(`${path}?name=ignored&id=999`, { method, body: eu });
    expect(again.body.data).toEqual({ id: euId, ...eu, sites_count: 1, sites_ids: [siteId] });
  });

  it('keeps its name if another tag has the new one', async () => {
    const answer = await world().rest(`/tags/${euId}/edit`, { method: 'PATCH', body: { name: 'staging' } });
    expect(answer).toMatchObject({ status: 409, body: { success: 0, code: 'svc_already_exists' } });
    expect((await world().rest(`/tags/${euId}`)).body.data).toMatchObject(eu);
  });

  it('is deleted; its sites stay', async () => {
    const { body: made } = await world().rest('/tags/add', { method: 'POST', body: { name: 'Gone' } });
    const path = `/tags/${made.data.id}/remove`;
    const { status, body } = await world().rest(path, { method: 'DELETE' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: 1,
        message: expect.stringMatching(/deleted/),
        data: {
          id: made.data.id,
          name: 'Gone',
          stranded_costs: [],
          update_windows: [],
          silenced_rules: [],
          stranded_windows: [],
        },
      },
    });
    expect((await world().rest(path, { method: 'DELETE' })).status).toBe(404);
  });

  it.each([
    ['GET', '/tags/999'],
    ['POST', '/tags/999/edit'],
    ['DELETE', '/tags/999/remove'],
    ['GET', '/tags/999/sites'],
    ['GET', '/tags/999/clients'],
  ])('%s %s returns 404 for an unknown tag', async (method, path) => {
    const answer = await world().rest(path, { method });
    expect(answer).toMatchObject({ status: 404, body: { success: 0, code: 'svc_tag_not_found' } });
  });

  it.each(['/tags/one', '/tags/0', '/tags/1.5'])('%s is not a tag id', async path => {
    const { status, body } = await world().rest(path);
    expect({ status, params: Object.keys(body.data.params) }).toEqual({ status: 400, params: ['id'] });
  });
});

describe('a wrong method', () => {
  it('returns 405 with the allowed ones', async () => {
    const { status, body, headers } = await world().rest('/tags/add', { method: 'PUT', body: eu });
    expect({ status, code: body.code }).toEqual({ status: 405, code: 'rest_invalid_method' });
    expect(headers.get('allow')).toBe('POST');
    expect((await world().rest('/tags', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD');
  });
});
