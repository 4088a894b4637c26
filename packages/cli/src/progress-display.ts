import type { JobStatusAnswer } from './job-status.ts';
import type { Terminal } from './terminal.ts';
import { quantityOf } from './text-table.ts';

/** Shows the progress of a job. */
export interface ProgressDisplay {
  show(job: JobStatusAnswer): void;
  /** Restores the screen. */
  end(): void;
}

/** A progress bar if somebody is watching, otherwise a plain line for every 10 percent. */
export function progressDisplayOn(terminal: Terminal): ProgressDisplay {
  return terminal.live ? drawnBar(terminal) : plainLines(terminal);
}

function drawnBar({ io }: Terminal): ProgressDisplay {
  return {
    show: job => void io.stderr.write(`\r\u001b[K${barLine(job, io.stderr.columns || 80)}`),
    end: () => void io.stderr.write('\r\u001b[K'),
  };
}

function plainLines(terminal: Terminal): ProgressDisplay {
  let shown = -1;
  return {
    show(job) {
      const tenth = Math.floor(job.progress / 10);
      if (tenth === shown) return;
      shown = tenth;
      terminal.note(`${job.job_id}: ${counts(job)}`);
    },
    end() {},
  };
}

/** `sync [#####-----]  50 %  500 of 1,000 sites, 3 failed`, no wider than the screen. */
export function barLine(job: JobStatusAnswer, columns: number): string {
  const after = `${String(job.progress).padStart(3)} %  ${counts(job)}`;
  const room = Math.min(40, columns - job.type.length - after.length - 6);
  if (room < 5) return after.slice(0, columns - 1);
  const filled = Math.round((job.progress / 100) * room);
  return `${job.type} [${'#'.repeat(filled)}${'-'.repeat(room - filled)}] ${after}`;
}

function counts(job: JobStatusAnswer): string {
  const failed = job.failed === 0 ? '' : `, ${job.failed.toLocaleString('en')} failed`;
  return `${job.processed.toLocaleString('en')} of ${quantityOf(job.total, 'site')}${failed}${job.status === 'queued' ? ', queued' : ''}`;
}
