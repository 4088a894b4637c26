import { Type } from 'typebox';
import { textOrNull, wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { filesCause, vulnerabilityCause } from '../causes.ts';
import { component, itemName, oneOf, slug, text } from './data-fields.ts';
import { type EventSeverity, eventType } from './event-type.ts';
import { alteredFilesPage, vulnerabilityPage } from './pages.ts';

const id = text('Id of the record in the feed.');

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
    title: (data, site) => `Files of ${data.name} ${data.version} on ${site} were altered`,
    text: data =>
      `${filesInWords(data)} If nobody has done this on purpose, the site may have been broken into: install that version anew and look for more.`,
    opens: filesCause,
    titleOfMany: (count, data) => `Files of ${data.name} were altered on ${count} sites`,
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
    title: (data, site) => `Files of ${data.name} on ${site} are no longer reported as altered`,
    text: data => ENDED[data.how],
    closes: filesCause,
    titleOfMany: (count, data) => `Files of ${data.name} are no longer reported as altered on ${count} sites`,
    together: data => `files:${data.component}:${data.slug}`,
    page: alteredFilesPage,
  }),
} as const;

interface DifferentFiles {
  readonly files: number | null;
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** `2 files are different. Changed: a.php. Added: b.php.` */
function filesInWords({ files, changed, added, removed }: DifferentFiles): string {
  if (files === null) return 'Which files are different could not be found out.';
  const lists = [
    ['Changed', changed],
    ['Added', added],
    ['Removed', removed],
  ] as const;
  const named = lists.flatMap(([what, names]) => (names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`]));
  return [`${counted(files, 'file is', 'files are')} different.`, ...named].join(' ');
}

const ENDED = {
  restored: 'They are as they should be again.',
  updated: 'Another version was installed.',
  removed: 'It was removed from the site.',
  accepted: 'Somebody has accepted them as they are, until they change again.',
  stopped: 'The files of this site are not checked any more. Whether they are altered is not known.',
} as const;

const HOW = {
  updated: (version: string) => `updated to ${version}.`,
  deactivated: () => 'deactivated.',
  removed: () => 'removed.',
  record_changed: () => 'the feed no longer lists this version.',
} as const;
