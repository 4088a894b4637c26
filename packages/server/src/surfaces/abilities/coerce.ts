import type { TSchema } from 'typebox';

/** The parts of a JSON Schema that coercion reads. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  items?: Shape;
}

/**
 * Query values are all text; this gives them the types the schema asks for where the text allows it ("false" is
 * false). What doesn't fit stays as it is, for validation to name.
 */
export function coerce(schema: TSchema, value: unknown): unknown {
  return coerceTo(schema as Shape, value, coerceText);
}

/** The same for JSON, whose values already have types: only numbers sent as text are converted. */
export function coerceNumbers(schema: TSchema, value: unknown): unknown {
  return coerceTo(schema as Shape, value, (types, text) => {
    const made = types.includes('string') ? text : coerceText(types, text);
    return typeof made === 'number' ? made : text;
  });
}

type OfText = (types: readonly string[], text: string) => unknown;

function coerceTo(schema: Shape, value: unknown, ofText: OfText): unknown {
  const inner = (of: Shape, item: unknown) => coerceTo(of, item, ofText);
  if (typeof value === 'string') return ofText([schema.type ?? []].flat(), value);
  if (Array.isArray(value)) return schema.items ? value.map(item => inner(schema.items as Shape, item)) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const known = memberNamed(name, schema);
      return [name, known ? inner(known, item) : item];
    }),
  );
}

function memberNamed(name: string, { properties = {}, patternProperties = {} }: Shape): Shape | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
}

function coerceText(types: readonly string[], text: string): unknown {
  const trimmed = text.trim();
  if (types.includes('string')) {
    // Where both names and numbers are accepted, only digits are a number: "1.0" and "+5" are names.
    if (types.includes('integer') && /^\d{1,15}$/.test(trimmed)) return Number(trimmed);
    return types.includes('null') && trimmed === '' ? null : text;
  }
  if (types.includes('integer') && /^[+-]?\d{1,15}(\.0+)?$/.test(trimmed)) return Number(trimmed);
  if (types.includes('number') && trimmed !== '' && Number.isFinite(Number(trimmed))) return Number(trimmed);
  if (types.includes('boolean')) {
    if (trimmed === 'true' || trimmed === '1') return true;
    if (trimmed === 'false' || trimmed === '0') return false;
  }
  if (types.includes('null') && (trimmed === '' || trimmed === 'null')) return null;
  return text;
}
