import { type AddCommand, action } from '../command.ts';
import { describeJob, followJob, readJob, reportJob } from '../follow-job.ts';
import { withSession } from '../session.ts';

/** One job, once or until its end. */
export const addJobsShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('show a job; with --watch, follow it to its end')
    .argument('<job-id>', 'id of the job')
    .option('--watch', 'follow it with a progress bar, and work on it if no server does')
    .action(
      action<{ watch?: true }>(run, (terminal, { watch }, [jobId = '']) =>
        withSession(terminal.io, async session => {
          if (watch) return reportJob(await followJob(session, jobId, terminal), terminal);
          const job = await readJob(session, jobId);
          terminal.result(job, describeJob(job));
          return 0;
        }),
      ),
    );
};
