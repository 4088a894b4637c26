import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import { isAboutScope, visibleTo } from '../../approvals/index.ts';
import { type CauseSource, causeColumns, rankOf, sitesIn } from './source.ts';

/** This server can't reach the outside. */
export const outbound: CauseSource = ({ engine, scope }) =>
  scope === undefined
    ? sql`select ${causeColumns(engine, {
        kind: 'outbound_broken',
        key: sql`'outbound'`,
        cause: sql`'outbound'`,
        rank: rankOf('critical'),
        since: sql`cast(value as bigint)`,
      })} from meta where key = 'monitoring_broken_since'`
    : undefined;

export const channels: CauseSource = ({ engine, scope }) =>
  scope === undefined
    ? sql`select ${causeColumns(engine, {
        kind: 'channel_failing',
        key: sql`id`,
        cause: sql`'channel:' || id`,
        rank: rankOf('high'),
        since: sql`coalesce(failing_since, updated_at)`,
        subject: sql`name_key`,
      })} from channels where failing_told = 1 and (enabled = 1 or off_reason = 'gone')`
    : undefined;

export const feed: CauseSource = ({ engine, scope }) =>
  scope === undefined
    ? sql`select ${causeColumns(engine, {
        kind: 'feed_failing',
        key: sql`'vulnerabilities'`,
        cause: sql`'feed:vulnerabilities'`,
        rank: rankOf('high'),
        since: sql`failing_since`,
        subject: sql`'vulnerabilities'`,
      })} from vulnerability_feed where failing_since is not null`
    : undefined;

/** Proposals of assistants that wait for a person. */
export const approvals: CauseSource = facts => {
  const { proposer, ofOperators } = visibleTo({ actor: facts.actor, clock: { now: () => facts.now } as never });
  const whose =
    proposer === undefined
      ? sql``
      : sql`and proposer_kind = ${proposer.proposer_kind} and proposer_id is not distinct from ${proposer.proposer_id}`;
  return sql`select ${causeColumns(facts.engine, {
    kind: 'approval',
    key: sql`id`,
    cause: sql`'approval:' || id`,
    rank: rankOf('medium'),
    since: sql`proposed_at`,
    subject: sql`lower(ability)`,
  })} from approvals where status = 'pending' and expires_at > ${facts.now} ${whose}
    ${ofOperators === true ? sql`and admin_only = 0` : sql``}
    ${facts.scope === undefined ? sql`` : sql`and ${isAboutScope(facts.asked)}`}`;
};

const DUE = { id: 'integer', due: 'text', since: 'integer' } as const;

/** When a cost is due follows from a calendar, so they come with the facts. */
export const costs: CauseSource = ({ engine, scope, dueCosts }) =>
  dueCosts.length === 0
    ? undefined
    : sql`select ${causeColumns(engine, {
        kind: 'cost_due',
        key: sql`costs.id`,
        cause: sql`'cost:' || costs.id || ':' || due.due`,
        rank: rankOf('low'),
        since: sql`due.since`,
        subject: sql`costs.name_key`,
      })} from costs join ${jsonRows(engine, DUE, dueCosts)} as due on due.id = costs.id
      where true ${
        scope === undefined
          ? sql``
          : sql`and costs.id in (
            select cost_id from cost_sites where site_id in ${sitesIn(scope)}
            union select cost_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
              where site_tags.site_id in ${sitesIn(scope)}
            union select cost_id from cost_clients join sites as held on held.client_id = cost_clients.client_id
              where held.id in ${sitesIn(scope)})`
      }`;
