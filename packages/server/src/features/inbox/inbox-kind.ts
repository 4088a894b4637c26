import type { EventSeverity } from '../events/index.ts';

/** What an item of the inbox is about, in the order in which items of one severity are listed. */
export const INBOX_KINDS = [
  'outbound_broken',
  'site_down',
  'site_broken',
  'run_halted',
  'run_failed',
  'site_disconnected',
  'sync_failing',
  'files_altered',
  'vulnerability',
  'certificate',
  'domain',
  'channel_failing',
  'feed_failing',
  'approval',
  'cost_due',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Ids of items: the kind, and what it is about. */
export const itemId = (kind: InboxKind, key: string) => `${kind}:${key}`;

export function readItemId(id: string): { kind: InboxKind; key: string } | undefined {
  const at = id.indexOf(':');
  const kind = INBOX_KINDS.find(known => known === id.slice(0, at));
  return kind === undefined || at === id.length - 1 ? undefined : { kind, key: id.slice(at + 1) };
}

/** A failed sync or two are no more than a note: sites are slow, restart, are updated. */
export const SYNC_SEVERITY = { few: 'low', many: 'medium' } as const satisfies Record<string, EventSeverity>;

/** Kinds of items about something that is over: acknowledged, there is nothing left to wait for. */
const OVER_WHEN_TAKEN: readonly InboxKind[] = ['run_failed'];
export const isOverWhenTaken = (kind: InboxKind) => OVER_WHEN_TAKEN.includes(kind);
