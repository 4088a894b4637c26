import { Type } from 'typebox';
import type { NewMessage, QueueMessage } from '../../ports/job-queue/port.ts';
import { fitsSchema } from '../ability/validate.ts';
import type { Services } from '../context.ts';
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
  /** @param remain To be told how many of them are left, where they are worked on at the same time. */
  handle(siteIds: readonly number[], remain?: (sites: number) => void): Promise<unknown>;
  /** Work on these sites killed this server: they are due again much later. */
  setAside(siteIds: readonly number[]): Promise<unknown>;
}

/** Works on messages that `siteMessages` made. */
export function siteMessageHandler(
  { log }: Pick<Services, 'log'>,
  { queue, handle, setAside }: SiteWork,
): QueueHandler {
  const onSites = async ({ id, body }: QueueMessage, work: SiteWork['handle'], remain?: (sites: number) => void) => {
    if (fitsSchema(Body, body)) await work((body as { site_ids: number[] }).site_ids, remain);
    // Delivering it again would not change that, and some queues are not filled while a message is in them.
    else log.error({ queue, message: id }, 'a queue message is not a list of sites and was dropped');
  };
  return {
    queue,
    handle: (message, _progressed, remain) => onSites(message, handle, remain),
    pieces: oneSiteEach,
    setAside: message => onSites(message, setAside),
  };
}
