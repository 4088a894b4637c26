import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, makeWorld, type World } from '../../testing/index.ts';

const ROOT = '/wp-json/wp-abilities/v1/abilities/svc';
const LIST = `${ROOT}/list-sites-v1/run`;
const GET_SITE = `${ROOT}/get-site-v1/run`;
const SUSPEND_SITES = `${ROOT}/suspend-sites-v1/run`;

let world: World;
beforeAll(async () => {
  world = await makeWorld({ sites: 3, seeded: true });
});
afterAll(() => world.close());

const get = (query: string, path = LIST) => world.request(`${path}?${query}`);
const post = async (body: string | Uint8Array, headers: Record<string, string> = {}, path = SUSPEND_SITES) => {
  const given = { authorization: world.admin, 'content-type': 'application/json', ...headers };
  const answer = await fetch(`${world.origin}${path}`, { method: 'POST', body: body as string, headers: given });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const invalid = (...paths: string[]) => ({
  status: 400,
  body: { code: 'ability_invalid_input', data: { status: 400, errors: paths.map(path => ({ path })) } },
});

describe('input on GET', () => {
  it.each([
    'input[page]=2&input[per_page]=2',
    'input%5Bpage%5D=2&input%5Bper_page%5D=2',
    'input={"page":2,"per_page":2}',
    `input=${encodeURIComponent('{"page":2,"per_page":2}')}`,
    'page=2&per_page=2',
    'input[page]=2&per_page=2',
    'input={"page":2}&per_page=2',
    'input={"page":"2","per_page":" 2"}',
    'input=&page=2&per_page=2',
    'page=2&per_page=2&_locale=user&_fields=items',
    'page=%2B2.0&per_page=+2+',
  ])('%s', async query => {
    const { status, body } = await get(query);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ page: 2, per_page: 2, total: 3 });
    expect(body.items).toHaveLength(1);
  });

  it.each(['', 'input=', 'input={}', 'input', '&&', '_x=1'])('is absent: %j', async query => {
    expect(await get(query)).toMatchObject({ status: 200, body: { page: 1, per_page: 20, total: 3 } });
  });

  it('accepts lists as [] or numbered', async () => {
    const [a, b] = world.siteIds;
    const selectors = `site_ids_or_domains`;
    for (const query of [
      `input[${selectors}][]=${a}&input[${selectors}][]=${b}`,
      `${selectors}[0]=${a}&${selectors}[1]=${b}`,
    ]) {
      const { body } = await post('{}', {}, `${ROOT}/check-sites-v1/run?${query}`);
      expect(body.summary.total_checked).toBe(3); // the query of a POST is not its input
    }
    expect(await get(`input[page][]=1`)).toMatchObject(invalid('input.page'));
  });

  it('accepts booleans by name or number: "false" is false', async () => {
    const stats = async (value: string) => {
      const { body } = await get(
        `input[site_id_or_domain]=${world.siteIds[0]}&input[include_stats]=${value}`,
        GET_SITE,
      );
      return body.stats === undefined ? (body.code ?? 'without') : 'with';
    };
    expect([await stats('true'), await stats('1')]).toEqual(['with', 'with']);
    expect([await stats('false'), await stats('0')]).toEqual(['without', 'without']);
    expect([await stats('maybe'), await stats('')]).toEqual(['ability_invalid_input', 'ability_invalid_input']);
  });

  it.each([
    ['input[pagee]=2', 'input.pagee'],
    ['pagee=2', 'input.pagee'],
    ['input[page]=2&statuss=connected', 'input.statuss'],
    ['input={"page":2}&statuss=connected', 'input.statuss'],
    ['input[page]=two', 'input.page'],
    ['input[page]=', 'input.page'],
    ['input[page]=1.5', 'input.page'],
    ['input[page]=0x2', 'input.page'],
    ['input[page]=99999999999999999999', 'input.page'],
    ['input[page][a]=2', 'input.page'],
    ['input={"page":"two"}', 'input.page'],
    ['input[status]=gone', 'input.status'],
    ['input[__proto__][page]=2', 'input.__proto__'],
    ['constructor=2', 'input.constructor'],
    ['input={"__proto__":{"page":2}}', 'input.__proto__'],
  ])('rejects %s, naming %s', async (query, path) => {
    const answer = await get(query);
    expect(answer).toMatchObject(invalid(path));
    expect(answer.body.message).toContain(path);
  });

  it.each([
    'input=5',
    'input=nonsense',
    'input={',
    'input=[1]',
    'input="text"',
    'input=null',
    'input[]=1',
    `input=${'['.repeat(2_000)}${']'.repeat(2_000)}`,
    `input={"search":${'['.repeat(1_000)}${']'.repeat(1_000)}}`,
  ])('%.30s is not an object of parameters', async query => {
    expect(await get(encodeURI(query))).toMatchObject(invalid('input'));
  });

  it('is rejected if it is too deep or too large', async () => {
    const deep = `input${'[a]'.repeat(40)}=1`;
    const many = Array.from({ length: 5_001 }, (_, index) => `a${index}=1`)
      .join('&')
      .slice(0, 15_000);
    expect(await get(deep)).toMatchObject({ status: 400, body: { code: 'ability_invalid_input' } });
    expect(await get(many)).toMatchObject({ status: 400, body: { code: 'ability_invalid_input' } });
  });
});

