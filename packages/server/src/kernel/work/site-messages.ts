import { Type } from 'typebox';
import type { NewMessage, QueueMessage } from '../../ports/job-queue/port.ts';
import { fitsSchema } from '../ability/validate.ts';
import type { Services } from '../context.ts';
import { isLastingBug, type QueueHandler } from './queue-handler.ts';
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

/** Works on messages that `siteMessages` made. Whoever made them has noted when each site is due again. */
export function siteMessageHandler(
  services: Pick<Services, 'log' | 'troubles' | 'database'>,
  { queue, handle, setAside }: SiteWork,
): QueueHandler {
  const { log } = services;
  const onSites = async ({ id, body }: QueueMessage, work: SiteWork['handle'], remain?: (sites: number) => void) => {
    if (fitsSchema(Body, body)) await work((body as { site_ids: number[] }).site_ids, remain);
    // Delivering it again would not change that, and some queues are not filled while a message is in them.
    else log.error({ queue, message: id }, 'a queue message is not a list of sites and was dropped');
  };
  /** For a message that always fails: the others get their turn, and the site at fault waits until it is due again. */
  const oneByOne = (message: QueueMessage): SiteWork['handle'] => {
    return async (siteIds, remain) => {
      remain?.(siteIds.length);
      for (const [index, site] of siteIds.entries()) {
        await handle([site]).catch((error: unknown) => {
          if (!isLastingBug(services, message, error)) throw error;
          log.error({ err: error, queue, site }, 'work on a site always fails, and was left until it is due again');
        });
        remain?.(siteIds.length - index - 1);
      }
    };
  };
  return {
    queue,
    async handle(message, _progressed, remain) {
      try {
        await onSites(message, handle, remain);
      } catch (error) {
        if (!isLastingBug(services, message, error)) throw error;
        await onSites(message, oneByOne(message), remain);
      }
    },
    pieces: oneSiteEach,
    setAside: message => onSites(message, setAside),
  };
}
