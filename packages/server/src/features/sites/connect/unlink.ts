import { disconnect } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { failureOf } from '../site-failure.ts';

/** Long enough for a responding site; a dead one must not delay its own deletion. */
export const UNLINK_DEADLINE_MS = 10_000;

/** The site itself has answered that it holds no key of ours. */
const HOLDS_NO_KEY: ReadonlySet<string | undefined> = new Set(['disconnected']);

/**
 * Makes a site forget our key, so that it can be added again, here or elsewhere. Best effort.
 * @returns false when the key may still be on the site.
 */
export async function unlink(services: Services, connection: SiteConnection): Promise<boolean> {
  try {
    return (await services.childSites.call(connection, disconnect, {}, UNLINK_DEADLINE_MS)).value.done;
  } catch (error) {
    const failure = failureOf(error);
    services.log.warn({ url: connection.url, reason: failure.code }, 'a site could not be unlinked');
    return HOLDS_NO_KEY.has(failure.kind);
  }
}

/** The message about a site that is deleted here and may still hold our key. */
export const STILL_LINKED =
  'The connector plugin of the site may still hold the key of this server. Before you add the site again, here or elsewhere, clear the connection in its MainWP Child settings.';
