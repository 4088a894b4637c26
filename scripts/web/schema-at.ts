import { ALL_ABILITIES } from '@sitekeeper/server';

/** The parts of a JSON schema read here. */
export interface FieldSchema {
  readonly enum?: readonly (string | null)[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>;
  readonly anyOf?: readonly FieldSchema[];
}

/**
 * A path in the input of an ability: `list-jobs-v1 status`, `list-updates-v1 type[]`, `add-client-v1 custom_fields.*`.
 */
export type SchemaPlace = `${string} ${string}`;

/** The schema of a field of an ability's input. @throws Error if there is no such field. */
export function schemaAt(place: SchemaPlace): FieldSchema {
  const [name = '', path = ''] = place.split(' ');
  const steps = path.replaceAll('[]', '.[]').split('.');
  const found = steps.reduce<FieldSchema | undefined>(within, inputOf(name));
  if (found === undefined) throw new Error(`There is no ${place} in the schemas of the abilities`);
  return found;
}

/** @throws Error if there is no such ability. */
export function inputOf(name: string): FieldSchema {
  const ability = ALL_ABILITIES.find(known => known.name === name);
  if (!ability) throw new Error(`There is no ability ${name}`);
  return ability.input as FieldSchema;
}

/** One step into a schema, or into one of its alternatives. */
function within(schema: FieldSchema | undefined, step: string): FieldSchema | undefined {
  if (schema === undefined) return undefined;
  const direct = step === '[]' ? schema.items : step === '*' ? mapped(schema) : schema.properties?.[step];
  return direct ?? schema.anyOf?.map(option => within(option, step)).find(found => found !== undefined);
}

/** For a field that maps names to values: the schema of the values. */
const mapped = ({ patternProperties = {} }: FieldSchema) => Object.values(patternProperties)[0];
