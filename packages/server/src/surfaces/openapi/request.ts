import { isScalarList } from '../rest-v2/parameters.ts';
import type { RestRoute } from '../rest-v2/route.ts';
import type { Method, StreamedFile } from '../rest-v2/route-facts.ts';
import { exampleOf } from './example.ts';
import { plain, type Schema } from './schema.ts';

/** Methods with a body. */
export const WITH_BODY: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** Parameters of path and query. Lists of the query are one text with commas. Source: docs/spec/rest-v2.md#parameters. */
export function openApiParameters(route: RestRoute, method: Method): object[] {
  const { properties = {}, required = [] } = plain(route.params.schema);
  const { inPath } = route.params;
  return Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || !WITH_BODY.includes(method))
    .map(([name, { description = '', ...schema }]) => {
      const place = inPath.includes(name) ? 'path' : 'query';
      const list = place === 'query' && isScalarList(schema as never);
      return {
        name,
        in: place,
        description,
        ...(required.includes(name) ? { required: true } : {}),
        ...(list ? { style: 'form', explode: false } : {}),
        schema,
        example: exampleOf(schema, name),
      };
    });
}

/** The contents of the body: all parameters except those of the path; undefined if there are none. */
export function bodySchema(route: RestRoute): Schema | undefined {
  const { properties = {}, required = [], ...schema } = plain(route.params.schema);
  const { inPath } = route.params;
  const own = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  if (own.length === 0) return undefined;
  const echoed = Object.entries(route.echo ? (plain(route.echo.schema).properties ?? {}) : {});
  const needed = required.filter(name => !inPath.includes(name));
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(own.map(([name, property]) => [name, fileAt(route, name) ?? orCommaText(property)])),
      ...Object.fromEntries(echoed.map(([name, property]) => [name, { ...property, readOnly: true }])),
    },
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

/** A body with the required and a few optional fields. */
export function bodyExample(route: RestRoute): unknown {
  const { properties = {}, required = [] } = plain(route.params.schema);
  const own = Object.keys(properties).filter(name => !route.params.inPath.includes(name));
  const optional = route.shown ?? own.filter(name => !required.includes(name)).slice(0, 3);
  const shown = own.filter(name => required.includes(name) || optional.includes(name));
  return Object.fromEntries(
    shown.map(name => {
      const schema = fileAt(route, name) ?? properties[name];
      return [name, exampleOf(schema ?? {}, name)];
    }),
  );
}

/** A file in a multipart form; undefined for parameters that are none. */
function fileAt({ upload, streamed }: RestRoute, name: string): Schema | undefined {
  if (upload?.field === name) return fileSchema({ ...upload, mediaType: 'text/csv' });
  const file = streamed?.[name];
  if (!file?.many) return file && fileSchema(file);
  const { description, ...one } = fileSchema(file);
  return { type: 'array', items: one, description, examples: [[file.example]] };
}

function fileSchema({ description, example, mediaType }: StreamedFile): Schema {
  return { type: 'string', contentMediaType: mediaType, description, examples: [example] };
}

/** Lists of the body may be given as one text with commas, too. */
function orCommaText(property: Schema): Schema {
  if (!isScalarList(property as never)) return property;
  const { description, default: standard, ...list } = property;
  const text = { type: 'string', description: 'The same values, separated by commas.' };
  return {
    anyOf: [list, text],
    ...(description === undefined ? {} : { description }),
    ...(standard === undefined ? {} : { default: standard }),
  };
}
