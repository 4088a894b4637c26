import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';
import { makeTestStore, type TestStore } from './test-database.ts';

/** An empty database of the engine under test, or of the embedded one, with the master key of another store. */
export interface RestorePlace {
  readonly settings: Settings;
  readonly env: Readonly<Record<string, string>>;
  readonly store: TestStore;
  remove(): Promise<void>;
}

export async function makeRestorePlace(keyOf: string, engine?: 'sqlite'): Promise<RestorePlace> {
  const store = await makeTestStore(engine);
  copyFileSync(join(keyOf, 'master.key'), join(store.folder, 'master.key'));
  return { settings: readSettings(store.env), env: store.env, store, remove: () => store.remove() };
}
