import type { JobType } from '../../kernel/work/job.ts';
import { UPDATE_JOB } from './run.store.ts';
import { runResult } from './run.views.ts';
import { selectSitesInFlight } from './run-items.store.ts';
import { setUpdatesAside } from './site/set-updates-aside.ts';
import { updateSiteItems } from './site/update-site-items.ts';
import { MOST_ATTEMPTS } from './site/wait-for-network.ts';
import { abandonRun, advanceRun } from './waves/advance-run.ts';

export const updateRunsJob: JobType = {
  type: UPDATE_JOB,
  begunOn: selectSitesInFlight, // what was sent is judged even when the job was canceled meanwhile
  attempts: MOST_ATTEMPTS,
  runSite: updateSiteItems,
  setAside: setUpdatesAside,
  brokenOff: setUpdatesAside,
  result: runResult,
  endedEarly: abandonRun,
  afterMessage: advanceRun,
};
