import { Type } from 'typebox';
import type { NewMessage } from '../../ports/job-queue/port.ts';
import { fitsSchema } from '../ability/validate.ts';
import type { QueueHandler } from './queue-handler.ts';
import { oneSiteEach } from './set-aside.ts';

const Body = Type.Object({ site_ids: Type.Array(Type.Integer()) });

/** Messages about these sites, so many to a message, for a `siteMessageHandler`. */
export function siteMessages(ids: readonly number[], sitesPerMessage: number): NewMessage[] {
  const count = Math.ceil(ids.length / sitesPerMessage);
  return Array.from({ length: count }, (_, index) => ({
    body: { site_ids: ids.slice(index * sitesPerMessage, (index + 1) * sitesPerMessage) },
  }));
}

interface SiteWork {
  readonly queue: string;
  handle(siteIds: readonly number[]): Promise<unknown>;
  /** Work on these sites killed this server: they are due again much later. */
  setAside(siteIds: readonly number[]): Promise<unknown>;
}

/** Works on messages that `siteMessages` made. */
export function siteMessageHandler({ queue, handle, setAside }: SiteWork): QueueHandler {
  return {
    queue,
    async handle({ id, body }) {
      if (!fitsSchema(Body, body)) throw new Error(`Message ${id} is not a list of sites`);
      await handle((body as { site_ids: number[] }).site_ids);
    },
    pieces: oneSiteEach,
    async setAside({ body }) {
      await setAside((body as { site_ids: number[] }).site_ids);
    },
  };
}
