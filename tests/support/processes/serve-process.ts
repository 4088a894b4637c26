import { flushCompileCache } from 'node:module';
import '../../../packages/server/src/testing/cheap-passwords.ts';
import { makeLog, openApp, readSettings } from '@sitekeeper/server';
import { clockFrom } from './quick-clock.ts';

/*
 * A whole server as a process of its own: started by `startServer`, stopped by a signal. Settings come from the
 * environment; leases are short, so that a killed process is succeeded soon on PostgreSQL too.
 */
const settings = readSettings(process.env);
const { clock, faster } = clockFrom(process.env);
const app = await openApp(settings, makeLog(settings.logLevel), {
  clock,
  workerOptions: { pollMs: 20 },
  // pg-boss knows no shorter one than ten seconds.
  leaseMs: settings.databaseUrl === '' ? 2000 * faster : Math.max(10_000, 2000 * faster),
});
const http = await app.http();
const origin = await http.listen({ host: '127.0.0.1', port: 0 });
if (settings.worker) app.startWorker();
process.once('SIGTERM', () => {
  process.once('SIGTERM', () => process.exit(130));
  void app.close(settings.stopSeconds * 1000).then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(1)); // the test has ended without us
process.send?.({ origin });
flushCompileCache(); // a killed process would not; the next one starts in half the time
