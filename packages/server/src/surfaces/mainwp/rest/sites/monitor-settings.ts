import { type Asked, unreadable } from '../asked.ts';

const GLOBAL = 'useglobal';
const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600 };

/**
 * Settings of a monitor as programs for MainWP send them; what is absent is left out, and null stands for the setting of
 * all sites. @throws AppError naming what can't be read or kept to here.
 */
export function monitorSettingsFrom(asked: Asked): Record<string, unknown> {
  const all = {
    active: flagOf(asked),
    interval_seconds: secondsOf(asked, 'interval', 30, 3600),
    timeout_seconds: secondsOf(asked, 'timeout', 1, 120),
    confirmations: confirmationsOf(asked),
    method: methodOf(asked),
    expected_status: expectedOf(asked),
    keyword: keywordOf(asked),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The same of all sites, where "as for all sites" is no change. */
export function settingsOfAllFrom(asked: Asked): Record<string, unknown> {
  const given = Object.entries(monitorSettingsFrom(asked)).filter(([, value]) => value !== null);
  return Object.fromEntries(given);
}

/** Text of a parameter; null where it says that the setting of all sites applies. */
function given(asked: Asked, name: string): string | null | undefined {
  const text = asked.text(name)?.trim().toLowerCase();
  return text === GLOBAL || text === '-1' ? null : text;
}

function flagOf(asked: Asked): boolean | null | undefined {
  return given(asked, 'active') === null ? null : asked.flag('active');
}

/** `5m`, `1h`, `45s`, `2min`, or minutes (an interval) and seconds (a timeout) as a plain number. */
function secondsOf(asked: Asked, name: 'interval' | 'timeout', least: number, most: number) {
  const text = given(asked, name);
  if (text === null || text === undefined) return text;
  const [, number = '', unit = name === 'interval' ? 'm' : 's'] = /^(\d{1,5})\s*(s|m|min|h)?$/.exec(text) ?? [];
  const seconds = Number(number) * (UNIT_SECONDS[unit] ?? 0);
  if (number !== '' && seconds >= least && seconds <= most) return seconds;
  throw unreadable(name, `must be a time from ${least} to ${most} seconds, such as 30s or 1m`);
}

/** Their retries are our confirmations. One is always made. */
function confirmationsOf(asked: Asked): number | null | undefined {
  if (given(asked, 'maxretries') === null) return null;
  const retries = asked.integer('maxretries');
  return retries === undefined ? undefined : Math.min(5, Math.max(1, retries));
}

function methodOf(asked: Asked): string | null | undefined {
  const method = given(asked, 'method');
  return method === 'push' ? 'put' : method;
}

function expectedOf(asked: Asked): string | null | undefined {
  const codes = asked.words('expected_status');
  if (codes === undefined) return undefined;
  return codes.includes(GLOBAL) ? null : codes.join(',');
}

/** The text counts where the type says so; with another type there is none. */
function keywordOf(asked: Asked): string | null | undefined {
  const type = asked.text('type')?.trim().toLowerCase();
  if (type === GLOBAL) return null;
  if (type === undefined || type === 'keyword')
    return asked.sent('keyword') ? (asked.text('keyword') ?? '') : undefined;
  if (type === 'http' || type === 'ping') return '';
  throw unreadable('type', 'must be useglobal, http, ping or keyword');
}

/** `5m`, `1h`; under a minute in seconds. */
export function frequency(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600}h`;
  return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`;
}

interface Shown {
  readonly active: boolean | null;
  readonly interval_seconds: number | null;
  readonly timeout_seconds: number | null;
  readonly confirmations: number | null;
  readonly method: string | null;
  readonly expected_status: string | null;
  readonly keyword: string | null;
}

/** The same as they are stored. */
export function monitorSettingsView(stored: Shown) {
  const { active, interval_seconds, timeout_seconds, confirmations, method, expected_status, keyword } = stored;
  const or = <T>(value: T | null, show: (value: T) => string | number) => (value === null ? GLOBAL : show(value));
  return {
    active: or(active, is => (is ? '1' : '0')),
    interval: or(interval_seconds, seconds => (seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`)),
    timeout: or(timeout_seconds, seconds => `${seconds}s`),
    maxretries: confirmations ?? -1,
    type: or(keyword, text => (text === '' ? 'http' : 'keyword')),
    method: or(method, name => (name === 'put' ? 'push' : name)),
    expected_status: or(expected_status, text => text),
    keyword: keyword ?? '',
  };
}
