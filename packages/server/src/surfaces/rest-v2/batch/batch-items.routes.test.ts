import { encodeForm, type FormFields } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import type { Answer } from '../../../testing/index.ts';
import { batchesIn, failedItem, invalidItem, madeItem } from './batch.fixtures.ts';

const world = useWorld();
const { batch, newTag } = batchesIn(world);

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
      nothing.map(() => expect.objectContaining(failedItem(400, 'rest_invalid_param'))),
    );
    expect(body.tags.delete.at(-1)).toMatchObject({ id, success: 1 });
    expect(body.tags.create).toEqual(Array(4).fill(failedItem(400, 'rest_invalid_param')));
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
      [invalidItem('tag_id'), invalidItem('confirm'), invalidItem('dry_run')].map(one => ({ ...one, id })),
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
      failedItem(404, 'svc_tag_not_found', { id }),
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
        create: [madeItem({ name: 'From a form', color: null })],
        update: [
          expect.objectContaining({ id: String(a), success: 1, data: expect.objectContaining({ color: '#abcdef' }) }),
        ],
        delete: [expect.objectContaining({ id: String(b), success: 1 }), { ...invalidItem('id'), id: 'x' }],
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
