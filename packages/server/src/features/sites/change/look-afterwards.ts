import { ConnectorError, type FaultKind, siteMayStillWork } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';

/** ms before each check: after a change, a site is often still working, or unavailable for a moment. */
const LOOK_AFTER_MS = [0, 1000, 3000, 6000];
/** Answers that another check would get again. */
const NO_USE: ReadonlySet<FaultKind> = new Set([
  'timeout',
  'http_auth',
  'disconnected',
  'admin_gone',
  'connector_outdated',
  'client_bug',
]);
/** Answers of a site that responds, but lets no request through to the connector. */
const SHUT: ReadonlySet<FaultKind> = new Set(['no_connector', 'blocked', 'site_error', 'too_large']);

/** A change that was sent, and may have been made. */
export interface SentChange {
  /** When, ms epoch. */
  readonly at: number;
  /** Why there is no usable answer; undefined if the answer doesn't show the outcome. */
  readonly trouble: ConnectorError | undefined;
}

/**
 * The state of the site afterwards. `final`: the work has ended, so the state is conclusive. Or why the site could not
 * be reached.
 */
export type StateAfterwards<State> =
  | { readonly state: State; readonly final: boolean }
  | { readonly silence: ConnectorError | AppError };

/**
 * Checks the outcome of a change a few times, and no longer than a change may take: until it shows, or can't appear any
 * more.
 * @param read Reads the state of the site.
 * @param shows Whether the change is visible in the state.
 */
export async function lookAfterwards<State>(
  ctx: Ctx,
  { at, trouble }: SentChange,
  read: () => Promise<State>,
  shows: (state: State) => boolean,
): Promise<StateAfterwards<State>> {
  const ended = trouble === undefined || !siteMayStillWork(trouble);
  const until = at + ctx.settings.actionSeconds * 1000;
  let seen: StateAfterwards<State> | undefined;
  for (const ms of LOOK_AFTER_MS) {
    if (seen !== undefined && ctx.clock.now() + ms > until) break;
    if (ms > 0) await new Promise<void>(resolve => ctx.clock.after(ms, resolve));
    try {
      const state = await read();
      seen = { state, final: ended || shows(state) };
      if (seen.final) break;
    } catch (error) {
      if (!(error instanceof ConnectorError || error instanceof AppError)) throw error;
      seen ??= { silence: error };
      if (error instanceof AppError || NO_USE.has(error.kind) || isShut(error, trouble)) break;
    }
  }
  return seen as StateAfterwards<State>;
}

/**
 * Whether the site answers the check as it answered the change, without its connector: that won't pass within seconds.
 */
export function isShut(silence: ConnectorError | AppError, trouble: ConnectorError | undefined): boolean {
  return silence instanceof ConnectorError && SHUT.has(silence.kind) && silence.kind === trouble?.kind;
}
