import type { RestRoute } from '../rest-v2/route.ts';
import { pascal, singular, staticSegments } from './names.ts';
import { plain, type Schema } from './schema.ts';

/** The schemas that operations share. Records get names, so that the document reads well and clients have types. */
export class Components {
  readonly schemas: Record<string, Schema> = {};
  /** Names of records by what they look like. */
  readonly #named = new Map<string, string>();
  /** The same of what was added: a member of another schema may be one, such as the actions of one kind in a batch. */
  readonly #added = new Map<string, string>();

  /** @param names What each route is called. */
  constructor(names: ReadonlyMap<RestRoute, string>) {
    for (const [name, record] of recordsOf([...names.keys()])) this.#name(name, record);
    for (const [name, part, otherwise] of repeatedParts(names)) {
      this.#name(name in this.schemas || name === 'Error' ? otherwise : name, part);
    }
    for (const [name, schema] of Object.entries(this.schemas)) this.schemas[name] = this.#membersByName(schema);
  }

  /** Stores the schema, with its records by reference, under a name of its own. Returns the reference. */
  add(name: string, schema: Schema): Schema {
    if (name in this.schemas) throw new Error(`Two schemas would be called ${name}`);
    this.schemas[name] = this.byName(schema);
    if (schema.properties && !this.#added.has(looks(schema))) this.#added.set(looks(schema), name);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The schema with each record that has a name replaced by a reference. */
  byName(schema: Schema): Schema {
    const name = this.#named.get(looks(schema));
    return name === undefined ? this.#membersByName(schema) : this.#referenceTo(name, schema);
  }

  #memberByName(schema: Schema): Schema {
    const name = this.#added.get(looks(schema));
    return name === undefined ? this.byName(schema) : this.#referenceTo(name, schema);
  }

  #referenceTo(name: string, { description }: Schema): Schema {
    const own = this.schemas[name]?.description;
    const $ref = `#/components/schemas/${name}`;
    return description === undefined || description === own ? { $ref } : { $ref, description };
  }

  #membersByName(schema: Schema): Schema {
    const { properties, items, anyOf, patternProperties } = schema;
    const byName = (member: Schema) => this.#memberByName(member);
    return {
      ...schema,
      ...(properties ? { properties: mapValues(properties, byName) } : {}),
      ...(patternProperties ? { patternProperties: mapValues(patternProperties, byName) } : {}),
      ...(items ? { items: byName(items) } : {}),
      ...(anyOf ? { anyOf: anyOf.map(byName) } : {}),
    };
  }

  #name(name: string, schema: Schema): void {
    if (this.#named.has(looks(schema))) return;
    let free = name;
    for (let count = 2; free in this.schemas; count++) free = `${name}${count}`;
    this.#named.set(looks(schema), free);
    this.schemas[free] = schema;
  }
}

/** What the reads of the table show: one record each. Those that show one thing go first and have the plain name. */
function recordsOf(routes: readonly RestRoute[]): [string, Schema][] {
  const reads = routes.filter(({ ability, methods }) => ability.effect === 'read' && methods.includes('GET'));
  const collections = new Set(routes.map(({ path }) => staticSegments(path)[0]));
  const found = reads.flatMap(({ path, answer }) => {
    const data = plain(answer.schema).properties?.data;
    const record = answer.form === 'list' ? data?.items : answer.form === 'bare' ? plain(answer.schema) : data;
    if (!record?.properties) return [];
    const one = path.endsWith('}');
    const name = recordName(path, collections) + (answer.form === 'bare' && !one ? 'Answer' : '');
    return [{ name, record, order: one ? 0 : 1, list: answer.form === 'list' }];
  });
  const taken = new Set<string>();
  return found
    .sort((a, b) => a.order - b.order)
    .map(({ name, record, list }) => {
      const free = taken.has(name) && list ? `${name}ListItem` : name;
      taken.add(name);
      return [free, record];
    });
}

/** `/clients/fields/{id_name}` → ClientField, `/clients/{id}/sites` → Site, `/jobs/{job_id}/items` → JobItem. */
function recordName(path: string, collections: ReadonlySet<string | undefined>): string {
  const segments = staticSegments(path).map(singular);
  const last = staticSegments(path).at(-1) ?? '';
  return pascal(collections.has(last) ? singular(last) : segments.join('-'));
}

/**
 * Objects that appear in several answers, such as the failures of batches: what they are called after the member they
 * are in, and, should that be taken, after the first route that has them, too.
 */
function repeatedParts(names: ReadonlyMap<RestRoute, string>): [name: string, part: Schema, otherwise: string][] {
  const seen = new Map<string, { name: string; route: string; schema: Schema; times: number }>();
  const visit = (schema: Schema, name: string, route: string): void => {
    if (Object.keys(schema.properties ?? {}).length > 1 && name !== '') {
      const known = seen.get(looks(schema)) ?? { name: schema.title ?? name, route, schema, times: 0 };
      seen.set(looks(schema), { ...known, times: known.times + 1 });
    }
    for (const [member, property] of Object.entries(schema.properties ?? {})) visit(property, pascal(member), route);
    for (const property of Object.values(schema.patternProperties ?? {})) visit(property, `${name}Entry`, route);
    if (schema.items) visit(schema.items, `${name}Item`, route);
    for (const one of schema.anyOf ?? []) visit(one, name, route);
  };
  for (const [{ answer }, name] of names) visit(plain(answer.schema), '', pascal(name));
  const repeated = [...seen.values()].filter(({ times }) => times > 1);
  return repeated.map(({ name, route, schema }) => {
    return [name === 'Data' ? `${route}Data` : name, schema, `${route}${name}`];
  });
}

/** The same for schemas that differ in nothing but what they are described as at the top. */
function looks({ description, ...schema }: Schema): string {
  return schema.properties ? JSON.stringify(schema) : '';
}

export function mapValues<V>(of: Readonly<Record<string, V>>, change: (value: V) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]));
}
