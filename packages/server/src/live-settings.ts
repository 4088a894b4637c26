import { SETTINGS, type SettingKey, type Settings } from './settings.ts';

/**
 * The settings that may change while the server runs: whatever reads them does so each time. The others are read once
 * at start, or would lock out whoever changes them: see docs/decisions/0073.
 */
export const LIVE_SETTINGS: readonly SettingKey[] = [
  'baseUrl',
  'sessionIdleHours',
  'batchItemsLimit',
  'mcpReadOnly',
  'mcpApprovals',
  'approvalMinutes',
  'outboundPerAddress',
  'syncConcurrency',
  'syncIntervalMinutes',
  'usersIntervalHours',
  'abandonedIntervalDays',
  'networksIntervalDays',
  'iconsIntervalDays',
  'screenshotsIntervalDays',
  'rotateKeysPerHour',
  'monitors',
  'monitorConcurrency',
  'monitorReferences',
  'inlineLimit',
  'checkSeconds',
  'syncSeconds',
  'actionSeconds',
  'updateSeconds',
  'vulnerabilityFeedHours',
  'expiryDays',
  'jobsKeepDays',
  'packageHosts',
  'changesKeepDays',
  'eventsKeepDays',
  'costDueDays',
  'currency',
  'backupKeep',
  'backupTime',
  'smtpUrl',
  'smtpPassword',
  'mailFrom',
];

/** Whether people can change it in the dashboard. */
export const isLive = (key: SettingKey) => LIVE_SETTINGS.includes(key);

/** Where a value comes from. */
export type SettingSource = 'default' | 'file' | 'environment' | 'page';

interface State {
  /** Without what is stored. */
  readonly given: Settings;
  stored: ReadonlySet<SettingKey>;
  revision: number;
}

const states = new WeakMap<Settings, State>();

/** Settings whose live ones follow what is stored: the object stays the same, its values change. */
export function liveSettings(given: Settings): Settings {
  const live = { ...given };
  states.set(live, { given, stored: new Set(), revision: 0 });
  return live;
}

/** Takes up what is stored. What the environment says wins over it. */
export function takeStored(live: Settings, stored: ReadonlyMap<SettingKey, Settings[SettingKey]>): void {
  const state = stateOf(live);
  const fixed = new Set(state.given.fromEnvironment);
  const taken = new Set<SettingKey>();
  let changed = false;
  for (const key of LIVE_SETTINGS) {
    const wins = stored.has(key) && !fixed.has(key);
    if (wins) taken.add(key);
    const value = wins ? stored.get(key) : state.given[key];
    if (live[key] === value) continue;
    (live as Record<SettingKey, unknown>)[key] = value;
    changed = true;
  }
  state.stored = taken;
  if (changed) state.revision += 1;
}

/** Another number whenever a value has changed: what was worked out before may be outdated. */
export function settingsRevision(live: Settings): number {
  return states.get(live)?.revision ?? 0;
}

/** Settings that may be read from a file that another setting names. */
const FILES: Partial<Record<SettingKey, SettingKey>> = {
  smtpPassword: 'smtpPasswordFile',
  masterKey: 'masterKeyFile',
};

export function sourceOf(live: Settings, key: SettingKey): SettingSource {
  const state = states.get(live);
  if (state?.stored.has(key)) return 'page';
  if ((state?.given ?? live).fromEnvironment?.includes(key)) return 'environment';
  const file = FILES[key];
  if (file !== undefined && live[file] !== '') return 'file';
  // Some tests give settings without an environment.
  return live[key] === SETTINGS[key].initial || key === 'masterKeyFile' || key === 'backupFolder'
    ? 'default'
    : 'environment';
}

function stateOf(live: Settings): State {
  const state = states.get(live);
  if (!state) throw new Error('these settings do not follow what is stored');
  return state;
}
