/** When an answer asks to be asked again (`Retry-After`, seconds or a date), in ms; undefined when it doesn't. */
export function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const wish = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(wish)) return Number(wish) * 1000;
  // A date counts from the answer's own date: the clock of a site may be anywhere.
  const wait = Date.parse(wish) - Date.parse(headers.date ?? '');
  return wait >= 0 ? wait : undefined;
}
