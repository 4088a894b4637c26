import type { FormTree } from '@sitekeeper/protocol';

/** A field as posted, `undefined` when absent or not a plain text. */
export function field(form: FormTree, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

/** A field after WordPress's text sanitising: no tags, no `%XX`, single blanks, no edges. `''` when absent. */
export function textField(form: FormTree, name: string): string {
  return sanitise(field(form, name) ?? '');
}

/** A nested field (`a[b]=…`), empty when absent. */
export function group(form: FormTree, name: string): FormTree {
  const value = form[name];
  return value !== undefined && typeof value !== 'string' && !Array.isArray(value) ? value : {};
}

export function sanitise(value: string): string {
  let clean = value.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  while (/%[0-9a-f]{2}/i.test(clean)) clean = clean.replace(/%[0-9a-f]{2}/gi, '');
  return clean.replace(/ +/g, ' ').trim();
}

/** Percent-decoding that leaves `+` and broken sequences alone, as PHP's does. */
export function percentDecode(value: string): string {
  return value.replace(/(%[0-9a-f]{2})+/gi, run => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}

/** Members of a list joined by `separator`, blanks trimmed; an empty text has one empty member, as in PHP. */
export function members(value: string, separator: string): string[] {
  return value.split(separator).map(member => member.trim());
}

/** A JSON field, `undefined` when absent or unreadable. */
export function json(value: string | undefined): unknown {
  try {
    return value === undefined ? undefined : (JSON.parse(value) as unknown);
  } catch {
    return undefined;
  }
}

/** A copy to keep: a piece of a request would keep the whole request in memory. */
export function kept(value: string): string {
  return Buffer.from(value).toString();
}
