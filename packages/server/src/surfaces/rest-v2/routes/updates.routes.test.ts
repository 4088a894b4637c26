import { beforeAll, describe, expect, it } from 'vitest';
import { storeSmallFleet } from '../../../features/updates/update.fixtures.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { askRoute, promises, takes } from '../ask-route.fixtures.ts';
import { UPDATE_ROUTES } from './updates.routes.ts';

const world = useWorld();

let everything: number;
let shop: number;
let suspended: number;
beforeAll(async () => {
  [everything, shop, , suspended] = await storeSmallFleet(world());
});

const flags = { active: true, wp_compatible: true, php_compatible: true };
const SHOP = { Name: 'Shop', slug: 'shop/shop.php', Version: '9.3', new_version: '9.4', ...flags };
const FORMS = {
  Name: 'Formulare Übersicht',
  slug: 'forms/forms.php',
  Version: '1.0',
  new_version: '1.1',
  ...flags,
  active: false,
};
const TRANSLATION = {
  Name: 'Shop',
  slug: 'shop',
  Version: '',
  new_version: '1.1',
  languages: ['de_DE', 'nl_NL'],
  ...flags,
};
const EVERYTHING = {
  wp: { wordpress: { Name: 'WordPress', Version: '7.0', new_version: '7.1' } },
  plugins: { 'shop/shop.php': SHOP, 'forms/forms.php': FORMS },
  themes: {
    twentyone: {
      Name: 'Twenty One',
      slug: 'twentyone',
      Version: '1.0',
      new_version: '1.1',
      ...flags,
      php_compatible: false,
    },
  },
  translations: { shop: TRANSLATION },
};

