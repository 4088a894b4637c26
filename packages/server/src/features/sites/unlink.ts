import { disconnect } from '@sitekeeper/protocol';
import type { Services } from '../../kernel/context.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { failureOf } from './site-failure.ts';

/** Long enough for a site that is there; a dead one must not hold up its own deletion. */
export const UNLINK_DEADLINE_MS = 10_000;

/**
 * Makes a site forget our key, so that it can be added again, here or elsewhere. Best effort.
 * @returns whether the site said that it did.
 */
export async function unlink(services: Services, connection: SiteConnection): Promise<boolean> {
  try {
    return (await services.childSites.call(connection, disconnect, {}, UNLINK_DEADLINE_MS)).value.done;
  } catch (error) {
    services.log.warn({ url: connection.url, reason: failureOf(error).code }, 'a site could not be unlinked');
    return false;
  }
}
