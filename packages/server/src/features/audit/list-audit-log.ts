import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { AppError } from '../../kernel/errors.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { selectAuditPage } from './audit.store.ts';

const PER_PAGE = 50;
const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));

export const listAuditLog = ability({
  name: 'list-audit-log-v1',
  summary: 'List who changed what, the newest change first.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  auditLog: true,
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    actor: text('Only what this one did, e.g. user:anna or key:nightly; with only user: whatever users did.'),
    action: text('Only this action, e.g. site.suspended; with only site. all that was done to sites.'),
    subject: text('Only what was done to this, e.g. site:12.'),
    since: text('Only from this instant or day on, ISO 8601.'),
    until: text('Only before this instant or day, ISO 8601.'),
  }),
  output: listOutput(
    Type.Object({
      id: Type.Integer({ description: 'Number of the row in the log.' }),
      at: Type.String({ description: 'When, ISO 8601 UTC.' }),
      actor: Type.String({ description: 'Who: user:, key: or system: and the name.' }),
      address: Type.String({ description: 'From which IP address; empty for work of the server itself.' }),
      client: Type.String({ description: 'What the caller called itself, such as a browser.' }),
      action: Type.String({ description: 'What was done.' }),
      subject: Type.String({ description: 'To what, by kind and id.' }),
      detail: Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: 'More about it.' }),
    }),
    'changes',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, since, until, ...filter }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const times = { since: instant(since, 'since'), until: instant(until, 'until') };
  const { rows, total } = await selectAuditPage(ctx.database.db, { ...filter, ...times }, window);
  const items = rows.map(({ at, detail_json, ...row }) => ({
    ...row,
    at: isoInstant(at),
    detail: JSON.parse(detail_json) as object,
  }));
  return { items, page, per_page, total };
});

function instant(given: string | undefined, name: string): number | undefined {
  if (given === undefined) return undefined;
  const at = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(given)
    ? Date.parse(given)
    : Number.NaN;
  if (!Number.isNaN(at)) return at;
  const message = 'must be a day or an instant, such as 2026-01-31 or 2026-01-31T08:00:00Z';
  throw new AppError('ability_invalid_input', `The input is not valid: ${name} ${message}.`, {
    errors: [{ path: `input.${name}`, message }],
  });
}
