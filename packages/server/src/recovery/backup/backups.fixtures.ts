import { join } from 'node:path';
import { afterEach } from 'vitest';
import { readSettings } from '../../settings.ts';
import { makeRestorePlace, makeWorld, type RestorePlace } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { makeBackup } from './make-backup.ts';

/** When backups of tests are made. */
export const BACKED_UP_AT = Date.parse('2026-03-04T05:06:07Z');

/** In a file: a world with three sites, backups of it, and empty places to restore them in. */
export function useBackups() {
  const world = useMade(
    () => makeWorld({ sites: 3, seeded: true }),
    made => made.close(),
  );
  const places: RestorePlace[] = [];
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove();
  });
  const original = () => readSettings(world().store.env);
  const backupFile = (name: string) => join(world().store.folder, name);
  const emptyStore = async (engine?: 'sqlite') => {
    const place = await makeRestorePlace(world().store.folder, engine);
    places.push(place);
    return place;
  };
  return {
    world,
    /** Settings of the world's own server. */
    original,
    backupFile,
    backUp: (name: string) => makeBackup(original(), backupFile(name), { now: BACKED_UP_AT, madeBy: '0.1.0' }),
    emptyStore,
    /** Settings of a server there. */
    emptyPlace: async (engine?: 'sqlite') => (await emptyStore(engine)).settings,
  };
}
