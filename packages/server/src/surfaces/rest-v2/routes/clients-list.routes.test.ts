import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { full } from './clients.fixtures.ts';

const world = useWorld();
const add = async (body: object): Promise<number> =>
  (await world().rest('/clients/add', { method: 'POST', body })).body.data.id;

describe('GET /clients and /clients/count', () => {
  const names = ['Émile', '100% Wolle', 'A_B', 'a "quoted" / one', 'zebra 🦓'];
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    for (const [index, name] of names.entries()) {
      ids[name] = await add({
        name: `list ${name}`,
        client_email: `l${index}+x@list.example`,
        status: index % 2 ? 'lost' : 'lead',
      });
    }
  });

  it.each([
    ['search=LIST%20', [1, 3, 2, 4, 0]],
    ['search=LIST&status=lost', [1, 3]],
    ['search=list&status=lost,lead,active', [1, 3, 2, 4, 0]],
    ['search=list&status[]=lost&status[]=suspended', [1, 3]],
    ['search=list&status=all', [1, 3, 2, 4, 0]],
    ['search=list&status=', [1, 3, 2, 4, 0]],
    ['search=0%25', [1]],
    ['search=_', [2]],
    ['search=%2B', [1, 3, 2, 4, 0]],
    ['search=%F0%9F%A6%93', [4]],
    ['search=%22quoted%22%20/', [3]],
    ['search=list%20%C3%89', [0]],
    ['include=#0,#3', [3, 0]],
    ['include=#0,#3&status=lost', [3]],
    ['search=list&exclude=#0,#3', [1, 2, 4]],
  ] as const)('%s: lists and counts the same clients', async (query, expected) => {
    const asked = query.replace(/#(\d)/g, (_, index) => String(ids[names[Number(index)] as string]));
    const own = '@list.example';
    const { status, body, headers } = await world().rest(`/clients?per_page=100&${asked}`);
    expect(status).toBe(200);
    const found = body.data.filter((client: { client_email: string }) => client.client_email.endsWith(own));
    expect(found.map((client: { name: string }) => names.indexOf(client.name.slice(5)))).toEqual(expected);
    expect(body.total).toBe(body.data.length);
    expect(headers.get('x-wp-total')).toBe(String(body.total));
    const { body: count } = await world().rest(`/clients/count?${asked}`);
    expect(count).toEqual({ success: 1, total: body.total, count: body.total });
  });

  it('returns whole records in the list envelope', async () => {
    const id = await add({ ...full, status: 'lead' });
    const { data: record } = (await world().rest(`/clients/${id}`)).body;
    const { body } = await world().rest(`/clients?include=${id}`);
    expect(body).toEqual({ success: 1, total: 1, page: 1, per_page: 20, pages: 1, data: [record] });
    expect(record).toMatchObject({ ...full, status: 'lead' });
  });

  it.each(['per_page=201', 'per_page=0', 'page=0', 'page=x', 'include=one', 'status=dead', 'statuses=lost'])(
    'rejects %s',
    async query => {
      const { status, body } = await world().rest(`/clients?${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
      expect(Object.keys(body.data.params)).toEqual([query.slice(0, query.indexOf('='))]);
    },
  );
});

describe('GET /clients/portfolio', () => {
  it('lists clients with their figures, filtered and sorted, with the totals of lists', async () => {
    for (const name of ['Portfolio one', 'Portfolio two'])
      await add({ name, client_email: `${name.slice(10)}@p.example` });
    const ask = (query: string) => world().rest(`/clients/portfolio?search=Portfolio&${query}`);
    const { body, headers } = await ask('sort=name&order=desc&per_page=1&with=never_reported');
    expect(body).toMatchObject({ success: 1, total: 2, page: 1, per_page: 1, pages: 2 });
    expect(body.data).toMatchObject([{ name: 'Portfolio two', sites_count: 0, sites_down: 0, last_report_at: null }]);
    expect(headers.get('x-wp-total')).toBe('2');
    expect((await ask('with=pending_updates')).body.total).toBe(0);
    const refused = await ask('sort=colour');
    expect([refused.status, refused.body.code]).toEqual([400, 'rest_invalid_param']);
  });
});
