import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../kernel/context.ts';
import type { SiteScope } from '../../../kernel/lists/site-scope.ts';
import { asKey } from '../../../ports/database/contains.ts';
import type { Engine } from '../../../ports/database/port.ts';
import { EVENT_SEVERITIES, type EventSeverity } from '../../events/index.ts';
import type { InboxKind } from '../inbox-kind.ts';

/** What the causes of a kind are found by. */
export interface SourceFacts {
  readonly engine: Engine;
  /** ms epoch */
  readonly now: number;
  readonly actor: Actor;
  /** Condition on `sites`: those that are asked about; undefined: all, and what is about no site. */
  readonly scope: RawBuilder<boolean> | undefined;
  /** The same as callers name it. */
  readonly asked: SiteScope;
  /** Thresholds of what expires, in days, the smallest first. */
  readonly thresholds: readonly number[];
  /** Costs that are paid soon. */
  readonly dueCosts: readonly { id: number; due: string; since: number }[];
}

/** Selects the causes of some kinds, in the columns of `causeColumns`; undefined: there can be none. */
export type CauseSource = (facts: SourceFacts) => RawBuilder<unknown> | undefined;

/** Place of a severity, the most urgent first. */
export const rankOf = (severity: EventSeverity) => sql.lit(EVENT_SEVERITIES.indexOf(severity));

interface CauseColumns {
  readonly kind: InboxKind;
  /** Causes with one key are one item. */
  readonly key: RawBuilder<unknown>;
  /** As alarms name it. */
  readonly cause: RawBuilder<unknown>;
  readonly rank: RawBuilder<unknown>;
  /** Undefined for what is about no single site. */
  readonly site?: RawBuilder<unknown>;
  readonly since: RawBuilder<unknown>;
  /** Lower-cased text that is searched besides the names of site and client. */
  readonly subject?: RawBuilder<unknown>;
}

const NO_SITE = sql`cast(null as bigint)`;

/** The columns that every source selects. */
export function causeColumns(
  engine: Engine,
  { kind, key, cause, rank, site = NO_SITE, since, subject = sql`''` }: CauseColumns,
): RawBuilder<unknown> {
  return sql`${asKey(engine, sql.lit(kind))} as kind, ${asKey(engine, key)} as key, ${asKey(engine, cause)} as cause,
    ${rank} as rank, ${site} as site_id, ${since} as since_at, ${asKey(engine, subject)} as subject`;
}

/** Ids of the sites in scope, as a set. */
export const sitesIn = (scope: RawBuilder<boolean>) => sql`(select sites.id from sites where ${scope})`;
