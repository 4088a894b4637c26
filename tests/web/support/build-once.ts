import { buildWebIfStale } from '../../../packages/web/scripts/build.ts';

/** Runs before the web tests: builds the pages from the current sources. */
export async function setup(): Promise<void> {
  await buildWebIfStale();
}
