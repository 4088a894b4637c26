import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });
const at = (selector: string | number) => `/clients/fields/${encodeURIComponent(selector)}`;

describe('POST /clients/fields/add', () => {
  it('creates a field and returns 200 with it', async () => {
    const { status, body } = await send('POST', '/clients/fields/add', { name: ' Shoe size ', description: 'EU' });
    const data = { field_id: expect.any(Number), name: 'Shoe size', description: 'EU' };
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: 1, message: 'The client field was added.', data },
    });
    for (const bare of [{ name: 'Bare' }, { name: 'Barer', description: null }]) {
      const { body } = await send('POST', '/clients/fields/add', bare);
      expect(body.data).toEqual({ field_id: expect.any(Number), name: bare.name, description: '' });
    }
  });

  it('accepts forms', async () => {
    const answer = await fetch(`${world().origin}/wp-json/svc/v2/clients/fields/add`, {
      method: 'POST',
      headers: { authorization: world().admin },
      body: new URLSearchParams({ name: 'By form', description: 'a=b&c' }),
    });
    expect(await answer.json()).toMatchObject({ success: 1, data: { name: 'By form', description: 'a=b&c' } });
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: '123 4' }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ name: 'x'.repeat(192) }, 'name'],
    [{ name: 'x', description: 'd'.repeat(256) }, 'description'],
    [{ name: 'x', descripton: '' }, 'descripton'],
  ])('rejects %j as its %s', async (body, name) => {
    const answer = await send('POST', '/clients/fields/add', body);
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toContain(name);
  });

  it('rejects the name of another field, in any case', async () => {
    const answer = await send('POST', '/clients/fields/add', { name: 'SHOE size' });
    expect(answer).toMatchObject({ status: 409, body: { success: 0, code: 'svc_already_exists' } });
  });
});

describe('one field', () => {
  it.each([
    'with blanks  inside',
    'a/b/../c',
    '/edit',
    '[client.name]',
    '100%',
    '%41',
    'plus+sign',
    '1.0',
    '-1',
    '+1',
    '"quoted" & \'so\'',
    'ключ 🗝️',
    'q?x=1#y',
    'add',
    'count',
    '__proto__',
    'constructor',
    'é'.repeat(191),
  ])('is found by the name %j as well as by id', async name => {
    const { body: made } = await send('POST', '/clients/fields/add', { name, description: 'first' });
    const field = { field_id: made.data.field_id, name, description: 'first' };
    expect(made.data).toEqual(field);
    const upper = await send('PATCH', `${at(name.toUpperCase())}/edit`, { description: 'second' });
    expect(upper.body.data).toEqual({ ...field, description: 'second' });
    const { body: client } = await send('POST', '/clients/add', { name: 'x', custom_fields: { [name]: 'value' } });
    expect(Object.entries(client.data.custom_fields)).toEqual([[name, 'value']]);
    const { body: listed } = await world().rest(`/clients/fields?include[]=${encodeURIComponent(name)}`);
    expect(listed.data).toEqual([{ ...field, description: 'second' }]);
    const { status, body } = await send('DELETE', `${at(name)}/delete`);
    const data = { ...field, description: 'second' };
    expect({ status, body }).toEqual({ status: 200, body: { success: 1, message: expect.any(String), data } });
    expect((await send('GET', `/clients/${client.data.id}`)).body.data.custom_fields).toEqual({});
  });

  it.each(['POST', 'PUT', 'PATCH'])('is changed by %s, only in the given fields', async method => {
    const { body: made } = await send('POST', '/clients/fields/add', { name: `By ${method}`, description: 'kept' });
    const path = `${at(made.data.field_id)}/edit`;
    const renamed = await send(method, `${path}?name=ignored`, { name: `Now ${method}` });
    expect(renamed.body).toEqual({
      success: 1,
      message: 'The client field was changed.',
      data: { ...made.data, name: `Now ${method}` },
    });
    for (const description of ['', null]) {
      const cleared = await send(method, path, { description });
      expect(cleared.body.data).toEqual({ ...made.data, name: `Now ${method}`, description: '' });
      await send(method, path, { description: 'kept' });
    }
    const taken = await send(method, path, { name: 'shoe SIZE' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'svc_already_exists' } });
    expect((await send(method, path, { name: `now ${method}` })).status).toBe(200);
  });

  it.each([
    ['PATCH', '/edit'],
    ['DELETE', '/delete'],
  ])('%s …%s returns 404 for an unknown field', async (method, rest) => {
    for (const selector of [999_999, 'no such field', '%41%', '9'.repeat(40)]) {
      const answer = await send(method, `${at(selector)}${rest}`);
      expect(answer).toMatchObject({ status: 404, body: { success: 0, code: 'svc_client_field_not_found' } });
    }
  });

  it('rejects an invalid name', async () => {
    for (const selector of ['x'.repeat(192), 'a\0b']) {
      const { status, body } = await send('DELETE', `${at(selector)}/delete`);
      expect({ status, params: Object.keys(body.data.params) }).toEqual({ status: 400, params: ['id_name'] });
    }
    expect((await world().rest('/clients/fields/%C3%28/delete', { method: 'DELETE' })).status).toBe(400);
  });
});

describe('GET /clients/fields', () => {
  const names = ['list, comma', 'list b%', 'list C', 'list_d'];
  const ids: number[] = [];
  beforeAll(async () => {
    for (const name of names) ids.push((await send('POST', '/clients/fields/add', { name })).body.data.field_id);
  });

  it.each([
    ['search=LIST', [1, 2, 0, 3]],
    ['search=%25', [1]],
    ['search=_', [3]],
    ['include=#0,#3', [0, 3]],
    ['include=#1,LIST_D', [1, 3]],
    ['include=list%20c&include=nobody', [2]],
    ['include[]=list,%20comma', [0]],
    ['search=list&exclude=#1,list%20c', [0, 3]],
    ['search=list&exclude[]=list,%20comma&exclude[]=#3', [1, 2]],
    ['search=list&include=&exclude=', [1, 2, 0, 3]],
    ['include=#0,#1&exclude=#0', [1]],
  ])('is filtered by %s', async (query, expected) => {
    const asked = query.replace(/#(\d)/g, (_, index) => String(ids[Number(index)]));
    const { status, body } = await world().rest(`/clients/fields?${asked}`);
    expect(status).toBe(200);
    expect(body.data.map((field: { name: string }) => field.name)).toEqual(expected.map(index => names[index]));
    expect(body.total).toBe(expected.length);
  });

  it.each([
    ['per_page=3', 3],
    ['pre_page=3', 3],
    ['pre_page=2&per_page=3', 3],
    ['page=2', 20],
  ])('is paginated by %s', async (query, per_page) => {
    const { body } = await world().rest(`/clients/fields?${query}`);
    expect(body).toMatchObject({ success: 1, per_page, pages: Math.ceil(body.total / per_page) });
  });

  it.each(['per_page=201', 'pre_page=201', 'pre_page=0', 'page=0', 'include[]=', 'prepage=3'])(
    'rejects %s',
    async query => {
      const { status, body } = await world().rest(`/clients/fields?${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
    },
  );
});
