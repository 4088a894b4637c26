import type { AbilityName } from '../generated/abilities.ts';

/** The path of a read below that of all abilities: `get-tag-v1/run?input[tag_id]=5`. Also used where pages are built. */
export function runPath(name: AbilityName, input: object): string {
  const query = queryOf(input);
  return `${name}/run${query === '' ? '' : `?${query}`}`;
}

/** `input[name]=value`, arrays as `input[name][]`; undefined values are left out. */
function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const item of value) query.append(`input[${name}][]`, String(item));
    else if (value !== undefined) query.append(`input[${name}]`, String(value));
  }
  return query.toString();
}
