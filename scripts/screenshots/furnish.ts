import { giveFeed, type World } from '@sitekeeper/server/testing';
import { furnishHistory } from './history.ts';

export const SITES = 24;

/** Stores sites of all kinds with their tags, clients, costs and windows. */
export async function furnish(world: World): Promise<Record<string, string>> {
  const post = async (ability: string, input: unknown) => {
    const { status, body } = await world.post(ability, input);
    if (status >= 400) throw new Error(`${ability} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const tags: number[] = [];
  for (const [name, color] of [
    ['Shop', '#1971c2'],
    ['Care plan', '#2f9e44'],
    ['Staging', '#f08c00'],
    ['Multilingual', '#6741d9'],
  ]) {
    tags.push((await post('add-tag-v1', { name, color })).id);
  }
  await post('add-client-field-v1', { name: 'VAT number', description: 'On every invoice' });
  const clients: number[] = [];
  for (const name of ['Bakery Lehmann', 'Harbour Hotel', 'Dr. Okafor', 'Northwind Cycles']) {
    const client_email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
    const more = { city: 'Bremen', client_phone: '+49 421 5550123', custom_fields: { 'VAT number': 'DE812345678' } };
    clients.push((await post('add-client-v1', { name, client_email, ...more })).id);
  }
  const ids: number[] = [];
  for (let k = 1; k <= SITES; k++) {
    const name = `${['Shop', 'Blog', 'Portal', 'Landing page', 'Magazine', 'Academy'][k % 6]} ${k}`;
    const more = { name, client_id: clients[k % 5], tags: tags.filter((_, index) => (k + index) % 3 === 0) };
    ids.push(await world.addSite(k, more.client_id === undefined ? { name, tags: more.tags } : more));
  }
  const [first = 1] = ids;
  const last_renewal = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  for (const [name, price, product_type, renewal_type] of [
    ['Hosting', 240, 'hosting', 'yearly'],
    ['Theme licence', 59, 'theme', 'yearly'],
    ['Maintenance', 49, 'service', 'monthly'],
  ]) {
    const cost = { name, price, product_type, renewal_type, payment_type: 'subscription', last_renewal };
    await post('add-cost-v1', { ...cost, sites: ids.slice(0, 5) });
  }
  world.fleet.site(3).setFaults('http500');
  world.fleet.site(7).setFaults('hang');
  await post('suspend-sites-v1', { site_ids_or_domains: ids.slice(10, 12) });
  await post('disconnect-sites-v1', { site_ids_or_domains: ids.slice(14, 16) });
  await post('check-sites-v1', { site_ids_or_domains: ids.slice(0, 6) });
  await post('sync-site-v1', { site_id_or_domain: ids[4] });
  await world.post('sync-site-v1', { site_id_or_domain: ids[2] });
  await post('update-site-record-v1', {
    site_id_or_domain: first,
    notes: 'Opening hours change in summer.\nAsk Mia first.',
  });
  const run = (await world.post('run-site-updates-v1', { site_id_or_domain: ids[5] })).body;
  if (run.job_id) await world.jobEnd(run.job_id);
  await world.post('add-api-key-v1', { name: 'Reporting', permissions: ['read'] });
  const [offer] = (await world.get('get-updates-summary-v1', { type: ['plugins'] })).body.items;
  await post('ignore-updates-v1', { type: 'plugins', slugs: [offer.slug] });
  const window = { days: ['sat', 'sun'], opens: '02:00', closes: '05:00', time_zone: 'Europe/Berlin' };
  await post('add-update-window-v1', { name: 'Weekend nights', ...window, type: ['plugins', 'themes'] });
  const items = (await world.get('get-updates-summary-v1', { type: ['plugins'] })).body.items;
  await giveFeed(
    world,
    items.slice(0, 6).map(({ slug, new_version }: { slug: string; new_version: string }, k: number) => {
      const folder = slug.split('/')[0] ?? slug;
      const title = `${folder} lets strangers ${k % 2 === 0 ? 'read private posts' : 'upload files'}`;
      const fix = k % 3 === 2 ? { to: '*' } : { to: `${new_version}-rc`, patched: [new_version] };
      return { id: `hole-${k + 1}`, slug: folder, title, score: [9.8, 8.1, 6.4, 5.3, 3.1, 7.5][k] ?? 5, ...fix };
    }),
  );
  const later = await furnishHistory(world, { post, sites: ids, clients });
  return { hole: 'hole-1', site: String(first), client: String(clients[1]), job: String(run.job_id ?? ''), ...later };
}
