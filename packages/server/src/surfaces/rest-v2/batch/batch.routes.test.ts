import { encodeForm, type FormFields } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import type { Answer, CallOptions } from '../../../testing/index.ts';

const world = useWorld();

/** Some of these bodies are not as documented; with the query, only their answers are checked against the document. */
function batch(body: unknown, options: CallOptions & { path?: string } = {}): Promise<Answer> {
  const { path = '/batch', ...call } = options;
  return world().rest(`${path}${path.includes('?') ? '&' : '?'}_as=it-is`, { method: 'POST', body, ...call });
}

const made = (data: object) => ({
  id: expect.any(Number),
  success: 1,
  message: expect.stringMatching(/added/),
  data: expect.objectContaining({ id: expect.any(Number), ...data }),
});
const failed = (status: number, code: string, more: object = {}) => ({
  ...more,
  success: 0,
  code,
  message: expect.stringMatching(/\S/),
  data: expect.objectContaining({ status }),
});
const invalid = (...names: string[]) => ({
  ...failed(400, 'rest_invalid_param'),
  data: expect.objectContaining({ errors: names.map(path => expect.objectContaining({ path })) }),
});

let count = 0;
async function newTag(): Promise<number> {
  count += 1;
  return (await world().rest('/tags/add', { method: 'POST', body: { name: `Tag ${count}` } })).body.data.id;
}

describe('a batch over all kinds of stored records', () => {
  it('creates, changes and deletes, each item as its single route does', async () => {
    const [a, b] = [await newTag(), await newTag()];
    const cost = { name: 'Hosting', price: 120, payment_type: 'subscription', product_type: 'hosting' };
    const body = {
      tags: { update: [{ id: a, color: '#112233' }], create: [{ name: 'Batched' }, {}], delete: [b, 999_999] },
      clients: { create: [{ name: 'Bakery', client_email: 'bakery@example.com' }] },
      costs: { create: [{ ...cost, renewal_type: 'yearly', groups: [a] }, { name: 'Nothing else' }] },
    };
    const { status, body: answer } = await batch(body);
    expect(status).toBe(200);
    expect(answer).toEqual({
      tags: {
        update: [
          { id: a, success: 1, message: 'The tag was changed.', data: expect.objectContaining({ color: '#112233' }) },
        ],
        create: [made({ name: 'Batched', color: null }), invalid('name')],
        delete: [
          { id: b, success: 1, message: expect.stringMatching(/deleted/), data: expect.objectContaining({ id: b }) },
          failed(404, 'svc_tag_not_found', { id: 999_999 }),
        ],
      },
      clients: { create: [made({ name: 'Bakery', client_email: 'bakery@example.com' })] },
      costs: {
        create: [
          made({ name: 'Hosting', price: 120 }),
          invalid('price', 'payment_type', 'product_type', 'renewal_type'),
        ],
      },
    });
    expect(Object.keys(answer)).toEqual(['tags', 'clients', 'costs']);
    expect(Object.keys(answer.tags)).toEqual(['update', 'create', 'delete']);
    expect((await world().rest(`/tags/${b}`)).status).toBe(404);
    expect((await world().rest(`/costs/${answer.costs.create[0].id}`)).body.data.name).toBe('Hosting');
  });
});

describe('the batch of one controller', () => {
  it.each(['POST', 'PUT', 'PATCH'])('has its actions at the top level, with %s', async method => {
    const [a, b] = [await newTag(), await newTag()];
    const body = { delete: [a, { id: b }], create: [{ name: `Made by ${method}` }] };
    const { status, body: answer } = await world().rest('/tags/batch', { method, body });
    expect({ status, answer }).toEqual({
      status: 200,
      answer: {
        delete: [a, b].map(id => expect.objectContaining({ id, success: 1 })),
        create: [made({ name: `Made by ${method}` })],
      },
    });
    expect(Object.keys(answer)).toEqual(['delete', 'create']);
  });

  it('of clients accepts ids and e-mail addresses', async () => {
    const create = ['one', 'two', 'three'].map(name => ({ name, client_email: `${name}@batch.example` }));
    const first = await world().rest('/clients/batch', { method: 'POST', body: { create } });
    const [one, two] = first.body.create.map(({ id }: { id: number }) => id);
    const body = {
      update: [
        { id: one, city: 'Exeter' },
        { id_or_email: 'two@batch.example', name: 'Two' },
        { id: 'three@batch.example', client_email: 'one@batch.example' },
      ],
      delete: ['three@batch.example', String(one), 'three@batch.example'],
    };
    const { body: answer } = await batch(body, { path: '/clients/batch' });
    expect(answer).toEqual({
      update: [
        expect.objectContaining({ id: one, success: 1, data: expect.objectContaining({ city: 'Exeter' }) }),
        expect.objectContaining({
          id: 'two@batch.example',
          success: 1,
          data: expect.objectContaining({ id: two, name: 'Two' }),
        }),
        failed(409, 'svc_already_exists', { id: 'three@batch.example' }),
      ],
      delete: [
        expect.objectContaining({ id: 'three@batch.example', success: 1 }),
        expect.objectContaining({ id: String(one), success: 1 }),
        failed(404, 'svc_client_not_found', { id: 'three@batch.example' }),
      ],
    });
  });

  it('of costs creates, changes and deletes', async () => {
    const tag = await newTag();
    const kind = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'monthly', groups: [tag] };
    const create = [1, 2].map(price => ({ name: `Cost ${price}`, price, ...kind }));
    const first = await world().rest('/costs/batch', { method: 'POST', body: { create } });
    const [one, two] = first.body.create.map(({ id }: { id: number }) => id);
    const body = {
      update: [
        { id: one, price: 3.5 },
        { id: two, price: 'free' },
      ],
      delete: [two],
    };
    const { body: answer } = await batch(body, { path: '/costs/batch', method: 'PATCH' });
    expect(answer).toEqual({
      update: [
        expect.objectContaining({ id: one, success: 1, data: expect.objectContaining({ price: 3.5, name: 'Cost 1' }) }),
        { ...invalid('price'), id: two },
      ],
      delete: [expect.objectContaining({ id: two, success: 1 })],
    });
  });
});

