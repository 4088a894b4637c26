import type { Readable, Writable } from 'node:stream';
import type { AppParts } from '@sitekeeper/server';

/** What the command line uses of its process. */
export interface Io {
  /** What is put in place of parts of the server that it opens. */
  readonly parts?: AppParts;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Aborted by the first Ctrl-C, SIGTERM or SIGHUP from now on; a second Ctrl-C or SIGTERM ends the process at once. */
  interruption(): AbortSignal;
}

/** The exit code of what was ended by Ctrl-C, as shells have it. */
export const INTERRUPTED = 130;

export function systemIo(): Io {
  let controller: AbortController | undefined;
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EIO' && process.stdout.isTTY) return; // the terminal was closed: what is in hand comes to its end
    if (code !== 'EPIPE') process.exit(1);
    // A reader such as `head` that stops early is not a failure, and what is in hand comes to its end here, too.
    if (controller) controller.abort();
    else process.exit(0);
  });
  process.stderr.on('error', () => {}); // notes that nobody can read don't end the work
  return {
    env: process.env,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    interruption() {
      if (controller) return controller.signal;
      controller = new AbortController();
      for (const name of ['SIGINT', 'SIGTERM'] as const) {
        process.on(name, () => {
          if (controller?.signal.aborted) process.exit(INTERRUPTED);
          controller?.abort();
        });
      }
      // A closed terminal. Shells pass it on to their jobs before it does, so that it comes twice.
      process.on('SIGHUP', () => controller?.abort());
      return controller.signal;
    },
  };
}
