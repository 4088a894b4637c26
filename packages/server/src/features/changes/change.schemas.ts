import { Type } from 'typebox';
import { isoInstant } from '../../kernel/text/instants.ts';
import type { ChangeRow } from './change.store.ts';
import { changeFacts, changeFactsSchema } from './change-facts.ts';
import { changeType } from './change-type.ts';
import { changeSentence } from './describe-change.ts';

/** Source: docs/spec/abilities.md#changes-of-a-site. */
export const siteChangeSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the change.' }),
  type: Type.String({
    description: 'Kind of object and what happened to it, such as plugin.activated or core.updated.',
    examples: ['plugin.activated'],
  }),
  description: Type.String({ description: 'What happened, in a sentence; plain text.' }),
  ...changeFactsSchema,
  user: Type.String({
    description: 'Login of the user who made the change; WP-CLI or WP-Cron if one of them did, empty if unknown.',
  }),
  timestamp: Type.String({ description: 'When it happened, ISO 8601 UTC.' }),
});

export function siteChangeView(row: ChangeRow) {
  return {
    id: row.id,
    type: changeType(row),
    description: changeSentence(row),
    ...changeFacts(row),
    user: row.user_name,
    timestamp: isoInstant(row.occurred_at),
  };
}
