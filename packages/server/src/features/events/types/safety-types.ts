import { Type } from 'typebox';
import { textOrNull, wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { filesCause, vulnerabilityCause } from '../causes.ts';
import { component, itemName, oneOf, slug, text } from './data-fields.ts';
import { type EventSeverity, eventType } from './event-type.ts';
import { alteredFilesPage, vulnerabilityPage } from './pages.ts';

const id = text('Id of the record in the feed.');

/** Which vulnerability, and what of the site has it. */
const about = { vulnerability_id: id, vulnerability: text('Title of the record.'), component, slug, name: itemName };

const paths = (what: string) =>
  Type.Array(Type.String(), { description: `Paths of the first files that were ${what}.` });

/** Holes in plugins, themes and WordPress itself, and files of theirs that somebody altered. */
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
    opens: vulnerabilityCause,
    together: data => `vulnerability:${data.vulnerability_id}`,
    page: (_target, data) => vulnerabilityPage(data.vulnerability_id),
  }),
  'vulnerability.fixed': eventType({
    summary: 'A vulnerability that was found on a site is no longer there.',
    severity: 'info',
    data: Type.Object({
      ...about,
      how: oneOf(
        ['updated', 'deactivated', 'removed', 'record_changed'],
        'How it ended. record_changed: the feed no longer says that the version has it.',
      ),
      version: textOrNull('Version on the site now; null if it was removed.'),
    }),
    closes: vulnerabilityCause,
    together: data => `vulnerability:${data.vulnerability_id}`,
    page: (_target, data) => vulnerabilityPage(data.vulnerability_id),
  }),
  'vulnerability.unwatched': eventType({
    summary: 'Somebody decided to live with a vulnerability that was found on a site. Rules do not tell it.',
    severity: 'info',
    data: Type.Object(about),
    closes: vulnerabilityCause,
    untold: true,
    together: data => `vulnerability:${data.vulnerability_id}`,
    page: (_target, data) => vulnerabilityPage(data.vulnerability_id),
  }),
  'files.altered': eventType({
    summary: 'Files of WordPress, a plugin or a theme are not as they should be at that version.',
    severity: 'high',
    data: Type.Object({
      component,
      slug,
      name: itemName,
      version: text('Version on the site.'),
      files: wholeOrNull('How many files are different; null if that could not be found out.'),
      changed: paths('changed'),
      added: paths('added'),
      removed: paths('removed'),
    }),
    opens: filesCause,
    together: data => `files:${data.component}:${data.slug}`,
    page: alteredFilesPage,
  }),
  'files.restored': eventType({
    summary: 'Files that were altered no longer are, or are accepted as they are.',
    severity: 'info',
    data: Type.Object({
      component,
      slug,
      name: itemName,
      version: text('Version that was altered.'),
      how: oneOf(
        ['restored', 'updated', 'removed', 'accepted', 'stopped'],
        'How it ended. accepted: somebody wants them as they are. stopped: the files of the site are not checked any more.',
      ),
    }),
    closes: filesCause,
    together: data => `files:${data.component}:${data.slug}`,
    page: alteredFilesPage,
  }),
} as const;
