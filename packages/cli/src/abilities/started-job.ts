/** The id of the job that an answer says was started: only then there is an address to poll. */
export function startedJob(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { job_id, status_url } = answer as { job_id?: unknown; status_url?: unknown };
  return typeof job_id === 'string' && typeof status_url === 'string' ? job_id : undefined;
}
