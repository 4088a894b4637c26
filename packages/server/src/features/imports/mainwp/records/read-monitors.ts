import type { OldTables } from '../dump/old-tables.ts';
import type { OldMonitor } from '../old-dashboard.ts';
import { looseRows, type OldRow } from './old-row.ts';
import type { ProblemList } from './problem-list.ts';
import { oneLine } from './stored-texts.ts';

const TYPES: ReadonlyMap<string, OldMonitor['type']> = new Map([
  ['useglobal', 'global'],
  ['http', 'http'],
  ['ping', 'ping'],
  ['keyword', 'keyword'],
]);
const METHODS = new Set(['head', 'get', 'post', 'push', 'patch', 'delete']);

export function readMonitors(tables: OldTables, siteIds: ReadonlySet<number>, problems: ProblemList): OldMonitor[] {
  const monitors: OldMonitor[] = [];
  for (const row of looseRows(tables, 'mainwp_monitors', problems)) {
    const siteId = row.reference('wpid');
    const type = TYPES.get(row.text('type'));
    if (siteId === null || !siteIds.has(siteId)) row.dropped('monitor_of_no_site');
    else if (type === undefined) row.dropped('monitor_type_unknown');
    else monitors.push(monitorOf(siteId, type, row));
  }
  return monitors;
}

/** Negative numbers and `useglobal` mean: as set for all sites. */
function monitorOf(siteId: number, type: OldMonitor['type'], row: OldRow): OldMonitor {
  const method = row.text('method');
  const codes = row.text('up_status_codes').split(',').map(Number);
  const own = codes.filter(code => Number.isInteger(code) && code >= 100 && code <= 599);
  const active = row.integer('active');
  return {
    siteId,
    path: row.flag('issub') ? oneLine(row.text('suburl'), 2000) : '',
    active: active === 0 || active === 1 ? active === 1 : null,
    type,
    keyword: oneLine(row.text('keyword'), 255),
    method: METHODS.has(method) ? method : 'useglobal',
    intervalMinutes: row.reference('interval'),
    timeoutSeconds: row.reference('timeout'),
    maxRetries: atLeastZero(row.integer('maxretries')),
    upStatusCodes: own.length === 0 ? null : own,
  };
}

const atLeastZero = (number: number | null) => (number !== null && number >= 0 ? number : null);
