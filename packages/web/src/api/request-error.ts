import { t, textIfAny } from '../texts/text.ts';
import { plainName, plainWords } from './plain-words.ts';

/** One violation of the declared input, in the caller's terms: `input.name`, `input.tags[0]`. */
export interface FieldViolation {
  readonly path: string;
  readonly message: string;
}

/** The server said no, or did not answer (status 0). `message` says what to do next. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  /** e.g. `svc_site_not_found`, as it came. */
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

/** Whether the error has this code, whatever namespace the server puts in front. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof RequestError && (error.code === code || error.code.endsWith(`_${code}`));
}

/** What a person is to read about an error of any kind. */
export function messageOf(error: unknown): string {
  if (!(error instanceof RequestError)) return t('api.broken');
  if (isRaw(error)) return inPlainWords(error);
  return textOf(error) ?? error.message;
}

/** The text for its code, if there is one: some codes have a namespace in front, others come as they are. */
function textOf({ code, data, message }: RequestError): string | undefined {
  const plain = code.replace(/^[a-z0-9]+_(?=.+)/, '');
  // Where it names more to do than waiting, such as closing pages, the server has the better words.
  const waits = plain === 'too_many_requests' && /try again in/i.test(message);
  if (waits && typeof data.retry_after === 'number') return tooMany(data.retry_after);
  if (plain === 'internal_error' && typeof data.request_id === 'string') {
    return t('api.internalError', { request: data.request_id });
  }
  return textIfAny(`api.codes.${code}`) ?? textIfAny(`api.codes.${plain}`);
}

/** Up to 90 seconds in seconds, more in minutes. */
function tooMany(seconds: number): string {
  return t('api.tooMany', { seconds, minutes: seconds > 90 ? Math.ceil(seconds / 60) : 0 });
}

/** The message only strings the violations together, in the words of the interface: `input.url must be …`. */
function isRaw({ message, violations }: RequestError): boolean {
  return violations.some(violation => message.includes(violation.message)) && /\binput\b|must/.test(message);
}

function inPlainWords({ violations }: RequestError): string {
  return violations
    .slice(0, 3)
    .map(({ path, message }) => `${plainName(path)}: ${plainWords(message)}`)
    .join(' ');
}

/**
 * What is wrong, by the name of the field it is about; what is said of parts of a field under the field. As the server
 * says it: without name and verb of the field. @param names Fields of the form.
 */
export function fieldErrors(error: unknown, names: readonly string[]): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  const entries = error.violations.map(({ path, message }) => [
    path.replace(/^input\./, '').replace(/[.[].*$/, ''),
    message,
  ]);
  if (entries.length === 0) {
    const [, name = '', message = ''] = /^([a-z_]+)(?::| (?=must))\s*(.+)$/.exec(error.message) ?? [];
    if (names.includes(name)) entries.push([name, message]);
  }
  return Object.fromEntries(entries.reverse());
}
