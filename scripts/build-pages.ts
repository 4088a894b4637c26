import { buildWebIfStale } from '../packages/web/scripts/build.ts';

/** Builds the dashboard's pages when they are missing or older than their sources. Without them the rest works. */
export async function buildPages(): Promise<void> {
  try {
    await buildWebIfStale(() => console.error('Building the pages of the dashboard, which takes a few seconds …'));
  } catch (error) {
    console.error(`The pages of the dashboard could not be built: ${(error as Error).message}`);
  }
}
