import type { Services } from '../../../kernel/context.ts';
import { takeStored } from '../../../live-settings.ts';
import type { Secrets } from '../../../ports/secrets/port.ts';
import { selectStoredSettings } from './stored-setting.store.ts';
import { storedValue } from './stored-value.ts';

type Following = Pick<Services, 'database' | 'secrets' | 'settings' | 'clock' | 'log' | 'troubles'>;

/** Stored settings, and what opens those of them that are sealed. */
type Stored = Pick<Following, 'database' | 'settings'> & { readonly secrets: Pick<Secrets, 'open'> };

const LOOK_EVERY_MS = 2000;

/** Takes up what is stored now. */
export async function takeUpSettings({ database, secrets, settings }: Stored): Promise<void> {
  const rows = await selectStoredSettings(database.db);
  const values = rows.map(row => storedValue(secrets, row)).filter(value => value !== undefined);
  takeStored(settings, new Map(values));
}

/** Takes up what is stored, now and within seconds of each change, in whichever process that was made. */
export async function followSettings(services: Following): Promise<{ stop(): void }> {
  await takeUpSettings(services);
  let stopped = false;
  let cancel = () => {};
  const look = async () => {
    await takeUpSettings(services).catch(error => {
      if (!stopped && !services.troubles.note(error)) services.log.warn({ err: error }, 'settings could not be read');
    });
    next();
  };
  const next = () => {
    if (!stopped) cancel = services.clock.after(LOOK_EVERY_MS, () => void look());
  };
  next();
  return {
    stop() {
      stopped = true;
      cancel();
    },
  };
}
