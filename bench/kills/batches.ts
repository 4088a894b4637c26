import { randomUUID } from 'node:crypto';
import { sleep } from '../measuring/numbers.ts';
import { abilityPath, jobPath } from '../world/api.ts';
import type { Ground, ParsedReply, RepeatedWork } from './ground.ts';

const FILE = 'lantern-forms/lantern-forms.php';

/** Batches of changes, each with a key: a batch that a kill interrupts is sent again with its key and done once. */
export function batches(ground: Ground, ids: ReadonlyMap<number, number>, sites: readonly number[]): RepeatedWork {
  let turn = 0;
  return {
    async round() {
      turn += 1;
      const names = Array.from({ length: 10 }, (_none, n) => `Tag ${turn}-${n}`);
      const body = {
        sites: { sync: sites.map(k => ids.get(k)), check: sites.slice(0, 5).map(k => ids.get(k)) },
        tags: { create: names.map(name => ({ name })) },
      };
      const key = randomUUID();
      const reply = await once(key, body);
      const found = new Map<string, number>();
      const { items } = await ground.get(
        `${abilityPath('list-tags-v1')}?input[search]=Tag ${turn}-&input[per_page]=200`,
      );
      for (const { name } of items as { name: string }[]) found.set(name, (found.get(name) ?? 0) + 1);
      for (const name of names) {
        const times = found.get(name) ?? 0;
        if (times > 1) ground.find('doubled', `${name} was created ${times} times`);
        if (times === 0 && reply.status === 200)
          ground.find('lost', `${name} was reported as created but does not exist`);
      }
      ground.count('batches');
    },
  };

  async function once(key: string, body: object): Promise<ParsedReply> {
    for (;;) {
      const reply = await ground.send(api =>
        api.send('POST', '/wp-json/svc/v2/batch', body, { 'idempotency-key': key }),
      );
      if (reply !== 'cut' && reply.body?.code !== 'svc_idempotency_in_progress') return reply;
      await sleep(200);
    }
  }
}

/** A plugin is activated and deactivated: the answer must match the state of the site. */
export function pluginSwitches(
  ground: Ground,
  ids: ReadonlyMap<number, number>,
  sites: readonly number[],
): RepeatedWork {
  let turn = 0;
  for (const k of sites) ground.fleet.site(k).setPlugin(FILE, { version: '1.0', active: false });
  return {
    async round() {
      turn += 1;
      const k = sites[turn % sites.length] as number;
      const active = !ground.fleet.site(k).plugin(FILE)?.active;
      const ability = active ? 'activate-site-plugins-v1' : 'deactivate-site-plugins-v1';
      const { status, body } = await ground.insist(ability, { site_id_or_domain: ids.get(k), slugs: [FILE] });
      const has = ground.fleet.site(k).plugin(FILE)?.active;
      if (status === 200 && has !== active) {
        ground.find('wrong', `site ${k}: ${ability} answered ${JSON.stringify(body).slice(0, 200)}`);
      }
      ground.count('plugins switched');
    },
  };
}

/** All sites are synced by one job after another: each job must finish for every site. */
export function syncs(ground: Ground): RepeatedWork {
  return {
    async round() {
      const id = await ground.startOnce('sync', () => ground.run('sync-sites-v1', {}));
      if (id === undefined) return;
      const job = await ground.jobEnd(id);
      const whole = job.processed === job.total && job.succeeded + job.failed + (job.skipped ?? 0) === job.total;
      if (job.status !== 'completed' || !whole) {
        ground.find('wrong', `${jobPath(id)} ended ${job.status}, ${job.processed} of ${job.total}`);
      }
      ground.count('syncs of the fleet');
      ground.count('sites synced', job.succeeded);
    },
  };
}
