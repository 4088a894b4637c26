import { getBatchJobStatus } from '../../../features/jobs/index.ts';
import { jobView } from '../abilities/job-view.ts';
import { type DialectLine, line } from './line.ts';
import { text } from './takers.ts';

/** Where `status_url` leads. MainWP gives the address and doesn't answer it. */
export const JOB_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/jobs/{job_id}',
    ability: getBatchJobStatus,
    aliases: { job_id: text('job_id') },
    view: () => undefined,
    run: about => jobView({ job_id: String(about.input.job_id) }, about),
  }),
];
