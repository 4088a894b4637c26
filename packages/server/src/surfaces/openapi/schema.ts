/** The parts of a JSON Schema that the document generator reads; all others pass through unchanged. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  /** What clients call it, where the member it is in says too little. */
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly readOnly?: boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** A copy without what only our own run time knows, and without empty lists of required members. */
export function plain(schema: object): Schema {
  const copy = JSON.parse(JSON.stringify(schema)) as Schema & { required?: string[] };
  return withoutEmptyRequired(copy) as Schema;
}

function withoutEmptyRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyRequired);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => !(name === 'required' && Array.isArray(member) && member.length === 0),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, withoutEmptyRequired(member)]));
}
