import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Clock } from '../clock/port.ts';
import { type Outbound, OutboundError } from './port.ts';

const WAITS_MS = [100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000];
const OUT_OF_FILES = new Set(['EMFILE', 'ENFILE']);

/**
 * A request that fails because this process has no file descriptor left says nothing about its site. It is retried for
 * a while, as others are closed; then the system's own error is thrown.
 * @param note Told each time.
 */
export function waitForFiles(outbound: Outbound, clock: Clock, note: (error: Error) => void): Outbound {
  return {
    async request(request) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await outbound.request(request);
        } catch (error) {
          const shortage = shortageBehind(error);
          if (!shortage) throw error;
          note(shortage);
          const wait = WAITS_MS[attempt];
          if (wait === undefined) throw shortage;
          await new Promise<void>(resolve => clock.after(wait, resolve));
        }
      }
    },
    waiting: () => outbound.waiting(),
    close: () => outbound.close(),
  };
}

/** Only what certainly never left this machine; a failed DNS lookup does not say why it failed. */
function shortageBehind(error: unknown): Error | undefined {
  if (!(error instanceof OutboundError) || error.sent) return undefined;
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if (OUT_OF_FILES.has(String((cause as { code?: unknown }).code))) return cause;
  }
  return error.fault === 'dns' ? shortageNow() : undefined;
}

function shortageNow(): Error | undefined {
  try {
    closeSync(openSync(devNull, 'r'));
    return undefined;
  } catch (error) {
    return OUT_OF_FILES.has(String((error as NodeJS.ErrnoException).code)) ? (error as Error) : undefined;
  }
}
