/** `client-fields` or `client_fields` as `ClientFields`. */
export function pascal(name: string): string {
  return name
    .split(/[^a-zA-Z0-9]+/)
    .filter(word => word !== '')
    .map(word => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('');
}

/** `client-fields` as `clientFields`. */
export function camel(name: string): string {
  const joined = pascal(name);
  return `${joined[0]?.toLowerCase() ?? ''}${joined.slice(1)}`;
}

/** One of what a path calls by its plural. */
export function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** Segments of a path that are not parameters, in order. */
export function staticSegments(path: string): string[] {
  return path.split('/').filter(segment => segment !== '' && !segment.startsWith('{'));
}
