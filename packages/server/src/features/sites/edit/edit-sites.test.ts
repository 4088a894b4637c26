import { describe, expect, it } from 'vitest';
import {
  auditOf,
  expectError,
  failures,
  refusedPaths,
  siteRow,
  storeSite,
  useWorld,
} from '../../../testing/fixtures.ts';

const world = useWorld();
const edit = (input: Record<string, unknown>) => world().post('edit-sites-v1', input);
let made = 0;
const site = () => storeSite(world(), { url: `https://edit-${++made}.example/` });
const tag = async (name: string) => (await world().post('add-tag-v1', { name })).body.id as number;
const tagsOf = async (id: number) =>
  (await world().get('get-site-record-v1', { site_id_or_domain: id })).body.tags.map((one: { id: number }) => one.id);

describe('edit-sites', () => {
  it('adds and removes tags, and keeps all other tags', async () => {
    const [a, b, keep, gain, lose] = [
      await site(),
      await site(),
      await tag('keep'),
      await tag('gain'),
      await tag('lose'),
    ];
    await world().post('update-site-record-v1', { site_id_or_domain: a, tags: [keep, lose] });
    await world().post('update-site-record-v1', { site_id_or_domain: b, tags: [gain] });
    const { status, body } = await edit({ site_ids_or_domains: [a, b], add_tags: [gain], remove_tags: [lose] });
    expect({ status, body }).toEqual({ status: 200, body: { errors: [], total_edited: 2, total_errors: 0 } });
    expect((await tagsOf(a)).sort()).toEqual([keep, gain].sort());
    expect(await tagsOf(b)).toEqual([gain]);
    expect(await auditOf(world().app.services.database, b)).toEqual(['site.updated', 'site.updated']);
  });

  it('sets and removes the client of all sites', async () => {
    const [a, b] = [await site(), await site()];
    const client = (await world().post('add-client-v1', { name: 'Bakery' })).body.id;
    await edit({ site_ids_or_domains: [a, b], client_id: client });
    for (const id of [a, b]) expect((await siteRow(world(), id)).client_id).toBe(client);
    await edit({ site_ids_or_domains: [a], client_id: null });
    expect((await siteRow(world(), a)).client_id).toBeNull();
    expect((await siteRow(world(), b)).client_id).toBe(client);
  });

  it('names unknown sites, and changes the others', async () => {
    const [a, red] = [await site(), await tag('red')];
    const { body } = await edit({ site_ids_or_domains: [987_654, a], add_tags: [red] });
    expect(body).toEqual({ errors: failures([987_654, 'svc_site_not_found']), total_edited: 1, total_errors: 1 });
    expect(await tagsOf(a)).toEqual([red]);
  });

  it('rejects contradictory input, and changes nothing', async () => {
    const [a, blue] = [await site(), await tag('blue')];
    const base = { site_ids_or_domains: [a] };
    expectError(await edit(base), { status: 400, code: 'svc_invalid_input' });
    expectError(await edit({ ...base, add_tags: [blue], remove_tags: [blue] }), {
      status: 400,
      code: 'svc_invalid_input',
    });
    expectError(await edit({ ...base, add_tags: [987_654] }), { status: 404, code: 'svc_tag_not_found' });
    expectError(await edit({ ...base, client_id: 987_654 }), { status: 404, code: 'svc_client_not_found' });
    expect(refusedPaths(await edit({ site_ids_or_domains: [], add_tags: [blue] }))).toEqual([
      'input.site_ids_or_domains',
    ]);
    expect(await tagsOf(a)).toEqual([]);
  });

  it('accepts more sites than fit into one query', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 60; n++) ids.push(await site());
    const many = [...ids, ...Array.from({ length: 3000 }, (_, index) => 500_000 + index)];
    const green = await tag('green');
    const { body } = await edit({ site_ids_or_domains: many, add_tags: [green] });
    expect(body).toMatchObject({ total_edited: 60, total_errors: 3000 });
    expect((await world().get('get-tag-v1', { tag_id: green })).body.sites_count).toBe(60);
  });
});