describe('input on POST', () => {
  it.each(['{}', '', '{"input":{}}', ' {"input" : {} } '])('is optional: %j', async body => {
    expect(await post(body)).toMatchObject(invalid('input.site_ids_or_domains'));
    expect(await post(body, {}, `${ROOT}/sync-sites-v1/run`)).toMatchObject({ status: 200 });
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'is read as JSON if sent as %s',
    async type => {
      expect(await post('{"input":{}}', { 'content-type': type })).toMatchObject({ status: 400 });
    },
  );

  it.each(['{"input":5}', '{"input":"x"}', '{"input":[]}', '{"input":null}', '[]', '5', '"x"', 'null', 'true'])(
    'must be an object: %s',
    async body => {
      expect(await post(body)).toMatchObject(invalid('input'));
    },
  );

  it('is read from `input`; beside it, it would be ignored and mean all sites instead of one', async () => {
    const [id] = world.siteIds;
    for (const body of [
      { site_ids_or_domains: [id], exclude: [] },
      { input: {}, site_ids_or_domains: [id] },
    ]) {
      const answer = await post(JSON.stringify(body), {}, `${ROOT}/sync-sites-v1/run`);
      expect(answer).toMatchObject(invalid(...Object.keys(body).filter(name => name !== 'input')));
      expect(answer.body.message).toContain('site_ids_or_domains');
    }
  });

  it.each(['{', 'input[page]=2', "{'input':{}}", '{"input":{}}}', '\u0000', '[1,]', '{"input":{"a":NaN}}'])(
    'must be JSON: %j',
    async body => {
      expect(await post(body)).toMatchObject({
        status: 400,
        body: { code: 'rest_invalid_json', data: { status: 400 } },
      });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
    '',
  ])('of the type %j is rejected with 415', async type => {
    const answer = await post(Buffer.from('{"input":{}}'), { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'svc_unsupported_media_type', data: { status: 415 } } });
  });

  it('above 1 MiB is rejected with 413', async () => {
    const body = JSON.stringify({ input: { site_ids_or_domains: ['x'.repeat(1024 * 1024)] } });
    expect(await post(body)).toMatchObject({
      status: 413,
      body: { code: 'svc_payload_too_large', data: { status: 413 } },
    });
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { authorization: world.admin, 'content-type': 'application/json' },
    };
    expect((await fetch(`${world.origin}${SUSPEND_SITES}`, init as RequestInit)).status).toBe(413);
  });

  it.each([
    ['{"input":{"__proto__":{"site_ids_or_domains":["all"]}}}', ['input.site_ids_or_domains', 'input.__proto__']],
    ['{"input":{"constructor":{},"site_ids_or_domains":[1]}}', ['input.constructor']],
    ['{"__proto__":{"input":{"site_ids_or_domains":[1]}}}', ['__proto__']],
  ])('cannot reach the prototype: %s', async (body, paths) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map((error: { path: string }) => error.path).sort()).toEqual([...paths].sort());
    expect(Object.hasOwn(Object.prototype, 'site_ids_or_domains')).toBe(false);
  });

  it('is rejected without harm however deeply it is nested', async () => {
    for (const depth of [31, 40, 5_000, 400_000]) {
      const body = `{"input":{"site_ids_or_domains":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
      expect((await post(body)).status, String(depth)).toBe(400);
    }
  });

  it('names every violation at once', async () => {
    const body = JSON.stringify({ input: { url: 5, tags: ['x', 1, 0], ssl_verify: 'yes', extra: 1 } });
    const answer = await post(body, {}, `${ROOT}/add-site-v1/run`);
    const paths = answer.body.data.errors.map((error: { path: string }) => error.path);
    expect(paths.sort()).toEqual([
      'input.admin',
      'input.extra',
      'input.ssl_verify',
      'input.tags[0]',
      'input.tags[2]',
      'input.url',
    ]);
  });
});
