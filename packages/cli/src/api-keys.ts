import { KEY_PERMISSIONS, type KeyPermission } from '@sitekeeper/server';
import { InvalidArgumentError } from 'commander';
import { quantityOf, textTable } from './text-table.ts';

export { KEY_PERMISSIONS, type KeyPermission };

/** An API key as returned by abilities. */
export interface ApiKey {
  id: number;
  name: string;
  permissions: KeyPermission[];
  truncated_key: string;
  active: boolean;
  v1: boolean;
  imported_from: string | null;
  expires_at: string | null;
  addresses: string[];
  audit_log: boolean;
  last_access: string | null;
  last_access_v1: string | null;
}

/** An id that belongs to no key. */
export interface UnknownKey {
  identifier: number;
  code: string;
  message: string;
}

/** The ids given as arguments. @throws InvalidArgumentError */
export function readKeyIds(args: readonly string[]): number[] {
  return args.map(text => {
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    throw new InvalidArgumentError(`"${text}" is not the id of a key. To see the ids, run: sitekeeper keys list.`);
  });
}

export function keyTable(keys: readonly ApiKey[], width?: number): string {
  const rows = keys.map(key => [
    key.id,
    key.name,
    [...key.permissions, ...(key.audit_log ? ['audit log'] : [])].join(', '),
    `…${key.truncated_key}${key.imported_from === 'mainwp' ? ' (MainWP)' : ''}`,
    key.active ? 'on' : 'off',
    key.v1 ? 'yes' : '',
    key.expires_at ?? 'never',
    key.addresses.join(', ') || 'all',
    [key.last_access, key.last_access_v1]
      .filter(at => at !== null)
      .sort()
      .at(-1) ?? 'never',
  ]);
  return textTable(['id', 'name', 'may', 'token', 'state', 'v1', 'expires', 'addresses', 'last used'], rows, width);
}

/** `2 keys are disabled.`, and a line for each id that belongs to no key. */
export function describeChangedKeys(keys: readonly ApiKey[], what: string, problems: readonly UnknownKey[]): string {
  const done = `${quantityOf(keys.length, 'key')} ${keys.length === 1 ? 'is' : 'are'} ${what}.`;
  return [done, ...problems.map(problem => problem.message)].join('\n');
}
