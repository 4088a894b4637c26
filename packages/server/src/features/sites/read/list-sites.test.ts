import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';
import type { SiteStatus } from '../site.ts';

const world = useWorld();
const list = async (input: Record<string, unknown> = {}) => {
  const { status, body } = await world().get('list-sites-v1', input);
  expect(status).toBe(200);
  return body;
};
const names = async (input: Record<string, unknown>) =>
  (await list({ per_page: 100, ...input })).items.map((item: { name: string }) => item.name);

interface Known {
  id: number;
  url: string;
  name: string;
  status: SiteStatus;
  client_id: number | null;
  tags: number[];
}
const SITES: readonly [name: string, url: string, status: SiteStatus, client: number, tags: number[]][] = [
  ['zebra', 'https://zebra.example/', 'connected', 0, []],
  ['Alpha', 'https://one.example/', 'connected', 1, [0]],
  ['alpha', 'https://two.example/', 'suspended', 1, [0, 1]],
  ['100 % Wolle', 'https://wolle.example/', 'connected', 2, [1]],
  ['1000 Wolle', 'https://tausend.example/', 'disconnected', 2, [0]],
  ['snake_case', 'https://python.example:8443/docs/', 'connected', 0, [2]],
  ['snakeXcase', 'https://other.example/', 'suspended', 0, []],
  ['Ärzte am Übersee', 'https://xn--rzte-zra.example/', 'disconnected', 1, [1, 2]],
  [`O'Hara "the" \\ pub`, 'https://pub.example/', 'connected', 2, []],
];
const known: Known[] = [];

beforeAll(async () => {
  const clients = [];
  for (const name of ['First', 'Second']) clients.push((await world().post('add-client-v1', { name })).body.id);
  const tagIds: number[] = [];
  for (const name of ['red', 'green', 'blue']) tagIds.push((await world().post('add-tag-v1', { name })).body.id);
  for (const [name, url, status, client, tags] of SITES) {
    const client_id = client === 0 ? null : clients[client - 1];
    const columns = { notes: 'PLANTED-SECRET', sync_error: 'PLANTED-SECRET', info_json: '{"x":"PLANTED-SECRET"}' };
    const id = await storeSite(world(), { url, name, status, columns, ...(client_id ? { client_id } : {}) });
    const tag_ids = tags.map(tag => tagIds[tag] as number);
    if (tag_ids.length > 0) await world().post('update-site-v1', { site_id_or_domain: id, tags: tag_ids });
    known.push({ id, url, name, status, client_id, tags: tag_ids });
  }
});

const ordered = (sites: readonly Known[]) =>
  [...sites].sort((a, b) => {
    const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()];
    return x < y ? -1 : x > y ? 1 : a.id - b.id;
  });
const items = (sites: readonly Known[]) => ordered(sites).map(({ tags: _tags, ...item }) => item);

