import { beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context.ts';
import { failures, storeSite, useWorld } from '../../testing/fixtures.ts';
import { notingQueries } from '../../testing/noting-queries.ts';
import { resolveSite, resolveSites } from './resolve-sites.ts';

const world = useWorld();
let ctx: Ctx;
let [plain, www, port, path, twinA, twinB, umlaut] = [0, 0, 0, 0, 0, 0, 0];
let [only, foldersA, foldersB, otherPort] = [0, 0, 0, 0];

beforeAll(async () => {
  ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const add = (url: string) => storeSite(world(), { url });
  plain = await add('https://plain.example/');
  www = await add('https://www.other.example/');
  port = await add('http://plain.example:8080/');
  path = await add('https://plain.example/Shop/');
  twinA = await add('https://twin.example/');
  twinB = await add('http://www.twin.example/');
  umlaut = await add('https://xn--mller-kva.example/f%C3%BCr/');
  only = await add('https://www.only.example/blog/');
  foldersA = await add('https://folders.example/a/');
  foldersB = await add('https://folders.example/b/c/');
  otherPort = await add('http://only.example:8080/shop/');
  await add('https://only.example-shop.example/');
});

describe('resolveSite', () => {
  it('reads the sites that are asked for at the same time with one query', async () => {
    let queries = 0;
    const database = notingQueries(ctx.database, () => {
      queries += 1;
    });
    const found = await Promise.all([plain, www, port].map(id => resolveSite({ ...ctx, database }, id)));
    expect(found.map(({ id }) => id)).toEqual([plain, www, port]);
    expect(queries).toBeLessThanOrEqual(1); // none if its text was built before
  });

  it.each([
    ['an id', () => plain, () => plain],
    ['digits', () => `${plain}`, () => plain],
    ['digits with blanks', () => ` ${plain} `, () => plain],
    ['a domain', () => 'plain.example', () => plain],
    ['a URL', () => 'https://plain.example/', () => plain],
    ['another scheme', () => 'http://plain.example', () => plain],
    ['another case', () => 'HTTPS://Plain.EXAMPLE', () => plain],
    ['www. too much', () => 'www.plain.example', () => plain],
    ['www. left out', () => 'other.example', () => www],
    ['the usual port', () => 'https://plain.example:443/', () => plain],
    ['its port', () => 'plain.example:8080', () => port],
    ['the host of the only site in its folders', () => 'only.example', () => only],
    ['the same with www. and another case', () => 'WWW.Only.example', () => only],
    ['host and port of the only site in its folders', () => 'only.example:8080', () => otherPort],
    ['its path', () => 'plain.example/shop', () => path],
    ['its path and a slash', () => 'http://www.plain.example/SHOP/', () => path],
    ['a domain in its own letters', () => 'Müller.example/für', () => umlaut],
    ['a domain as it is stored', () => 'xn--mller-kva.example/f%c3%bcr/', () => umlaut],
  ])('finds a site by %s', async (_what, selector, wanted) => {
    expect((await resolveSite(ctx, selector())).id).toBe(wanted());
  });

  it.each([987_654, '987654', 0, -5, 'nowhere.example', 'plain.example/else', 'plain.example:8081', ' ', '%', '-1'])(
    'finds no site for %s',
    async selector => {
      await expect(resolveSite(ctx, selector)).rejects.toMatchObject({ code: 'site_not_found' });
    },
  );

  it('lists the ids if an address matches several sites, and then accepts the id', async () => {
    await expect(resolveSite(ctx, 'twin.example')).rejects.toMatchObject({
      code: 'ambiguous_site',
      status: 409,
      data: { site_ids: [twinA, twinB] },
    });
    expect((await resolveSite(ctx, twinB)).id).toBe(twinB);
  });
});

describe('a host whose site is not at its root', () => {
  it('lists ids and addresses when several sites are in its folders', async () => {
    const sites = [
      { id: foldersA, url: 'https://folders.example/a/' },
      { id: foldersB, url: 'https://folders.example/b/c/' },
    ];
    await expect(resolveSite(ctx, 'folders.example')).rejects.toMatchObject({
      code: 'ambiguous_site',
      status: 409,
      message: expect.stringContaining(
        `${foldersA} (https://folders.example/a/), ${foldersB} (https://folders.example/b/c/)`,
      ),
      data: { site_ids: [foldersA, foldersB], sites },
    });
  });

  it('is never matched by part of a folder or of a host', async () => {
    await expect(resolveSite(ctx, 'folders.example/b')).rejects.toMatchObject({ code: 'site_not_found' });
    await expect(resolveSite(ctx, 'older.example')).rejects.toMatchObject({ code: 'site_not_found' });
  });

  it('is resolved in batches too, among thousands of others', async () => {
    const hosts = Array.from({ length: 1000 }, (_, at) => `h${at}.example`);
    const { sites, errors } = await resolveSites(ctx, [...hosts, 'only.example', 'folders.example']);
    expect(sites).toMatchObject([{ identifier: 'only.example', site: { id: only } }]);
    expect(errors.at(-1)).toMatchObject({ identifier: 'folders.example', code: 'svc_ambiguous_site' });
    expect(errors).toHaveLength(1001);
  });
});

describe('resolveSites', () => {
  it('keeps the order and the identifiers of the request, each site once', async () => {
    const { sites, errors } = await resolveSites(ctx, ['Other.example', plain, `${plain}`, 'www.other.example', plain]);
    expect(sites.map(({ identifier, site }) => [identifier, site.id])).toEqual([
      ['Other.example', www],
      [plain, plain],
    ]);
    expect(errors).toEqual([]);
  });

  it('returns an error entry for each unknown identifier, once', async () => {
    const { sites, errors } = await resolveSites(ctx, ['x.example', 987_654, 'twin.example', 'x.example', port]);
    expect(sites.map(({ site }) => site.id)).toEqual([port]);
    expect(errors).toEqual(
      failures(
        ['x.example', 'svc_site_not_found'],
        [987_654, 'svc_site_not_found'],
        ['twin.example', 'svc_ambiguous_site'],
      ),
    );
  });

  it('accepts an empty list', async () => {
    expect(await resolveSites(ctx, [])).toEqual({ sites: [], errors: [] });
  });
});
