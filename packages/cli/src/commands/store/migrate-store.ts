import { existsSync } from 'node:fs';
import {
  hasPassword,
  keyFileIn,
  moveStore,
  nameOfPlace,
  placeOf,
  RecoveryError,
  type StoreMoved,
} from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { Interrupted, UsageError, WorkError } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { rootReason, settingsOf } from '../../session/store-session.ts';
import { printable, type Terminal } from '../../terminal.ts';
import { quantityOf } from '../../text-table.ts';

interface Options {
  readonly from: string;
  readonly to: string;
}

type Place = ReturnType<typeof placeOf>;

const PLACE = 'a data folder, an address postgres://…, or env:NAME for a variable that holds one of them';

/** Moves the store to the other engine, or to another place of the same. */
export const addMigrateStore: AddCommand = (parent, run) => {
  parent
    .command('migrate-store')
    .description('copy the whole store into an empty data folder or database, of either engine, and verify every row')
    .requiredOption('--from <place>', `where the store is: ${PLACE}`)
    .requiredOption('--to <place>', 'the empty place to which it is copied')
    .action(
      commandAction<Options>(run, async (terminal, options) => {
        const settings = settingsOf(terminal.io);
        const [from, to] = [placeNamed(options.from, terminal), placeNamed(options.to, terminal)];
        const signal = terminal.io.interruption();
        const onCopied = progressOn(terminal);
        const moved = await moveStore(from, to, settings, { signal, onCopied }).catch(asFailure(signal));
        const { rows, tables, level, audit, leftOut } = moved;
        const whole = audit.problem === undefined;
        terminal.result({ rows, tables, level, audit_whole: whole, left_out: leftOut }, report(from, to, moved));
        return whole ? 0 : 1;
      }),
    );
};

/** Never with the address of a database, which holds a password. */
function asFailure(signal: AbortSignal) {
  return (error: unknown): never => {
    if (signal.aborted) throw new Interrupted();
    if (error instanceof RecoveryError) throw new WorkError(error.code, error.message);
    throw new WorkError('store_not_moved', `The store was not moved: ${rootReason(error).replace(/\.$/, '')}.`);
  };
}

function placeNamed(text: string, terminal: Terminal): Place {
  const place = readPlace(text.startsWith('env:') ? fromEnvironment(text.slice(4), terminal.io) : text);
  if (place.databaseUrl === text && hasPassword(place)) {
    terminal.note(
      'The address holds a password: other users of this machine can read command lines. Next time, use env:DATABASE_URL.',
    );
  }
  return place;
}

function readPlace(text: string): Place {
  try {
    return placeOf(text);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function fromEnvironment(name: string, { env }: Io): string {
  const value = env[name];
  if (value) return value;
  throw new UsageError(`The variable ${name} is not set.`);
}

/** A line for each tenth of the rows. */
function progressOn(terminal: Terminal) {
  let shown = 0;
  return (table: string, done: number, of: number) => {
    const tenth = Math.floor((done / of) * 10);
    if (tenth === shown) return;
    shown = tenth;
    terminal.note(`${tenth * 10} %: ${done.toLocaleString('en')} of ${quantityOf(of, 'row')}, ${table}`);
  };
}

function report(from: Place, to: Place, { rows, tables, audit, leftOut, keyFile }: StoreMoved): string {
  const lines = [
    `Copied ${quantityOf(rows, 'row')} of ${quantityOf(tables, 'table')} to ${nameOfPlace(to)}, and verified each.`,
    audit.problem === undefined
      ? `The audit log is intact: ${quantityOf(audit.rows, 'row')}.`
      : 'The audit log is NOT intact, as it was before. Run "sitekeeper audit verify".',
  ];
  if (leftOut.length > 0)
    lines.push(`Skipped tables that do not belong to Sitekeeper: ${printable(leftOut.join(', '))}.`);
  const start = to.databaseUrl === '' ? `SITEKEEPER_DATA=${to.dataFolder}, and without DATABASE_URL` : 'DATABASE_URL';
  lines.push(`Start the server with ${start}${to.databaseUrl === '' ? '' : ' set to that database'}.`);
  const wanted = to.databaseUrl === '' ? keyFileIn(to.dataFolder) : undefined;
  if (keyFile !== undefined && wanted !== undefined && !existsSync(wanted)) {
    lines.push(`It needs the same master key: cp ${keyFile} ${wanted}`);
  } else if (keyFile !== undefined) lines.push(`It needs the same master key: ${keyFile}.`);
  lines.push(
    `The store in ${nameOfPlace(from)} is unchanged. Never start a server on it again: both would update the sites.`,
  );
  return lines.join('\n');
}
