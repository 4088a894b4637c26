import { buildWebIfStale } from '../../../packages/web/scripts/build.ts';

/** Before the web tests: the pages are those of the sources. */
export async function setup(): Promise<void> {
  await buildWebIfStale();
}
