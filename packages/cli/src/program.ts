import { VERSION } from '@sitekeeper/server';
import { Command } from 'commander';
import type { AddCommand, CommandRun } from './command.ts';
import { addAbilityList } from './commands/abilities/ability-list.ts';
import { addAbilityRun } from './commands/abilities/ability-run.ts';
import { addAbilityShow } from './commands/abilities/ability-show.ts';
import { addAdminCreate } from './commands/admin-create.ts';
import { addAdminPassword } from './commands/admin-password.ts';
import { addAdminResetSecondFactor } from './commands/admin-reset-second-factor.ts';
import { addApprovalsApprove } from './commands/approvals/approve.ts';
import { addApprovalsList } from './commands/approvals/list.ts';
import { addApprovalsReject } from './commands/approvals/reject.ts';
import { addApprovalsShow } from './commands/approvals/show.ts';
import { addAuditVerify } from './commands/audit-verify.ts';
import { addCompletion } from './commands/completion.ts';
import { addImportCsv } from './commands/imports/import-csv.ts';
import { addImportDelete } from './commands/imports/import-delete.ts';
import { addImportList } from './commands/imports/import-list.ts';
import { addImportMainwp } from './commands/imports/import-mainwp.ts';
import { addImportShow } from './commands/imports/import-show.ts';
import { addImportAdopt, addImportCutOver, addImportUndo } from './commands/imports/import-steps.ts';
import { addJobsList } from './commands/jobs-list.ts';
import { addJobsShow } from './commands/jobs-show.ts';
import { addKeyRotate } from './commands/key-rotate.ts';
import { addKeysAdd } from './commands/keys-add.ts';
import { addKeysDelete } from './commands/keys-delete.ts';
import { addKeysEdit } from './commands/keys-edit.ts';
import { addKeysList } from './commands/keys-list.ts';
import { addKeysDisable, addKeysEnable } from './commands/keys-switch.ts';
import { addLogin } from './commands/login.ts';
import { addLogout } from './commands/logout.ts';
import { addMcp } from './commands/mcp.ts';
import { addServe } from './commands/serve.ts';
import { addSettings } from './commands/settings/settings.ts';
import { addSitesAdd } from './commands/sites-add.ts';
import { addSitesList } from './commands/sites-list.ts';
import { addSitesMove } from './commands/sites-move.ts';
import { addSitesRotateKeys } from './commands/sites-rotate-keys.ts';
import { addSitesSync } from './commands/sites-sync.ts';
import { addBackup } from './commands/store/backup.ts';
import { addDoctor } from './commands/store/doctor.ts';
import { addExport } from './commands/store/export.ts';
import { addMigrateStore } from './commands/store/migrate-store.ts';
import { addRestore } from './commands/store/restore.ts';
import { addUpgrade } from './commands/store/upgrade.ts';
import { addVersion } from './commands/version.ts';
import { addWorker } from './commands/worker.ts';
import { cliFailureOf } from './failure.ts';
import type { Io } from './io.ts';
import { nounCommand } from './nouns/noun-command.ts';
import { MORE_JOB_COMMANDS, MORE_SITE_COMMANDS, NOUNS } from './nouns/nouns.ts';

/** The commands, by the noun they belong to. */
const GROUPS: readonly { noun?: string; about?: string; commands: readonly AddCommand[] }[] = [
  { commands: [addServe, addWorker] },
  { commands: [addLogin, addLogout] },
  {
    noun: 'ability',
    about: 'everything that can be done, by name',
    commands: [addAbilityList, addAbilityShow, addAbilityRun],
  },
  {
    noun: 'admin',
    about: 'manage the admins of this server',
    commands: [addAdminCreate, addAdminPassword, addAdminResetSecondFactor],
  },
  {
    noun: 'keys',
    about: 'manage API keys for programs',
    commands: [addKeysAdd, addKeysEdit, addKeysList, addKeysEnable, addKeysDisable, addKeysDelete],
  },
  { noun: 'key', about: 'manage the master key, which seals the secrets in the store', commands: [addKeyRotate] },
  {
    noun: 'sites',
    about: 'manage the WordPress sites',
    commands: [
      addSitesAdd,
      addSitesList,
      addSitesMove,
      addSitesSync,
      addSitesRotateKeys,
      ...MORE_SITE_COMMANDS.map(nounCommand),
    ],
  },
  ...NOUNS.map(({ noun, about, commands }) => ({ noun, about, commands: commands.map(nounCommand) })),
  {
    noun: 'jobs',
    about: 'follow work in the background',
    commands: [addJobsShow, addJobsList, ...MORE_JOB_COMMANDS.map(nounCommand)],
  },
  {
    noun: 'approvals',
    about: 'decide about the calls that assistants propose',
    commands: [addApprovalsList, addApprovalsShow, addApprovalsApprove, addApprovalsReject],
  },
  {
    noun: 'import',
    about: 'move in from another dashboard, or add sites from a file',
    commands: [
      addImportMainwp,
      addImportCsv,
      addImportList,
      addImportShow,
      addImportAdopt,
      addImportCutOver,
      addImportUndo,
      addImportDelete,
    ],
  },
  { noun: 'audit', about: 'verify the log of who changed what', commands: [addAuditVerify] },
  { commands: [addBackup, addRestore, addExport, addMigrateStore, addUpgrade, addDoctor] },
  { commands: [addMcp, addSettings, addCompletion, addVersion] },
];

const AFTER_HELP = `
Settings come from the environment (SITEKEEPER_*, DATABASE_URL): see "sitekeeper settings".
Commands for sites, updates, clients and other data work on the server that you have logged in to, or that SITEKEEPER_URL
and SITEKEEPER_KEY name; otherwise, or with --local, directly on the store of this machine, whether or not a server is
running. Commands for the server itself (admin, key, audit, backup, doctor …) always work on this machine.
Exit codes: 0 success, 1 the work or part of it failed, 2 wrong usage, 130 interrupted by Ctrl-C.`;

/** All commands, with their arguments. */
export function makeProgram(run: CommandRun): Command {
  const program = new Command('sitekeeper')
    .description('Manages many WordPress sites from one place.')
    .version(VERSION, '--version', 'print the version')
    .option('--json', 'print exactly one JSON value on standard output')
    .option('--local', 'work on the store of this machine, even if you are logged in to a server')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: text => void run.io.stdout.write(text),
      writeErr: text => void run.io.stderr.write(text),
      outputError: () => {}, // said once, by runCli
    })
    .exitOverride()
    .addHelpText('after', AFTER_HELP);
  for (const { noun, about, commands } of GROUPS) {
    const parent = noun === undefined ? program : program.command(noun).description(about ?? '');
    for (const add of commands) add(parent, run);
  }
  return program;
}

/** Runs one command line. Resolves to the exit code; never rejects. */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  const run: CommandRun = { io, exitCode: 0 };
  try {
    await makeProgram(run).parseAsync([...args], { from: 'user' });
    return run.exitCode;
  } catch (error) {
    const { exitCode, code, message, help = '--help' } = cliFailureOf(error, io.env);
    if (exitCode === 0) return 0;
    if (args.includes('--json')) io.stdout.write(`${JSON.stringify({ error: { code, message } }, undefined, 2)}\n`);
    const hint = code === 'usage' && !message.includes('SITEKEEPER_') ? ` See ${help}.` : '';
    // Commander has already shown the help if no command was given.
    if (message !== '(outputHelp)') io.stderr.write(`sitekeeper: ${message.replace(/\s*\n\s*/g, ' ')}${hint}\n`);
    return exitCode;
  }
}
