import type { ConnectorError } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { type ErrorCode, wireCode } from '../../../kernel/errors.ts';
import { asAppError, failureOf, type SiteFailure } from '../site-failure.ts';
import { lookAfterwards, type StateAfterwards } from './look-afterwards.ts';
import { noteUnknown } from './note-unknown.ts';
import { outcomeUnknown } from './outcome-unknown.ts';
import { sendOnce } from './send-once.ts';

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
  /** Reads the state of the site, after an answer without it. */
  readonly read: () => Promise<State>;
  /** Stores the state. */
  readonly store: (state: State) => Promise<void>;
  /** Whether the site's state shows that the change happened to a slug. */
  readonly happened: (state: State, slug: string) => boolean;
  /** The message for a slug that did not change. */
  readonly failure: { code: ErrorCode; message: string };
  /** What is unknown if the answer was lost: "whether the plugin was activated". */
  readonly open: string;
  /** For the audit log: which change, `delete-site-plugins`, on which site. */
  readonly wanted: string;
  readonly siteId: number;
  /** Slugs are sent one by one: one that breaks must not affect the others. */
  readonly oneByOne: boolean;
}

/**
 * Changes several items of one site, and determines each result from the state of the site afterwards: its own
 * "success" is optimistic, see docs/decisions/0007. A change is never sent twice; after an uncertain answer the state
 * is read, and if that is impossible, the outcome is unknown. Nothing more is sent to a site that may still be working,
 * or doesn't answer.
 * @throws AppError if nothing could be sent at all.
 */
export async function settleSlugs<State>(
  ctx: Ctx,
  work: SlugWork<State>,
): Promise<{ done: string[]; errors: SlugError[] }> {
  const done: string[] = [];
  const errors: SlugError[] = [];
  const unknown: string[] = [];
  const fail = (slug: string, { code, message }: { code: ErrorCode; message: string }) =>
    errors.push({ slug, code: wireCode(code, ctx.settings.namespace), message });
  const toSend: string[] = [];
  for (const slug of new Set(work.slugs)) {
    const refusal = work.refuse(slug);
    if (refusal) fail(slug, refusal);
    else toSend.push(slug);
  }
  const portions = work.oneByOne ? toSend.map(slug => [slug]) : [toSend].filter(portion => portion.length > 0);
  /** Why nothing more is sent. */
  let ended: SiteFailure | undefined;
  for (const portion of portions) {
    if (ended) {
      for (const slug of portion) fail(slug, ended);
      continue;
    }
    try {
      const { seen, trouble } = await change(ctx, work, portion);
      if ('silence' in seen) {
        ended = notSent(failureOf(seen.silence));
        const failure = outcomeUnknown(work.open, trouble ?? seen.silence, LOOK_FIRST);
        for (const slug of portion) fail(slug, failure);
        unknown.push(...portion);
        continue;
      }
      await work.store(seen.state);
      if (!seen.final && trouble?.kind === 'timeout') ended = notSent(failureOf(trouble));
      for (const slug of portion) {
        if (work.happened(seen.state, slug)) done.push(slug);
        else if (seen.final) fail(slug, withReason(work.failure, trouble));
        else {
          fail(slug, outcomeUnknown(work.open, trouble, NOT_YET));
          unknown.push(slug);
        }
      }
    } catch (error) {
      if (done.length === 0 && errors.length === 0) throw asAppError(error);
      ended = notSent(failureOf(error));
      for (const slug of portion) fail(slug, ended);
    }
  }
  const { siteId, wanted } = work;
  if (unknown.length > 0) await noteUnknown(ctx, { siteId, wanted, detail: { slugs: unknown } });
  return { done, errors: inOrder(work.slugs, errors) };
}

const LOOK_FIRST = 'Sync the site and check the result before you try again.';
const NOT_YET = `The site does not show the change yet. ${LOOK_FIRST}`;

function notSent({ code, message }: SiteFailure): SiteFailure {
  return { code, message: `The change was not sent to the site. ${message}` };
}

function withReason<Failure extends { message: string }>(failure: Failure, trouble: ConnectorError | undefined) {
  return trouble ? { ...failure, message: `${failure.message} ${trouble.message}` } : failure;
}

/** @throws an error that shows that the change certainly did not reach the site. */
async function change<State>(
  ctx: Ctx,
  work: SlugWork<State>,
  slugs: readonly string[],
): Promise<{ seen: StateAfterwards<State>; trouble?: ConnectorError | undefined }> {
  const sent = await sendOnce(ctx, () => work.send(slugs));
  if (sent.answer !== undefined) return { seen: { state: sent.answer, final: true } };
  const shows = (state: State) => slugs.every(slug => work.happened(state, slug));
  return { seen: await lookAfterwards(ctx, sent, work.read, shows), trouble: sent.trouble };
}

function inOrder(slugs: readonly string[], errors: readonly SlugError[]): SlugError[] {
  return [...errors].sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
