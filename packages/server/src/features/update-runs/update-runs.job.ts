import type { JobType } from '../../kernel/job.ts';
import { advanceRun } from './advance-run.ts';
import { UPDATE_JOB } from './run.store.ts';
import { runResult } from './run.views.ts';
import { sitesInFlight } from './run-items.store.ts';
import { setUpdatesAside } from './set-updates-aside.ts';
import { MOST_ATTEMPTS, updateSite } from './update-site.ts';

export const updateRunsJob: JobType = {
  type: UPDATE_JOB,
  begunOn: sitesInFlight, // what was sent is judged even when the job was canceled meanwhile
  attempts: MOST_ATTEMPTS,
  runSite: updateSite,
  setAside: setUpdatesAside,
  result: runResult,
  afterMessage: advanceRun,
};