describe('list-sites', () => {
  it('returns the exact fields of every site, by name in any case, then by id, 20 to a page', async () => {
    expect(await list()).toEqual({ items: items(known), page: 1, per_page: 20, total: known.length });
  });

  it('returns no other field of a site', async () => {
    expect(JSON.stringify(await list())).not.toContain('PLANTED-SECRET');
  });

  it('returns pages without gaps or repetitions, and no items past the end', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4, 5, 6]) pages.push(await list({ page, per_page: 2 }));
    expect(pages.flatMap(page => page.items)).toEqual(items(known));
    expect(pages[5]).toEqual({ items: [], page: 6, per_page: 2, total: known.length });
    expect(await list({ page: 1_000_000_000, per_page: 100 })).toMatchObject({ items: [], total: known.length });
  });

  it.each([{ per_page: 0 }, { per_page: 101 }, { per_page: -1 }, { per_page: 'x' }, { per_page: 1.5 }])(
    'rejects %j',
    async input => {
      expect(refusedPaths(await world().get('list-sites-v1', input))).toEqual(['input.per_page']);
    },
  );

  it('accepts per_page from 1 to 100', async () => {
    expect((await list({ per_page: 1 })).items).toHaveLength(1);
    expect((await list({ per_page: 100 })).per_page).toBe(100);
  });

  it('returns 400 with all violations of invalid input, and names unknown properties', async () => {
    const input = { page: 0, status: 'offline', client_id: 0, tag_id: 'x', groups: 1 };
    expect(refusedPaths(await world().get('list-sites-v1', input)).sort()).toEqual(
      ['input.client_id', 'input.groups', 'input.page', 'input.status', 'input.tag_id'].sort(),
    );
    expect(refusedPaths(await world().get('list-sites-v1', { search: 'x'.repeat(201) }))).toEqual(['input.search']);
    expect(refusedPaths(await world().get('list-sites-v1', { client_id: '1e30' }))).toEqual(['input.client_id']);
    expect(refusedPaths(await world().get('list-sites-v1', { search: 'a\0b' }))).toEqual(['input.search']);
  });

  it.each(['connected', 'disconnected', 'suspended'] as const)(
    'lists a %s site under that filter only',
    async status => {
      expect((await list({ status })).items).toEqual(items(known.filter(site => site.status === status)));
      expect((await list({ status })).items.every((item: Known) => item.status === status)).toBe(true);
    },
  );

  it.each([
    ['ALPHA', ['Alpha', 'alpha']],
    ['lph', ['Alpha', 'alpha']],
    ['al', ['Alpha', 'alpha']],
    ['%', ['100 % Wolle']],
    ['0 %', ['100 % Wolle']],
    ['100 %', ['100 % Wolle']],
    ['_', ['snake_case']],
    ['e_c', ['snake_case']],
    ['snake_case', ['snake_case']],
    ['"', [`O'Hara "the" \\ pub`]],
    ['"the"', [`O'Hara "the" \\ pub`]],
    ["o'hara", [`O'Hara "the" \\ pub`]],
    ['\\', [`O'Hara "the" \\ pub`]],
    ['" \\ p', [`O'Hara "the" \\ pub`]],
    ['ÄRZTE', ['Ärzte am Übersee']],
    ['ü', ['Ärzte am Übersee']],
    ['übers', ['Ärzte am Übersee']],
    ['tausend.EXAMPLE', ['1000 Wolle']],
    ['8443/docs', ['snake_case']],
    ['https://two.', ['alpha']],
    ['  zebra  ', ['zebra']],
    ['zebra OR alpha', []],
    ['zeb*', []],
    ['name:zebra', []],
    ['nothing of the kind', []],
  ])('finds %s in name or address', async (search, wanted) => {
    expect(await names({ search })).toEqual(wanted);
    expect((await list({ search })).total).toBe(wanted.length);
  });

  it('matches exactly like a substring search, for any search text', async () => {
    const piece = fc.oneof(
      fc
        .tuple(fc.constantFrom(...SITES), fc.nat(12), fc.integer({ min: 1, max: 6 }))
        .map(([[name], from, length]) => name.slice(from, from + length)),
      fc.string({ minLength: 1, maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(piece, async search => {
        const part = search.trim().toLowerCase();
        const wanted = known.filter(
          ({ name, url }) => name.toLowerCase().includes(part) || url.toLowerCase().includes(part),
        );
        expect((await list({ search })).items).toEqual(items(wanted));
      }),
      { numRuns: 60 },
    );
  });

  it('combines state, client, tag and search, and counts all matches, for every combination', async () => {
    const clients = [undefined, ...new Set(known.flatMap(site => site.client_id ?? []))];
    const tags = [undefined, ...new Set(known.flatMap(site => site.tags))];
    for (const status of [undefined, 'connected', 'suspended'] as const) {
      for (const client_id of clients) {
        for (const tag_id of tags) {
          for (const search of [undefined, 'alpha']) {
            const given = { status, client_id, tag_id, search };
            const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
            const wanted = known.filter(
              site =>
                (status === undefined || site.status === status) &&
                (client_id === undefined || site.client_id === client_id) &&
                (tag_id === undefined || site.tags.includes(tag_id)) &&
                (search === undefined || site.name.toLowerCase().includes(search)),
            );
            const page = await list({ ...input, per_page: 1 });
            expect(page.total, JSON.stringify(given)).toBe(wanted.length);
            expect(page.items).toEqual(items(wanted).slice(0, 1));
          }
        }
      }
    }
  });

  it('finds nothing for an unknown client or tag', async () => {
    expect(await list({ client_id: 987_654 })).toMatchObject({ items: [], total: 0 });
    expect(await list({ tag_id: 987_654 })).toMatchObject({ items: [], total: 0 });
  });

  it('shows a new state, name and client at once', async () => {
    const { id } = known[0] as Known;
    await world().post('suspend-site-v1', { site_id_or_domain: id });
    expect(await names({ status: 'suspended' })).toContain('zebra');
    expect(await names({ status: 'connected' })).not.toContain('zebra');
    await world().post('update-site-v1', { site_id_or_domain: id, name: 'Okapi' });
    expect(await names({ search: 'okapi' })).toEqual(['Okapi']);
    expect(await names({ search: 'zebra' })).toEqual(['Okapi']);
  });
});
