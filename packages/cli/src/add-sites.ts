import { ApiError } from '@sitekeeper/client';
import { AppError, SETTINGS } from '@sitekeeper/server';
import { cliFailureOf, existingSiteId } from './failure.ts';
import { resolveClientId, resolveTagIds } from './link-ids.ts';
import type { ManifestLine } from './manifest.ts';
import type { CliSession } from './session/cli-session.ts';

/** The result of one line of a manifest. */
export interface ManifestResult {
  readonly line: number;
  readonly url: string | null;
  readonly state: 'added' | 'already_there' | 'failed' | 'unreadable';
  readonly id: number | null;
  readonly code: string | null;
  readonly message: string | null;
}

interface Options {
  /** Sites connected at the same time. */
  readonly parallel: number;
  /** Defaults for every line. */
  readonly common: object;
  /** Aborted: no further lines are started; those in progress are completed. */
  readonly interruption: AbortSignal;
  onResult(result: ManifestResult): void;
}

/** Connects the sites of a manifest, several at a time. A line that fails is a result; the others continue. */
export async function addSites(
  session: CliSession,
  lines: AsyncGenerator<ManifestLine>,
  options: Options,
): Promise<void> {
  const hand = async () => {
    while (!options.interruption.aborted) {
      const next = await lines.next();
      if (next.done) return;
      options.onResult(await addLine(session, next.value, options.common));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: options.parallel }, hand));
  for (const hand of ended) if (hand.status === 'rejected') throw hand.reason;
}

/** Ids of tags and clients differ between installations, so a line may use names instead. */
async function linked(session: CliSession, { client, ...input }: Readonly<Record<string, unknown>>): Promise<object> {
  const named = client ?? input.client_id;
  return {
    ...input,
    ...(input.tags === undefined ? {} : { tags: await resolveTagIds(session, input.tags) }),
    ...(named === undefined ? {} : { client_id: await resolveClientId(session, named) }),
  };
}

async function addLine(session: CliSession, given: ManifestLine, common: object): Promise<ManifestResult> {
  const nothing = { line: given.line, url: null, id: null, code: null, message: null };
  if ('problem' in given) return { ...nothing, state: 'unreadable', message: given.problem };
  const { url } = given.input;
  const env = { [SETTINGS.namespace.env]: session.namespace };
  try {
    const { id } = await session.run<{ id: number }>('add-site-v1', {
      ...common,
      ...(await linked(session, given.input)),
    });
    return { ...nothing, url, state: 'added', id };
  } catch (error) {
    const existing = existingSiteId(error);
    if (existing !== undefined) return { ...nothing, url, state: 'already_there', id: existing };
    // A manifest names inputs, not options, so an ability's own words are the right ones here.
    const failure = cliFailureOf(error, env);
    const message = error instanceof AppError || error instanceof ApiError ? error.message : failure.message;
    return { ...nothing, url, state: 'failed', code: failure.code, message };
  }
}
