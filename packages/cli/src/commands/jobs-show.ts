import { type AddCommand, commandAction } from '../command.ts';
import { describeJob, followJobToEnd, reportJob } from '../follow-job-to-end.ts';
import { withCliSession } from '../session/with-cli-session.ts';

/** Shows one job, once or until it ends. */
export const addJobsShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('show a job; with --watch, follow it until it ends')
    .argument('<job-id>', 'id of the job')
    .option('--watch', 'follow it with a progress bar, and work on it if no server is running')
    .action(
      commandAction<{ watch?: true }>(run, (terminal, { watch }, [jobId = '']) =>
        withCliSession(terminal, async session => {
          if (watch) return reportJob(await followJobToEnd(session, jobId, terminal), terminal);
          const job = await session.job(jobId);
          terminal.result(job, width => describeJob(job, width));
          return 0;
        }),
      ),
    );
};
