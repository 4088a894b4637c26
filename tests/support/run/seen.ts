import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The promises of openapi.json that tests have noted in a folder as kept, as `testing/answer-check.ts` writes them. */
export function seenIn(folder: string): Set<string> {
  return new Set(readdirSync(folder).flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n')));
}
