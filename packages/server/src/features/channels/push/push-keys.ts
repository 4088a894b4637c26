import type { Services } from '../../../kernel/context.ts';
import { openReadable } from '../../../ports/secrets/port.ts';
import { PLACE_OF_PUSH_KEY } from '../sealed-channels.ts';
import { insertPushKeys, selectPushKeys } from './push-keys.store.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

type KeyServices = Pick<Services, 'database' | 'secrets' | 'clock'>;

/** The keys of this server, made when they are first asked for. They stay: each subscription is bound to them. */
export async function publicPushKey({ database, secrets, clock }: KeyServices): Promise<string> {
  const known = await selectPushKeys(database.db);
  if (known) return known.public_key;
  const { publicKey, privateKey } = newVapidKeys();
  return database.write(async trx => {
    const sealed = secrets.seal(PLACE_OF_PUSH_KEY, privateKey);
    await insertPushKeys(trx, { public_key: publicKey, sealed, created_at: clock.now() });
    return (await selectPushKeys(trx))?.public_key ?? publicKey;
  });
}

/** Undefined if there are none, or they can't be opened. */
export async function openPushKeys(
  services: Pick<KeyServices, 'database' | 'secrets'>,
): Promise<VapidKeys | undefined> {
  const row = await selectPushKeys(services.database.db);
  const opened = row && openReadable(services.secrets, PLACE_OF_PUSH_KEY, row.sealed);
  return row && opened && { publicKey: row.public_key, privateKey: opened.toString() };
}
