import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 3, seeded: true });
const V2 = '/wp-json/svc/v2';
const ABILITIES = '/wp-json/wp-abilities/v1';

beforeAll(async () => {
  for (const name of ['One', 'Two', 'Three']) await world().rest('/tags/add', { method: 'POST', body: { name } });
});

describe('a paged list', () => {
  const next = (header: string | null) => /<([^>]+)>; rel="next"/.exec(header ?? '')?.[1];

  it.each(['/tags', '/sites', '/sites/basic'])('%s links from page to page until the end', async path => {
    const ids: number[] = [];
    let url: string | undefined = `${world().origin}${V2}${path}?per_page=1&order=desc&search=`;
    if (path === '/tags') url = url.replace('&order=desc', '');
    let pages = 0;
    for (; url !== undefined; pages++) {
      const { headers, body } = await world().request(url.slice(world().origin.length));
      ids.push(...body.data.map(({ id }: { id: number }) => id));
      url = next(headers.get('link'));
    }
    expect([pages, new Set(ids).size]).toEqual([3, 3]);
  });

  it('has links in discovery too, and none if one page holds everything', async () => {
    const first = await world().request(`${ABILITIES}/abilities?per_page=5&_fields[]=name&_fields[]=label`);
    const second = await world().request((next(first.headers.get('link')) ?? '').slice(world().origin.length));
    expect(Object.keys(second.body[0])).toEqual(['name', 'label']);
    expect(second.headers.get('link')).toContain('rel="prev"');
    expect((await world().rest('/tags')).headers.get('link')).toBeNull();
  });
});

describe('a read', () => {
  const ask = (path: string, tag: string) => world().rest(path, { headers: { 'if-none-match': tag } });

  it('has an ETag, and returns 304 without a body while nothing has changed', async () => {
    const first = await world().rest('/tags');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
    for (const named of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await ask('/tags', named);
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await ask('/tags', '"other"')).status).toBe(200);
    const head = await world().request(`${V2}/tags`, { method: 'HEAD', headers: { 'if-none-match': tag } });
    expect(head.status).toBe(304);
    const id = first.body.data[0].id;
    await world().rest(`/tags/${id}/edit`, { method: 'PATCH', body: { color: '#123456' } });
    const changed = await ask('/tags', tag);
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
  });

  it('is private and revalidated each time', async () => {
    const { headers } = await world().rest('/tags');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Authorization, Cookie');
  });

  it.each([
    ['a failure', 'GET', '/tags/999'],
    ['a change', 'POST', '/tags/add'],
  ])('%s has no ETag', async (_what, method, path) => {
    const { headers } = await world().rest(path, { method, ...(method === 'POST' ? { body: { name: 'New' } } : {}) });
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });
});

describe('OPTIONS', () => {
  it.each([
    [`${V2}/tags`, 'GET, HEAD, OPTIONS'],
    [`${V2}/tags/1/edit`, 'POST, PUT, PATCH, OPTIONS'],
    [`${V2}/users/import`, 'POST, OPTIONS'],
    ['/wp-json/svc/v1/sites/all-sites', 'GET, HEAD, OPTIONS'],
    [`${ABILITIES}/abilities`, 'GET, HEAD, OPTIONS'],
    [`${ABILITIES}/abilities/svc/list-sites-v1`, 'GET, HEAD, OPTIONS'],
    [`${ABILITIES}/abilities/svc/get-site-v1/run`, 'POST, GET, HEAD, OPTIONS'],
    [`${ABILITIES}/categories/svc-sites`, 'GET, HEAD, OPTIONS'],
  ])('of %s returns %s without authentication', async (path, allow) => {
    const answer = await world().request(path, { method: 'OPTIONS', auth: '' });
    expect([answer.status, answer.body, answer.headers.get('allow')]).toEqual([204, '', allow]);
  });

  it('of an unknown path returns 404', async () => {
    expect((await world().request(`${V2}/nothing`, { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('a 401', () => {
  const challenge = async (path: string, headers = {}) => {
    const answer = await world().request(path, { auth: '', headers });
    expect(answer.status).toBe(401);
    return answer.headers.get('www-authenticate');
  };
  const both = 'Bearer realm="Sitekeeper", Basic realm="Sitekeeper", charset="UTF-8"';

  it('says which authentication is expected', async () => {
    expect(await challenge(`${V2}/tags`)).toBe(both);
    expect(await challenge(`${V2}/tags`, { authorization: 'Bearer sk_wrong' })).toBe(both);
    expect(await challenge(`${ABILITIES}/abilities`)).toBe(both);
    await world().v1Key('read');
    expect(await challenge('/wp-json/svc/v1/sites/all-sites')).toBe('Basic realm="Sitekeeper", charset="UTF-8"');
  });

  it('says nothing to the dashboard’s pages, to avoid a dialog of the browser', async () => {
    expect(await challenge(`${V2}/tags`, { 'x-sitekeeper': 'web' })).toBeNull();
    expect(await challenge(`${ABILITIES}/abilities`, { 'x-sitekeeper': 'web' })).toBeNull();
    expect(await challenge('/web/session', { 'x-sitekeeper': 'web' })).toBeNull();
    expect(await challenge('/web/events')).toBeNull();
  });
});

describe('a created record', () => {
  const cost = { name: 'C', price: 1, payment_type: 'lifetime', product_type: 'other', renewal_type: 'disabled' };

  it.each([
    ['/tags/add', { name: 'Located' }, 'id'],
    ['/clients/add', { name: 'Located' }, 'id'],
    ['/clients/fields/add', { name: 'Located' }, 'field_id'],
    ['/costs/add', cost, 'id'],
  ])('by %s is found at its Location', async (path, body, member) => {
    const sent = path === '/costs/add' ? { ...body, sites: [world().siteIds[0]] } : body;
    const made = await world().rest(path, { method: 'POST', body: sent });
    const location = made.headers.get('location') ?? '';
    expect(location.startsWith(`${world().origin}${V2}/`)).toBe(true);
    const { data } = (await world().rest(location.slice(`${world().origin}${V2}`.length))).body;
    expect([data].flat()[0][member]).toBe(made.body.data[member]);
  });

  it('has its Location in a replayed answer too, and a failure has none', async () => {
    const headers = { 'idempotency-key': 'located' };
    const add = () => world().rest('/tags/add', { method: 'POST', body: { name: 'Twice' }, headers });
    const [first, again] = [await add(), await add()];
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    const taken = await world().rest('/tags/add', { method: 'POST', body: { name: 'Twice' } });
    expect([taken.status, taken.headers.get('location')]).toEqual([409, null]);
  });
});
