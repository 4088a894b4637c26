import { loadTexts } from '../texts/catalogue.ts';
import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { t, textIfAny, type Values } from '../texts/text.ts';
import { codeSaid, refinedText, withoutNamespace } from './failure-text.ts';
import { factsWithLimit, plainName, plainWords, reasonInWords, type SaidOfValue } from './plain-words.ts';

/** One violation of the declared input, in the caller's terms: `input.name`, `input.tags[0]`. */
export interface FieldViolation extends SaidOfValue {
  readonly path: string;
}

/** The server refused, or did not answer (status 0). `message` says what to do next. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  /** For example `svc_site_not_found`, as received. */
  readonly code: string;
  readonly violations: readonly FieldViolation[];
  readonly data: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
    this.violations = Array.isArray(data.errors) ? (data.errors as FieldViolation[]) : [];
  }
}

/** What the server says in place of an answer. @param body As parsed; undefined if it was no JSON. */
export function errorOfAnswer(status: number, body: unknown): RequestError {
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) {
    const data = 'data' in body && typeof body.data === 'object' && body.data !== null ? body.data : {};
    return new RequestError(status, String(body.code), String(body.message), data as Record<string, unknown>);
  }
  return new RequestError(status, 'unexpected', t('api.unexpected', { status }));
}

/** The same, once there are words for it: pages in another language load those about states and inputs when needed. */
export async function errorInWords(status: number, body: unknown): Promise<RequestError> {
  const error = errorOfAnswer(status, body);
  if (SPEAKS_AS_SERVER) return error;
  const hasReason = typeof error.data.reason === 'string';
  const areas = hasReason ? (['states', 'inputs'] as const) : error.violations.length > 0 ? (['inputs'] as const) : [];
  await Promise.all(areas.map(loadTexts)).catch(() => {});
  return error;
}

/** Whether the error has this code, with any namespace that the server puts in front. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof RequestError && (error.code === code || error.code.endsWith(`_${code}`));
}

/**
 * Whether an address leads nowhere: the server knows nothing with its id, or no id has this form.
 * @param code Such as `site_not_found`. @param input What the id is sent as.
 */
export function leadsNowhere(error: unknown, code: string, input: string): boolean {
  if (hasCode(error, code)) return true;
  return error instanceof RequestError && error.violations.some(({ path }) => path === `input.${input}`);
}

/** The message to show for an error of any kind. */
export function messageOf(error: unknown): string {
  if (!(error instanceof RequestError)) return t('api.broken');
  return refusedInWords(error) ?? (isRaw(error) ? inPlainWords(error) : (textOf(error) ?? error.message));
}

/** In words of the page, if it has them for everything that is wrong. */
function refusedInWords({ violations, data }: RequestError): string | undefined {
  const texts = violations
    .slice(0, 3)
    .map(({ reason = '', limit }) => reasonInWords(reason, factsWithLimit(data, limit)));
  return texts.length > 0 && texts.every(text => text !== undefined) ? texts.join(' ') : undefined;
}

/** The text for its code, if it exists: some codes have a namespace in front, others do not. */
function textOf({ code, data, message }: RequestError): string | undefined {
  const plain = withoutNamespace(code);
  // If there is more to do than wait, such as closing pages, the server's message says it better.
  const waits = plain === 'too_many_requests' && /try again in/i.test(message);
  if (waits && typeof data.retry_after === 'number') return tooMany(data.retry_after);
  if (plain === 'internal_error' && typeof data.request_id === 'string') {
    return t('api.internalError', { request: data.request_id });
  }
  const known = textIfAny(`api.codes.${code}`) ?? textIfAny(`api.codes.${plain}`);
  if (known !== undefined || SPEAKS_AS_SERVER) return known;
  const { detail, reason } = data;
  const why = textIfAny(`states.${reason}`, data as Values) ?? reasonInWords(String(reason), data as Values);
  return why ?? refinedText(code, textually(detail)) ?? refinedText(code, textually(reason)) ?? codeSaid(code);
}

const textually = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Up to 90 seconds in seconds, more in minutes. */
function tooMany(seconds: number): string {
  return t('api.tooMany', { seconds, minutes: seconds > 90 ? Math.ceil(seconds / 60) : 0 });
}

/** The message only joins the violations, in the terms of the interface: `input.url must be …`. */
function isRaw({ message, violations }: RequestError): boolean {
  return violations.some(violation => message.includes(violation.message)) && /\binput\b|must/.test(message);
}

function inPlainWords({ violations, data }: RequestError): string {
  return violations
    .slice(0, 3)
    .map(said => `${plainName(said.path)}: ${plainWords(said, data as Values)}`)
    .join(' ');
}

/** What a form says instead of the usual words for a field. */
export type WordsFor<Name extends string = string> = {
  readonly [K in Name]?: string | ((said: SaidOfValue) => string);
};

/**
 * The problems by the name of their field, each as a sentence of the form; problems with parts of a field are listed
 * under the field.
 * @param names Fields of the form.
 */
export function fieldErrors(error: unknown, names: readonly string[], words: WordsFor = {}): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  const { data, violations } = error;
  const entries = violations.map(said => [said.path.replace(/^input\./, '').replace(/[.[].*$/, ''), said] as const);
  if (entries.length === 0) {
    const [, name = '', message = ''] = /^([a-z_]+)(?::| (?=must))\s*(.+)$/.exec(error.message) ?? [];
    if (names.includes(name)) entries.push([name, { path: name, message, reason: textually(data.reason) }]);
  }
  const sentences = entries.map(([name, said]) => {
    const own = words[name];
    return [name, typeof own === 'function' ? own(said) : (own ?? plainWords(said, data as Values))];
  });
  return Object.fromEntries(sentences.reverse());
}
