import type { Schema } from '@sitekeeper/server';

/** One field of an input or answer, with the path by which words name it. */
export interface FieldFacts {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly standard: unknown;
  readonly description: string;
}

/** All fields of a schema; those of objects and lists follow their parent. */
export function fieldRows(schema: Schema, prefix = ''): FieldFacts[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const own = {
      path,
      type: typeText(field),
      required: schema.required?.includes(name) === true,
      standard: field.default,
      description: field.description ?? '',
    };
    return [own, ...fieldRows(field, `${path}.`), ...fieldRows(field.items ?? {}, `${path}.N.`)];
  });
}

/** The values that a field can have, if they are few. */
export function choicesOf(schema: Schema): readonly string[] {
  const own = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const among = [...own, ...choicesWithin(schema.anyOf ?? []), ...(schema.items ? choicesOf(schema.items) : [])];
  const flags = [schema.type].flat().includes('boolean') ? ['true', 'false'] : [];
  return [...new Set([...among.filter(value => value !== null).map(String), ...flags])];
}

function choicesWithin(forms: readonly Schema[]): readonly string[] {
  return forms.flatMap(form => choicesOf(form));
}

function typeText(schema: Schema): string {
  if (schema.enum) return schema.enum.map(value => String(value)).join('|');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' or ');
  const types = [schema.type ?? 'any'].flat();
  return types.map(type => (type === 'array' ? `list of ${typeText(schema.items ?? {})}` : type)).join(' or ');
}
