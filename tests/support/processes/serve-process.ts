import { flushCompileCache } from 'node:module';
import { makeLog, readSettings, serve } from '@sitekeeper/server';
import { CHEAP_PASSWORDS } from '../../../packages/server/src/testing/cheap-passwords.ts';
import { clockFrom, shortLease } from './quick-clock.ts';

/*
 * The whole server, with its worker process, as `sitekeeper serve` runs it: started by `startServer`, stopped by a
 * signal. Settings come from the environment.
 */
const settings = readSettings(process.env);
const workerFile = new URL('./worker-process.ts', import.meta.url);
const { clock, faster } = clockFrom(process.env);
const parts = { clock, passwordCost: CHEAP_PASSWORDS, leaseMs: shortLease(process.env, faster), workerFile };
const server = await serve(settings, makeLog(settings.logLevel), parts);
process.once('SIGTERM', () => {
  process.once('SIGTERM', () => process.exit(130));
  void server.close().then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(1)); // the test has ended without us
process.send?.({ origin: server.url });
flushCompileCache(); // a killed process would not do this; the next one starts in half the time
