import { cancelJob, countedJob, getBatchJobStatus, listJobItems, listJobs } from '../../../features/jobs/index.ts';
import { perPage } from '../../../kernel/lists/paging.ts';
import { type RestRoute, route } from '../route.ts';

const JOB_ID = /^[\w-]+$/;

/** Source: docs/spec/abilities.md#jobs. */
export const JOB_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/jobs', ability: listJobs, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/jobs/{job_id}',
    ability: getBatchJobStatus,
    foresees: (database, { job_id = '' }) => (JOB_ID.test(job_id) ? [countedJob(database, job_id)] : []),
    answer: { form: 'bare' },
  }),
  route({
    methods: ['GET'],
    path: '/jobs/{job_id}/items',
    params: { per_page: perPage(20, 200) },
    ability: listJobItems,
    answer: { form: 'list' },
  }),
  route({ methods: ['POST'], path: '/jobs/{job_id}/cancel', ability: cancelJob, answer: { form: 'bare' } }),
];
