/** Texts of a post as WordPress stores them: a level of backslashes is taken off. */
export function postTextsOf(given: Readonly<Record<string, unknown>>): Partial<Record<string, string>> {
  const texts = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value.replace(/\\(.?)/g, '$1')]] : [],
  );
  return Object.fromEntries(texts);
}

export function titleOf(title = ''): string {
  return title.replace(/<[^>]*>/g, '').trim();
}

/** `YYYY-MM-DD HH:MM:SS` in UTC; zeros for a post without a date. */
export function sqlDate(seconds: number): string {
  return seconds === 0 ? '0000-00-00 00:00:00' : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
