export { ApiError, type ApiErrorBody } from './api-error.ts';
export { type ClientOptions, createClient, type SitekeeperClient } from './create-client.ts';
export { dataOf } from './data-of.ts';
export type { components, operations, paths } from './generated/api.ts';
