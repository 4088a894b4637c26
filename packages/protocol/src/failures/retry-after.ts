/** The delay that `Retry-After` (seconds or a date) asks for in ms; undefined without one. */
export function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const wish = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(wish)) return Number(wish) * 1000;
  // A date is relative to the answer's own date, because the clock of a site may be wrong.
  const wait = Date.parse(wish) - Date.parse(headers.date ?? '');
  return wait >= 0 ? wait : undefined;
}
