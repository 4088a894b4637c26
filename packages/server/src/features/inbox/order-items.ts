import { EVENT_SEVERITIES, type EventSeverity } from '../events/index.ts';
import { INBOX_KINDS, type InboxKind } from './inbox-kind.ts';

/** An item as the store finds it. */
export interface InboxRow {
  readonly kind: InboxKind;
  readonly key: string;
  /** Place of its severity. */
  readonly rank: number;
  /** ms epoch */
  readonly since_at: number;
  readonly sites: number;
  /** One of its sites; null if it is about none. */
  readonly site_id: number | null;
  /** ms epoch; 0 if it, or a part of it, is not. */
  readonly snoozed_until: number;
  /** 1: nobody has acknowledged it, or a part of it. */
  readonly untaken: number;
  readonly acknowledged_at: number | null;
  readonly acknowledged_by: string | null;
}

export const SNOOZED_CHOICES = ['no', 'only', 'any'] as const;

export interface ItemChoice {
  readonly kinds?: readonly InboxKind[] | undefined;
  readonly severities?: readonly EventSeverity[] | undefined;
  readonly snoozed: (typeof SNOOZED_CHOICES)[number];
  /** ms epoch */
  readonly now: number;
}

export const severityOfRow = ({ rank }: Pick<InboxRow, 'rank'>) => EVENT_SEVERITIES[rank] ?? 'info';

type Part = keyof Omit<ItemChoice, 'now'>;

/** @param without Passes over this part of the choice. */
function isChosen(row: InboxRow, { kinds, severities, snoozed, now }: ItemChoice, without?: Part): boolean {
  if (without !== 'kinds' && kinds !== undefined && !kinds.includes(row.kind)) return false;
  if (without !== 'severities' && severities !== undefined && !severities.includes(severityOfRow(row))) return false;
  return without === 'snoozed' || snoozed === 'any' || row.snoozed_until > now === (snoozed === 'only');
}

const PLACES = new Map(INBOX_KINDS.map((kind, place) => [kind, place]));

/** The most urgent first; of equals those that nobody takes care of, then by kind, then the newest. */
function compare(a: InboxRow, b: InboxRow): number {
  return (
    a.rank - b.rank ||
    b.untaken - a.untaken ||
    (PLACES.get(a.kind) ?? 0) - (PLACES.get(b.kind) ?? 0) ||
    b.since_at - a.since_at ||
    (a.key < b.key ? -1 : 1)
  );
}

export const chosenItems = (rows: readonly InboxRow[], choice: ItemChoice): InboxRow[] =>
  rows.filter(row => isChosen(row, choice)).sort(compare);

/** How many items each choice of a filter would list, the other filters being as they are. */
export function countItems(rows: readonly InboxRow[], choice: ItemChoice) {
  const kinds = Object.fromEntries(INBOX_KINDS.map(kind => [kind, 0])) as Record<InboxKind, number>;
  const severities = Object.fromEntries(EVENT_SEVERITIES.map(one => [one, 0])) as Record<EventSeverity, number>;
  let snoozed = 0;
  for (const row of rows) {
    if (isChosen(row, choice, 'kinds')) kinds[row.kind] += 1;
    if (isChosen(row, choice, 'severities')) severities[severityOfRow(row)] += 1;
    if (row.snoozed_until > choice.now && isChosen(row, choice, 'snoozed')) snoozed += 1;
  }
  return { kinds, severities, snoozed };
}
