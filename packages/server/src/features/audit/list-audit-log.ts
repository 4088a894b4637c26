import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { AppError } from '../../kernel/errors.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { INSTANT_PATTERN, instantMs, isoInstant } from '../../kernel/text/instants.ts';
import { selectAuditPage } from './audit.store.ts';
import { selectSubjectNames } from './subject-names.store.ts';

const PER_PAGE = 50;
const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));

export const listAuditLog = ability({
  name: 'list-audit-log-v1',
  summary:
    'List who changed what in this dashboard, newest first. For changes made on a site itself, use get-site-changes-v1.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  auditLog: true,
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    actor: text('Only entries of this actor, such as user:anna or key:nightly. A bare user: matches all users.'),
    action: text('Only this action, such as site.suspended. A bare site. matches everything that was done to sites.'),
    subject: text('Only entries about this subject, such as site:12.'),
    since: text('Only entries from this day or time on, ISO 8601.'),
    until: text('Only entries before this day or time, ISO 8601.'),
    ...siteScopeInput('entries about sites, jobs over sites, and the client or tag itself,'),
  }),
  output: listOutput(
    Type.Object({
      id: Type.Integer({ description: 'Number of the entry in the log.' }),
      at: Type.String({ description: 'When it happened, ISO 8601 UTC.' }),
      actor: Type.String({ description: 'Who did it: user:, key: or system:, followed by the name.' }),
      address: Type.String({ description: 'IP address of the caller. Empty for work of the server itself.' }),
      client: Type.String({ description: 'User agent of the caller, such as a browser.' }),
      action: Type.String({ description: 'What was done.' }),
      subject: Type.String({ description: 'What it was done to, by kind and id.' }),
      name: Type.String({ description: 'What it was done to, by name; empty if it has none or is gone.' }),
      detail: Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: 'Further details.' }),
    }),
    'changes',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, since, until, ...filter }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const times = { since: instant(since, 'since'), until: instant(until, 'until') };
  const { rows, total } = await selectAuditPage(ctx.database.db, { ...filter, ...times }, window);
  const names = await selectSubjectNames(ctx.database.db, rows);
  const items = rows.map(({ at, detail_json, ...row }, index) => ({
    ...row,
    name: names[index] ?? '',
    at: isoInstant(at),
    detail: JSON.parse(detail_json) as object,
  }));
  return { items, page, per_page, total };
});

const INSTANT = new RegExp(INSTANT_PATTERN);

function instant(given: string | undefined, name: string): number | undefined {
  if (given === undefined) return undefined;
  if (INSTANT.test(given)) return instantMs(given);
  const message = 'must be a day or a time, such as 2026-01-31 or 2026-01-31T08:00:00Z';
  throw new AppError('ability_invalid_input', `The input is not valid: ${name} ${message}.`, {
    errors: [{ path: `input.${name}`, message }],
  });
}
