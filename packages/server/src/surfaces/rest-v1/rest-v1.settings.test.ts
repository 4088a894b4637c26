import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { basic, makeWorld, type World } from '../../testing/index.ts';

const V1 = '/wp-json/svc/v1';
const world = useWorld();

describe('a setting', () => {
  const worldWith = async (env: Record<string, string>, run: (other: World) => Promise<void>) => {
    const other = await makeWorld({ env });
    try {
      await run(other);
    } finally {
      await other.close();
    }
  };

  it('of the namespace moves v1, and renames the call for changes', async () => {
    await worldWith({ SITEKEEPER_API_NAMESPACE: 'acme' }, async other => {
      const { basic: auth } = await other.v1Key('read');
      const ask = (path: string) => other.request(`/wp-json/${path}`, { auth });
      const unknown = { status: 404, body: { ERROR: expect.any(String), code: 'acme_site_not_found' } };
      expect(await ask('acme/v1/site/non-acme-changes?site_id=9')).toMatchObject(unknown);
      expect(await ask('acme/v1/site/non-svc-changes?site_id=9')).toMatchObject({ body: { code: 'rest_no_route' } });
      expect((await ask('svc/v1/sites/all-sites')).status).toBe(404);
      const named = await ask('acme/v1/sites/get-sites-by-url?urls=nowhere.example');
      expect(named).toMatchObject(unknown);
    });
  });

  it('of the rate limit returns 429 with Retry-After once the limit is reached', async () => {
    await worldWith({ SITEKEEPER_REQUESTS_PER_MINUTE: '2' }, async other => {
      const { basic: auth } = await other.v1Key('read');
      const ask = () => other.request(`${V1}/sites/all-sites`, { auth });
      expect((await ask()).headers.get('ratelimit-remaining')).toBe('1');
      await ask();
      const refused = await ask();
      expect(refused).toMatchObject({
        status: 429,
        body: { ERROR: expect.any(String), code: 'svc_too_many_requests' },
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  it('of failed logins delays wrong guesses, and never valid credentials', async () => {
    await worldWith({ SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '2' }, async other => {
      const { basic: auth, consumer_key } = await other.v1Key('read');
      const ask = (by: string) => other.request(`${V1}/sites/all-sites`, { auth: by });
      const wrong = basic(consumer_key, `cs_${'0'.repeat(40)}`);
      expect([(await ask(wrong)).status, (await ask(wrong)).status]).toEqual([401, 401]);
      expect(await ask(wrong)).toMatchObject({ status: 429, body: { ERROR: expect.any(String) } });
      expect((await ask(auth)).status).toBe(200);
    });
  });
});

describe('credentials', () => {
  const counting = `${V1}/sites/all-sites-count`;

  it('are accepted by Basic or as JSON in X-Api-Key, and in the URL only if that is allowed', async () => {
    const { basic, ...pair } = await world().v1Key('read');
    expect((await world().request(counting, { auth: basic })).status).toBe(200);
    const headers = { 'x-api-key': JSON.stringify(pair) };
    expect((await world().request(counting, { auth: '', headers })).status).toBe(200);
    const query = new URLSearchParams(pair);
    const refused = await world().request(`${counting}?${query}`, { auth: '' });
    expect(refused).toMatchObject({ status: 401, body: { ERROR: expect.any(String), code: 'rest_not_logged_in' } });
    expect((await world().request(`${counting}?${query}`, { auth: basic })).status).toBe(200);
  });

  it('in the URL are accepted if the setting allows it, and are not treated as parameters', async () => {
    const open = await makeWorld({ env: { SITEKEEPER_API_V1_QUERY_CREDENTIALS: 'true' } });
    try {
      const { basic: _basic, ...pair } = await open.v1Key('read');
      const query = new URLSearchParams({ ...pair, status: 'connected' });
      const answer = await open.request(`${counting}?${query}`, { auth: '' });
      expect(answer).toMatchObject({ status: 200, body: { count: 0 } });
      const wrong = new URLSearchParams({ ...pair, consumer_secret: 'cs_wrong' });
      expect((await open.request(`${counting}?${wrong}`, { auth: '' })).status).toBe(401);
    } finally {
      await open.close();
    }
  });

  it('that do not exist at all switch v1 off', async () => {
    const fresh = await makeWorld();
    try {
      const off = { status: 401, body: { ERROR: expect.any(String), code: 'svc_rest_disabled' } };
      for (const auth of ['', await fresh.key('read'), fresh.admin]) {
        expect(await fresh.request(counting, { auth })).toMatchObject(off);
      }
    } finally {
      await fresh.close();
    }
  });
});
