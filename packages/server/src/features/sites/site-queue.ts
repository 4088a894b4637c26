import { Type } from 'typebox';
import { fits } from '../../kernel/ability/validate.ts';
import { oneSiteEach } from '../../kernel/work/set-aside.ts';
import type { QueueHandler } from '../../kernel/work/worker.ts';
import { overSites } from './over-sites.ts';

const Body = Type.Object({ site_ids: Type.Array(Type.Integer()) });

/** Messages about sites, so many in each. They carry ids only: what else there is to know is read when they are handled. */
export function siteMessages(ids: readonly number[], sitesPerMessage: number): { body: { site_ids: number[] } }[] {
  return Array.from({ length: Math.ceil(ids.length / sitesPerMessage) }, (_, index) => ({
    body: { site_ids: ids.slice(index * sitesPerMessage, (index + 1) * sitesPerMessage) },
  }));
}

interface SiteQueue {
  readonly queue: string;
  /** Sites of one message that are worked on at the same time; all of them when left out. */
  readonly atOnce?: number;
  readonly work: (siteId: number) => Promise<unknown>;
  /** Processes died over these sites: says so, and when they are worked on again. */
  readonly setAside: (siteIds: readonly number[]) => Promise<unknown>;
}

/** Works on what `siteMessages` made. */
export function siteQueueHandler({ queue, atOnce, work, setAside }: SiteQueue): QueueHandler {
  return {
    queue,
    async handle({ id, body }) {
      if (!fits(Body, body)) throw new Error(`Message ${id} is not a list of sites`);
      await overSites((body as { site_ids: number[] }).site_ids, work, { atOnce });
    },
    pieces: oneSiteEach,
    async setAside({ body }) {
      await setAside((body as { site_ids: number[] }).site_ids);
    },
  };
}
