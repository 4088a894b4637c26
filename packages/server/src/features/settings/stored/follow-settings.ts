import type { Services } from '../../../kernel/context.ts';
import { isLive, sourceOf, takeStored } from '../../../live-settings.ts';
import type { Secrets } from '../../../ports/secrets/port.ts';
import type { Settings } from '../../../settings.ts';
import { selectStoredSettings } from './stored-setting.store.ts';
import { settingKeyOf, storedValue } from './stored-value.ts';

type Following = Pick<Services, 'database' | 'secrets' | 'settings' | 'clock' | 'log' | 'troubles'>;

/** Stored settings, and what opens those of them that are sealed. */
type Stored = Pick<Following, 'database' | 'settings'> & { readonly secrets: Pick<Secrets, 'open'> };

const LOOK_EVERY_MS = 2000;

/**
 * Takes up what is stored now.
 * @returns the settings whose stored value would count, but can't be used: an older release accepted it, or it is damaged.
 */
export async function takeUpSettings({ database, secrets, settings }: Stored): Promise<string[]> {
  const rows = (await selectStoredSettings(database.db)).map(row => ({ ...row, value: storedValue(secrets, row) }));
  takeStored(settings, new Map(rows.map(({ value }) => value).filter(value => value !== undefined)));
  return rows.filter(row => row.value === undefined && wouldCount(settings, row.name)).map(({ name }) => name);
}

function wouldCount(settings: Settings, name: string): boolean {
  const key = settingKeyOf(name);
  return key !== undefined && isLive(key) && sourceOf(settings, key) !== 'environment';
}

/** Takes up what is stored, now and within seconds of each change, in whichever process that was made. */
export async function followSettings(services: Following): Promise<{ stop(): void }> {
  const ignored = await takeUpSettings(services);
  if (ignored.length > 0) {
    services.log.warn(
      { settings: ignored },
      'stored settings are ignored, as their values are not valid: set them again',
    );
  }
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
