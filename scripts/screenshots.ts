import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { type Browser, chromium } from 'playwright-core';
import { buildWebIfStale } from '../packages/web/scripts/build.ts';

const SITES = 24;
const HELP = `Shows every page of the dashboard at 1440 and 360 px, light and dark, with ${SITES} simulated sites.

  npm run screenshots                       all pages, into a new temporary folder
  npm run screenshots -- sites site-plugins only these
  npm run screenshots -- --out folder --width 360 --scheme dark
`;
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** A page that goes on loading is shown as it is then. */
const SETTLED_MS = 8000;

/** Name of the picture to address; `:id` is a site, a client or a job of the demo. */
const PAGES: Readonly<Record<string, string>> = {
  ...{ overview: '/', sites: '/sites', 'sites-none': '/sites?q=nothing', updates: '/updates', security: '/security' },
  ...{ certificates: '/security?certificates=all', 'updates-sites': '/updates?view=sites', tags: '/tags' },
  ...{ 'updates-runs': '/updates?view=runs', users: '/users', jobs: '/jobs', job: '/jobs/:job', clients: '/clients' },
  ...{ client: '/clients/:client', costs: '/costs', keys: '/api-access/keys', 'keys-add': '/api-access/keys/add' },
  ...{ 'costs-year': '/costs?view=year', 'clients-fields': '/clients?view=fields' },
  ...{ 'client-sites': '/clients/:client?view=sites', 'client-costs': '/clients/:client?view=costs' },
  ...{ profile: '/profile', settings: '/settings', modules: '/modules', people: '/people', audit: '/audit' },
  ...Object.fromEntries(
    ['details', 'updates', 'plugins', 'themes', 'users', 'security', 'changes', 'costs'].map(tab => [
      `site-${tab}`,
      `/sites/:site?tab=${tab}`,
    ]),
  ),
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      width: { type: 'string' },
      scheme: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  const out = values.out ?? mkdtempSync(join(tmpdir(), 'sitekeeper-screenshots-'));
  mkdirSync(out, { recursive: true });
  await buildWebIfStale();
  const world = await makeWorld({ sites: SITES, worker: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const ids = await furnish(world);
    const user = await world.webUser('anna', 'admin');
    const wanted = Object.entries(PAGES).filter(([name]) => positionals.length === 0 || positionals.includes(name));
    for (const width of [1440, 360]) {
      for (const scheme of ['light', 'dark'] as const) {
        if (values.width && Number(values.width) !== width) continue;
        if (values.scheme && values.scheme !== scheme) continue;
        await shoot(browser, world, { width, scheme, user, ids, wanted, out });
      }
    }
    console.log(`${wanted.length} pages are in ${out}`);
  } finally {
    await browser.close();
    await world.close();
  }
}

interface Shooting {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly user: { readonly name: string; readonly password: string };
  readonly ids: Readonly<Record<string, string>>;
  readonly wanted: readonly (readonly [name: string, path: string])[];
  readonly out: string;
}

async function shoot(browser: Browser, world: World, { width, scheme, user, ids, wanted, out }: Shooting) {
  const viewport = { width, height: width === 360 ? 740 : 900 };
  const context = await browser.newContext({ baseURL: world.origin, viewport, colorScheme: scheme });
  const page = await context.newPage();
  const take = (name: string) => page.screenshot({ path: join(out, `${name}-${width}-${scheme}.png`) });
  await page.goto('/sign-in');
  await page.getByLabel('User name').waitFor();
  await take('sign-in');
  await page.getByLabel('User name').fill(user.name);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  for (const [name, path] of wanted) {
    await page.goto(path.replace(/:(\w+)/, (_, kind: string) => ids[kind] ?? '1'));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {});
    await take(name);
  }
  await context.close();
}

/** Sites of all kinds, with what belongs to them. */
async function furnish(world: World): Promise<Record<string, string>> {
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
  return { site: String(first), client: String(clients[1]), job: String(run.job_id ?? '') };
}

await main();
