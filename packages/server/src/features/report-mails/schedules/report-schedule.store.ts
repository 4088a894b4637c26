import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type ReportScheduleRow = Selectable<Tables['report_schedules']>;

const named = (db: Queryable) =>
  db
    .selectFrom('report_schedules')
    .leftJoin('clients', 'clients.id', 'report_schedules.client_id')
    .selectAll('report_schedules')
    .select(['clients.name as client_name', 'clients.status as client_status']);

export type NamedSchedule = ReportScheduleRow & {
  readonly client_name: string | null;
  readonly client_status: string | null;
};

/** The one for all clients first, then by the name of the client. */
export async function selectReportSchedules(
  db: Queryable,
  clientId: number | undefined,
  window: { offset: number; limit: number },
): Promise<{ rows: NamedSchedule[]; total: number }> {
  const found = named(db).$if(clientId !== undefined, q => q.where('client_id', '=', clientId as number));
  const ordered = found.orderBy(eb => eb.case().when('client_id', 'is', null).then(0).else(1).end());
  const counted = db
    .selectFrom('report_schedules')
    .$if(clientId !== undefined, q => q.where('client_id', '=', clientId as number));
  const [rows, { total }] = await Promise.all([
    ordered
      .orderBy('clients.name_key')
      .orderBy('report_schedules.id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    counted.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function selectNamedSchedule(db: Queryable, id: number): Promise<NamedSchedule | undefined> {
  return named(db).where('report_schedules.id', '=', id).executeTakeFirst();
}

/**
 * The schedule of a client, or of all clients, locked until the transaction ends. Rows are locked in one order: the
 * schedule for all, the client, its own schedule, which goes when the client does.
 */
export function lockScheduleOf(trx: Trx, clientId: number | null): Promise<ReportScheduleRow | undefined> {
  const all = trx.selectFrom('report_schedules').selectAll().forUpdate();
  const one = clientId === null ? all.where('client_id', 'is', null) : all.where('client_id', '=', clientId);
  return one.executeTakeFirst();
}

export function lockSchedule(trx: Trx, id: number): Promise<ReportScheduleRow | undefined> {
  return trx.selectFrom('report_schedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function selectActiveSchedules(db: Queryable): Promise<ReportScheduleRow[]> {
  return db.selectFrom('report_schedules').selectAll().where('enabled', '=', 1).orderBy('id').execute();
}

/** The one by which a client gets its reports: its own, or else that for all. */
export function selectScheduleInForce(db: Queryable, clientId: number): Promise<ReportScheduleRow | undefined> {
  return db
    .selectFrom('report_schedules')
    .selectAll()
    .where(eb => eb.or([eb('client_id', '=', clientId), eb('client_id', 'is', null)]))
    .orderBy(eb => eb.case().when('client_id', 'is', null).then(1).else(0).end())
    .limit(1)
    .executeTakeFirst();
}

export async function insertSchedule(trx: Trx, row: Insertable<Tables['report_schedules']>): Promise<number> {
  const { id } = await trx.insertInto('report_schedules').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateScheduleRow(
  trx: Trx,
  id: number,
  set: Updateable<Tables['report_schedules']>,
): Promise<void> {
  await trx.updateTable('report_schedules').set(set).where('id', '=', id).execute();
}

export async function deleteScheduleRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('report_schedules').where('id', '=', id).execute();
}

/** A client that the schedule for all is for, and where that goes on for it. */
interface ClientOfAll {
  readonly id: number;
  readonly reports_begin_on: string | null;
}

/** Those that are not suspended and had a site before the end of a period, ms epoch. */
const reportedClients = (trx: Trx, endsAt: number) =>
  trx
    .selectFrom('clients')
    .select(['clients.id', 'clients.reports_begin_on'])
    .where('clients.status', '<>', 'suspended')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sites')
          .select('sites.id')
          .whereRef('sites.client_id', '=', 'clients.id')
          .where('sites.created_at', '<', endsAt),
      ),
    );

/** Whether there is something to tell a client about a period, and it is to be told. */
export async function isReported(trx: Trx, clientId: number, endsAt: number): Promise<boolean> {
  return (await reportedClients(trx, endsAt).where('clients.id', '=', clientId).executeTakeFirst()) !== undefined;
}

/** Those of them without a schedule of their own. */
export async function selectClientsWithoutSchedule(trx: Trx, endsAt: number): Promise<ClientOfAll[]> {
  return await reportedClients(trx, endsAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('report_schedules').select('report_schedules.id').whereRef('client_id', '=', 'clients.id')),
      ),
    )
    .orderBy('clients.id')
    .execute();
}

export async function selectReportsBegin(trx: Trx, clientId: number): Promise<string | null> {
  const row = await trx.selectFrom('clients').select('reports_begin_on').where('id', '=', clientId).executeTakeFirst();
  return row?.reports_begin_on ?? null;
}

export async function updateReportsBegin(trx: Trx, clientId: number, day: string | null): Promise<void> {
  await trx.updateTable('clients').set({ reports_begin_on: day }).where('id', '=', clientId).execute();
}

/** From then on, they are like all others. @param until Only those that begin up to this day. */
export async function forgetReportsBegin(trx: Trx, until?: string): Promise<void> {
  await trx
    .updateTable('clients')
    .set({ reports_begin_on: null })
    .where('reports_begin_on', 'is not', null)
    .$if(until !== undefined, q => q.where('reports_begin_on', '<=', until as string))
    .execute();
}

export async function isSuspended(db: Queryable, clientId: number): Promise<boolean> {
  const client = await db.selectFrom('clients').select('status').where('id', '=', clientId).executeTakeFirst();
  return client?.status === 'suspended';
}
