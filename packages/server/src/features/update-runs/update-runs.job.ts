import type { JobType } from '../../kernel/work/job.ts';
import { advanceRun } from './advance-run.ts';
import { setUpdatesAside } from './manage/set-updates-aside.ts';
import { UPDATE_JOB } from './run.store.ts';
import { runResult } from './run.views.ts';
import { sitesInFlight } from './run-items.store.ts';
import { MOST_ATTEMPTS, updateSite } from './site/update-site.ts';

export const updateRunsJob: JobType = {
  type: UPDATE_JOB,
  begunOn: sitesInFlight, // what was sent is judged even when the job was canceled meanwhile
  attempts: MOST_ATTEMPTS,
  runSite: updateSite,
  setAside: setUpdatesAside,
  result: runResult,
  afterMessage: advanceRun,
};
