import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { CATEGORIES } from './discovery.ts';

const ROOT = '/wp-json/wp-abilities/v1';
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
const read = (path: string) => world.request(`${ROOT}${path}`);
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

describe('the list of abilities', () => {
  it('lists every ability, page by page, with the totals in headers', async () => {
    const all = ALL_ABILITIES.map(({ name }) => `svc/${name}`);
    expect(namesOf((await read('/abilities?per_page=100')).body)).toEqual(all.slice(0, 100));
    const pages = Math.ceil(all.length / 7);
    const paged: string[] = [];
    for (let page = 1; page <= pages; page++) {
      const { body, headers } = await read(`/abilities?per_page=7&page=${page}`);
      paged.push(...namesOf(body));
      expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual([`${all.length}`, `${pages}`]);
      expect(headers.get('link')?.includes('rel="prev"') ?? false).toBe(page > 1);
      expect(headers.get('link')?.includes('rel="next"') ?? false).toBe(page < pages);
    }
    expect(paged).toEqual(all);
    expect(await read('/abilities?page=99')).toMatchObject({ status: 200, body: [] });
  });

  it('links to the other pages, keeping the filter', async () => {
    const { headers } = await read('/abilities?per_page=2&page=2&category=svc-sites');
    const links = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
    expect(links.map(([, , rel]) => rel)).toEqual(['prev', 'next']);
    for (const [, href, rel] of links) {
      const url = new URL(href ?? '');
      const wanted = { per_page: '2', page: rel === 'prev' ? '1' : '3', category: 'svc-sites' };
      expect(Object.fromEntries(url.searchParams)).toEqual(wanted);
      expect(url.origin).toBe(world.origin);
      expect((await world.request(url.pathname + url.search)).status).toBe(200);
    }
  });

  it('can be filtered by category', async () => {
    for (const category of Object.keys(CATEGORIES)) {
      const wanted = ALL_ABILITIES.filter(ability => ability.category === category);
      const pages = Math.ceil(wanted.length / 100);
      const found: string[] = [];
      for (let page = 1; page <= pages; page++) {
        const { body } = await read(`/abilities?category=svc-${category}&per_page=100&page=${page}`);
        found.push(...namesOf(body));
      }
      expect(found).toEqual(wanted.map(({ name }) => `svc/${name}`));
      expect(pages).toBeGreaterThan(0);
    }
    expect((await read('/abilities?category=none')).body).toEqual([]);
  });

  it('can be filtered by namespace', async () => {
    expect(namesOf((await read('/abilities?namespace=svc&per_page=100')).body).length).toBeGreaterThan(50);
    const none = await read('/abilities?namespace=core');
    expect([none.status, none.body, none.headers.get('x-wp-total')]).toEqual([200, [], '0']);
  });

  it('can be filtered by values in meta', async () => {
    const total = async (query: string) => Number((await read(`/abilities?${query}`)).headers.get('x-wp-total'));
    const those = (wanted: (effect: string) => boolean) => ALL_ABILITIES.filter(({ effect }) => wanted(effect)).length;
    const reading = those(effect => effect === 'read');
    expect(await total('meta[annotations][readonly]=true')).toBe(reading);
    expect(await total('meta%5Bannotations%5D%5Breadonly%5D=1')).toBe(reading);
    expect(await total('meta[annotations][readonly]=false')).toBe(ALL_ABILITIES.length - reading);
    expect(await total('meta[annotations][destructive]=true')).toBe(those(effect => effect === 'destroy'));
    expect(await total('meta[annotations][readonly]=true&meta[annotations][destructive]=true')).toBe(0);
    expect(await total('meta[show_in_rest]=true&meta[annotations][readonly]=maybe')).toBe(0);
    const { headers } = await read('/abilities?meta[annotations][destructive]=true&per_page=2');
    const next = new URL(/<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '');
    expect(next.searchParams.get('meta[annotations][destructive]')).toBe('true');
  });

  it.each([
    ['/abilities?meta[annotations][readOnly]=true', 'meta[annotations][readOnly]'],
    ['/abilities?meta=true', 'meta'],
    ['/abilities?meta[annotations]=readonly', 'meta[annotations]'],
    ['/abilities?meta[constructor]=x', 'meta[constructor]'],
    ['/abilities?meta[]=x', 'meta[0]'],
    ['/categories?namespace=svc', 'namespace'],
    ['/categories?meta[a]=b', 'meta'],
  ])('rejects a filter that can match nothing: %s', async (path, name) => {
    const { status, body } = await read(path);
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    expect(body.data.errors[0].path).toBe(name);
  });

  it('has every site management ability of the specification in the sites category', async () => {
    const pages = [1, 2].map(page => read(`/abilities?category=svc-sites&per_page=100&page=${page}`));
    const names = (await Promise.all(pages)).flatMap(({ body }) => namesOf(body));
    expect(names).toEqual(expect.arrayContaining(['svc/get-site-client-v1', 'svc/get-site-costs-v1']));
  });

  it.each(['per_page=101', 'per_page=0', 'page=0', 'page=x', 'page=1&page=2', 'context=nothing'])(
    'rejects ?%s and names it',
    async query => {
      const path = query.split('=')[0] ?? '';
      const data = { status: 400, params: { [path]: expect.any(String) }, errors: [{ path }] };
      for (const list of ['/abilities', '/categories']) {
        const answer = await read(`${list}?${query}`);
        expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param', data } });
      }
    },
  );
});

