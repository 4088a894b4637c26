import type { OldTables } from '../dump/old-tables.ts';
import type { OldApiKey } from '../old-dashboard.ts';
import { type OldRow, rowsWithId } from './old-row.ts';
import type { ProblemList } from './problem-list.ts';
import { oneLine } from './stored-texts.ts';

const PERMISSIONS = ['read', 'write', 'read_write'] as const;

/** Keys of programs, whose owners keep their tokens. */
export function readApiKeys(tables: OldTables, problems: ProblemList): OldApiKey[] {
  const keys: OldApiKey[] = [];
  for (const [id, row] of rowsWithId(tables, 'mainwp_api_keys', 'key_id', problems)) {
    const keyHash = row.text('consumer_key').trim().toLowerCase();
    const secret = secretOf(row);
    const permissions = PERMISSIONS.find(one => one === row.text('permissions'));
    if (!/^[0-9a-f]{64}$/.test(keyHash)) row.dropped('api_key_form');
    else if (secret === undefined) row.dropped('api_key_secret_form');
    else if (permissions === undefined) row.dropped('api_key_permissions');
    else
      keys.push({
        id,
        description: oneLine(row.text('description'), 200),
        permissions,
        enabled: row.integer('enabled') !== 0,
        keyHash,
        secret,
        truncated: oneLine(row.text('truncated_key'), 7),
      });
  }
  return keys;
}

function secretOf(row: OldRow): OldApiKey['secret'] | undefined {
  const stored = row.text('consumer_secret').trim();
  if (/^cs_\w{16,100}$/.test(stored)) return { kind: 'clear', secret: stored };
  return /^\$[\w$./]{20,250}$/.test(stored) ? { kind: 'hash', hash: stored } : undefined;
}
