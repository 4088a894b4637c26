import { failureText } from '../../api/failure-text.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { textIfAny, type Values } from '../../texts/text.ts';
import { decimalSeparator, formatDate, formatDateTime } from '../../ui/text/format.ts';
import { actorText } from '../audit/audit-words.ts';
import { downText, durationText } from '../uptime/monitor-words.ts';

/** What is known of an event or alarm. */
interface SaidEvent {
  readonly type: string;
  readonly data: object;
  /** What the server says about it, in English. */
  readonly text: string;
}

/** What happened and what to do: in the words of the server, or by the type and data of the event. */
export function eventText({ type, data, text }: SaidEvent): string {
  if (SPEAKS_AS_SERVER) return text;
  return textIfAny(`said.events.${type.replace('.', '_')}`, eventValues(data as EventFields)) ?? text;
}

interface EventFields {
  readonly [name: string]: unknown;
  readonly message?: string;
  readonly reason?: string;
  readonly error_code?: string;
  readonly cause?: string | null;
  readonly http_status?: number | null;
  readonly down_seconds?: number;
}

/** The data as the values of a text. */
function eventValues(data: EventFields): Values {
  const shown = Object.entries(data).map(([name, value]) => [name, shownValue(name, value)] as const);
  return { ...Object.fromEntries(shown), why: whyOf(data), duration: durationText(data.down_seconds ?? 0) };
}

function whyOf({ error_code, cause, reason, http_status, message = '' }: EventFields): string {
  if (error_code !== undefined) return failureText({ code: error_code, cause, message });
  return downText({ cause: reason ?? null, status_code: http_status ?? null, said: message });
}

function listed(name: string, values: readonly unknown[]): string {
  if (name !== 'permissions') return values.join(', ');
  return values.map(value => textIfAny(`said.permission.${value}`) ?? value).join(', ');
}

/** What a member is called whose value is a time. Others may look like one: sites name their plugins as they like. */
const OF_TIMES = /(^|_)(at|on|since|until)$/;
const TIME = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function shownValue(name: string, value: unknown): string | number {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return listed(name, value);
  const text = String(value);
  if (name === 'by') return actorText(text);
  if (name === 'price') return text.replace('.', decimalSeparator());
  if (!OF_TIMES.test(name)) return text;
  if (TIME.test(text)) return name === 'expires_at' ? formatDate(text.slice(0, 10)) : formatDateTime(text);
  return DAY.test(text) ? formatDate(text) : text;
}
