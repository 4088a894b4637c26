import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

/** For any filter and page size, the pages together are the matches, and `total` is their number. */

const world = useWorld();
const NAMES = ['a', 'A b', 'b%', '100%', 'a_b', 'É', '🦓 b', 'B/a', 'ab ab', '_%_'];
const STATUSES = ['active', 'lead', 'lost'];
const TYPES = ['subscription', 'lifetime'];
const ids = { clients: [] as number[], costs: [] as number[], fields: [] as number[] };

beforeAll(async () => {
  const add = async (path: string, body: object) => (await world().rest(path, { method: 'POST', body })).body.data;
  for (const [index, name] of NAMES.entries()) {
    const client = { name, status: STATUSES[index % 3], client_email: `m${index}@a.example` };
    ids.clients.push((await add('/clients/add', client)).id);
    ids.fields.push((await add('/clients/fields/add', { name: `${name} ${index}` })).field_id);
    const cost = { name, price: index, payment_type: TYPES[index % 2], clients: [ids.clients[0]] };
    ids.costs.push((await add('/costs/add', { ...cost, product_type: 'plugin', renewal_type: 'monthly' })).id);
  }
});

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 0 });
const search = fc.constantFrom('', 'a', 'B', '%', '_', 'é', '🦓', ' ', 'nothing', 'ab');
const places = some(NAMES.map((_, index) => index));
const asked = fc.record({ search, include: places, exclude: places, per_page: fc.integer({ min: 1, max: 12 }) });

type Filter = { search: string; include: number[]; exclude: number[]; per_page: number };

/** Which of the records match, computed independently. */
function matching(filter: Filter, text: (index: number) => string, more: (index: number) => boolean): number[] {
  return NAMES.map((_, index) => index).filter(
    index =>
      text(index).toLowerCase().includes(filter.search.trim().toLowerCase()) &&
      (filter.include.length === 0 || filter.include.includes(index)) &&
      !filter.exclude.includes(index) &&
      more(index),
  );
}

async function expectPages(path: string, known: number[], filter: Filter, more: object, expected: number[]) {
  const { search, include, exclude, per_page } = filter;
  const list = (places: number[]) => places.map(index => known[index]).join(',');
  const query = new URLSearchParams({ search, include: list(include), exclude: list(exclude), ...more });
  const found: number[] = [];
  for (let page = 1, pages = 1; page <= pages + 1; page++) {
    const { body } = await world().rest(`${path}?${query}&per_page=${per_page}&page=${page}`);
    pages = Math.ceil(expected.length / per_page);
    expect(body).toMatchObject({ success: 1, total: expected.length, page, per_page, pages });
    expect(body.data).toHaveLength(Math.max(0, Math.min(per_page, expected.length - (page - 1) * per_page)));
    found.push(...body.data.map((item: { id?: number; field_id: number }) => item.id ?? item.field_id));
  }
  expect(found.toSorted((a, b) => a - b)).toEqual(expected.map(index => known[index]));
}

it('lists of clients return exactly the matching records, in any combination of filters', async () => {
  const property = fc.asyncProperty(asked, some(STATUSES), async (filter, statuses) => {
    const wanted = (index: number) => statuses.length === 0 || statuses.includes(STATUSES[index % 3] as string);
    // A whole number also finds by id; no search text here is one.
    const expected = matching(filter, index => `${NAMES[index]}\nm${index}@a.example`, wanted);
    await expectPages('/clients', ids.clients, filter, { status: statuses.join(',') }, expected);
  });
  await fc.assert(property, { numRuns: 60 });
});

it('lists of costs return exactly the matching records, in any combination of filters', async () => {
  const property = fc.asyncProperty(asked, some(TYPES), async (filter, types) => {
    const wanted = (index: number) => types.length === 0 || types.includes(TYPES[index % 2] as string);
    const expected = matching(filter, index => NAMES[index] as string, wanted);
    await expectPages('/costs', ids.costs, filter, { type: types.join(','), category: 'plugin' }, expected);
  });
  await fc.assert(property, { numRuns: 60 });
});

it('lists of client fields return exactly the matching records, in any combination of filters', async () => {
  const property = fc.asyncProperty(asked, async filter => {
    const expected = matching(
      filter,
      index => `${NAMES[index]} ${index}`,
      () => true,
    );
    await expectPages('/clients/fields', ids.fields, filter, {}, expected);
  });
  await fc.assert(property, { numRuns: 60 });
});
