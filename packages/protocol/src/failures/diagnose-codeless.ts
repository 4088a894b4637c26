import type { ConnectorError } from './connector-error.ts';

/** What the unsigned probe found: no key on the site, some key, or no usable answer. */
export type ProbeOutcome = 'no_key' | 'has_key' | undefined;

/** English refusals about the request itself, which need no diagnosis of the connection. */
const PLAIN_REFUSAL =
  /already (?:exists|used|registered|set)|already contains|another update is|minimum requirements|invalid request|filesystem|ftp|still active|not writable|passwords?\b|e-?mail/i;

/**
 * Whether an error of a signed call may be a translated "authentication failed" or "no such administrator" (docs/wire/transport.md#failures). If so:
 * `probe`, then `stats` with MINIMAL_SYNC_DATA without `user`, then with it, and ask `diagnoseCodeless`.
 */
export function codelessNeedsProbe(error: Pick<ConnectorError, 'kind' | 'wireCode' | 'message'>): boolean {
  return error.kind === 'refused' && error.wireCode === undefined && !PLAIN_REFUSAL.test(error.message);
}

/**
 * What a code-less error meant, whatever its language (docs/wire/transport.md#failures).
 * @param probe outcome of the unsigned probe.
 * @param withoutUser signed `stats` without `user`: 'data', 'error', or undefined when not tried or not answered.
 * @param withUser the same with `user`: 'data' shows that key and administrator are fine and the refusal is genuine.
 * @returns undefined if the answers are inconclusive (the site went away meanwhile).
 */
export function diagnoseCodeless(
  probe: ProbeOutcome,
  withoutUser: 'data' | 'error' | undefined,
  withUser?: 'data' | 'error',
): 'disconnected' | 'admin_gone' | 'refused' | undefined {
  if (probe === 'no_key') return 'disconnected';
  if (withUser === 'data') return 'refused';
  if (withoutUser === 'data') return 'admin_gone';
  return withoutUser === 'error' ? 'disconnected' : undefined;
}
