type Schema = Readonly<Record<string, unknown>>;

/** Keywords that say something about values of one type only. The others stay where they are. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
};
const keywordsOf = (type: string) => OF_TYPE[type === 'integer' ? 'number' : type] ?? [];
const TYPED = new Set(Object.values(OF_TYPE).flat());

/**
 * A JSON Schema that means the same with one type in each place: a list of types becomes `anyOf`. Some models take no
 * lists of types, and their clients drop the limits or the whole tool.
 */
export function portable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(portable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inside(key, value)]));
  return Array.isArray(inner.type) ? split(inner, inner.type) : inner;
}

/** Values that callers send or get are no schemas, even if they look like them. */
function inside(key: string, value: unknown): unknown {
  if (key === 'properties') {
    return Object.fromEntries(Object.entries(value as Schema).map(([name, schema]) => [name, portable(schema)]));
  }
  return key === 'default' || key === 'examples' || key === 'enum' || key === 'const' ? value : portable(value);
}

function split(schema: Schema, types: readonly string[]): Schema {
  const of = (keywords: readonly string[]) => Object.entries(schema).filter(([key]) => keywords.includes(key));
  const common = Object.entries(schema).filter(([key]) => key !== 'type' && key !== 'enum' && !TYPED.has(key));
  const { enum: values } = schema as { enum?: readonly unknown[] };
  const branches = types.map(type => ({
    type,
    ...Object.fromEntries(of(keywordsOf(type))),
    ...(values && type !== 'null' ? { enum: values.filter(value => value !== null) } : {}),
  }));
  return { ...Object.fromEntries(common), anyOf: branches };
}
