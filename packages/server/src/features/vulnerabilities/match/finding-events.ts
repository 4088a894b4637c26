import type { NewEvent } from '../../events/index.ts';
import type { FindingChanges } from './compare-findings.ts';
import { eventSeverity } from './event-severity.ts';
import type { FoundHole } from './match-items.ts';

/** One event for each vulnerability that a site is exposed to since now, or more severely, and for each that it no longer is. */
export function eventsOf({ began, ended }: Pick<FindingChanges, 'began' | 'ended'>): NewEvent[] {
  return [
    ...ended.map(({ finding, how, version }) => ({
      type: 'vulnerability.fixed' as const,
      siteId: finding.site_id,
      data: { ...aboutItem(finding), how, version },
    })),
    ...began.map(foundEvent),
  ];
}

export function foundEvent(found: FoundHole): NewEvent {
  const data = {
    ...aboutItem(found),
    severity: eventSeverity(found.severity),
    version: found.version,
    fixed_in: found.fixed_in || null,
    update_pending: found.update_version !== '',
    cve: found.cve || null,
    url: null,
  };
  return { type: 'vulnerability.found', siteId: found.site_id, data };
}

/** Of something that somebody decided to live with. */
export function unwatchedEvent(found: FoundHole): NewEvent {
  return { type: 'vulnerability.unwatched', siteId: found.site_id, data: aboutItem(found) };
}

function aboutItem({
  record_id,
  title,
  type,
  slug,
  name,
}: Pick<FoundHole, 'record_id' | 'title' | 'type' | 'slug' | 'name'>) {
  return { vulnerability_id: record_id, vulnerability: title, component: type, slug, name };
}
