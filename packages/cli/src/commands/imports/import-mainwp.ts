import {
  type Application,
  bytesOfFile,
  type Ctx,
  type MainwpSource,
  type MovePlan,
  planMainwp,
  readMainwp,
  storedPlanOf,
  storeImport,
  UnreadableImport,
} from '@sitekeeper/server';
import { Option } from 'commander';
import { type AddCommand, commandAction } from '../../command.ts';
import { UsageError, WorkError } from '../../failure.ts';
import { describePlan } from '../../move-plan-text.ts';
import { readSecretFile } from '../../read-secret.ts';
import { withEitherSession } from '../../session/with-cli-session.ts';
import type { Terminal } from '../../terminal.ts';
import { type MainwpFormOptions, mainwpForm } from './mainwp-form.ts';

interface Options extends MainwpFormOptions {
  readonly mysql?: string;
  readonly mysqlFile?: string;
}

/** Reads a MainWP Dashboard, shows what would come over, and keeps it as an import. Changes nothing on any site. */
export const addImportMainwp: AddCommand = (parent, run) => {
  parent
    .command('mainwp')
    .description('plan the move from a MainWP Dashboard; changes nothing on its sites')
    .option('--dump <file>', 'SQL dump of its WordPress database, plain or gzip; - for standard input')
    .addOption(
      new Option(
        '--mysql <url>',
        'read its database instead: mysql://user:password@host/database (visible to other users of this machine)',
      ).conflicts('dump'),
    )
    .addOption(
      new Option('--mysql-file <file>', 'read the URL of the database from a file').conflicts(['dump', 'mysql']),
    )
    .option('--keys <path>', 'its key folder, wp-content/uploads/mainwp/pk, or a ZIP of it')
    .option('--prefix <prefix>', 'table prefix, if the database holds several MainWP Dashboards')
    .option('--dry-run', 'only show the plan, do not keep it')
    .action(
      commandAction<Options>(run, async (terminal, options) => {
        const plan = await withEitherSession(
          terminal,
          async ({ app, ctx }) => planHere(app, ctx, await sourceOf(terminal, options), options),
          async session => session.planMainwp<Planned>(await mainwpForm(options).catch(asImportError)),
        );
        terminal.result(plan, describePlan(plan, plan.import_id ?? undefined));
        return 0;
      }),
    );
};

type Planned = MovePlan & { readonly import_id: string | null };

async function planHere(app: Application, ctx: Ctx, source: MainwpSource, { dryRun }: Options): Promise<Planned> {
  const oldDashboard = await readMainwp(source).catch(asImportError);
  const plan = await planMainwp(app.services, oldDashboard);
  if (dryRun) return { ...plan, import_id: null };
  const { importId } = await storeImport(app.services, ctx.actor, { oldDashboard, plan: storedPlanOf(plan) });
  return { ...plan, import_id: importId };
}

async function sourceOf(terminal: Terminal, options: Options): Promise<MainwpSource> {
  const { io } = terminal;
  const { dump, keys, prefix } = options;
  if (dump === '-') return { from: { kind: 'dump', bytes: io.stdin as AsyncIterable<Uint8Array> }, keys, prefix };
  if (dump !== undefined) return { from: { kind: 'dump', bytes: bytesOfFile(dump) }, keys, prefix };
  const address = options.mysqlFile === undefined ? options.mysql : await readSecretFile(io, options.mysqlFile);
  if (address === undefined) throw new UsageError('Give --dump, --mysql or --mysql-file.');
  if (options.mysql !== undefined)
    terminal.note('--mysql: other users of this machine can read command lines. Next time, use --mysql-file.');
  return { from: { kind: 'database', address: address.trim() }, keys, prefix };
}

function asImportError(error: unknown): never {
  if (error instanceof UnreadableImport) throw new WorkError('import_not_read', error.message);
  throw error;
}
