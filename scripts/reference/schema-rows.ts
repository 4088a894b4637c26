import type { Schema } from '@sitekeeper/server';
import { cell } from './markdown.ts';

/** Name, type, whether it is always present, and description; members of objects and lists follow their parent. */
export function schemaRows(schema: Schema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const own = [`\`${path}\``, cell(typeText(property)), presence(schema, name), cell(property.description ?? '')];
    const below = property.properties ? property : property.items;
    return [own, ...schemaRows(below ?? {}, `${path}${property.items ? '[].' : '.'}`)];
  });
}

function presence(schema: Schema, name: string): string {
  const standard = schema.properties?.[name]?.default;
  if (schema.required?.includes(name)) return 'yes';
  return standard === undefined ? 'no' : `no, \`${JSON.stringify(standard)}\``;
}

function typeText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  const types = [schema.type ?? 'any'].flat();
  return (
    types.map(type => (type === 'array' ? `list of ${typeText(schema.items ?? {})}` : type)).join(' or ') +
    range(schema)
  );
}

function range({ minimum, maximum, minItems }: Schema): string {
  if (minItems !== undefined) return `, at least ${minItems}`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum.toLocaleString('en')}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
