import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type ReportMailRow = Selectable<Tables['report_mails']>;

export const REPORT_MAIL_STATES = ['pending', 'preparing', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailState = (typeof REPORT_MAIL_STATES)[number];

const ROWS_PER_STATEMENT = 200;
/** Longer than a report takes to be made and handed over. */
export const MAIL_LEASE_MS = 5 * 60_000;

const newMail = (clientId: number, period: string, now: number) => ({
  client_id: clientId,
  period,
  state: 'pending',
  recipients_json: '[]',
  message_key: `report_${randomUUID().replaceAll('-', '')}`,
  attempts: 0,
  answer: '',
  created_at: now,
  next_at: now,
});

/** Those that are there already are left alone. @returns how many are new. */
export async function insertScheduledMails(
  trx: Trx,
  clientIds: readonly number[],
  period: string,
  now: number,
): Promise<number> {
  let made = 0;
  for (let from = 0; from < clientIds.length; from += ROWS_PER_STATEMENT) {
    const rows = clientIds
      .slice(from, from + ROWS_PER_STATEMENT)
      .map(id => ({ ...newMail(id, period, now), round: 0, asked_by: 'schedule' }));
    const inserted = trx
      .insertInto('report_mails')
      .values(rows)
      .onConflict(oc => oc.doNothing());
    made += Number((await inserted.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0);
  }
  return made;
}

/** A mail that somebody asks for: the next one on this month. The client must be locked. */
export async function insertAskedMail(
  trx: Trx,
  clientId: number,
  period: string,
  { askedBy, now }: { askedBy: string; now: number },
): Promise<number> {
  const latest = trx.selectFrom('report_mails').where('client_id', '=', clientId).where('period', '=', period);
  const { round } = await latest.select(eb => eb.fn.max('round').as('round')).executeTakeFirstOrThrow();
  const row = { ...newMail(clientId, period, now), round: Number(round ?? 0) + 1, asked_by: askedBy };
  const { id } = await trx.insertInto('report_mails').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Takes the mail that has been due longest, so that no other process prepares it. */
export async function claimDueMail(trx: Trx, now: number): Promise<ReportMailRow | undefined> {
  const due = await trx
    .selectFrom('report_mails')
    .select('id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  return trx
    .updateTable('report_mails')
    .set(eb => ({
      state: 'preparing',
      next_at: null,
      lease_until: now + MAIL_LEASE_MS,
      attempt: randomUUID(),
      attempts: eb('attempts', '+', 1),
      last_attempt_at: now,
    }))
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst();
}

/** Changes a mail that this process has claimed. @returns false if another one has taken it over. */
export async function updateClaimedMail(
  trx: Trx,
  { id, attempt }: ReportMailRow,
  from: readonly MailState[],
  set: Updateable<Tables['report_mails']>,
): Promise<boolean> {
  const changed = trx.updateTable('report_mails').set(set).where('id', '=', id).where('attempt', '=', attempt);
  const { numUpdatedRows } = await changed.where('state', 'in', [...from]).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasEndedMailLease(db: Queryable, now: number): Promise<boolean> {
  const ended = db.selectFrom('report_mails').select('id').where('lease_until', '<=', now).limit(1);
  return (await ended.executeTakeFirst()) !== undefined;
}

/** What a process had in hand that died: what was being sent may have arrived, the rest is prepared again. */
export async function settleEndedMailLeases(
  trx: Trx,
  now: number,
  { unknown, failed, mostAttempts }: { unknown: string; failed: string; mostAttempts: number },
): Promise<void> {
  const ended = () => trx.updateTable('report_mails').where('lease_until', '<=', now);
  const over = { lease_until: null, ended_at: now };
  await ended()
    .set({ ...over, state: 'unknown', answer: unknown })
    .where('state', '=', 'sending')
    .execute();
  await ended()
    .set({ ...over, state: 'failed', answer: failed })
    .where('state', '=', 'preparing')
    .where('attempts', '>=', mostAttempts)
    .execute();
  await ended().set({ state: 'pending', next_at: now, lease_until: null }).where('state', '=', 'preparing').execute();
}

export interface MailFilter {
  readonly clientId?: number | undefined;
  readonly states?: readonly MailState[] | undefined;
}

const namedMails = (db: Queryable, { clientId, states }: MailFilter) =>
  db
    .selectFrom('report_mails')
    .innerJoin('clients', 'clients.id', 'report_mails.client_id')
    .$if(clientId !== undefined, q => q.where('report_mails.client_id', '=', clientId as number))
    .$if(states !== undefined, q => q.where('report_mails.state', 'in', [...(states ?? [])]));

const withName = (db: Queryable, filter: MailFilter) =>
  namedMails(db, filter).selectAll('report_mails').select('clients.name as client_name');

export type NamedMail = ReportMailRow & { readonly client_name: string };

/** Newest first. */
export async function selectReportMails(
  db: Queryable,
  filter: MailFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: NamedMail[]; total: number }> {
  const ordered = withName(db, filter).orderBy('report_mails.created_at', 'desc').orderBy('report_mails.id', 'desc');
  const [rows, { total }] = await Promise.all([
    ordered.limit(window.limit).offset(window.offset).execute(),
    namedMails(db, filter)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function selectReportMail(db: Queryable, id: number): Promise<NamedMail | undefined> {
  return withName(db, {}).where('report_mails.id', '=', id).executeTakeFirst();
}

/** Where reports on a client go if its schedule names nobody: the client and its contacts, each address once. */
export async function selectAddressesOf(db: Queryable, clientId: number): Promise<string[]> {
  const client = await db.selectFrom('clients').select('email').where('id', '=', clientId).executeTakeFirst();
  const contacts = await db
    .selectFrom('client_contacts')
    .select('email')
    .where('client_id', '=', clientId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
  const all = [client?.email ?? '', ...contacts.map(({ email }) => email ?? '')].map(one => one.trim());
  const known = new Map(all.filter(one => one !== '').map(one => [one.toLowerCase(), one]));
  return [...known.values()];
}

/** Addresses of the client's own schedule, if it names some. */
export async function selectGivenAddresses(db: Queryable, clientId: number): Promise<string[]> {
  const own = db.selectFrom('report_schedules').select('recipients_json').where('client_id', '=', clientId);
  return JSON.parse((await own.executeTakeFirst())?.recipients_json ?? '[]') as string[];
}
