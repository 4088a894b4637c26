import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { jsonRows, updateRows } from '../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { openReadable } from '../../../ports/secrets/port.ts';
import type { RecordKind, RecordPayloads, RecordState } from '../import.ts';
import type { OldDashboard, OldMonitor } from '../mainwp/old-dashboard.ts';
import { importRecordPlace } from './sealed-imports.ts';

interface NewRecord {
  readonly kind: RecordKind;
  readonly old_id: number;
  readonly payload: object;
}

/** Stores what was read besides sites. What was carried over already stays as it is; what is gone there goes here too. */
export async function storeRecords(trx: Trx, services: Services, importId: string, old: OldDashboard): Promise<void> {
  await reopenMonitors(trx, importId);
  await trx.deleteFrom('import_records').where('import_id', '=', importId).where('state', '!=', 'carried').execute();
  const monitors = await selectImportRecords(trx, services, importId, 'monitor');
  const columns = { kind: 'text', old_id: 'integer', payload_json: 'text', sealed: 'text' } as const;
  const rows = [...recordsOf(old), ...monitorsOf(old, monitors)].map(record => {
    const json = JSON.stringify(record.payload);
    if (record.kind !== 'api_key') return { ...record, payload_json: json, sealed: null };
    const place = importRecordPlace(importId, record.kind, record.old_id);
    return { ...record, payload_json: '{}', sealed: services.secrets.seal(place, json) };
  });
  for (let from = 0; from < rows.length; from += RECORDS_PER_INSERT) {
    const some = jsonRows(services.database.engine, columns, rows.slice(from, from + RECORDS_PER_INSERT));
    await sql`insert into import_records (import_id, kind, old_id, payload_json, sealed, state)
      select ${importId}, kind, old_id, payload_json, sealed, 'planned' from ${some} as records where true
      on conflict (import_id, kind, old_id) do nothing`.execute(trx);
  }
}

const RECORDS_PER_INSERT = 500;

function recordsOf(old: OldDashboard): NewRecord[] {
  const byId = (kind: RecordKind, rows: readonly { readonly id: number }[]) =>
    rows.map(payload => ({ kind, old_id: payload.id, payload }));
  const byPlace = (kind: RecordKind, rows: readonly object[]) =>
    rows.map((payload, at) => ({ kind, old_id: at, payload }));
  return [
    ...byId('tag', old.tags),
    ...byId('client', old.clients),
    ...byId('client_field', old.clientFields),
    ...byId('cost', old.costs),
    ...byId('api_key', old.apiKeys),
    ...byPlace('ignored', [old.ignored]),
    ...byPlace('trusted', [old.trusted]),
    ...byPlace('problem', old.problems),
  ];
}

/** Monitors have no id, and another place in each dump: those that were carried over are known by what they check. */
function monitorsOf(old: OldDashboard, carried: readonly ImportRecord<'monitor'>[]): NewRecord[] {
  const key = ({ siteId, path }: OldMonitor) => `${siteId} ${path}`;
  const known = new Set(carried.map(({ payload }) => key(payload)));
  const free = Math.max(-1, ...carried.map(({ oldId }) => oldId)) + 1;
  const fresh = old.monitors.filter(monitor => !known.has(key(monitor)));
  return fresh.map((payload, at) => ({ kind: 'monitor', old_id: free + at, payload }));
}

/** A monitor whose site was removed here is to be carried over again once the site is adopted again. */
export async function reopenMonitors(trx: Trx, importId: string): Promise<void> {
  const gone = trx.updateTable('import_records').where('import_id', '=', importId).where('kind', '=', 'monitor');
  await gone
    .set({ state: 'planned', reason: null, remarks_json: null, new_id: null })
    .where('state', '=', 'carried')
    .where('new_id', 'not in', trx.selectFrom('sites').select('id'))
    .execute();
}

export interface ImportRecord<Kind extends RecordKind = RecordKind> {
  readonly oldId: number;
  readonly payload: RecordPayloads[Kind];
  readonly state: RecordState;
  readonly reason: string | null;
  readonly newId: number | null;
}

/** The records of a kind, by old id. Sealed ones that do not open any more, or were forgotten, are left out. */
export async function selectImportRecords<Kind extends RecordKind>(
  db: Queryable,
  services: Pick<Services, 'secrets'>,
  importId: string,
  kind: Kind,
): Promise<ImportRecord<Kind>[]> {
  const stored = db.selectFrom('import_records').selectAll().where('import_id', '=', importId);
  const rows = await stored.where('kind', '=', kind).orderBy('old_id').execute();
  return rows.flatMap(row => {
    const place = importRecordPlace(importId, kind, row.old_id);
    const json = row.sealed === null ? row.payload_json : openReadable(services.secrets, place, row.sealed);
    if (json === undefined || (kind === 'api_key' && row.sealed === null)) return [];
    const payload = JSON.parse(json.toString()) as RecordPayloads[Kind];
    return [{ oldId: row.old_id, payload, state: row.state as RecordState, reason: row.reason, newId: row.new_id }];
  });
}

/** Those that are planned and don't open. */
export async function selectUnreadableRecords(
  db: Queryable,
  services: Pick<Services, 'secrets'>,
  importId: string,
  kind: RecordKind,
): Promise<number[]> {
  const planned = db.selectFrom('import_records').select('old_id').where('import_id', '=', importId);
  const rows = await planned.where('kind', '=', kind).where('state', '=', 'planned').execute();
  const readable = new Set((await selectImportRecords(db, services, importId, kind)).map(({ oldId }) => oldId));
  return rows.map(({ old_id }) => old_id).filter(id => !readable.has(id));
}

/** How carrying over some records ended. */
export interface CarriedRecord {
  readonly kind: RecordKind;
  readonly old_id: number;
  readonly state: RecordState;
  readonly reason: string | null;
  readonly remarks_json: string | null;
  readonly new_id: number | null;
}

export async function updateRecordRows(
  trx: Trx,
  { database }: Pick<Services, 'database'>,
  importId: string,
  records: readonly CarriedRecord[],
): Promise<void> {
  const rows = records.map(record => ({ ...record, import_id: importId }));
  await updateRows(trx, database.engine, RECORD_STATES, rows);
}

const RECORD_STATES = {
  table: 'import_records',
  columns: {
    import_id: 'text',
    kind: 'text',
    old_id: 'integer',
    state: 'text',
    reason: 'text',
    remarks_json: 'text',
    new_id: 'integer',
  },
  key: ['import_id', 'kind', 'old_id'],
} as const;
