import { type AddCommand, commandAction, wholeNumber } from '../../command.ts';
import { askConfirmation } from '../../confirm.ts';
import { UsageError } from '../../failure.ts';
import { followJobToEnd, reportJob } from '../../follow-job-to-end.ts';
import type { CliSession } from '../../session/cli-session.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import type { Terminal } from '../../terminal.ts';
import { quantityOf } from '../../text-table.ts';

interface StepOptions {
  readonly site?: readonly number[];
  readonly takeOver?: true;
  readonly removeSites?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly watch: boolean;
}

interface StepAnswer {
  readonly queued: boolean;
  readonly job_id?: string;
  readonly sites_queued: number;
  readonly linked?: number;
  readonly would_cut_over?: { readonly keys: number; readonly reconnect_secrets: number };
  readonly would_undo?: { readonly keys: number; readonly removed: number };
}

/** Adds an option that names sites; it may be given again. */
const named = (value: string, before: readonly number[] = []) => [...before, wholeNumber(value)];
const SITE = ['--site <old-id>', 'only this site, by its id in the old dashboard; may be given again'] as const;
const NO_WATCH = ['--no-watch', 'do not wait until the job ends'] as const;

/** Asks each site with the key of the old dashboard, and stores those that answer. */
export const addImportAdopt: AddCommand = (parent, run) => {
  parent
    .command('adopt')
    .description('adopt the sites of an import; nothing changes on them, and the old dashboard goes on working')
    .argument('<import-id>', 'id of the import')
    .option(...SITE, named)
    .option('--take-over', 'also register on sites without a key; this locks the old dashboard out of them')
    .option(...NO_WATCH)
    .action(
      commandAction<StepOptions>(run, (terminal, { site, takeOver, watch }, [import_id = '']) =>
        withCliSession(terminal, async session => {
          const input = { import_id, old_ids: site, take_over: takeOver === true };
          const nothing = `No site is left to adopt with a key. Tags, clients and costs come over by themselves; sites without a key do with: sitekeeper import cut-over ${import_id}`;
          return report(session, terminal, await session.run<StepAnswer>('adopt-import-v1', input), watch, nothing);
        }),
      ),
    );
};

/** Gives each adopted site a key that only this server has. */
export const addImportCutOver: AddCommand = (parent, run) => {
  parent
    .command('cut-over')
    .description('give adopted sites keys of their own; the old dashboard can no longer reach them')
    .argument('<import-id>', 'id of the import')
    .option(...SITE, named)
    .option('--dry-run', 'only say what would be done')
    .option('--yes', 'do not ask for confirmation')
    .option(...NO_WATCH)
    .action(
      commandAction<StepOptions>(run, (terminal, options, [import_id = '']) => {
        const input = { import_id, old_ids: options.site };
        return confirmed(terminal, 'cut-over-import-v1', input, options);
      }),
    );
};

/** Gives sites back the key of the old dashboard, and removes them here on request. */
export const addImportUndo: AddCommand = (parent, run) => {
  parent
    .command('undo')
    .description('give sites that were cut over the key of the old dashboard back, so that it works again')
    .argument('<import-id>', 'id of the import')
    .option(...SITE, named)
    .option('--remove-sites', 'also remove the sites from this server, without telling them')
    .option('--dry-run', 'only say what would be done')
    .option('--yes', 'do not ask for confirmation')
    .option(...NO_WATCH)
    .action(
      commandAction<StepOptions>(run, (terminal, options, [import_id = '']) => {
        const input = { import_id, old_ids: options.site, remove_sites: options.removeSites === true };
        return confirmed(terminal, 'undo-import-v1', input, options);
      }),
    );
};

function confirmed(terminal: Terminal, ability: string, input: object, { dryRun, yes, watch }: StepOptions) {
  return withCliSession(terminal, async session => {
    const would = await session.run<StepAnswer>(ability, { ...input, dry_run: true });
    const what = describe(would);
    if (dryRun) {
      terminal.result(would, what);
      return 0;
    }
    if (!yes) {
      if (!terminal.io.stdin.isTTY) throw new UsageError('Give --yes to confirm, or run it in a terminal.');
      if (!(await askConfirmation(terminal.io, `${what} Continue? [y/N] `))) return 1;
    }
    return report(session, terminal, await session.run<StepAnswer>(ability, { ...input, confirm: true }), watch);
  });
}

function describe({ would_cut_over: cut, would_undo: undo }: StepAnswer): string {
  if (cut) {
    const secrets = cut.reconnect_secrets;
    return `${quantityOf(cut.keys, 'adopted site')} would get another key, ${quantityOf(secrets, 'site')} would be registered with the reconnect secret.`;
  }
  const { keys = 0, removed = 0 } = undo ?? {};
  return `${quantityOf(keys, 'site')} would get the former key back, ${quantityOf(removed, 'site')} would be removed from this server.`;
}

async function report(
  session: CliSession,
  terminal: Terminal,
  answer: StepAnswer,
  watch: boolean,
  nothing = 'Nothing to do.',
): Promise<number> {
  const linked = answer.linked ? ` ${quantityOf(answer.linked, 'site')} linked that were here already.` : '';
  const { job_id } = answer;
  if (!job_id) {
    terminal.result(answer, `${nothing}${linked}`);
    return 0;
  }
  const queued = `${quantityOf(answer.sites_queued, 'site')} queued as ${job_id}.${linked}`;
  if (!watch) {
    terminal.result(answer, `${queued}\nFollow it with: sitekeeper jobs show ${job_id} --watch`);
    return 0;
  }
  terminal.note(queued);
  return reportJob(await followJobToEnd(session, job_id, terminal), terminal);
}
