import { expect, it } from 'vitest';
import { describeJob, reportJob } from './follow-job-to-end.ts';
import type { JobStatusAnswer } from './job-status.ts';
import { Terminal } from './terminal.ts';
import { fakeIo } from './testing/fake-io.ts';

const job: JobStatusAnswer = {
  job_id: 'update_1',
  type: 'update',
  status: 'canceled',
  progress: 40,
  processed: 4,
  total: 10,
  succeeded: 2,
  failed: 1,
  skipped: 1,
  halted: false,
  job_timed_out: false,
  started_at: null,
  completed_at: null,
  errors: [],
};

it('shows what a canceled job did and what it skipped', () => {
  expect(describeJob(job)).toBe('update_1: canceled\n10 sites: 2 succeeded, 1 failed, 1 skipped, 6 skipped');
});

it('reports a halted update run as neither done nor running, but waiting for a decision', () => {
  const halted: JobStatusAnswer = { ...job, status: 'processing', halted: true, skipped: 0 };
  expect(describeJob(halted)).toMatch(/^update_1: halted, waiting for a decision\n.*, 6 to do$/);
  const { io, stderr } = fakeIo({});
  expect(reportJob(halted, new Terminal(io, false))).toBe(1);
  expect(stderr()).toContain('Resume or abandon it');
});