describe('GET /updates', () => {
  it('returns an object by site id, type and slug', async () => {
    const { status, body, headers } = await world().rest('/updates');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: 1,
        total: 2,
        page: 1,
        per_page: 2,
        pages: 1,
        data: { [everything]: EVERYTHING, [shop]: { plugins: { 'shop/shop.php': SHOP } } },
      },
    });
    expect(headers.get('x-wp-total')).toBe('2');
  });

  it.each([
    ['type=plugins,themes', ['plugins', 'themes']],
    ['type=wp', ['wp']],
    ['type[]=translations', ['translations']],
    ['type=all', ['wp', 'plugins', 'themes', 'translations']],
    ['type=', ['wp', 'plugins', 'themes', 'translations']],
    ['search=twenty', ['themes']],
  ])('is filtered by %s', async (query, types) => {
    const { body } = await world().rest(`/updates?${query}&include=${everything}`);
    expect(Object.keys(body.data)).toEqual([String(everything)]);
    expect(Object.keys(body.data[everything])).toEqual(types);
  });

  it('accepts include and exclude, and pages by site', async () => {
    const ids = async (query: string) => Object.keys((await world().rest(`/updates?${query}`)).body.data).map(Number);
    expect(await ids(`include=${shop},${suspended}`)).toEqual([shop]);
    expect(await ids(`exclude=${shop}`)).toEqual([everything]);
    expect(await ids('page=2&per_page=1')).toEqual([shop]);
    expect(await ids('page=3&per_page=1')).toEqual([]);
  });

  it.each(['type=core', 'per_page=201', 'include=shop', 'slug=x'])('rejects %s', async query => {
    const { status, body } = await world().rest(`/updates?${query}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
  });
});

describe('GET /updates/{id_or_domain}', () => {
  it('returns the same shape with only its site', async () => {
    const { status, body } = await world().rest('/updates/everything.example');
    expect({ status, body }).toEqual({ status: 200, body: { success: 1, data: { [everything]: EVERYTHING } } });
    const some = await world().rest(`/updates/${suspended}?type=plugins&search=shop`);
    expect(some.body.data).toEqual({ [suspended]: { plugins: { 'shop/shop.php': SHOP } } });
  });
});

describe('GET /updates/summary', () => {
  it('counts across the fleet, by type and by item', async () => {
    const { body } = await world().rest('/updates/summary?per_page=1');
    expect(body).toEqual({
      success: 1,
      data: {
        sites: 2,
        wp: 1,
        plugins: 3,
        themes: 1,
        translations: 1,
        page: 1,
        per_page: 1,
        total: 5,
        items: [
          {
            type: 'plugins',
            slug: 'shop/shop.php',
            name: 'Shop',
            versions: ['9.3'],
            new_version: '9.4',
            sites_count: 2,
          },
        ],
      },
    });
  });
});

describe('ignoring updates', () => {
  it.each(['POST', 'PUT', 'PATCH'])('by %s ignores items of a site, and unignores them', async method => {
    const path = `/updates/${everything}`;
    const slug = 'shop/shop.php,forms/forms.php';
    const done = await world().rest(`${path}/ignore/plugins`, { method, body: { slug } });
    expect(done).toMatchObject({ status: 200, body: { success: 1, message: 'The updates are now ignored.' } });
    expect(done.body.data.slugs).toEqual(slug.split(','));
    expect((await world().rest(`${path}?type=plugins`)).body.data).toEqual({ [everything]: {} });
    const ignored = await world().rest(`${path}/ignored`);
    const item = { ignored_versions: ['all_versions'], scopes: ['site'] };
    expect(ignored.body.data).toEqual({
      plugins: {
        'forms/forms.php': { Name: FORMS.Name, ...item },
        'shop/shop.php': { Name: 'Shop', ...item },
      },
    });
    await world().rest(`${path}/unignore/plugins`, { method, body: { slug } });
    expect((await world().rest(path)).body.data[everything]).toEqual(EVERYTHING);
    expect((await world().rest(`${path}/ignored`)).body.data).toEqual({});
  });

  it('says what was unignored: one rule by slug, the rule for all by *, every rule without a slug', async () => {
    const path = `/updates/${everything}`;
    const body = { slug: 'shop/shop.php' };
    const unignore = async (more?: object) =>
      (await world().rest(`${path}/unignore/plugins`, { method: 'POST', body: more })).body;
    const ignore = (more?: object) => world().rest(`${path}/ignore/plugins`, { method: 'POST', body: more });
    const message = 'There is no such rule, so nothing was changed. List the ignored updates to see all rules.';
    await ignore();
    expect(await unignore(body)).toMatchObject({ message, data: { removed: 0 } });
    await ignore(body);
    expect(await unignore({ slug: '*' })).toMatchObject({
      message: 'The updates are no longer ignored.',
      data: { removed: 1 },
    });
    expect(await unignore({ slug: '*' })).toMatchObject({ message, data: { removed: 0 } });
    expect(await unignore(body)).toMatchObject({ message: 'The updates are no longer ignored.', data: { removed: 1 } });
    await ignore();
    await ignore(body);
    expect(await unignore()).toMatchObject({ message: 'The updates are no longer ignored.', data: { removed: 2 } });
  });

  it('covers WordPress itself, and all themes of a site', async () => {
    await world().rest(`/updates/${everything}/ignore/wp`, { method: 'POST', body: { version: '7.1' } });
    await world().rest(`/updates/${everything}/ignore/themes`, { method: 'POST' });
    expect(Object.keys((await world().rest(`/updates/${everything}`)).body.data[everything])).not.toContain('wp');
    expect((await world().rest(`/updates/${everything}/ignored?type=wp,themes`)).body.data).toEqual({
      wp: { wordpress: { Name: 'WordPress', ignored_versions: ['7.1'], scopes: ['site'] } },
      themes: { '*': { Name: 'All themes', ignored_versions: ['all_versions'], scopes: ['site'] } },
    });
    await world().rest(`/updates/${everything}/unignore/wp`, { method: 'POST' });
    await world().rest(`/updates/${everything}/unignore/themes`, { method: 'POST' });
    expect((await world().rest(`/updates/${everything}`)).body.data[everything]).toEqual(EVERYTHING);
  });

  it('across the fleet requires a slug', async () => {
    const all = await world().rest('/updates/ignore/plugins', { method: 'POST' });
    expect(all).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { slug: 'is required' } } },
    });
    await world().rest('/updates/ignore/plugins', {
      method: 'POST',
      body: { slug: ['shop/shop.php'], version: '9.4' },
    });
    expect((await world().rest('/updates?type=plugins')).body.total).toBe(1);
    expect((await world().rest('/updates/ignored?search=shop')).body.data).toEqual({
      plugins: { 'shop/shop.php': { Name: 'Shop', ignored_versions: ['9.4'], scopes: ['fleet'] } },
    });
    await world().rest('/updates/unignore/plugins', { method: 'POST', body: { slug: 'shop/shop.php' } });
    expect((await world().rest('/updates?type=plugins')).body.total).toBe(2);
  });

  it('across the fleet covers themes too', async () => {
    const body = { slug: 'twentyone' };
    await world().rest('/updates/ignore/themes', { method: 'POST', body });
    expect((await world().rest('/updates?type=themes')).body.total).toBe(0);
    await world().rest('/updates/unignore/themes', { method: 'POST', body });
    expect((await world().rest('/updates?type=themes')).body.total).toBe(1);
  });

  it.each([
    ['wp', { slug: 'wordpress' }],
    ['plugins', { slug: '' }],
  ])('of %s rejects %o', async (type, body) => {
    const answer = await world().rest(`/updates/shop.example/ignore/${type}`, { method: 'POST', body });
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
  });

  it.each(UPDATE_ROUTES.filter(route => takes(route, 'version') && promises(route, 'invalid_input')))(
    '$path wants the slug that a version belongs to',
    async route => {
      const answer = await askRoute(world(), route, { id_or_domain: shop, version: '1' });
      expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
    },
  );
});
