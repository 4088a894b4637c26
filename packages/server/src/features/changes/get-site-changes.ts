import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { type ChangeRow, selectChanges } from './change.store.ts';
import { changeType } from './change-type.ts';
import { describeChange } from './describe-change.ts';

/** Source: docs/spec/abilities.md#changes-of-a-site. */
const changeItem = Type.Object({
  id: Type.Integer({ description: 'Id of the change.' }),
  type: Type.String({
    description: 'Kind of object and what happened to it, such as plugin.activated or core.updated.',
    examples: ['plugin.activated'],
  }),
  description: Type.String({ description: 'What happened, in a sentence; plain text.' }),
  user: Type.String({
    description: 'Login of the user who made the change; WP-CLI or WP-Cron if one of them did, empty if unknown.',
  }),
  timestamp: Type.String({ description: 'When it happened, ISO 8601 UTC.' }),
});

export const getSiteChanges = ability({
  name: 'get-site-changes-v1',
  summary:
    'List what changed on a site itself, such as plugins, settings and users, newest first, as of its last sync. Use it to find out what happened before a problem.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  module: 'logs',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, ...pagingInput(50) }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    changes: Type.Array(changeItem, { description: 'The changes of this page.' }),
    total: Type.Integer({ description: 'Number of changes on all pages.' }),
  }),
}).run(async ({ site_id_or_domain, page = 1, per_page = 50 }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectChanges(ctx.database, site.id, window);
  return { site_id: site.id, changes: rows.map(item), total };
});

function item(row: ChangeRow) {
  return {
    id: row.id,
    type: changeType(row),
    description: describeChange(row, row.user_name, JSON.parse(row.detail_json)),
    user: row.user_name,
    timestamp: isoInstant(row.occurred_at),
  };
}
