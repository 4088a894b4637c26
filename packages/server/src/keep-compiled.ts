import { flushCompileCache } from 'node:module';

const WHEN_AT_REST_MS = 15_000;

/**
 * Node writes down what it has compiled when it ends in good order; who is killed would compile it all again. Nothing
 * happens unless the program that started this one has said where (`enableCompileCache`).
 */
export function keepCompiled(): void {
  setTimeout(() => flushCompileCache?.(), WHEN_AT_REST_MS).unref();
}
