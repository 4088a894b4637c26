import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { type Bucket, uptimeRatio } from '../series/bucket.ts';
import { SERIES, type SeriesPeriod, siteSeries } from '../series/site-series.ts';
import { ratioSchema } from './monitor.schemas.ts';
import { average } from './monitor.views.ts';

const sums = {
  checks: Type.Integer({ description: 'Checks that were made.' }),
  uptime: ratioSchema,
  watched_seconds: Type.Integer({ description: 'Seconds in which the site was watched.' }),
  down_seconds: Type.Integer({ description: 'Seconds of these in which it was down.' }),
  avg_ms: wholeOrNull('Average response time in milliseconds; null if there was none.'),
  min_ms: wholeOrNull('Shortest response time.'),
  max_ms: wholeOrNull('Longest response time.'),
  p95_ms: wholeOrNull('Response time that 95 of 100 checks kept to, about; null if it is not known.'),
};

const sumsOf = (bucket: Bucket) => ({
  checks: bucket.checks,
  uptime: uptimeRatio(bucket),
  watched_seconds: bucket.watched,
  down_seconds: bucket.down,
  avg_ms: average(bucket),
  min_ms: bucket.minMs,
  max_ms: bucket.maxMs,
  p95_ms: bucket.p95Ms,
});

export const getMonitorSeries = ability({
  name: 'get-monitor-series-v1',
  summary: 'Get the response times and the uptime of a site over a period, as points for a chart.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    period: Type.Optional(
      Type.Unsafe<SeriesPeriod>({
        type: 'string',
        enum: Object.keys(SERIES),
        default: '24h',
        description:
          'The period up to now. A point stands for 5 minutes of 24h, or for the time between two checks if that is longer, an hour of 7d, 4 hours of 30d, and a day of 90d and 365d.',
      }),
    ),
  }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    step_seconds: Type.Integer({ description: 'Seconds from one point to the next.' }),
    ...sums,
    points: Type.Array(
      Type.Object(
        { from: Type.String({ description: 'Begin of the point, ISO 8601 UTC.' }), ...sums },
        { description: 'A point.' },
      ),
      { description: 'Oldest first. Times in which the site was not watched have no point.' },
    ),
  }),
}).run(async ({ site_id_or_domain, period = '24h' }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const { step, points, whole } = await siteSeries(ctx, id, period);
  return {
    site_id: id,
    step_seconds: step,
    ...sumsOf(whole),
    points: points.map(({ from, bucket }) => ({ from: isoInstant(from * 1000), ...sumsOf(bucket) })),
  };
});
