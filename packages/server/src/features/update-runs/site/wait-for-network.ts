import type { ConnectorError } from '@sitekeeper/protocol';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { outsideAnswers } from '../../monitors/index.ts';
import type { SiteOfRun, TryLater } from './site-of-run.ts';

/** An hour at least; the turns that are left are for what was sent to the site. */
const MOST_TURNS = 60;

/**
 * When the work on a site goes on if its silence says nothing about it, because nothing else outside of this server
 * answers either. Undefined: it is the site, or the network has been away for too long.
 */
export async function waitForNetwork(
  { ctx, siteId, attempt }: SiteOfRun,
  { kind, httpStatus }: ConnectorError,
): Promise<TryLater | undefined> {
  const silent = httpStatus === 0 && (kind === 'unreachable' || kind === 'timeout');
  if (!silent || attempt > MOST_TURNS || (await outsideAnswers(ctx, siteId))) return undefined;
  return { later: MINUTE_MS };
}