describe.each(ALL_ABILITIES.map(ability => [ability.name, ability] as const))('%s', (name, ability) => {
  it('is returned whole', async () => {
    const { status, body } = await read(`/abilities/svc/${name}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: `svc/${name}`,
      description: ability.summary,
      category: `svc-${ability.category}`,
      input_schema: { type: 'object', additionalProperties: false },
      meta: { show_in_rest: true },
    });
    // The first clause of the description, whole: a name such as WordPress.org does not end it.
    expect(body.description.startsWith(body.label)).toBe(true);
    expect(body.description.slice(body.label.length)).toMatch(/^[.:](\s|$)/);
    expect(body.input_schema).toEqual(JSON.parse(JSON.stringify(ability.input)));
    expect(body.output_schema).toEqual(JSON.parse(JSON.stringify(ability.output)));
    const { readonly, destructive, idempotent, instructions } = body.meta.annotations;
    expect([readonly, destructive]).toEqual([ability.effect === 'read', ability.effect === 'destroy']);
    expect([typeof idempotent, typeof instructions]).toEqual(['boolean', 'string']);
    expect(body._links['wp:action-run'][0].href).toBe(`${world.origin}${ROOT}/abilities/svc/${name}/run`);
  });
});

describe('the fields of an ability', () => {
  const ONE = '/abilities/svc/list-sites-v1';
  const CATEGORY = '/categories/svc-sites';
  const membersOf = async (path: string) => Object.keys((await read(path)).body).sort();

  it('are fewer when it is embedded', async () => {
    const ability = ['_links', 'category', 'label', 'name'];
    expect(await membersOf(`${ONE}?context=embed`)).toEqual(ability);
    expect(await membersOf(`${CATEGORY}?context=embed`)).toEqual(['_links', 'label', 'slug']);
    const { body } = await read('/abilities?context=embed&per_page=3');
    for (const item of body) expect(Object.keys(item).sort()).toEqual(ability);
    for (const context of ['view', 'edit']) {
      expect((await read(`${ONE}?context=${context}`)).body).toEqual((await read(ONE)).body);
    }
    expect(await read(`${ONE}?context=nothing`)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });

  it('can be selected, nested ones included', async () => {
    expect((await read('/abilities?per_page=1&_fields=name, meta.annotations.readonly')).body).toEqual([
      { name: 'svc/list-sites-v1', meta: { annotations: { readonly: true } } },
    ]);
    expect(await membersOf(`${ONE}?_fields[]=name&_fields[]=label,meta`)).toEqual(['label', 'meta', 'name']);
    expect((await read(`${CATEGORY}?_fields=slug,none`)).body).toEqual({ slug: 'svc-sites' });
    expect((await read(`${ONE}?_fields=`)).body).toEqual((await read(ONE)).body);
  });
});

it.each(['/abilities', '/abilities/svc/list-sites-v1', '/categories', '/categories/svc-sites'])(
  '%s is read-only',
  async path => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await world.request(`${ROOT}${path}`, { method, auth: '' });
      expect(answer, method).toMatchObject({ status: 405, body: { code: 'rest_ability_invalid_method' } });
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
    expect(await world.request(`${ROOT}${path}`, { auth: '' })).toMatchObject({ status: 401 });
  },
);

describe('categories', () => {
  it('are listed and returned individually', async () => {
    const { body, headers } = await read('/categories');
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(Object.keys(CATEGORIES).map(slug => `svc-${slug}`));
    expect(headers.get('x-wp-total')).toBe(String(body.length));
    for (const category of body) expect((await read(`/categories/${category.slug}`)).body).toEqual(category);
  });
});

it.each([
  ['/abilities/svc/no-such-v1', 'rest_ability_not_found'],
  ['/abilities/other/list-sites-v1', 'rest_ability_not_found'],
  ['/abilities/svc', 'rest_ability_not_found'],
  ['/categories/none', 'rest_ability_category_not_found'],
  ['/nothing', 'rest_no_route'],
])('%s does not exist', async (path, code) => {
  expect(await read(path)).toMatchObject({ status: 404, body: { code, data: { status: 404 } } });
});
