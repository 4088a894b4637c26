import { abilityPath } from '../world/api.ts';
import type { Ground, RepeatedWork } from './ground.ts';

const FILE = 'lantern-forms/lantern-forms.php';

interface Item {
  readonly site_id: number;
  readonly state: string;
  readonly reason: string | null;
  readonly to_version: string;
}

/** A new version is released, a run updates all sites, and its results are compared with the sites. */
export function updateRunsWork(
  ground: Ground,
  ids: ReadonlyMap<number, number>,
  sites: readonly number[],
): RepeatedWork {
  const { fleet } = ground;
  let version = 1;
  for (const k of sites) fleet.site(k).setPlugin(FILE, { version: '1.0', active: true });
  const upgrades = () => fleet.ledger.entries({ fn: 'upgradeplugintheme' });
  return {
    async round() {
      version += 1;
      fleet.release(FILE, `${version}.0`);
      const input = { site_ids_or_domains: sites.map(k => ids.get(k)) };
      const sync = await ground.startOnce('sync', () => ground.run('sync-sites-v1', input));
      if (sync) await ground.jobEnd(sync);
      const before = upgrades().length;
      const id = await ground.startOnce('update', () =>
        ground.run('update-plugin-everywhere-v1', { slug: FILE, ...careful(version) }),
      );
      if (id === undefined) return; // an earlier run has halted or still holds the sites
      await ground.jobEnd(id);
      judge(id, await itemsOf(id), upgrades().slice(before));
    },
  };

  function judge(id: string, items: readonly Item[], calls: readonly { site: number }[]): void {
    const sent = new Map<number, number>();
    for (const { site } of calls) sent.set(site, (sent.get(site) ?? 0) + 1);
    for (const [k, times] of sent) if (times > 1) ground.find('twice', `${id}: site ${k} was sent ${times} updates`);
    const siteOf = new Map([...ids].map(([k, siteId]) => [siteId, k]));
    for (const item of items) {
      const k = siteOf.get(item.site_id) as number;
      const has = fleet.site(k).plugin(FILE)?.version === item.to_version;
      const what = `${id}: site ${k} is ${item.state} (${item.reason})`;
      if (['pending', 'sent', 'rolling_back'].includes(item.state)) ground.find('wrong', `${what} at the end`);
      if (item.reason === 'outcome_unknown') {
        if (sent.has(k)) ground.count('updates in flight at a kill with unknown outcome');
        else ground.find('unknown', `${what}, but nothing was ever sent`);
        if (has) ground.find('wrong', `${what}, but has the new version`);
      } else if ((item.state === 'updated') !== has && item.state !== 'skipped') {
        ground.find('wrong', `${what}, but ${has ? 'has' : 'does not have'} the new version`);
      }
    }
    ground.count('updates', items.length);
    ground.count('update runs');
  }

  async function itemsOf(id: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page++) {
      const query = `input[job_id]=${id}&input[per_page]=200&input[page]=${page}`;
      const answer = await ground.get(`${abilityPath('get-update-run-v1')}?${query}`);
      items.push(...answer.items);
      if (items.length >= answer.total || answer.items.length === 0) return items;
    }
  }
}

/** Every second run is careful: it updates in waves and checks the front page. */
function careful(version: number): object {
  return version % 2 === 0 ? {} : { strategy: { canary_percent: 10, failure_threshold_percent: 100 } };
}
