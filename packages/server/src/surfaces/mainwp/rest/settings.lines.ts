import { listCosts, PRODUCT_TYPES } from '../../../features/costs/index.ts';
import { getBatchJobStatus } from '../../../features/jobs/index.ts';
import { rotateSiteKeys } from '../../../features/sites/index.ts';
import { MAINWP_WORD } from '../dialect-errors.ts';
import { type DialectLine, line } from './line.ts';
import { textFrom } from './takers.ts';

const RENEW = '/settings/tools/renew-connections';
/** As many as MainWP shows. */
const MOST_ERRORS = 10;

interface Rotation {
  readonly queued?: boolean;
  readonly job_id?: string;
}

interface Job {
  readonly status: string;
  readonly total: number;
  readonly processed: number;
  readonly failed: number;
  readonly progress: number;
  readonly errors: readonly { readonly site_id: number; readonly message: string }[];
  readonly started_at: string | null;
  readonly completed_at: string | null;
}

/** Those of the settings and tools of MainWP that are something of ours. The others: not-there.ts. */
export const SETTING_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/settings/cost-tracker',
    ability: listCosts,
    view: () => undefined,
    run: async ({ ctx }) => ({
      success: 1,
      data: {
        currency: ctx.settings.currency,
        currency_position: 'left',
        thousand_separator: ',',
        decimal_separator: '.',
        decimals: 2,
        product_categories: PRODUCT_TYPES.map(slug => ({ slug, title: titleOf(slug), icon: '', color: '' })),
        // Only those that somebody has added are listed there.
        payment_methods: [],
      },
    }),
  }),
  line({
    methods: ['POST'],
    path: RENEW,
    ability: rotateSiteKeys,
    fixed: { every_site: true, in_background: true },
    view: ({ queued, job_id }: Rotation, { ctx }) => {
      if (queued !== true) return { success: 0, error: 'No site is connected.' };
      return {
        success: 1,
        message: 'The sites get new keys in the background.',
        renew_id: job_id,
        status_url: `${ctx.origin}/wp-json/${MAINWP_WORD}/v2${RENEW}-status/${job_id}`,
      };
    },
  }),
  line({
    methods: ['GET'],
    path: `${RENEW}-status/{renew_id}`,
    ability: getBatchJobStatus,
    aliases: { job_id: textFrom('renew_id') },
    view: ({ status, total, processed, failed, progress, errors, started_at, completed_at }: Job) => ({
      success: status === 'completed' && failed === 0,
      status: status === 'queued' ? 'pending' : status,
      total,
      processed,
      failed,
      progress,
      errors: errors.slice(0, MOST_ERRORS).map(({ site_id, message }) => ({ site_id, error: message })),
      started_at: started_at ?? '',
      completed_at: completed_at ?? '',
    }),
  }),
];

const titleOf = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1);
