import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { forgetChanged } from '../../api/nouns.ts';
import { isNarrowed, useScope } from '../../shared/scope/use-scope.ts';
import { isActive, type Job } from './job.ts';

interface JobPage {
  readonly items: readonly Job[];
}

/**
 * Updates the shown jobs with the events that the server sends.
 * The events are about whole jobs: pages that are narrowed to a client or tag poll.
 * @param id One job; all running ones if omitted.
 * @returns Whether the event stream is connected; while it is not, pages poll.
 */
export function useJobEvents(id?: string): boolean {
  const client = useQueryClient();
  const [heard, setHeard] = useState(false);
  const narrowed = isNarrowed(useScope());
  useEffect(() => {
    if (narrowed) return setHeard(false);
    const source = new EventSource(id === undefined ? '/web/events' : `/web/events?jobs=${encodeURIComponent(id)}`);
    source.onopen = () => setHeard(true);
    source.onerror = () => setHeard(false);
    source.addEventListener('jobs', ({ data }: MessageEvent<string>) => {
      const { jobs } = JSON.parse(data) as { jobs: readonly Job[] };
      takeIn(client, jobs);
    });
    source.addEventListener('bye', () => {
      source.close();
      setHeard(false);
      // The next answer is a 401, which opens the sign-in dialog.
      const shown = id === undefined ? ['list-jobs-v1'] : ['get-batch-job-status-v1', { job_id: id }];
      void askAgain({ queryKey: shown });
    });
    return () => source.close();
  }, [client, id, narrowed]);
  return heard;
}

function takeIn(client: QueryClient, jobs: readonly Job[]): void {
  const news = new Map(jobs.map(job => [job.job_id, job]));
  let known = 0;
  for (const [queryKey, page] of client.getQueriesData<JobPage>({ queryKey: ['list-jobs-v1'] })) {
    if (!page?.items.some(item => news.has(item.job_id))) continue;
    known += page.items.filter(item => news.has(item.job_id)).length;
    client.setQueryData(queryKey, { ...page, items: page.items.map(item => news.get(item.job_id) ?? item) });
  }
  // One that has ended is read again below: the event lacks its result, and what is known of that is from before.
  for (const job of jobs.filter(isActive)) {
    const key = ['get-batch-job-status-v1', { job_id: job.job_id }];
    client.setQueryData(key, (old: Job | undefined) => old && { ...old, ...job });
  }
  if (jobs.some(job => !isActive(job))) void forgetChanged('retry-job-v1');
  else if (known < jobs.length) void askAgain({ queryKey: ['list-jobs-v1'] });
}
