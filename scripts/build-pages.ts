import { buildWebIfStale } from '../packages/web/scripts/build.ts';

/** Builds the dashboard's pages if they are missing or out of date. Everything else works without them. */
export async function buildPages(): Promise<void> {
  try {
    await buildWebIfStale(() => console.error('Building the pages of the dashboard, which takes a few seconds …'));
  } catch (error) {
    console.error(`Could not build the pages of the dashboard: ${(error as Error).message}`);
  }
}
