import type { Database } from '../../../ports/database/port.ts';
import type { Settings } from '../../../settings.ts';
import { feedLocation } from './feed-source.ts';
import { countRecords, selectFeed } from './feed-state.store.ts';

/** What the doctor looks at. */
export async function feedHealth({ db }: Database, settings: Settings) {
  const row = await selectFeed(db);
  const location = feedLocation({ settings }, row)?.location;
  return { location, row, records: await countRecords(db) };
}
