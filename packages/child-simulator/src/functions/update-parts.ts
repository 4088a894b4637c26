import { cacheNotes } from '../sync/cache-notes.ts';
import { phpMap } from '../sync/php.ts';

/** Entry of `other_data.updated_data` (docs/wire/actions.md#updates). */
export interface Updated {
  name: string;
  old_version: string;
  slug: string;
  success: 0 | 1;
  version?: string | false;
  error?: string;
  rollback?: 1;
}

export interface UpdateOutcome {
  readonly id: string;
  readonly item: Updated;
  readonly failure: { readonly text: string; readonly code: string } | undefined;
  /** Whether the version really changed. */
  readonly changed: boolean;
}

export function otherData(outcomes: readonly UpdateOutcome[]): Record<string, unknown> {
  const codes = outcomes.flatMap(({ id, failure }) => (failure ? [[id, failure.code] as const] : []));
  return {
    updated_data: phpMap(Object.fromEntries(outcomes.map(({ id, item }) => [id, item]))),
    ...(codes.length > 0 ? { upgrade_error_codes: Object.fromEntries(codes) } : {}),
  };
}

/** HTML that the upgrader prints before the frame. */
export const PROGRESS =
  '<div class="wrap"><h1></h1><p>Fetching the package&#8230;</p>\n<p>Unpacking&#8230;</p>\n<p>Done.</p>\n</div>\n';

/** Fields of a cache add-on that come with every update reply. */
export const CACHE_NOTES = cacheNotes(false);
