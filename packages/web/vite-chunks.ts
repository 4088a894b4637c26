import type { Rolldown } from 'vite';

/** A module of ours below `src/`, without its ending. */
const own = (path: string) => `packages/web/src/${path}`;
const mantine = (names: string) => `@mantine/core/esm/components/(${names})/`;
const anyOf = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/** Of the fields, those that need no list to choose from, and what keeps the place of the others. */
const FILTERS = 'search-field|folded-filters|filter-select\\.|day-filter|field-place|late-entity-picker';

/** What lists need, and so nearly every page. The overview and the sites have budgets: tests/web/first-load.test.ts. */
const LISTS = anyOf(
  own('ui/(data-table|text|feedback|layout|loading)/'),
  own('ui/menus/menu-button'),
  own(`ui/forms/(${FILTERS})`),
  own('texts/rich'),
  own('api/refreshed'),
  own('shared/(saved-views/saved-views|scope/|events/|sites/(site-icon|site-state|health|format-users))'),
  own('shared/(updates/(run|halt-words|plan-note|start/lazy-run-dialog)|uptime/monitor-words|last-error-text)\\.'),
  own(
    'shared/(guarded|use-still-here|updates/(run-decision|halted-runs|roll-back)|vulnerabilities/|costs/|windows/window-times)',
  ),
  own('generated/form-limits'),
  mantine('Input|InputBase|TextInput|Alert'),
  mantine('FloatingIndicator|SegmentedControl|NativeSelect|Switch|InlineInput|Stack|Group|Text|Divider|Progress'),
  '@mantine/core/esm/core/utils/(create-event-handler|noop)/',
  '@mantine/hooks/esm/use-debounced',
  '@mantine/core/esm/components/(Checkbox/CheckIcon|Radio/RadioIcon)\\.',
  'Icon(Dots|Plus|ChevronDown|X)\\.',
);

/** Words and small parts that two or more pages have, of a few hundred bytes each: they come with the lists. */
const SMALL = anyOf(
  own('shared/(audit/audit-words|changes/change-words|jobs/job-(kind|failure-text)|people/role-names)\\.'),
  own('shared/events/(snooze-times|use-bell|about-site|below-event|severity-filter)\\.'),
  own('shared/(file-checks/(file-words|use-check-files)|security/(issue-text|severity))\\.'),
  own('shared/sites/(site-names|site-link|site-conditions|format-users|network-text|late-scope-filters)\\.'),
  own('shared/updates/(causes|started-text|step-text)\\.'),
  own('shared/uptime/monitor-state\\.'),
  own('shared/(server-said|wordpress-roles|entities/late-entity-picker|scope/outside-scope|updates/halted-runs)\\.'),
  own('(api/(batched|use-fresh-with)|ui/feedback/unless-no-sites)\\.'),
  '(infiniteQueryObserver|useInfiniteQuery)\\.js',
);

/** What menus and lists to choose from need: what opens over the page. */
const MENUS = anyOf(
  own('ui/menus/used-menu'),
  mantine('Menu|Popover|Portal|FocusTrap'),
  '@mantine/core/esm/utils/Floating',
  '@floating-ui',
);

/** Forms that open nothing: those of sign-in, and of pages that are one form. */
const SIMPLE = 'after-press|late-ask|card-form|field-help|form\\.|password|problem|secret';
const FIELDS = anyOf(
  own(`ui/forms/(${SIMPLE})`),
  mantine('PasswordInput|Textarea|NumberInput|Checkbox|Radio'),
  '@mantine/form/',
);

/** What filters and dialogs need besides. */
const FORMS = anyOf(
  own(`ui/(forms/(?!${FILTERS}|${SIMPLE})|dialogs/)`),
  own('shared/(updates/(run-plan|abandon-run)|sites/(scope-filters|lost-with-sites)|windows/(day-boxes|zone-select))'),
  own('shared/uptime/monitor-fields'),
  mantine('Combobox|Select|MultiSelect|PillsInput|Pill|Modal|ModalBase|ColorSwatch'),
);

/** Texts that a page needs together. */
const texts = (language: string, areas: string) => anyOf(own(`texts/${language}/(${areas})\\.json`));

/**
 * Which modules share a file. Each file costs a request, which takes longer than the few KB in it: without groups, a
 * page would need up to sixty. What every page needs is one file.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 2 },
  { name: 'lists', test: anyOf(LISTS.source, SMALL.source), minShareCount: 2, priority: 1 },
  ...['en', 'de'].flatMap(language => [
    { name: `overview-${language}`, test: texts(language, 'overview|first-steps|events|jobs') },
    { name: `settings-${language}`, test: texts(language, 'settings|setting-names|setting-descriptions') },
  ]),
  { name: 'menus', test: MENUS, minShareCount: 2, priority: 1 },
  { name: 'fields', test: FIELDS, minShareCount: 2, priority: 1 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
];