describe('items of every kind', () => {
  it('fail alone if they are invalid', async () => {
    const id = await newTag();
    const nothing = [
      null,
      true,
      [],
      [id],
      {},
      { id: null },
      { id: [id] },
      { id: { id } },
      { id: 1.5 },
      '',
      'x',
      '\0',
      2 ** 53,
      -1,
    ];
    const { status, body } = await batch({
      tags: { delete: [...nothing, id], create: [null, 'x', 5, [{ name: 'x' }]] },
    });
    expect(status).toBe(200);
    expect(body.tags.delete.slice(0, -1)).toEqual(
      nothing.map(() => expect.objectContaining(failed(400, 'rest_invalid_param'))),
    );
    expect(body.tags.delete.at(-1)).toMatchObject({ id, success: 1 });
    expect(body.tags.create).toEqual(Array(4).fill(failed(400, 'rest_invalid_param')));
  });

  it('cannot set what their route sets', async () => {
    const id = await newTag();
    const items = [
      { id, tag_id: 5 },
      { id, confirm: false },
      { id, dry_run: true },
    ];
    const { body } = await batch({ tags: { delete: items } });
    expect(body.tags.delete).toEqual(
      [invalid('tag_id'), invalid('confirm'), invalid('dry_run')].map(one => ({ ...one, id })),
    );
    expect((await world().rest(`/tags/${id}`)).status).toBe(200);
  });

  it('on the same record run one after another', async () => {
    const id = await newTag();
    const update = ['#000001', '#000002', '#000003'].map(color => ({ id, color }));
    const { body } = await world().rest('/batch', { method: 'POST', body: { tags: { update, delete: [id, id] } } });
    expect(body.tags.update.map(({ data }: { data: object }) => data)).toEqual(
      update.map(one => expect.objectContaining(one)),
    );
    expect(body.tags.delete).toEqual([
      expect.objectContaining({ success: 1 }),
      failed(404, 'svc_tag_not_found', { id }),
    ]);
  });
});

describe('a batch sent as a form', () => {
  const post = async (path: string, form: string) => {
    const headers = { authorization: world().admin, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${world().origin}/wp-json/svc/v2${path}`, { method: 'POST', body: form, headers });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };

  it('is nested as in PHP, and its texts are converted as the routes expect', async () => {
    const [a, b] = [await newTag(), await newTag()];
    const fields: FormFields = {
      tags: {
        create: [{ name: 'From a form', color: '' }],
        update: [{ id: a, color: '#abcdef' }],
        delete: [b, 'x'],
      },
    };
    const { status, body } = await post('/batch', encodeForm(fields));
    expect(status).toBe(200);
    expect(body).toEqual({
      tags: {
        create: [made({ name: 'From a form', color: null })],
        update: [
          expect.objectContaining({ id: String(a), success: 1, data: expect.objectContaining({ color: '#abcdef' }) }),
        ],
        delete: [expect.objectContaining({ id: String(b), success: 1 }), { ...invalid('id'), id: 'x' }],
      },
    });
  });

  it('may append items, and may contain the lists of one controller', async () => {
    const [a, b] = [await newTag(), await newTag()];
    const { body } = await post('/tags/batch', `delete[]=${a}&delete[]=${b}`);
    expect(body.delete.map(({ success }: { success: number }) => success)).toEqual([1, 1]);
    expect(await post('/tags/batch', 'delete=1')).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(await post('/batch', 'tags[delete][a]=1')).toMatchObject({ status: 400 });
  });
});

describe('permissions in a batch', () => {
  it('to write are checked before anything else', async () => {
    const reader = await world().key('read');
    const viewer = await world().user('vera', 'viewer');
    const body = { tagz: 1 };
    expect(await batch(body, { auth: reader })).toMatchObject({
      status: 403,
      body: { code: 'svc_rest_insufficient_scope' },
    });
    expect(await batch(body, { auth: viewer })).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
    expect(await batch(body, { auth: '' })).toMatchObject({ status: 401 });
    const writer = await world().key('write');
    const { body: answer } = await batch({ tags: { create: [{ name: 'By a key' }] } }, { auth: writer });
    expect(answer.tags.create[0].success).toBe(1);
  });

  it('do not extend to a disabled module: its items fail, the others run', async () => {
    await world().post('update-module-v1', { module: 'costs', enabled: false });
    const { status, body } = await batch({
      costs: { delete: [1], create: [{}] },
      tags: { create: [{ name: 'Still' }] },
    });
    expect(status).toBe(200);
    expect(body.costs.delete).toEqual([failed(501, 'svc_module_not_available', { id: 1 })]);
    expect(body.tags.create[0].success).toBe(1);
    const off = { status: 501, body: { success: 0, code: 'svc_module_not_available' } };
    for (const given of [{ delete: [1] }, {}, { bogus: [] }]) {
      expect(await world().rest('/costs/batch', { method: 'POST', body: given })).toMatchObject(off);
    }
  });
});
