import { causeSaid, failureText } from '../../api/failure-text.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import { formatDate } from '../../ui/text/format.ts';
import { downText } from '../uptime/monitor-words.ts';
import type { VulnerabilitySeverity } from '../vulnerabilities/vulnerability-words.ts';
import type { ListedSite } from './site-type.ts';

export type Health = ListedSite['health'];
/** What somebody should look at. */
export const AILING = [
  'down',
  'disconnected',
  'broken',
  'altered',
  'sync_failing',
] as const satisfies readonly Health[];
export type ShownReason = ListedSite['health_reasons'][number];

interface HealthWords {
  readonly tone: Tone;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly meaning: string;
}

const HEALTH_TONES: Readonly<Record<Health, Tone>> = {
  down: 'bad',
  disconnected: 'bad',
  broken: 'bad',
  altered: 'bad',
  sync_failing: 'warn',
  vulnerable: 'warn',
  expiring: 'warn',
  never_synced: 'info',
  updates: 'info',
  healthy: 'good',
  suspended: 'quiet',
};

/** The health of a site, in the same words on every page. */
export const healthWords = (health: Health): HealthWords => ({
  tone: HEALTH_TONES[health],
  name: t(`shared.health.${health}.name`),
  meaning: t(`shared.health.${health}.meaning`),
});

/** What is the matter with a site, in a sentence. */
export function reasonText(reason: ShownReason): string {
  const { kind, count, at } = reason;
  const said = detailText(reason);
  const date = at === null ? '' : formatDate(at);
  return t(`shared.health.reasons.${kind}`, { count: count ?? 0, detail: said || 'none', date });
}

function detailText({ kind, detail, cause, status_code }: ShownReason): string {
  if (kind === 'vulnerable') return severityName(detail);
  if (detail === null) return '';
  if (kind === 'down') return downText({ cause, status_code, said: detail });
  const isFailure = kind === 'disconnected' || kind === 'sync_failing';
  return isFailure ? (causeSaid(cause) ?? failureText({ code: cause, message: detail })) : detail;
}

const severityName = (severity: string | null) =>
  t(`shared.vulnerabilities.severities.${(severity ?? 'unknown') as VulnerabilitySeverity}`);
