/** A generated file: where it comes from, then its statements. */
export function generated(from: string, statements: readonly string[]): string {
  return [`// Made by \`npm run generate\` from ${from}. Do not edit.\n`, ...statements, ''].join('\n');
}

/** A value as TypeScript source: `{ name: 200, 'a-b': [1, 2] }`. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${propertyName(name)}: ${literal(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const propertyName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));
