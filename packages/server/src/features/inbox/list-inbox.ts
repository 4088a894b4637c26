import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { EVENT_SEVERITIES } from '../events/index.ts';
import { countsBy, inboxItemSchema } from './inbox.schemas.ts';
import { selectInboxRows } from './inbox.store.ts';
import { itemViews } from './inbox.views.ts';
import { INBOX_KINDS } from './inbox-kind.ts';
import { inboxQuery } from './inbox-query.ts';
import { chosenItems, countItems, SNOOZED_CHOICES } from './order-items.ts';

const PER_PAGE = 50;

export const listInbox = ability({
  name: 'list-inbox-v1',
  summary:
    'List what needs somebody now, the most urgent first: sites that are down, broken, disconnected or not synced, halted runs, failed updates, vulnerabilities, what expires, what waits for approval. Each item names the abilities that help. Use it to see what to do next.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    kind: filterBy(INBOX_KINDS, 'Only items of these kinds.'),
    severity: filterBy(EVENT_SEVERITIES, 'Only items of these severities.'),
    ...siteScopeInput('what is about sites'),
    search: Type.Optional(
      Type.String({
        default: '',
        maxLength: 200,
        description:
          'Part of the name or address of the site, of the client, or of what it is about, whatever its case.',
      }),
    ),
    snoozed: Type.Optional(
      Type.Unsafe<(typeof SNOOZED_CHOICES)[number]>({
        type: 'string',
        enum: [...SNOOZED_CHOICES],
        default: 'no',
        description: 'no: without what is snoozed. only: nothing else. any: both.',
      }),
    ),
  }),
  output: Type.Object({
    ...listOutput(inboxItemSchema, 'items').properties,
    counts: Type.Object(
      {
        kinds: countsBy(INBOX_KINDS, 'Items of each kind, with the other filters as they are.'),
        severities: countsBy(EVENT_SEVERITIES, 'Items of each severity, with the other filters as they are.'),
        snoozed: Type.Integer({ minimum: 0, description: 'Snoozed items, with the other filters as they are.' }),
      },
      { description: 'How many items each choice of a filter would list.' },
    ),
  }),
}).run(async ({ page = 1, per_page = PER_PAGE, kind, severity, snoozed = 'no', ...scope }, ctx) => {
  const query = await inboxQuery(ctx, scope);
  const rows = await selectInboxRows(ctx.database.db, query);
  const choice = { kinds: wantedBy(kind), severities: wantedBy(severity), snoozed, now: query.now };
  const chosen = chosenItems(rows, choice);
  const offset = offsetOf({ page, per_page });
  const items = await itemViews(ctx, chosen.slice(offset, offset + per_page), query);
  return { items, page, per_page, total: chosen.length, counts: countItems(rows, choice) };
});
