import { ConnectorError } from '@sitekeeper/protocol';
import type { Ctx } from '../../kernel/context.ts';
import { type ErrorCode, wireCode } from '../../kernel/errors.ts';
import { asAppError, failureOf, type SiteFailure } from './site-failure.ts';

export interface SlugError {
  slug: string;
  code: string;
  message: string;
}

export interface SlugWork<State> {
  readonly slugs: readonly string[];
  /** Why a slug is not sent at all; undefined = send it. */
  readonly refuse: (slug: string) => { code: ErrorCode; message: string } | undefined;
  /** Sends the change for these slugs; returns the state that the site reports with its answer, if it does. */
  readonly send: (slugs: readonly string[]) => Promise<State | undefined>;
  /** Reads the state of the site, after an answer that doesn't tell it. */
  readonly read: () => Promise<State>;
  /** Keeps the state. */
  readonly store: (state: State) => Promise<void>;
  /** Whether the site's state shows that the change happened to a slug. */
  readonly happened: (state: State, slug: string) => boolean;
  /** What to say of a slug to which it did not happen. */
  readonly failure: { code: ErrorCode; message: string };
  /** Slugs go one by one: one that breaks must not take the others along. */
  readonly oneByOne: boolean;
}

/**
 * Changes several items of one site, and judges each by the state that the site shows afterwards: its own "success" is
 * optimistic (connector-protocol §4.3, §4.4). A change is never sent twice; after an uncertain answer the state is read.
 * @throws AppError when the site could not be asked at all.
 */
export async function settleSlugs<State>(
  ctx: Ctx,
  work: SlugWork<State>,
): Promise<{ done: string[]; errors: SlugError[] }> {
  const done: string[] = [];
  const errors: SlugError[] = [];
  const fail = (slug: string, { code, message }: { code: ErrorCode; message: string }) =>
    errors.push({ slug, code: wireCode(code, ctx.settings.namespace), message });
  const toSend: string[] = [];
  for (const slug of new Set(work.slugs)) {
    const refusal = work.refuse(slug);
    if (refusal) fail(slug, refusal);
    else toSend.push(slug);
  }
  const portions = work.oneByOne ? toSend.map(slug => [slug]) : [toSend].filter(portion => portion.length > 0);
  let unreachable: SiteFailure | undefined;
  for (const portion of portions) {
    if (unreachable) {
      for (const slug of portion) fail(slug, unreachable);
      continue;
    }
    try {
      const { state, trouble } = await change(work, portion);
      await work.store(state);
      for (const slug of portion) {
        if (work.happened(state, slug)) done.push(slug);
        else fail(slug, trouble ? { ...work.failure, message: `${work.failure.message} ${trouble}` } : work.failure);
      }
    } catch (error) {
      if (done.length === 0 && errors.length === 0) throw asAppError(error);
      unreachable = failureOf(error);
      for (const slug of portion) fail(slug, unreachable);
    }
  }
  return { done, errors: inOrder(work.slugs, errors) };
}

/** Faults after which the site certainly did nothing, and reading would only fail the same way. */
const NOTHING_HAPPENED = new Set([
  'unreachable',
  'no_connector',
  'http_auth',
  'disconnected',
  'admin_gone',
  'client_bug',
]);

async function change<State>(
  work: SlugWork<State>,
  slugs: readonly string[],
): Promise<{ state: State; trouble?: string }> {
  try {
    const state = await work.send(slugs);
    return { state: state ?? (await work.read()) };
  } catch (error) {
    if (!(error instanceof ConnectorError) || NOTHING_HAPPENED.has(error.kind)) throw error;
    return { state: await work.read(), trouble: error.message };
  }
}

function inOrder(slugs: readonly string[], errors: readonly SlugError[]): SlugError[] {
  return [...errors].sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
