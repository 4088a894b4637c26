export { makeDocument, type OpenApiDocument, type Operation } from './document.ts';
export type { Schema } from './schema.ts';
export { VERSION } from './version.ts';
