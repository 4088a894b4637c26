import { makeLog, workAlone } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { notListening } from '../session/not-listening.ts';
import { cannotOpen, settingsOf } from '../session/store-session.ts';
import { untilStopped } from '../until-stopped.ts';

const WORKS = 'Sitekeeper processes the jobs and scheduled syncs of this store.';
const STANDS_BY = 'Another process processes the jobs of this store. This one takes over when that one ends.';

const LISTENS_BY = { host: 'SITEKEEPER_WORKER_HOST', port: 'SITEKEEPER_WORKER_PORT' };

/** Works on jobs beside `serve --no-worker`, until it is stopped. */
export const addWorker: AddCommand = (parent, run) => {
  parent
    .command('worker')
    .description('process jobs and scheduled syncs until Ctrl-C or SIGTERM, beside "serve --no-worker"')
    .action(
      commandAction(run, async terminal => {
        const settings = settingsOf(terminal.io);
        const interruption = terminal.io.interruption();
        const worker = await workAlone(settings, makeLog(settings.logLevel)).catch(error => {
          const place = { host: settings.workerHost, port: settings.workerPort };
          throw notListening(error, LISTENS_BY, place) ?? cannotOpen(settings, error);
        });
        const { working, url } = worker;
        const listens = url === undefined ? '' : ` It answers /healthz, /readyz and /metrics at ${url}.`;
        terminal.result({ working, ...(url === undefined ? {} : { url }) }, `${working ? WORKS : STANDS_BY}${listens}`);
        await untilStopped(worker, interruption);
        return 0;
      }),
    );
};
