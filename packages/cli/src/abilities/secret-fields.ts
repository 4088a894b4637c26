import { UsageError } from '../failure.ts';

/** Inputs that nobody else may see: other users of a machine can read command lines, and shells keep them. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'adminpassword', 'uniqueid', 'http_pass', 'token']);

export function isSecretField(path: string): boolean {
  return SECRET_FIELDS.has(path.split('.').at(-1) ?? '');
}

/** @throws UsageError if a secret stands in the command itself. */
export function requireNoSecret(input: object): void {
  for (const [name, value] of Object.entries(input)) {
    if (isSecretField(name) && typeof value === 'string' && value !== '') throw visibleSecret(name);
  }
}

export function visibleSecret(name: string): UsageError {
  return new UsageError(
    `Other users of this machine can read command lines. Put ${name} into a file: ${name}@=FILE, or ${name}@=- for standard input.`,
  );
}
