import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript';

const HEAD = '// Made by `npm run generate` from openapi.json. Do not edit.\n';

/** The types of the client out of the OpenAPI document. */
export async function generateTypes(document: object): Promise<string> {
  const bare = JSON.parse(JSON.stringify(document, withoutExample));
  return `${HEAD}${await typesOf(bare, { emptyObjectsUnknown: true, defaultNonNullable: false })}`;
}

/** The types of any OpenAPI 3.1 document. */
export async function typesOf(document: object, options: OpenAPITSOptions): Promise<string> {
  return astToString(await openapiTS(JSON.parse(JSON.stringify(document)), options));
}

/** Examples would be repeated above every type: half of the file. */
function withoutExample(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('schema' in value && 'example' in value)) return value;
  const { example: _, ...rest } = value;
  return rest;
}
