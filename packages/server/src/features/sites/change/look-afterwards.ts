import { ConnectorError, type FaultKind, siteMayStillWork } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';

/** ms before each look: after a change a site is often at work still, or away for a moment. */
const LOOK_AFTER_MS = [0, 1000, 3000, 6000];
/** Answers that another look would get again. */
const NO_USE: ReadonlySet<FaultKind> = new Set([
  'timeout',
  'http_auth',
  'disconnected',
  'admin_gone',
  'connector_outdated',
  'client_bug',
]);
/** Answers of a site that is there, and lets nobody through to the connector. */
const SHUT: ReadonlySet<FaultKind> = new Set(['no_connector', 'blocked', 'site_error', 'too_large']);

/** A change that was sent, and that may have been done. */
export interface SentChange {
  /** When, ms epoch. */
  readonly at: number;
  /** Why there is no usable answer; undefined where the answer doesn't tell what became of it. */
  readonly trouble: ConnectorError | undefined;
}

/**
 * What the site shows afterwards. `final`: the work has come to its end, so the state is the last word. Or why the site
 * could not be asked.
 */
export type StateAfterwards<State> =
  | { readonly state: State; readonly final: boolean }
  | { readonly silence: ConnectorError | AppError };

/**
 * Looks what became of a change, a few times and no longer than a change may take: until it shows, or can't come any more.
 * @param read Asks the site. @param shows Whether the change is visible in the state.
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

/** Whether the site answers the look as it answered the change, without its connector: that won't pass in seconds. */
export function isShut(silence: ConnectorError | AppError, trouble: ConnectorError | undefined): boolean {
  return silence instanceof ConnectorError && SHUT.has(silence.kind) && silence.kind === trouble?.kind;
}
