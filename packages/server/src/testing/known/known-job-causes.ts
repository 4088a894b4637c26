import { JOB_CAUSES } from '../../kernel/work/job-causes.ts';
import type { World } from '../world.ts';

/**
 * Errors of programs, and those that have another reason each time: there the words of the server, or a reason in
 * the data, say more than a text for the code could.
 */
export const CODES_OF_MANY_REASONS: ReadonlySet<string> = new Set([
  'ability_invalid_input',
  'invalid_input',
  'rest_invalid_json',
  'rest_invalid_param',
  'confirmation_required',
  'rest_invalid_key',
  'rest_disabled',
  'rest_insufficient_scope',
  'rest_no_route',
  'rest_ability_not_found',
  'rest_ability_category_not_found',
  'rest_ability_invalid_method',
  'rest_invalid_method',
  'unsupported_media_type',
  'idempotency_in_progress',
  'idempotency_outcome_unknown',
  'idempotency_key_reused',
  'setting_not_found',
  'update_failed',
  'protected',
  'ambiguous_site',
  'invalid_state',
  'payload_too_large',
  'too_many_requests',
  'rest_request_entity_too_large',
]);

const causes: ReadonlySet<string> = new Set(JOB_CAUSES);

/** @throws Error if a site of a job says in a world what pages can only say in English. */
export async function requireKnownJobCauses({ app }: World): Promise<void> {
  const { db } = app.services.database;
  // A test may have ended with its store broken on purpose.
  const rows = await db
    .selectFrom('job_items')
    .select(['code', 'cause', 'message'])
    .where('message', 'is not', null)
    .execute()
    .catch(() => []);
  const untold = rows.filter(
    ({ code, cause }) => !causes.has(cause ?? '') && (code === null || CODES_OF_MANY_REASONS.has(code)),
  );
  if (untold.length > 0)
    throw new Error(`JOB_CAUSES in kernel/work/job-causes.ts lacks that of ${JSON.stringify(untold[0])}`);
}
