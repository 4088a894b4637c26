import { describe, expect, it } from 'vitest';
import type { JobStatusAnswer } from './job-status.ts';
import { barLine, progressDisplayOn } from './progress-display.ts';
import { printable, Terminal } from './terminal.ts';
import { fakeIo } from './testing/fake-io.ts';
import { textTable } from './text-table.ts';

const job = (processed: number, total = 1000, failed = 0): JobStatusAnswer => ({
  job_id: 'sync_1',
  type: 'sync',
  status: 'processing',
  started_at: null,
  completed_at: null,
  errors: [],
  job_timed_out: false,
  halted: false,
  skipped: 0,
  progress: Math.floor((processed / total) * 100),
  processed,
  total,
  failed,
  succeeded: processed - failed,
});

describe('progress of a job', () => {
  it('draws a bar as long as the completed share', () => {
    expect(barLine(job(500, 1000, 3), 80)).toBe(
      `sync [${'#'.repeat(18)}${'-'.repeat(17)}]  50 %  500 of 1,000 sites, 3 failed`,
    );
    expect(barLine(job(0), 200)).toContain(`[${'-'.repeat(40)}]`);
    expect(barLine(job(1000), 200)).toContain(`[${'#'.repeat(40)}]`);
  });

  it.each([10, 30, 45, 60, 80, 200])('is never wider than a screen of %i columns', columns => {
    expect(barLine(job(123_456, 1_000_000, 99_999), columns).length).toBeLessThan(columns);
  });

  it('redraws one line on a terminal, and removes it at the end', () => {
    const { io, stderr } = fakeIo({ tty: true });
    const progress = progressDisplayOn(new Terminal(io, false));
    progress.show(job(100));
    progress.end();
    expect(stderr().split('\r\u001b[K')).toEqual(['', barLine(job(100), 80), '']);
  });

  it('prints one line per tenth to a log', () => {
    const { io, stderr } = fakeIo();
    const progress = progressDisplayOn(new Terminal(io, false));
    for (const done of [0, 10, 50, 100, 150, 199, 500]) progress.show(job(done));
    progress.end();
    const said = ['0', '100', '500'].map(done => `sync_1: ${done} of 1,000 sites\n`);
    expect(stderr()).toBe(said.join(''));
  });
});

describe('a name from a site', () => {
  it('cannot send control sequences to the terminal', () => {
    expect(printable('a\u001b[31mb\nc\u202ed')).toBe('a [31mb c d');
    expect(textTable(['name'], [['evil\u001b]0;title\u0007']])).toBe(textTable(['name'], [['evil ]0;title ']]));
  });
});
