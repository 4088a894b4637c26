import { sleep } from '../measuring/numbers.ts';
import type { Ground, RepeatedWork } from './ground.ts';

/** Adds sites, checks that they can be synced, and deletes them again; each loop has its own sites. */
export function addsAndDeletes(ground: Ground, sites: readonly number[]): RepeatedWork {
  let turn = 0;
  return {
    async round() {
      const k = sites[turn++ % sites.length] as number;
      const site = ground.fleet.site(k);
      const credentials = { url: site.url, admin: site.admin, adminpassword: site.adminPassword };
      const uniqueid = site.uniqueId === '' ? {} : { uniqueid: site.uniqueId };
      const added = await ground.insist('add-site-v1', { ...credentials, ...uniqueid }, ['outcome_unknown']);
      if (added.status !== 200 && added.body?.code !== 'svc_site_already_exists') {
        ground.find('lost', `site ${k} can't be added: ${JSON.stringify(added.body)}`);
        site.clearKey();
        return;
      }
      const synced = await ground.insist('sync-site-v1', { site_id_or_domain: site.url });
      if (synced.status !== 200)
        ground.find('lost', `site ${k} was added, but can't be synced: ${JSON.stringify(synced.body)}`);
      ground.count('sites added');
      const gone = await ground.insist('delete-site-v1', { site_id_or_domain: site.url, confirm: true });
      if (gone.status !== 200 && gone.status !== 404) {
        ground.find('wrong', `site ${k} can't be deleted: ${JSON.stringify(gone.body)}`);
      }
      if (site.registered) ground.find('lost', `site ${k} was deleted but still holds a key`);
    },
  };
}

/** Sites lose their key and are reconnected, one by one or many in a job. */
export function reconnects(ground: Ground, ids: ReadonlyMap<number, number>, sites: readonly number[]): RepeatedWork {
  let turn = 0;
  return {
    async round() {
      turn += 1;
      if (turn % 5 > 0) await one(sites[turn % sites.length] as number);
      else await many();
    },
  };

  async function one(k: number): Promise<void> {
    ground.fleet.site(k).clearKey();
    const input = { site_id_or_domain: ids.get(k) };
    const { status, body } = await ground.insist('reconnect-site-v1', input, ['outcome_unknown']);
    if (status !== 200) ground.find('lost', `site ${k} can't be reconnected: ${JSON.stringify(body)}`);
    else await look(k);
  }

  async function many(): Promise<void> {
    for (const k of sites) ground.fleet.site(k).clearKey();
    const input = { site_ids_or_domains: sites.map(k => ids.get(k)) };
    const id = await ground.startOnce('reconnect', () => ground.run('reconnect-sites-v1', input));
    if (id === undefined) return ground.find('wrong', 'the reconnect created no job');
    const job = await ground.jobEnd(id);
    if (job.processed !== sites.length) ground.find('wrong', `job ${id} ended with ${job.processed} sites`);
    for (const k of sites) await look(k);
  }

  /** A reconnect whose outcome was unknown at first is settled in the background. */
  async function look(k: number): Promise<void> {
    for (let tries = 0; ; tries++) {
      const { status, body } = await ground.insist('sync-site-v1', { site_id_or_domain: ids.get(k) });
      if (status === 200) return ground.count('sites reconnected');
      if (tries === 40) return ground.find('lost', `site ${k} does not accept our key: ${JSON.stringify(body)}`);
      await sleep(500);
      const input = { site_id_or_domain: ids.get(k) };
      await ground.insist('reconnect-site-v1', input, ['outcome_unknown']);
    }
  }
}
