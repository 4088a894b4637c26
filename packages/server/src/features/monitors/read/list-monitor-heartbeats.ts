import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { filterBy, listOutput, pageOf, pagingInput, wantedBy } from '../../../kernel/lists/list.ts';
import { INSTANT_PATTERN, instantMs } from '../../../kernel/text/instants.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { heartbeatsBetween } from './heartbeats.ts';
import { heartbeatSchema } from './monitor.schemas.ts';

const PERIODS = { '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS, '90d': 90 * DAY_MS };
const instant = (description: string) =>
  Type.Optional(Type.String({ pattern: INSTANT_PATTERN, examples: ['2026-01-31T08:00:00Z'], description }));

export const listMonitorHeartbeats = ability({
  name: 'list-monitor-heartbeats-v1',
  summary:
    'List the checks of a site, newest first. Checks of the last two days are listed one by one, older ones by the hour.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    ...pagingInput(),
    period: Type.Optional(
      Type.Unsafe<keyof typeof PERIODS>({
        type: 'string',
        enum: Object.keys(PERIODS),
        default: '30d',
        description: 'How far back, unless start says so.',
      }),
    ),
    start: instant('Only checks since this instant, as ISO 8601.'),
    end: instant('Only checks until this instant, as ISO 8601.'),
    status: filterBy(['up', 'down'] as const, 'Only checks with this result; any = all.'),
  }),
  output: listOutput(heartbeatSchema, 'checks'),
  errors: ['invalid_input'],
}).run(async ({ site_id_or_domain, page = 1, per_page = 20, period = '30d', start, end, status }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const to = end === undefined ? ctx.clock.now() : instantMs(end);
  const from = start === undefined ? to - PERIODS[period] : instantMs(start);
  if (from > to) throw new AppError('invalid_input', 'The start is after the end. Give an earlier start.');
  const wanted = wantedBy(status);
  const all = await heartbeatsBetween(ctx, id, { from: Math.max(from, to - PERIODS['90d']), to });
  return pageOf(wanted === undefined ? all : all.filter(one => wanted.includes(one.status)), { page, per_page });
});
