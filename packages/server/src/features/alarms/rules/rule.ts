import { nextStart, type Weekday } from '../../../kernel/time/openings.ts';
import {
  EVENT_GROUPS,
  EVENT_SEVERITIES,
  type EventGroup,
  type EventSeverity,
  type EventType,
} from '../../events/index.ts';

/** How a rule tells. Kept as JSON. */
export interface RuleSettings {
  /** Types and groups of types; none: all. */
  readonly events: readonly (EventType | EventGroup)[];
  readonly min_severity: EventSeverity;
  readonly when: 'at_once' | 'daily' | 'weekly';
  /** `HH:MM` */
  readonly digest_at: string;
  readonly digest_day: Weekday;
  readonly time_zone: string;
  /** `HH:MM`; null: no quiet hours. */
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly critical_passes: boolean;
  /** each: every event is a message. cause: what belongs together is one message. */
  readonly grouping: 'each' | 'cause';
  /** 0: never. */
  readonly remind_after_minutes: number;
  readonly tell_recovery: boolean;
  /** People who have turned on notifications in their browser are told there. */
  readonly tell_browsers: boolean;
}

/** What holds where nothing else was given. */
export const STANDARD_RULE: RuleSettings = {
  events: [],
  min_severity: 'medium',
  when: 'at_once',
  digest_at: '08:00',
  digest_day: 'mon',
  time_zone: 'UTC',
  quiet_from: null,
  quiet_to: null,
  critical_passes: true,
  grouping: 'cause',
  remind_after_minutes: 0,
  tell_recovery: true,
  tell_browsers: true,
};

/** What is stored of a rule; an earlier release knew fewer settings. */
export function storedRule({ settings_json }: { readonly settings_json: string }): RuleSettings {
  return { ...STANDARD_RULE, ...(JSON.parse(settings_json) as Partial<RuleSettings>) };
}

export interface AlarmRule {
  readonly id: number;
  readonly name: string;
  /** Only for these tags and clients; undefined: for all sites, and what is about none. */
  readonly only?: { readonly tags: readonly number[]; readonly clients: readonly number[] } | undefined;
  readonly channels: readonly number[];
  readonly settings: RuleSettings;
}

/** What an event is about, as far as rules look at it. */
export interface Tellable {
  readonly type: string;
  readonly severity: EventSeverity;
  readonly client_id: number | null;
  /** Tags of its site. */
  readonly tags: readonly number[];
}

export const severityRank = (severity: EventSeverity) => EVENT_SEVERITIES.indexOf(severity);

/** Whether a rule tells of something, by what and how urgent it is and whose. */
export function ruleMatches({ settings, only }: Pick<AlarmRule, 'settings' | 'only'>, told: Tellable): boolean {
  const { events, min_severity } = settings;
  const named = events.length === 0 || events.some(name => name === told.type || isInGroup(name, told.type));
  return named && severityRank(told.severity) <= severityRank(min_severity) && ruleCovers({ only }, told);
}

/** Whether a rule is for something, by whose it is. */
export function ruleCovers({ only }: Pick<AlarmRule, 'only'>, whose: Pick<Tellable, 'client_id' | 'tags'>): boolean {
  if (only === undefined) return true;
  const ofClient = whose.client_id !== null && only.clients.includes(whose.client_id);
  return ofClient || whose.tags.some(tag => only.tags.includes(tag));
}

const isInGroup = (name: string, type: string) =>
  Object.hasOwn(EVENT_GROUPS, name) && EVENT_GROUPS[name as EventGroup].includes(type);

const ALL_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** When the next digest is due after a time, both ms epoch; undefined for a rule that tells at once. */
export function nextDigest(settings: RuleSettings, after: number): number | undefined {
  const { when, digest_at, digest_day, time_zone } = settings;
  if (when === 'at_once') return undefined;
  return nextStart({ days: when === 'daily' ? ALL_DAYS : [digest_day], opens: digest_at, timeZone: time_zone }, after);
}

/** Until when a rule keeps quiet about something of a severity; undefined: it may tell now. */
export function quietUntil(settings: RuleSettings, severity: EventSeverity, now: number): number | undefined {
  const { quiet_from, quiet_to, time_zone, critical_passes } = settings;
  if (quiet_from === null || quiet_to === null || quiet_from === quiet_to) return undefined;
  if (critical_passes && severity === 'critical') return undefined;
  const times = { days: ALL_DAYS, timeZone: time_zone };
  const end = nextStart({ ...times, opens: quiet_to }, now);
  // It is quiet if the hours end before they begin again.
  return end < nextStart({ ...times, opens: quiet_from }, now) ? end : undefined;
}
