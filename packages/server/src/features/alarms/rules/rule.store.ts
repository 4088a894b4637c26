import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { contains } from '../../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { type AlarmRule, storedRule } from './rule.ts';

export type RuleRow = Selectable<Tables['alarm_rules']>;

const LINKS = { tags: 'alarm_rule_tags', clients: 'alarm_rule_clients', channels: 'alarm_rule_channels' } as const;

/** What a rule is linked to, by id. */
export interface RuleLinks {
  readonly tags: readonly number[];
  readonly clients: readonly number[];
  readonly channels: readonly number[];
}

export interface NamedLink {
  readonly rule_id: number;
  readonly id: number;
  readonly name: string;
}

export function insertRule(trx: Trx, row: Insertable<Tables['alarm_rules']>): Promise<RuleRow> {
  return trx.insertInto('alarm_rules').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateRuleRow(trx: Trx, id: number, set: Updateable<Tables['alarm_rules']>): Promise<void> {
  await trx.updateTable('alarm_rules').set(set).where('id', '=', id).execute();
}

export async function deleteRuleRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('alarm_rules').where('id', '=', id).execute();
}

export function selectRule(db: Queryable, id: number): Promise<RuleRow | undefined> {
  return db.selectFrom('alarm_rules').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The rule, locked until the transaction ends. */
export function lockRule(trx: Trx, id: number): Promise<RuleRow | undefined> {
  return trx.selectFrom('alarm_rules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** By name. */
export async function selectRulePage(db: Queryable, search: string, window: { offset: number; limit: number }) {
  const text = search.trim().toLowerCase();
  const found = db.selectFrom('alarm_rules').$if(text !== '', q => q.where(contains('name_key', text)));
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('name_key').orderBy('id').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Makes a rule be linked to exactly these; a kind that is not given keeps what it has. */
export async function replaceRuleLinks(trx: Trx, ruleId: number, links: Partial<RuleLinks>): Promise<void> {
  const { tags, clients, channels } = links;
  for (const kind of ['tags', 'clients', 'channels'] as const) {
    if (links[kind] !== undefined) await trx.deleteFrom(LINKS[kind]).where('rule_id', '=', ruleId).execute();
  }
  const of = (ids: readonly number[]) => [...new Set(ids)];
  if (tags?.length) {
    const rows = of(tags).map(tag_id => ({ rule_id: ruleId, tag_id }));
    await trx.insertInto('alarm_rule_tags').values(rows).execute();
  }
  if (clients?.length) {
    const rows = of(clients).map(client_id => ({ rule_id: ruleId, client_id }));
    await trx.insertInto('alarm_rule_clients').values(rows).execute();
  }
  if (channels?.length) {
    const rows = of(channels).map(channel_id => ({ rule_id: ruleId, channel_id }));
    await trx.insertInto('alarm_rule_channels').values(rows).execute();
  }
}

/** What rules are linked to, with names; of deleted channels nothing is left. */
export async function selectNamedLinks(db: Queryable, ruleIds: readonly number[]) {
  if (ruleIds.length === 0) return { tags: [], clients: [], channels: [] };
  const ids = [...ruleIds];
  const [tags, clients, channels] = await Promise.all([
    db
      .selectFrom('alarm_rule_tags')
      .innerJoin('tags', 'tags.id', 'tag_id')
      .select(['rule_id', 'tags.id', 'tags.name'])
      .where('rule_id', 'in', ids)
      .orderBy('tags.name_key')
      .execute(),
    db
      .selectFrom('alarm_rule_clients')
      .innerJoin('clients', 'clients.id', 'client_id')
      .select(['rule_id', 'clients.id', 'clients.name'])
      .where('rule_id', 'in', ids)
      .orderBy('clients.name_key')
      .execute(),
    db
      .selectFrom('alarm_rule_channels')
      .innerJoin('channels', 'channels.id', 'channel_id')
      .select(['rule_id', 'channels.id', 'channels.name'])
      .where('rule_id', 'in', ids)
      .orderBy('channels.name')
      .execute(),
  ]);
  return { tags, clients, channels };
}

/** All rules that are enabled, as what tells goes by them. One after the other: it may be in a transaction. */
export async function selectActiveRules(db: Queryable): Promise<AlarmRule[]> {
  const rows = await db.selectFrom('alarm_rules').selectAll().where('enabled', '=', 1).orderBy('id').execute();
  if (rows.length === 0) return [];
  const tags = await db.selectFrom('alarm_rule_tags').selectAll().execute();
  const clients = await db.selectFrom('alarm_rule_clients').selectAll().execute();
  const channels = await db.selectFrom('alarm_rule_channels').selectAll().execute();
  const mine = <Row extends { rule_id: number }>(links: readonly Row[], id: number) =>
    links.filter(({ rule_id }) => rule_id === id);
  return rows.map(({ id, name, limited, ...row }) => ({
    id,
    name,
    only:
      limited === 0
        ? undefined
        : {
            tags: mine(tags, id).map(({ tag_id }) => tag_id),
            clients: mine(clients, id).map(({ client_id }) => client_id),
          },
    channels: mine(channels, id).map(({ channel_id }) => channel_id),
    settings: storedRule(row),
  }));
}

/** The given ids that belong to no row; browsers of people count as none. */
export async function selectMissing(
  db: Queryable,
  table: 'tags' | 'clients' | 'channels',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .$if(table === 'channels', q => q.where(sql<boolean>`owner_id is null`))
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !found.has(id));
}

/** Channels that a rule is linked to. */
export async function selectChannelsOf(db: Queryable, ruleId: number): Promise<number[]> {
  const rows = await db.selectFrom('alarm_rule_channels').select('channel_id').where('rule_id', '=', ruleId).execute();
  return rows.map(({ channel_id }) => channel_id);
}

/** Whether a rule is linked to tags or clients. */
export async function hasLimits(trx: Trx, ruleId: number): Promise<boolean> {
  const tag = trx.selectFrom('alarm_rule_tags').select('tag_id').where('rule_id', '=', ruleId);
  const client = trx.selectFrom('alarm_rule_clients').select('client_id').where('rule_id', '=', ruleId);
  return (await tag.executeTakeFirst()) !== undefined || (await client.executeTakeFirst()) !== undefined;
}
