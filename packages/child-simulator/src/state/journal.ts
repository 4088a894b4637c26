import type { LogRow } from './records.ts';
import type { SimulatedSite } from './site.ts';

/** What the connector's log records of an event: type id and words of Appendix A of the wire description. */
const EVENTS = {
  pluginActivated: { type: 1461, context: 'plugin', action: 'activated' },
  pluginInstalled: { type: 1965, context: 'plugin', action: 'installed' },
  pluginUpdated: { type: 1970, context: 'plugin', action: 'updated' },
  themeInstalled: { type: 1975, context: 'theme', action: 'installed' },
  themeUpdated: { type: 1980, context: 'theme', action: 'updated' },
  coreUpdated: { type: 1960, context: 'wordpress', action: 'updated' },
  userCreated: { type: 1610, context: 'user', action: 'created' },
  userDeleted: { type: 1645, context: 'user', action: 'deleted' },
  roleChanged: { type: 1615, context: 'user', action: 'role-changed' },
  passwordChanged: { type: 1630, context: 'user', action: 'password-changed' },
} as const;

export type JournalEvent = keyof typeof EVENTS;

/** Adds a row to the site's own log (docs/wire/sync.md#changes B). */
export function journal(
  site: SimulatedSite,
  event: JournalEvent,
  meta: LogRow['meta'],
  actor = site.access.admin,
): void {
  const rows = site.logs;
  const id = (rows.at(-1)?.id ?? 0) + 1;
  const createdMicros = Math.round(site.world.now() * 1000);
  site.logs = [...rows, { id, ...EVENTS[event], actor, createdMicros, meta }];
}
