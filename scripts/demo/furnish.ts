import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '@sitekeeper/child-simulator';
import type { Application } from '@sitekeeper/server';
import { feedOfRecords, matchChangedSites, refreshDueFeed } from '@sitekeeper/server/testing';
import { sumUpFleet } from '../../packages/server/src/features/monitors/series/sum-up-fleet.ts';
import { makeUpHistory } from '../fleet/make-up-history.ts';
import { runAs } from './run-as.ts';

type Run = ReturnType<typeof runAs>;

const DAY = 24 * 3600_000;
const CERTIFICATE_DAYS = 60;
const DOWN = 7;
const UPDATED = 18;
const MOST_LOOKS = 100;

const TAGS = [
  ['Shop', '#1971c2'],
  ['Care plan', '#2f9e44'],
  ['Staging', '#f08c00'],
] as const;
const CLIENTS = ['Bakery Lehmann', 'Harbour Hotel', 'Northwind Cycles', 'Dr. Okafor'];
const COSTS = [
  ['Hosting', 240, 'hosting', 'yearly'],
  ['Theme licence', 59, 'theme', 'yearly'],
  ['Maintenance', 49, 'service', 'monthly'],
] as const;

/** Gives the sites of the demo what those of an agency have: clients, costs, a history, and a few problems. */
export async function furnishDemo(app: Application, fleet: Fleet): Promise<void> {
  const run = runAs(app, 'demo');
  const { items } = await run('list-sites-v1', { per_page: fleet.size });
  const byUrl = new Map((items as { id: number; url: string }[]).map(({ id, url }) => [new URL(url).host, id]));
  const ids = Array.from({ length: fleet.size }, (_, index) => byUrl.get(new URL(fleet.url(index + 1)).host) ?? 0);
  await addBusiness(run, ids);
  // Visitors see an error, and the connector works.
  fleet.site(DOWN).setFaults({ name: 'critical', on: '(GET)' });
  const { database } = app.services;
  const now = Date.now();
  for (const [index, id] of ids.entries()) {
    await makeUpHistory(database, id, { index, now, isDown: index === DOWN - 1, certificateDays: CERTIFICATE_DAYS });
  }
  await sumUpFleet(app.services);
  await giveVulnerabilities(app, run);
  await updateOne(run, ids[UPDATED - 1] ?? 0);
}

async function addBusiness(run: Run, ids: readonly number[]): Promise<void> {
  for (const [index, name] of CLIENTS.entries()) {
    const client_email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
    const { id } = await run('add-client-v1', { name, client_email, city: 'Bremen' });
    const theirs = ids.filter((_, k) => k % (CLIENTS.length + 1) === index);
    await run('edit-sites-v1', { site_ids_or_domains: theirs, client_id: id });
  }
  for (const [index, [name, color]] of TAGS.entries()) {
    const { id } = await run('add-tag-v1', { name, color });
    const theirs = ids.filter((_, k) => (k + index) % 3 === 0);
    await run('edit-sites-v1', { site_ids_or_domains: theirs, add_tags: [id] });
  }
  const last_renewal = new Date(Date.now() - 20 * DAY).toISOString().slice(0, 10);
  for (const [name, price, product_type, renewal_type] of COSTS) {
    const cost = { name, price, product_type, renewal_type, payment_type: 'subscription', last_renewal };
    await run('add-cost-v1', { ...cost, sites: ids.slice(0, 5) });
  }
}

/** Two plugins that have updates get a hole that these close. */
async function giveVulnerabilities(app: Application, run: Run): Promise<void> {
  const { items } = await run('get-updates-summary-v1', { type: ['plugins'] });
  const offers = (items as { slug: string; new_version: string }[]).slice(1, 3);
  const records = offers.map(({ slug, new_version }, index) => {
    const folder = slug.split('/')[0] ?? slug;
    const title = `${folder} lets strangers ${index === 0 ? 'upload files' : 'read private posts'}`;
    const more = { description: 'Made up for the demo.', researchers: ['Nobody'] };
    return {
      slug: folder,
      title,
      score: index === 0 ? 9.1 : 5.4,
      to: `${new_version}-rc`,
      patched: [new_version],
      more,
    };
  });
  const folder = join(app.services.settings.dataFolder, 'feeds');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'feed.json'), feedOfRecords(records));
  await run('set-vulnerability-feed-v1', { source: 'feed.json' });
  await refreshDueFeed(app.services);
  await matchChangedSites(app.services);
}

/** A finished update run, so that there is one to look at. */
async function updateOne(run: Run, id: number): Promise<void> {
  const { job_id } = await run('run-site-updates-v1', { site_id_or_domain: id });
  if (job_id === undefined) return;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const { status } = await run('get-batch-job-status-v1', { job_id });
    if (status !== 'queued' && status !== 'processing') return;
    await sleep(100);
  }
}
