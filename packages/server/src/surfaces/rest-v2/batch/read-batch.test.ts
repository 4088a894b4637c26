import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import type { Answer, CallOptions } from '../../../testing/index.ts';

const world = useWorld();

/** Some of these bodies are not as documented; with the query, only their answers are checked against the document. */
function batch(body: unknown, options: CallOptions & { path?: string } = {}): Promise<Answer> {
  const { path = '/batch', ...call } = options;
  return world().rest(`${path}${path.includes('?') ? '&' : '?'}_as=it-is`, { method: 'POST', body, ...call });
}

describe('an invalid batch', () => {
  it.each<[string, object, string[]]>([
    [
      '/batch',
      { tagz: {}, tags: { creat: [], delete: 5 }, clients: [], costs: null },
      ['tagz', 'tags.creat', 'tags.delete', 'clients', 'costs'],
    ],
    [
      '/batch',
      { tags: { create: { name: 'x' }, update: '1', delete: null } },
      ['tags.create', 'tags.update', 'tags.delete'],
    ],
    ['/batch', { clients: { sync: [1] }, keys: { create: [] } }, ['clients.sync', 'keys']],
    ['/tags/batch', { tags: { create: [] }, delete: '1,2' }, ['tags', 'delete']],
    ['/batch?tags=1&later=2', {}, ['tags', 'later']],
  ])('%s %o is refused for %o, and nothing runs', async (path, body, paths) => {
    const before = await world().rest('/tags?per_page=1');
    const answer = await batch(
      { ...(path === '/batch' ? { tags: { create: [{ name: 'Never' }] } } : {}), ...body },
      { path },
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { success: 0, code: 'rest_invalid_param', data: { status: 400 } },
    });
    const refused = answer.body.data.errors.map((error: { path: string }) => error.path);
    expect(refused.sort()).toEqual([...paths].sort());
    expect((await world().rest('/tags?per_page=1')).body.total).toBe(before.body.total);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'rejects %s as a controller and as an action',
    async name => {
      const text = `{"${name}": {"create": []}, "tags": {"${name}": []}}`;
      const headers = { authorization: world().admin, 'content-type': 'application/json' };
      const answer = await fetch(`${world().origin}/wp-json/svc/v2/batch`, { method: 'POST', body: text, headers });
      const body = (await answer.json()) as { data: { errors: { path: string }[] } };
      expect([answer.status, body.data.errors.map(({ path }) => path)]).toEqual([400, [name, `tags.${name}`]]);
    },
  );

  it.each(['[]', '5', '"x"', 'null', '{"tags":', '[{"tags":{}}]'])('refuses the body %s', async text => {
    const headers = { authorization: world().admin, 'content-type': 'application/json' };
    const answer = await fetch(`${world().origin}/wp-json/svc/v2/batch`, { method: 'POST', body: text, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: 0, data: { status: 400 } });
  });

  it('is refused when it is too deep or too large', async () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100; depth++) deep = [deep];
    expect(await batch({ tags: { delete: deep } })).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
    const large = { tags: { create: [{ name: 'x'.repeat(1_100_000) }] } };
    expect(await batch(large)).toMatchObject({ status: 413, body: { code: 'svc_payload_too_large' } });
  });

  it('accepts 100 items in total over all lists, and no more', async () => {
    const unknown = (items: number, from: number) =>
      Array.from({ length: items }, (_, index) => 1_000_000 + from + index);
    const body = {
      tags: { create: [{ name: 'One more' }], delete: unknown(60, 0) },
      costs: { delete: unknown(39, 60) },
    };
    const answer = await world().rest('/batch', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(answer.body.tags.create[0].success).toBe(1);
    expect(answer.body.tags.delete.map(({ id }: { id: number }) => id)).toEqual(body.tags.delete);
    const more = {
      ...body,
      tags: { create: [{ name: 'Yet one more' }, { name: 'Too much' }], delete: body.tags.delete },
    };
    const refused = await world().rest('/batch', { method: 'POST', body: more });
    expect(refused).toMatchObject({
      status: 413,
      body: { success: 0, code: 'svc_rest_request_entity_too_large', data: { status: 413, limit: 100, count: 101 } },
    });
    expect(refused.body.message).toMatch(/\b100\b.*\b101\b/);
    expect((await world().rest('/tags?search=Yet')).body.total).toBe(0);
  });
});

describe('a batch without items', () => {
  it.each([{}, { tags: {} }, { tags: { create: [] }, clients: {} }])(
    '%o is answered with its own structure',
    async body => {
      const answer = await world().rest('/batch', { method: 'POST', body });
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body });
    },
  );
});
