import type { JobType } from '../../kernel/work/job.ts';
import { jobResult } from '../sites/index.ts';
import { checkSiteFiles } from './read/check-site-files.ts';

/** Reads the files of many sites; what is different is compared and named by a recurring task. */
export const checkFilesJob: JobType = {
  type: 'files',
  retryable: true,
  async runSite(ctx, siteId) {
    return jobResult(await checkSiteFiles(ctx, siteId));
  },
};
