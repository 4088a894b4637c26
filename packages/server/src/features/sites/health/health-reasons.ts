import { Type } from 'typebox';
import { wholeOrNull } from '../../../kernel/ability/nullable.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { RecordRow } from '../read/site-record.store.ts';
import { type HealthFinding, selectHealthFindings } from './health-findings.store.ts';
import {
  answeredWell,
  type HealthFacts,
  type HealthReason,
  healthOf,
  healthReasonsOf,
  SITE_HEALTHS,
  type SiteHealth,
} from './site-health.ts';

const REASONS = SITE_HEALTHS.filter((health): health is HealthReason => health !== 'healthy');

export const healthReasonSchema = Type.Object({
  kind: Type.Unsafe<HealthReason>({ type: 'string', enum: REASONS, description: 'What is the matter, as in health.' }),
  count: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description:
      'How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others.',
  }),
  at: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known.',
  }),
  detail: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say.',
  }),
  cause: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others.',
  }),
  status_code: wholeOrNull('HTTP status of the check that found it down; null without an answer, and for others.'),
  run_id: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Id of the update run that broke it; null for others.',
  }),
});

interface HealthReasonView {
  readonly kind: HealthReason;
  readonly count: number | null;
  readonly at: string | null;
  readonly detail: string | null;
  readonly cause: string | null;
  readonly status_code: number | null;
  readonly run_id: string | null;
}

export interface HealthView {
  readonly health: SiteHealth;
  readonly health_reasons: HealthReasonView[];
}

type Row = Pick<
  RecordRow,
  'id' | 'disconnected_at' | 'sync_error' | 'sync_error_cause' | 'failed_syncs' | 'check_message'
> &
  Omit<HealthFacts, 'pending' | 'watched' | 'broken' | 'altered' | 'vulnerable' | 'expiring'> &
  Readonly<Record<'pending_core' | 'pending_plugins' | 'pending_themes' | 'pending_translations', number>>;

/** The health of sites with its reasons. One query for any number. */
export async function healthViews(
  { database, clock }: Pick<Ctx, 'database' | 'clock'>,
  rows: readonly Row[],
): Promise<Map<number, HealthView>> {
  const ids = rows.map(({ id }) => id);
  const failed = rows.filter(row => row.checked_at !== null && !answeredWell(row.check_status));
  const unreached = failed.map(({ id }) => id);
  const found = await selectHealthFindings(database, { ids, unreached }, clock.now());
  const findings = Map.groupBy(found, ({ site_id }) => site_id);
  return new Map(rows.map(row => [row.id, healthView(row, findings.get(row.id) ?? [])]));
}

function healthView(row: Row, findings: readonly HealthFinding[]): HealthView {
  const found = new Map(findings.map(finding => [finding.kind, finding]));
  const [down, up] = [found.get('down'), found.get('up')];
  const facts: HealthFacts = {
    ...row,
    pending: pendingOf(row),
    watched: down
      ? { status: 'down', checked_at: down.at ?? 0 }
      : up
        ? { status: 'up', checked_at: up.at ?? 0 }
        : undefined,
    broken: found.has('broken'),
    altered: found.has('altered'),
    vulnerable: found.has('vulnerable'),
    expiring: found.has('expiring'),
  };
  const reasons = healthReasonsOf(facts).map(kind => {
    const finding = findings.find(one => one.kind === kind);
    const { count, at, detail, cause, status_code, run_id } = { ...NOTHING, ...toldOf(row, kind, finding) };
    return { kind, count, at: isoInstantOrNull(at), detail: detail || null, cause, status_code, run_id };
  });
  return { health: healthOf(facts), health_reasons: reasons };
}

const NOTHING = { count: null, at: null, detail: null, cause: null, status_code: null, run_id: null };

/** What is known about a reason, from the row of the site or from what was found. */
function toldOf(
  row: Row,
  kind: HealthReason,
  finding?: HealthFinding,
): Partial<Omit<HealthFinding, 'kind' | 'site_id'>> {
  const { sync_error: detail } = row;
  const cause = row.sync_error_cause ?? row.sync_error_code;
  if (kind === 'down') {
    if (finding) return { ...finding, count: null };
    return { at: row.checked_at, detail: row.check_message, status_code: row.check_status || null };
  }
  if (kind === 'disconnected') return { at: row.disconnected_at, detail, cause };
  if (kind === 'sync_failing') return { count: row.failed_syncs, at: row.last_sync_at, detail, cause };
  if (kind === 'updates') return { count: pendingOf(row) };
  return finding ?? {};
}

const pendingOf = (row: Row) => row.pending_core + row.pending_plugins + row.pending_themes + row.pending_translations;
