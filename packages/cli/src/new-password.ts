import { Option } from 'commander';
import { UsageError } from './failure.ts';
import { askSecret, readStdin } from './read-secret.ts';
import type { Terminal } from './terminal.ts';

export interface PasswordOptions {
  readonly passwordStdin?: true;
}

export const passwordStdin = () =>
  new Option('--password-stdin', 'read the password for the browser from standard input');

/** A new password from standard input, or asked for twice; undefined when nobody is there who could be asked. */
export async function newPassword(
  { io, json }: Terminal,
  options: PasswordOptions,
  question: string,
): Promise<string | undefined> {
  if (options.passwordStdin) return readStdin(io);
  if (!io.stdin.isTTY || json) return undefined;
  const given = await askSecret(io, question);
  if (given !== '' && given !== (await askSecret(io, 'Once more: '))) throw new UsageError('The two passwords differ.');
  return given === '' ? undefined : given;
}
