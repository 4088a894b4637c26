export { makeDocument, type OpenApiDocument, type Operation } from './document.ts';
export { VERSION } from './version.ts';
