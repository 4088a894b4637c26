/** A number of the overview, with the list that it leads to. */
interface Figure {
  readonly count: number;
  readonly ability: string;
  readonly input: object;
}

/** All figures in an answer, by their path in it. */
export function figuresIn(value: unknown, path = ''): [string, Figure][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if ('ability' in value) return [[path, value as Figure]];
  return Object.entries(value).flatMap(([name, inner]) => figuresIn(inner, `${path}.${name}`));
}
