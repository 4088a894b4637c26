import pino, { type Logger } from 'pino';

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
  return pino(options, pino.destination({ dest: 2, sync: false }));
}
