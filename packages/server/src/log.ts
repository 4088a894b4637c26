import pino, { type Logger } from 'pino';

/** What waits for a slow or full disk; more is dropped. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Structured log on standard error, as JSON lines. Facts are chosen where they are logged; this is the second net. */
export function makeLog(level: string): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['req.headers', '*.authorization', '*.password', '*.adminpassword', '*.token', '*.privateKey', '*.body'],
      censor: '[redacted]',
    },
  };
  return pino(options, standardError());
}

/** Takes lines even while a disk is full or the terminal is closed: they wait until the next one can be written. */
function standardError() {
  const out = pino.destination({ dest: 2, sync: false, maxLength: MOST_BYTES });
  const flushSync = out.flushSync.bind(out);
  let fails = false;
  out.on('error', () => {
    fails = true;
  });
  out.on('write', () => {
    fails = false;
  });
  // Called when the process ends; it would try for ever what can't be written.
  out.flushSync = () => {
    if (!fails) flushSync();
  };
  return out;
}
