import { requireGoodPassword } from '@sitekeeper/server';
import { Option } from 'commander';
import { UsageError } from './failure.ts';
import { askSecret, readSecretFile, readStdin } from './read-secret.ts';
import type { Terminal } from './terminal.ts';

export interface PasswordOptions {
  readonly passwordStdin?: true;
  readonly passwordFile?: string;
}

export const passwordStdinOption = () =>
  new Option('--password-stdin', 'read the browser password from standard input');

export const passwordFileOption = () =>
  new Option(
    '--password-file <file>',
    'read the browser password from a file, or from standard input with -',
  ).conflicts('passwordStdin');

/**
 * A new password, from standard input or prompted for twice; undefined if none is given, or there is no terminal to ask
 * at. @throws AppError if it is easy to guess, before it is used.
 */
export async function askNewPassword(
  { io, json }: Terminal,
  options: PasswordOptions,
  { userName, question }: { userName: string; question: string },
): Promise<string | undefined> {
  if (options.passwordFile !== undefined) return good(await readSecretFile(io, options.passwordFile), userName);
  if (options.passwordStdin) return good(await readStdin(io), userName);
  if (!io.stdin.isTTY || json) return undefined;
  const given = await askSecret(io, question);
  if (given === '') return undefined;
  await good(given, userName);
  if (given !== (await askSecret(io, 'Repeat the password: '))) throw new UsageError('The two passwords do not match.');
  return given;
}

async function good(password: string, userName: string): Promise<string> {
  await requireGoodPassword(password, userName);
  return password;
}
