import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

const ROOT = '/wp-json/wp-abilities/v1/abilities';
const LIST = `${ROOT}/svc/list-sites-v1/run`;
const SUSPEND = `${ROOT}/svc/suspend-site-v1/run`;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** A request with whatever body and headers. */
const raw = async (path: string, init: RequestInit & { anonymous?: boolean } = {}) => {
  const auth = init.anonymous ? {} : { authorization: world.admin };
  const answer = await fetch(`${world.origin}${path}`, { ...init, headers: { ...auth, ...init.headers } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: text === '' ? undefined : JSON.parse(text) };
};
const json = (body: string, type = 'application/json') => ({ method: 'POST', body, headers: { 'content-type': type } });

describe('the order of checks', () => {
  it.each([
    [`${ROOT}/svc/no-such-v1/run`, 'rest_ability_not_found'],
    [`${ROOT}/other/list-sites-v1/run`, 'rest_ability_not_found'],
    [`${ROOT}/svc/list-sites-v1/walk`, 'rest_no_route'],
    [`${ROOT}/svc/list-sites-v1/run/more`, 'rest_no_route'],
    [`${ROOT}/constructor/__proto__/run`, 'rest_ability_not_found'],
    ['/wp-json/nothing', 'rest_no_route'],
    ['/nothing', 'rest_no_route'],
  ])('starts with the route: %s is unknown to every caller', async (path, code) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await raw(path, { method, anonymous: true })).toMatchObject({ status: 404, body: { code } });
    }
  });

  it.each([
    [LIST, ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET, HEAD'],
    [`${ROOT}/svc/get-site-v1/run`, ['PUT', 'PATCH', 'DELETE'], 'POST, GET, HEAD'],
    [SUSPEND, ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
  ])('then the method: %s', async (path, methods, allow) => {
    for (const method of methods) {
      const answer = await raw(path, { method, anonymous: true });
      expect(answer, method).toMatchObject({ status: 405, body: { code: 'rest_ability_invalid_method' } });
      expect(answer.headers.get('allow')).toBe(allow);
    }
    const head = await raw(SUSPEND, { method: 'HEAD', anonymous: true });
    expect([head.status, head.headers.get('allow'), head.text]).toEqual([405, 'POST', '']);
  });

  it('then the credentials: validation errors reveal nothing to callers without them', async () => {
    const bodies = [json('{'), json('x', 'text/plain'), json('{"input": 5}'), json(JSON.stringify({ input: {} }))];
    for (const init of bodies) {
      const answer = await raw(SUSPEND, { ...init, anonymous: true });
      expect(answer).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } });
    }
  });

  it('then the permission, then the input', async () => {
    const viewer = await world.user('vera', 'viewer');
    const init = json('{');
    const denied = await raw(SUSPEND, { ...init, headers: { ...init.headers, authorization: viewer } });
    expect(denied).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
    expect(await raw(SUSPEND, init)).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
  });
});

describe('a path', () => {
  it.each([`${LIST}/`, `${ROOT}/svc/list-sites-v1/`, `${ROOT}/`, '/healthz/', '/wp-json/svc/v2/jobs/'])(
    'may end in a slash: %s',
    async path => {
      expect((await raw(path)).status).toBe(200);
    },
  );

  it.each(['/wp-json/%ZZ', `${ROOT}/svc/%E0%A4%A/run`])(
    'that cannot be decoded gets an error in the envelope: %s',
    async path => {
      const answer = await raw(path);
      expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param', data: { status: 400 } } });
    },
  );
});

describe('HEAD', () => {
  it('is GET without the body', async () => {
    const [get, head] = [await raw(LIST), await raw(LIST, { method: 'HEAD' })];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await raw('/wp-json/svc/v2/jobs', { method: 'HEAD' })).status).toBe(200);
    expect((await raw(ROOT, { method: 'HEAD' })).headers.get('x-wp-total')).toMatch(/^\d+$/);
  });
});

describe('every answer', () => {
  it('is private or not cached at all, and is never sniffed for another type', async () => {
    for (const path of [LIST, ROOT, '/wp-json/nothing', '/wp-json/svc/v2/jobs']) {
      const { headers } = await raw(path);
      const kept = path.startsWith('/wp-json/svc/v2/') ? 'private, no-cache' : 'no-store';
      expect(headers.get('cache-control'), path).toBe(kept);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-type'), path).toContain('application/json');
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });
});
