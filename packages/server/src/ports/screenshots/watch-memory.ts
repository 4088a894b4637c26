import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const EVERY_MS = 500;

/**
 * Calls back once the processes of this group hold more memory of their own than that; where the system doesn't say,
 * never. When memory runs short, the system ends them first. @returns what stops it.
 */
export function watchMemory(group: number, mostBytes: number, tooMuch: () => void): () => void {
  try {
    writeFileSync(`/proc/${group}/oom_score_adj`, '1000');
  } catch {
    // not Linux, or it has ended
  }
  const timer = setInterval(() => {
    if (memoryOf(group) <= mostBytes) return;
    clearInterval(timer);
    tooMuch();
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

function memoryOf(group: number): number {
  let bytes = 0;
  for (const name of processes()) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      if (/^NSpgid:\s+(\d+)/m.exec(status)?.[1] !== String(group)) continue;
      for (const [, kibibytes] of status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm))
        bytes += Number(kibibytes) * 1024;
    } catch {
      // it has ended
    }
  }
  return bytes;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
