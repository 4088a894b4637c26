import { once } from 'node:events';
import { makeLog, workAlone } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { cannotOpen, settingsOf } from '../session/store-session.ts';

const WORKS = 'Sitekeeper processes the jobs and scheduled syncs of this store.';
const STANDS_BY = 'Another process processes the jobs of this store. This one takes over when that one ends.';

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
          throw cannotOpen(settings, error);
        });
        terminal.result({ working: worker.working }, worker.working ? WORKS : STANDS_BY);
        if (!interruption.aborted) await once(interruption, 'abort');
        await worker.close();
        return 0;
      }),
    );
};
