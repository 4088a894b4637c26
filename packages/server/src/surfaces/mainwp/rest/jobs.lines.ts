import { getBatchJobStatus } from '../../../features/jobs/index.ts';
import { dialectJobView } from '../abilities/job-view.ts';
import { type DialectLine, line } from './line.ts';
import { textFrom } from './takers.ts';

/** Where `status_url` leads. MainWP gives the address and doesn't answer it. */
export const JOB_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/jobs/{job_id}',
    ability: getBatchJobStatus,
    aliases: { job_id: textFrom('job_id') },
    view: () => undefined,
    run: about => dialectJobView({ job_id: String(about.input.job_id) }, about),
  }),
];
