import { resolve } from 'node:path';
import { makeLog, originOf, portOf, type RunningServer, SETTINGS, type Settings, serve } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { HOW_TO_RUN } from '../how-to-run.ts';
import { notListening } from '../session/not-listening.ts';
import { cannotOpen, settingsOf } from '../session/store-session.ts';
import { untilStopped } from '../until-stopped.ts';

const FIRST_ADMIN = `${HOW_TO_RUN} admin create --name you`;

function welcome(origin: string, setupCode: string): string {
  return [
    '\nThere is no user yet. Create the first admin in a browser, with this code:\n',
    `  ${origin}/setup`,
    `  ${setupCode}\n`,
    `The code is valid until there is a user, also after a restart. Or, in another terminal:\n\n  ${FIRST_ADMIN}\n`,
  ].join('\n');
}

function dataLine({ databaseUrl, dataFolder, masterKey, masterKeyFile }: Settings): string {
  const key =
    masterKey === '' ? `the master key in ${resolve(masterKeyFile)}` : 'the master key in SITEKEEPER_MASTER_KEY';
  const data = databaseUrl === '' ? `in ${resolve(dataFolder)}` : 'in the database that DATABASE_URL names';
  return `Its data is ${data}, ${key}.`;
}

const WHERE_IT_IS_SET = `
Its address, data folder and database are settings, given as variables:
  ${SETTINGS.port.env}, ${SETTINGS.host.env}, ${SETTINGS.dataFolder.env}, ${SETTINGS.databaseUrl.env} …
"sitekeeper settings" lists them all.`;

/** Runs the server until it is stopped. */
export const addServe: AddCommand = (parent, run) => {
  parent
    .command('serve')
    .description('run the server until Ctrl-C or SIGTERM')
    .option('--no-worker', 'leave jobs and scheduled syncs to other processes (see "worker")')
    .addHelpText('after', WHERE_IT_IS_SET)
    .action(
      commandAction<{ worker: boolean }>(run, async (terminal, options) => {
        const known = settingsOf(terminal.io);
        const settings = { ...known, worker: known.worker && options.worker };
        const interruption = terminal.io.interruption();
        const server = await start(settings);
        const { url, fresh } = server;
        terminal.result({ url, fresh }, `Sitekeeper listens on ${url}\n${dataLine(settings)}`);
        if (fresh) terminal.say(welcome(originOf(settings, portOf(url)), server.setupCode));
        await untilStopped(server, interruption);
        return 0;
      }),
    );
};

const LISTENS_BY = { host: 'SITEKEEPER_HOST', port: 'SITEKEEPER_PORT' };

async function start(settings: Settings): Promise<RunningServer> {
  try {
    return await serve(settings, makeLog(settings.logLevel));
  } catch (error) {
    throw notListening(error, LISTENS_BY, settings) ?? cannotOpen(settings, error);
  }
}
