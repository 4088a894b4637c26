import { withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { WorkError } from '../failure.ts';
import { INTERRUPTED } from '../io.ts';
import type { Terminal } from '../terminal.ts';
import { quantityOf } from '../text-table.ts';

interface Options {
  readonly prepare?: true;
}

/** Seals everything in the store under a new master key, while servers run. */
export const addKeyRotate: AddCommand = (parent, run) => {
  parent
    .command('rotate')
    .description('seal everything in the store with a new master key; servers go on meanwhile')
    .option('--prepare', 'only make the new key: to copy it to the other machines that use this store')
    .action(
      commandAction(run, (terminal, { prepare }: Options) =>
        withCliSession(terminal.io, async ({ app }) => {
          const signal = terminal.io.interruption();
          const onProgress = (done: number) => {
            if (terminal.live) terminal.note(`${quantityOf(done, 'value')} sealed anew …`);
          };
          const end = await app.rotateMasterKey({ prepare: prepare === true, signal, onProgress }).catch(asWorkError);
          return report(end, terminal);
        }),
      ),
    );
};

type End = Awaited<ReturnType<Parameters<Parameters<typeof withCliSession>[1]>[0]['app']['rotateMasterKey']>>;

function report(end: End, terminal: Terminal): number {
  switch (end.state) {
    case 'next_missing':
      throw new WorkError('next_key_missing', IN_ENVIRONMENT);
    case 'prepared':
      terminal.result(end, prepared(end.file));
      return 0;
    case 'stopped':
      terminal.result(end, `Stopped after ${quantityOf(end.resealed, 'value')}. Both keys are needed. ${AGAIN}`);
      return INTERRUPTED;
    case 'done':
      terminal.result(end, done(end));
      return end.unreadable.length === 0 ? 0 : 1;
  }
}

function asWorkError(error: unknown): never {
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined) throw new WorkError('key_not_rotated', message);
  throw new WorkError(
    'key_file_not_written',
    `${path} could not be written (${code}). Run this command as a user who may, or put the new key there yourself: openssl rand -base64 32. ${AGAIN}`,
  );
}

const AGAIN = 'The same command again goes on.';

const IN_ENVIRONMENT =
  'The master key is in SITEKEEPER_MASTER_KEY, which this command cannot change. ' +
  '1. Make a new key: openssl rand -base64 32. ' +
  '2. Set it as SITEKEEPER_MASTER_KEY_NEXT, beside SITEKEEPER_MASTER_KEY, for each server and for this command, and restart the servers one after the other. ' +
  '3. Run this command again.';

function prepared(file: string | undefined): string {
  if (file === undefined) return 'The next key is set. Run this command again, without --prepare, to change to it.';
  return `The next key is in ${file}. Copy it to the same place on each machine whose servers use this store, then run this command again without --prepare.`;
}

function done({ resealed, unreadable, oldKeyFile }: Extract<End, { state: 'done' }>): string {
  const lines = [`The new master key is in use; ${quantityOf(resealed, 'value')} sealed anew.`];
  if (unreadable.length > 0) {
    const places = unreadable.map(place => `  ${place}`).join('\n');
    lines.push(`${quantityOf(unreadable.length, 'value')} opened with neither key and stayed as before:`, places);
    lines.push('Sites (site/<id>/…) have to be reconnected, second factors (user/<id>/…) reset.');
  }
  lines.push('Nothing in the store needs the old key any more. Keep it, away from this machine, as long as you keep');
  lines.push('backups of the store from before now: they open with it only. Then throw it away.');
  if (oldKeyFile !== undefined) lines.push(`It is in ${oldKeyFile}.`);
  else {
    lines.push(
      'Set SITEKEEPER_MASTER_KEY to the new key and take SITEKEEPER_MASTER_KEY_NEXT away, for each server and',
    );
    lines.push('for this command; the servers take it at their next restart.');
  }
  return lines.join('\n');
}
