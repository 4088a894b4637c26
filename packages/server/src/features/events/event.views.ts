import { isoInstant } from '../../kernel/text/instants.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { phaseOf } from './event-types.ts';
import { eventWords, TOLD_TO_PROGRAMS, type ToldIn } from './event-words.ts';
import type { EventPhase, EventSeverity } from './types/event-type.ts';

/** An event with the names of its site and client, as the store has it. */
export interface NamedEventRow {
  readonly id: number;
  readonly type: string;
  readonly severity: string;
  readonly site_id: number | null;
  readonly client_id: number | null;
  readonly cause: string;
  readonly occurred_at: number;
  readonly data_json: string;
  readonly site_name: string | null;
  readonly site_url: string | null;
  readonly client_name: string | null;
}

/** An event as receivers and callers get it. */
export interface EventView {
  readonly id: number;
  readonly type: string;
  readonly severity: EventSeverity;
  readonly phase: EventPhase;
  readonly occurred_at: string;
  readonly title: string;
  readonly text: string;
  readonly site: { readonly id: number; readonly name: string; readonly url: string } | null;
  readonly client: { readonly id: number; readonly name: string } | null;
  /** '' for an event without a cause. */
  readonly cause: string;
  readonly data: object;
}

/**
 * @param told How its title and text are; the rest is for programs, and always the same.
 * @param asOf ms epoch: how many days are left then, and not when it happened.
 */
export function eventView(row: NamedEventRow, told: ToldIn = TOLD_TO_PROGRAMS, asOf?: number): EventView {
  const stored = JSON.parse(row.data_json) as object;
  const data = asOf === undefined ? stored : countedAt(asOf, stored);
  const words = eventWords(told);
  const site = row.site_name ?? '';
  const named = row.site_id !== null && row.site_name !== null;
  return {
    id: row.id,
    type: row.type,
    severity: row.severity as EventSeverity,
    phase: phaseOf(row.type),
    occurred_at: isoInstant(row.occurred_at),
    title: words.title(row.type, data, site),
    text: words.text(row.type, data, site),
    site: named ? { id: row.site_id, name: site, url: row.site_url ?? '' } : null,
    client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '' },
    cause: row.cause,
    data,
  };
}

/** With the days that are left at a time; as it is if it has none, or no end to count from. */
function countedAt(now: number, data: { days_left?: number; expires_at?: string; due_on?: string }): object {
  const { days_left, expires_at, due_on } = data;
  if (days_left === undefined) return data;
  if (expires_at !== undefined) return { ...data, days_left: Math.floor((Date.parse(expires_at) - now) / DAY_MS) };
  return due_on === undefined ? data : { ...data, days_left: Math.ceil((Date.parse(due_on) - now) / DAY_MS) };
}
