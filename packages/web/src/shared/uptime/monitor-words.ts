import type { Output } from '../../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import { formatNumber, formatRatio } from '../../ui/text/format.ts';

export type Monitor = Output<'list-monitors-v1'>['items'][number];
export type ShownStatus = Monitor['status'];
export type Incident = Output<'list-incidents-v1'>['items'][number];

export const MONITOR_NAMES = named<ShownStatus>({
  up: 'shared.monitors.up',
  down: 'shared.monitors.down',
  pending: 'shared.monitors.pending',
  unknown: 'shared.monitors.unknown',
  paused: 'shared.monitors.paused',
});
export const MONITOR_MEANINGS = named<ShownStatus>({
  up: 'shared.monitors.meanings.up',
  down: 'shared.monitors.meanings.down',
  pending: 'shared.monitors.meanings.pending',
  unknown: 'shared.monitors.meanings.unknown',
  paused: 'shared.monitors.meanings.paused',
});
const TONES = new Map<ShownStatus, Tone>([
  ['up', 'good'],
  ['down', 'bad'],
  ['unknown', 'warn'],
]);
export const monitorTone = (status: ShownStatus): Tone => TONES.get(status) ?? 'quiet';

/** Why a site is down, in the reader's language. */
export const FAULT_TEXTS = named<Incident['cause']>({
  dns: 'shared.monitors.faults.dns',
  connect: 'shared.monitors.faults.connect',
  tls: 'shared.monitors.faults.tls',
  timeout: 'shared.monitors.faults.timeout',
  broken: 'shared.monitors.faults.broken',
  too_large: 'shared.monitors.faults.tooLarge',
  refused_address: 'shared.monitors.faults.refusedAddress',
  bad_address: 'shared.monitors.faults.badAddress',
  redirects: 'shared.monitors.faults.redirects',
  wrong_status: 'shared.monitors.faults.wrongStatus',
  text_missing: 'shared.monitors.faults.textMissing',
  text_present: 'shared.monitors.faults.textPresent',
});

/** `Unexpected status (503)`. */
export function faultText({ cause, status_code }: Pick<Incident, 'cause' | 'status_code'>): string {
  const text = FAULT_TEXTS[cause];
  if (cause !== 'wrong_status' || status_code === null) return text;
  return t('shared.monitors.faults.withStatus', { fault: text, status: String(status_code) });
}

interface SaidDown {
  /** Code of the reason; null where it is not known. */
  readonly cause: string | null;
  readonly status_code: number | null;
  /** The reason in the words of the server. */
  readonly said: string;
}

/** Why a site is down: in the words of the server, or in the reader's language by code and status. */
export function downText({ cause, status_code, said }: SaidDown): string {
  if (SPEAKS_AS_SERVER || said === '') return said;
  const known = Object.keys(FAULT_TEXTS).find((name): name is Incident['cause'] => name === cause);
  if (known !== undefined) return faultText({ cause: known, status_code });
  // Below 400, it may have been the text of the page: no more is known then.
  return status_code && status_code >= 400 ? faultText({ cause: 'wrong_status', status_code }) : t('said.checkFailed');
}

/** @param share 0 to 100; null: not watched. */
export const uptimeText = (share: number | null) => (share === null ? '–' : formatRatio(share / 100));

/** `45 s`, `12 min`, `2 h`, `3 h 5 min`, `2 d 4 h`: the two largest units. @param seconds Whole seconds. */
export function durationText(seconds: number): string {
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)];
  if (minutes === 0) return t('shared.duration.seconds', { seconds: formatNumber(seconds) });
  if (hours === 0) return t('shared.duration.minutes', { minutes: formatNumber(minutes) });
  const rest = days === 0 ? minutes % 60 : hours % 24;
  if (days === 0) return hoursText(formatNumber(hours), rest);
  const wholeDays = t('shared.duration.days', { days: formatNumber(days) });
  return rest === 0 ? wholeDays : `${wholeDays} ${hoursText(String(rest), 0)}`;
}

function hoursText(hours: string, minutes: number): string {
  const whole = t('shared.duration.hours', { hours });
  return minutes === 0 ? whole : `${whole} ${t('shared.duration.minutes', { minutes: String(minutes) })}`;
}
