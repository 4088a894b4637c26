import { ApiError } from '@sitekeeper/client';
import { AppError, asProcessError, SETTINGS, wireCode } from '@sitekeeper/server';
import { CommanderError } from 'commander';
import { INTERRUPTED, type Io } from './io.ts';
import { printable } from './terminal.ts';

/** Wrong usage; `message` says how to use the command, `help` where to read more, if not in its --help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly help: string | undefined;
  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** The work could not be done; `message` says what to change. */
export class WorkError extends Error {
  override readonly name = 'WorkError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Somebody pressed Ctrl-C instead of answering. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export interface CliFailure {
  /** 0 success (help was requested), 1 the work failed, 2 wrong usage, 130 ended by Ctrl-C. */
  readonly exitCode: 0 | 1 | 2 | typeof INTERRUPTED;
  readonly code: string;
  readonly message: string;
  /** The command that says how it is used, if it is not --help. */
  readonly help?: string | undefined;
}

const USAGE_CODES = new Set(['ability_invalid_input', 'invalid_input', 'confirmation_required']);

/** Describes any error in one line. */
export function cliFailureOf(error: unknown, env: Io['env']): CliFailure {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { exitCode: 0, code: error.code, message: '' };
    return { exitCode: 2, code: 'usage', message: error.message.replace(/^error: /, '').replace(/([^.)])$/, '$1.') };
  }
  if (error instanceof Interrupted) return { exitCode: INTERRUPTED, code: 'interrupted', message: 'Nothing was done.' };
  if (error instanceof UsageError) return { exitCode: 2, code: 'usage', message: error.message, help: error.help };
  if (error instanceof WorkError) return { exitCode: 1, code: error.code, message: error.message };
  if (error instanceof ApiError) {
    const usage = [...USAGE_CODES].some(code => error.code === code || error.code.endsWith(`_${code}`));
    return { exitCode: usage ? 2 : 1, code: error.code, message: printable(inOptions(error.message)) };
  }
  if (error instanceof AppError) {
    const usage = USAGE_CODES.has(error.code);
    return { exitCode: usage ? 2 : 1, code: wireCodeOf(error, env), message: printable(inOptions(error.message)) };
  }
  const ofStore = isOfFile(error) ? undefined : asProcessError(error);
  if (ofStore) return { exitCode: 1, code: wireCodeOf(ofStore, env), message: ofStore.message };
  return { exitCode: 1, code: 'unexpected', message: unexpected(error) };
}

/** Of one that the command reads or writes, not of the store. */
function isOfFile(error: unknown): boolean {
  const { syscall, ofStore } = (error ?? {}) as { syscall?: unknown; ofStore?: unknown };
  return syscall !== undefined && ofStore !== true;
}

/** Whether a site, of the store or of a server, has been added before; its id is in the data. */
export function existingSiteId(error: unknown): number | undefined {
  if (!(error instanceof AppError || error instanceof ApiError)) return undefined;
  if (!error.code.endsWith('site_already_exists')) return undefined;
  return Number((error.data as { site_id?: unknown }).site_id);
}

/** The code as it is over HTTP. */
export function wireCodeOf(error: AppError, env: Io['env']): string {
  return wireCode(error.code, env[SETTINGS.namespace.env] || SETTINGS.namespace.initial);
}

/** Options that are not simply the input's name with dashes. */
const OPTIONS: Readonly<Record<string, string>> = {
  adminpassword: '--password-file',
  uniqueid: '--unique-id-file',
  http_pass: '--http-pass-file',
  client_id: '--client',
  tag_id: '--tag',
  job_id: 'the job id',
  approval_id: 'the approval id',
  site_ids_or_domains: 'SITE',
};

/** Abilities name their inputs; on the command line these are options. */
function inOptions(message: string): string {
  return message
    .replace(/\binput\.([a-z_]+)/g, (_, name: string) => OPTIONS[name] ?? `--${name.replaceAll('_', '-')}`)
    .replace(
      /\b(adminpassword|uniqueid|http_user|http_pass)\b/g,
      name => OPTIONS[name] ?? `--${name.replace('_', '-')}`,
    )
    .replace(/^The input is not valid: /, '');
}

function unexpected(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return `Something went wrong: ${printable(text || 'no reason was given')}. SITEKEEPER_LOG_LEVEL=debug may show more.`;
}
