import { describe, expect, it } from 'vitest';
import { auditOf, failures, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const disconnect = (list: unknown) => world().post('disconnect-sites-v1', { site_ids_or_domains: list });

describe('disconnect-sites', () => {
  it('accepts sites in any state by id, domain and URL, and returns the exact fields', async () => {
    const a = await storeSite(world(), { url: 'https://a.example/' });
    const b = await storeSite(world(), { url: 'https://b.example/x/', status: 'disconnected' });
    const c = await storeSite(world(), { url: 'https://c.example/', status: 'suspended' });
    const { status, body } = await disconnect([c, 'b.example/x', 'http://www.a.example']);
    expect(status).toBe(200);
    expect(body).toEqual({
      disconnected: [
        { id: c, url: 'https://c.example/' },
        { id: b, url: 'https://b.example/x/' },
        { id: a, url: 'https://a.example/' },
      ],
      errors: [],
      total_disconnected: 3,
      total_errors: 0,
    });
    for (const id of [a, b, c]) expect((await siteRow(world(), id)).status).toBe('disconnected');
    expect(await auditOf(world().app.services.database, a)).toEqual(['site.disconnected']);
  });

  it('does what it can, and names failed sites as the request did', async () => {
    const id = await storeSite(world(), { url: 'https://d.example/' });
    const { status, body } = await disconnect([987_654, 'Nowhere.example', id, '987655']);
    expect(status).toBe(200);
    expect(body).toEqual({
      disconnected: [{ id, url: 'https://d.example/' }],
      errors: failures(
        [987_654, 'svc_site_not_found'],
        ['Nowhere.example', 'svc_site_not_found'],
        ['987655', 'svc_site_not_found'],
      ),
      total_disconnected: 1,
      total_errors: 3,
    });
  });

  it('lists the sites that an ambiguous address matches, and does not change them', async () => {
    const one = await storeSite(world(), { url: 'https://twin.example/' });
    const two = await storeSite(world(), { url: 'http://www.twin.example/' });
    const { body } = await disconnect(['twin.example']);
    expect(body.errors).toEqual(failures(['twin.example', 'svc_ambiguous_site']));
    expect(body.errors[0].message).toContain(`${one} (https://twin.example/), ${two} (http://www.twin.example/)`);
    expect((await siteRow(world(), one)).status).toBe('connected');
  });

  it('processes a site once, however often it is named', async () => {
    const id = await storeSite(world(), { url: 'https://e.example/' });
    const { body } = await disconnect([id, 'e.example', String(id), id, 'https://e.example/']);
    expect(body).toMatchObject({ disconnected: [{ id }], total_disconnected: 1, total_errors: 0 });
  });

  it('never treats an empty list as all sites', async () => {
    const id = await storeSite(world(), { url: 'https://f.example/' });
    expect(refusedPaths(await disconnect([]))).toEqual(['input.site_ids_or_domains']);
    expect(refusedPaths(await world().post('disconnect-sites-v1', {}))).toEqual(['input.site_ids_or_domains']);
    expect(refusedPaths(await world().post('disconnect-sites-v1'))).toEqual(['input.site_ids_or_domains']);
    expect((await siteRow(world(), id)).status).toBe('connected');
  });

  it('rejects anything but a list of ids and addresses', async () => {
    for (const list of [1, 'f.example', null, true, { 0: 1 }]) {
      expect(refusedPaths(await disconnect(list))).toEqual(['input.site_ids_or_domains']);
    }
    expect(refusedPaths(await disconnect([1, null, 2.5, [3], '']))).toEqual([
      'input.site_ids_or_domains[1]',
      'input.site_ids_or_domains[2]',
      'input.site_ids_or_domains[3]',
      'input.site_ids_or_domains[4]',
    ]);
  });

  it('accepts a list of many thousands of sites', async () => {
    const id = await storeSite(world(), { url: 'https://g.example/' });
    const unknown = Array.from({ length: 40_000 }, (_, index) => 1_000_000 + index);
    const { status, body } = await disconnect([...unknown, id]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ disconnected: [{ id }], total_disconnected: 1, total_errors: 40_000 });
  });
});
