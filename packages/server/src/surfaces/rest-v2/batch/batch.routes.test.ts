import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { batchesIn, failedItem, invalidItem, madeItem } from './batch.fixtures.ts';

const world = useWorld();
const { batch, newTag } = batchesIn(world);

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
        create: [madeItem({ name: 'Batched', color: null }), invalidItem('name')],
        delete: [
          { id: b, success: 1, message: expect.stringMatching(/deleted/), data: expect.objectContaining({ id: b }) },
          failedItem(404, 'svc_tag_not_found', { id: 999_999 }),
        ],
      },
      clients: { create: [madeItem({ name: 'Bakery', client_email: 'bakery@example.com' })] },
      costs: {
        create: [
          madeItem({ name: 'Hosting', price: 120 }),
          invalidItem('price', 'payment_type', 'product_type', 'renewal_type'),
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
        create: [madeItem({ name: `Made by ${method}` })],
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
        failedItem(409, 'svc_already_exists', { id: 'three@batch.example' }),
      ],
      delete: [
        expect.objectContaining({ id: 'three@batch.example', success: 1 }),
        expect.objectContaining({ id: String(one), success: 1 }),
        failedItem(404, 'svc_client_not_found', { id: 'three@batch.example' }),
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
        { ...invalidItem('price'), id: two },
      ],
      delete: [expect.objectContaining({ id: two, success: 1 })],
    });
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
    expect(body.costs.delete).toEqual([failedItem(501, 'svc_module_not_available', { id: 1 })]);
    expect(body.tags.create[0].success).toBe(1);
    const off = { status: 501, body: { success: 0, code: 'svc_module_not_available' } };
    for (const given of [{ delete: [1] }, {}, { bogus: [] }]) {
      expect(await world().rest('/costs/batch', { method: 'POST', body: given })).toMatchObject(off);
    }
  });
});
