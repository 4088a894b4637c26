import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { type CheckListRow, selectFileChecks } from './list-file-checks.store.ts';

const PER_PAGE = 50;
const count = (description: string) => Type.Integer({ minimum: 0, description });

export const listFileChecks = ability({
  name: 'list-file-checks-v1',
  summary:
    'List the sites with whether their files may be checked, when they were last read, and how many of their items are altered.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    ...siteScopeInput('sites'),
    site_id_or_domain: Type.Optional(siteSelectorSchema),
    allowed: Type.Optional(
      Type.Boolean({ description: 'Only sites on which file checks are on, or only those on which they are off.' }),
    ),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the name or address, whatever its case.' }),
    ),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      site_name: Type.String({ description: 'Name of the site.' }),
      allowed: Type.Boolean({ description: 'File checks are on: somebody has allowed them.' }),
      allowed_at: textOrNull('Since when, ISO 8601 UTC; null while they are off.'),
      allowed_by: textOrNull('Who allowed them; null while they are off.'),
      checked_at: textOrNull('When the files were last read, ISO 8601 UTC; null if never.'),
      next_check_at: textOrNull('When they are next read, ISO 8601 UTC; null while file checks are off.'),
      error_code: textOrNull('Error code of the last check; null if it succeeded.'),
      error: textOrNull('Why the last check failed, and what to do; null if it succeeded.'),
      items: count('Items whose files are checked: WordPress, plugins and themes.'),
      altered: count('Of these, altered ones.'),
      accepted: count('Of these, altered ones that somebody has accepted.'),
      unknown: count('Of these, items whose files could not be read.'),
    }),
    'sites',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, site_id_or_domain, ...filter }, ctx) => {
  const siteId = site_id_or_domain === undefined ? undefined : (await resolveSite(ctx, site_id_or_domain)).id;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectFileChecks(ctx.database.db, { ...filter, siteId }, window);
  return { items: rows.map(checkView), page, per_page, total };
});

function checkView({ allowed_at, due_at, checked_at, ...row }: CheckListRow) {
  return {
    ...row,
    allowed: allowed_at !== null,
    allowed_at: isoInstantOrNull(allowed_at),
    checked_at: isoInstantOrNull(checked_at),
    next_check_at: isoInstantOrNull(due_at),
  };
}
