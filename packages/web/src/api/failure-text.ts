import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { textIfAny } from '../texts/text.ts';
import { CAUSES_AS_CODES } from './causes-as-codes.ts';

/** What the server says of a failure: in English, and by codes. */
export interface SaidFailure {
  readonly code: string | null;
  /** What it follows from, where that is known more precisely. */
  readonly cause?: string | null | undefined;
  readonly message: string;
}

/** `svc_site_busy` → `site_busy`. Codes without a namespace lose their first word. */
export const withoutNamespace = (code: string) => code.replace(/^[a-z0-9]+_(?=.+)/, '');

/**
 * Why something failed. The server says it in English and in more detail than can be translated; in another language
 * the page says it by the cause or code, if it knows one.
 */
export function failureText({ code, cause, message }: SaidFailure): string {
  if (SPEAKS_AS_SERVER) return message;
  return refinedText(code, cause) ?? codeSaid(code) ?? message;
}

/** Codes about which a cause says more. Others say what to do: after an unknown outcome, nobody may just try again. */
const REFINED: ReadonlySet<string> = new Set([
  'site_offline',
  'site_timeout',
  'connection_failed',
  'child_outdated',
  'invalid_state',
  'update_failed',
]);

/** Causes that say all, whatever the code. */
const TELLING: ReadonlySet<string | null | undefined> = new Set([
  'data_damaged',
  'data_forgotten',
  'no_such_site',
  'not_restored',
  'several_sites',
  'user_exists',
  'work_forgotten',
]);

/** The cause of a failure in words, if it says more than the code. */
export function refinedText(code: string | null, cause: string | null | undefined): string | undefined {
  const isRefined = TELLING.has(cause) || code === null || REFINED.has(code) || REFINED.has(withoutNamespace(code));
  return isRefined ? causeSaid(cause) : undefined;
}

/** The cause of a failed request to a site in words, in a language that the server doesn't speak. */
export const causeSaid = (cause: string | null | undefined) =>
  cause ? (textIfAny(`said.causes.${cause}`) ?? codeSaid(CAUSES_AS_CODES[cause] ?? null)) : undefined;

/** The same of a code, with or without namespace. */
export const codeSaid = (code: string | null) =>
  code ? (codeText(code) ?? codeText(withoutNamespace(code))) : undefined;

/** In words about a site, or in those about a request. */
const codeText = (code: string) => textIfAny(`said.codes.${code}`) ?? textIfAny(`api.codes.${code}`);
