import { Type } from 'typebox';
import { vulnerabilityCause } from '../causes.ts';
import { component, itemName, oneOf, slug, text, textOrNull } from './data-fields.ts';
import { type EventSeverity, eventType } from './event-type.ts';
import { vulnerabilityPage } from './pages.ts';

const id = text('Id of the record in the feed.');

/** Holes in plugins, themes and WordPress itself. */
export const SAFETY_EVENTS = {
  'vulnerability.found': eventType({
    summary: 'A plugin, theme or WordPress version on a site has a known vulnerability.',
    severity: data => data.severity,
    data: Type.Object({
      vulnerability_id: id,
      vulnerability: text('Title of the record.'),
      severity: oneOf<EventSeverity>(['critical', 'high', 'medium', 'low', 'info'], 'How severe the feed says it is.'),
      component,
      slug,
      name: itemName,
      version: text('Version on the site.'),
      fixed_in: textOrNull('First version without it; null if there is none yet.'),
      update_pending: Type.Boolean({ description: 'True if the site offers an update that fixes it.' }),
      cve: textOrNull('CVE id.'),
      url: textOrNull('Page about it.'),
    }),
    title: (data, site) => `${data.name} ${data.version} on ${site} has a known vulnerability`,
    text: data =>
      `${data.vulnerability}. ${data.fixed_in === null ? 'There is no fixed version yet: consider deactivating it.' : `Update it to ${data.fixed_in} or later.`}`,
    opens: vulnerabilityCause,
    titleOfMany: (count, data) => `${data.name} has a known vulnerability on ${count} sites`,
    together: data => `vulnerability:${data.vulnerability_id}`,
    page: (_target, data) => vulnerabilityPage(data.vulnerability_id),
  }),
  'vulnerability.fixed': eventType({
    summary: 'A vulnerability that was found on a site is no longer there.',
    severity: 'info',
    data: Type.Object({
      vulnerability_id: id,
      vulnerability: text('Title of the record.'),
      component,
      slug,
      name: itemName,
      how: oneOf(
        ['updated', 'deactivated', 'removed', 'record_changed'],
        'How it ended. record_changed: the feed no longer says that the version has it.',
      ),
      version: textOrNull('Version on the site now; null if it was removed.'),
    }),
    title: (data, site) => `${data.name} on ${site} no longer has a known vulnerability`,
    text: data => `${data.vulnerability}: ${HOW[data.how](data.version ?? '')}`,
    closes: vulnerabilityCause,
    titleOfMany: (count, data) => `${data.name} no longer has a known vulnerability on ${count} sites`,
    together: data => `vulnerability:${data.vulnerability_id}`,
    page: (_target, data) => vulnerabilityPage(data.vulnerability_id),
  }),
} as const;

const HOW = {
  updated: (version: string) => `updated to ${version}.`,
  deactivated: () => 'deactivated.',
  removed: () => 'removed.',
  record_changed: () => 'the feed no longer lists this version.',
} as const;
