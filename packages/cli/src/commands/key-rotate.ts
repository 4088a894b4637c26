import { type AddCommand, commandAction } from '../command.ts';
import { WorkError } from '../failure.ts';
import { INTERRUPTED } from '../io.ts';
import { withStoreSession } from '../session/store-session.ts';
import type { Terminal } from '../terminal.ts';
import { quantityOf } from '../text-table.ts';

interface Options {
  readonly prepare?: true;
}

/** Seals everything in the store under a new master key, while servers run. */
export const addKeyRotate: AddCommand = (parent, run) => {
  parent
    .command('rotate')
    .description('reseal everything in the store with a new master key; servers keep running')
    .option('--prepare', 'only create the new key, so that you can copy it to the other machines that use this store')
    .action(
      commandAction(run, (terminal, { prepare }: Options) =>
        withStoreSession(terminal, async ({ app }) => {
          const signal = terminal.io.interruption();
          const onProgress = (done: number) => {
            if (terminal.live) terminal.note(`${quantityOf(done, 'value')} resealed …`);
          };
          const end = await app.rotateMasterKey({ prepare: prepare === true, signal, onProgress }).catch(asWorkError);
          return report(end, terminal);
        }),
      ),
    );
};

type End = Awaited<ReturnType<Parameters<Parameters<typeof withStoreSession>[1]>[0]['app']['rotateMasterKey']>>;

function report(end: End, terminal: Terminal): number {
  switch (end.state) {
    case 'next_missing':
      throw new WorkError('next_key_missing', IN_ENVIRONMENT);
    case 'prepared':
      terminal.result(end, prepared(end.file));
      return 0;
    case 'stopped':
      terminal.result(end, `Stopped after ${quantityOf(end.resealed, 'value')}. Keep both keys. ${AGAIN}`);
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
    `${path} could not be written (${code}). Run this command as a user who has permission, or create the key there yourself: openssl rand -base64 32. ${AGAIN}`,
  );
}

const AGAIN = 'Run the same command again to continue.';

const IN_ENVIRONMENT =
  'The master key is in SITEKEEPER_MASTER_KEY, which this command cannot change. ' +
  '1. Create a new key: openssl rand -base64 32. ' +
  '2. Set it as SITEKEEPER_MASTER_KEY_NEXT, in addition to SITEKEEPER_MASTER_KEY, for each server and for this command, and restart the servers one after the other. ' +
  '3. Run this command again.';

function prepared(file: string | undefined): string {
  if (file === undefined) return 'The next key is set. To switch to it, run this command again without --prepare.';
  return `The next key is in ${file}. Copy it to the same path on each machine that uses this store, then run this command again without --prepare.`;
}

function done({ resealed, unreadable, oldKeyFile }: Extract<End, { state: 'done' }>): string {
  const lines = [`The new master key is in use. ${quantityOf(resealed, 'value')} resealed.`];
  if (unreadable.length > 0) {
    const places = unreadable.map(place => `  ${place}`).join('\n');
    lines.push(
      `${quantityOf(unreadable.length, 'value')} could be opened with neither key and stayed unchanged:`,
      places,
    );
    lines.push('Reconnect the sites (site/<id>/…) and reset the second factors (user/<id>/…).');
  }
  lines.push('The store no longer needs the old key. Keep it away from this machine for as long as you keep backups');
  lines.push('from before this change, because only the old key opens them. Then delete it.');
  if (oldKeyFile !== undefined) lines.push(`It is in ${oldKeyFile}.`);
  else {
    lines.push('Set SITEKEEPER_MASTER_KEY to the new key and remove SITEKEEPER_MASTER_KEY_NEXT, for each server and');
    lines.push('for this command. The servers pick up the change when they restart.');
  }
  return lines.join('\n');
}
