import { Option } from 'commander';
import { type AddCommand, commandAction, wholeNumber } from '../command.ts';
import type { JobStatusAnswer } from '../job-status.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import { quantityOf, textTable } from '../text-table.ts';

interface JobPage {
  items: Omit<JobStatusAnswer, 'errors'>[];
  page: number;
  per_page: number;
  total: number;
}

/** The jobs, newest first. */
export const addJobsList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('list jobs, newest first')
    .option('--page <n>', 'page number', wholeNumber)
    .option('--per-page <n>', 'jobs per page, at most 200', wholeNumber)
    .addOption(
      new Option('--status <status>', 'only jobs with this status').choices([
        'queued',
        'processing',
        'completed',
        'failed',
        'canceled',
      ]),
    )
    .action(
      commandAction<{ page?: number; perPage?: number; status?: string }>(run, (terminal, { page, perPage, status }) =>
        withCliSession(terminal, async session => {
          const found = await session.run<JobPage>('list-jobs-v1', { page, per_page: perPage, status });
          terminal.result(found, width => describe(found, width));
          return 0;
        }),
      ),
    );
};

function describe({ items, page, per_page, total }: JobPage, width?: number): string {
  if (items.length === 0) return total === 0 ? 'No jobs.' : `There is no page ${page}.`;
  const rows = items.map(job => [
    job.job_id,
    job.status,
    `${job.progress} %`,
    job.total,
    job.failed,
    job.started_at ?? '',
  ]);
  const head = ['job', 'status', 'done', 'sites', 'failed', 'started'];
  return `${textTable(head, rows, width)}\n\nPage ${page} of ${Math.ceil(total / per_page)}, ${quantityOf(total, 'job')}`;
}
