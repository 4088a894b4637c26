import { type Command, InvalidArgumentError } from 'commander';

/** Options that limit an API key, as given. */
export interface KeyLimitOptions {
  /** An instant, or `never`. */
  readonly expires?: string;
  readonly addresses?: string[];
  readonly auditLog?: boolean;
}

const NEVER = 'never';

/** Adds them to a command that creates or edits a key. */
export function withKeyLimitOptions(command: Command): Command {
  return command
    .option('--expires <when>', 'last day (2030-01-31, UTC) or exact time at which the key expires, or never', readEnd)
    .option(
      '--addresses <list>',
      'IP addresses and networks from which the key is accepted, separated by commas, or all',
      readList,
    )
    .option('--audit-log', 'let the key read the audit log without the write permission')
    .option('--no-audit-log', 'do not let the key read the audit log');
}

/** What abilities take. */
export function keyLimitsFromOptions({ expires, addresses, auditLog }: KeyLimitOptions) {
  return { expires_at: expires === NEVER ? null : expires, addresses, audit_log: auditLog };
}

function readEnd(text: string): string {
  if (text === NEVER) return text;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const at = new Date(day ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('Use a day such as 2030-01-31, an exact time, or never.');
  if (day) at.setUTCDate(at.getUTCDate() + 1); // good through that day
  return at.toISOString();
}

function readList(text: string): string[] {
  if (text === 'all') return [];
  return text.split(',').map(entry => entry.trim());
}
