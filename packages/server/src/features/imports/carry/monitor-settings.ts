import type { OwnSettings } from '../../monitors/index.ts';
import type { OldMonitor } from '../mainwp/old-dashboard.ts';
import { Remarks } from '../remarks/remarks.ts';

const METHODS = new Set(['head', 'get', 'post', 'patch', 'delete']);

/** What becomes of the uptime settings of a site. */
export interface CarriedMonitor {
  /** As `storeOwnSettings` takes them. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** What could not be kept. */
  readonly remarks: Remarks;
}

/** The settings of the old dashboard in our terms; what it left to its global ones is left out. Pure. */
export function carriedMonitor(old: OldMonitor): CarriedMonitor {
  const remarks = new Remarks();
  const settings: Record<string, string | number | boolean> = {};
  if (old.active !== null) settings.active = old.active;
  if (old.intervalMinutes !== null && old.intervalMinutes > 0) {
    settings.interval_seconds = Math.min(3600, old.intervalMinutes * 60);
    if (old.intervalMinutes > 60) remarks.add('interval_longest');
  }
  if (old.timeoutSeconds !== null && old.timeoutSeconds > 0) {
    settings.timeout_seconds = Math.min(120, old.timeoutSeconds);
    if (old.timeoutSeconds > 120) remarks.add('timeout_longest');
  }
  if (old.maxRetries !== null) settings.confirmations = Math.min(5, Math.max(1, old.maxRetries));
  if (old.upStatusCodes !== null) settings.expected_status = old.upStatusCodes.slice(0, 50).join(',');
  if (old.method === 'push') settings.method = 'put';
  else if (METHODS.has(old.method)) settings.method = old.method;
  if (old.type === 'keyword' && old.keyword !== '') {
    settings.keyword = old.keyword;
    if (settings.method === 'head' || settings.method === undefined) settings.method = 'get';
  }
  if (old.type === 'ping') remarks.add('pinged');
  return { settings, remarks };
}

/** Those that take nothing away: what the site has set here stays, and one that was here before is still checked. Pure. */
export function settingsToAdd(
  settings: CarriedMonitor['settings'],
  { own, wasHere }: { readonly own: OwnSettings; readonly wasHere: boolean },
  remarks: Remarks,
): CarriedMonitor['settings'] {
  const added = Object.entries(settings).filter(([name, value]) => {
    const kept = own[name as keyof OwnSettings];
    if (kept !== null && kept !== value) remarks.add('monitor_kept');
    if (kept !== null) return false;
    const switchesOff = wasHere && name === 'active' && value === false;
    if (switchesOff) remarks.add('still_checked');
    return !switchesOff;
  });
  return Object.fromEntries(added);
}
