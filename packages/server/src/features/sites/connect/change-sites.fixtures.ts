import { expect, it } from 'vitest';
import { auditOf, failures, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

/** Tests an ability that changes the state of several sites: both answer in the same way, with names of their own. */
export function testChangeOfSites(ability: 'disconnect-sites-v1' | 'suspend-sites-v1', state: string): void {
  const world = useWorld();
  let host = 0;
  /** Each test has addresses of its own. */
  const nextHost = () => `${++host}.example`;
  const change = (list: unknown) => world().post(ability, { site_ids_or_domains: list });

  it('accepts sites in any state by id, domain and URL, and returns the exact fields', async () => {
    const [hostA, hostB, hostC] = [nextHost(), nextHost(), nextHost()];
    const a = await storeSite(world(), { url: `https://${hostA}/` });
    const b = await storeSite(world(), { url: `https://${hostB}/x/`, status: 'disconnected' });
    const c = await storeSite(world(), { url: `https://${hostC}/`, status: 'suspended' });
    const { status, body } = await change([c, `${hostB}/x`, `http://www.${hostA}`]);
    expect(status).toBe(200);
    expect(body).toEqual({
      [state]: [
        { id: c, url: `https://${hostC}/` },
        { id: b, url: `https://${hostB}/x/` },
        { id: a, url: `https://${hostA}/` },
      ],
      errors: [],
      [`total_${state}`]: 3,
      total_errors: 0,
    });
    for (const id of [a, b, c]) expect((await siteRow(world(), id)).status).toBe(state);
    expect(await auditOf(world().app.services.database, a)).toEqual([`site.${state}`]);
  });

  it('does what it can, and names failed sites as the request did', async () => {
    const url = `https://${nextHost()}/`;
    const id = await storeSite(world(), { url });
    const { status, body } = await change([987_654, 'Nowhere.example', id, '987655']);
    expect(status).toBe(200);
    expect(body).toEqual({
      [state]: [{ id, url }],
      errors: failures(
        [987_654, 'svc_site_not_found'],
        ['Nowhere.example', 'svc_site_not_found'],
        ['987655', 'svc_site_not_found'],
      ),
      [`total_${state}`]: 1,
      total_errors: 3,
    });
  });

  it('lists the sites that an ambiguous address matches, and does not change them', async () => {
    const twin = nextHost();
    const one = await storeSite(world(), { url: `https://${twin}/` });
    const two = await storeSite(world(), { url: `http://www.${twin}/` });
    const { body } = await change([twin]);
    expect(body.errors).toEqual(failures([twin, 'svc_ambiguous_site']));
    expect(body.errors[0].message).toContain(`${one} (https://${twin}/), ${two} (http://www.${twin}/)`);
    expect((await siteRow(world(), one)).status).toBe('connected');
  });

  it('processes a site once, however often it is named', async () => {
    const own = nextHost();
    const id = await storeSite(world(), { url: `https://${own}/` });
    const { body } = await change([id, own, String(id), id, `https://${own}/`]);
    expect(body).toMatchObject({ [state]: [{ id }], [`total_${state}`]: 1, total_errors: 0 });
  });

  it('never treats an empty list as all sites', async () => {
    const id = await storeSite(world(), { url: `https://${nextHost()}/` });
    expect(refusedPaths(await change([]))).toEqual(['input.site_ids_or_domains']);
    expect(refusedPaths(await world().post(ability, {}))).toEqual(['input.site_ids_or_domains']);
    expect(refusedPaths(await world().post(ability))).toEqual(['input.site_ids_or_domains']);
    expect((await siteRow(world(), id)).status).toBe('connected');
  });

  it('rejects anything but a list of ids and addresses', async () => {
    for (const list of [1, 'f.example', null, true, { 0: 1 }]) {
      expect(refusedPaths(await change(list))).toEqual(['input.site_ids_or_domains']);
    }
    expect(refusedPaths(await change([1, null, 2.5, [3], '']))).toEqual([
      'input.site_ids_or_domains[1]',
      'input.site_ids_or_domains[2]',
      'input.site_ids_or_domains[3]',
      'input.site_ids_or_domains[4]',
    ]);
  });

  it('accepts a list of many thousands of sites', async () => {
    const id = await storeSite(world(), { url: `https://${nextHost()}/` });
    const unknown = Array.from({ length: 40_000 }, (_, index) => 1_000_000 + index);
    const { status, body } = await change([...unknown, id]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ [state]: [{ id }], [`total_${state}`]: 1, total_errors: 40_000 });
  });
}
