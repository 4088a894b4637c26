import type { Rolldown } from 'vite';

/** A module of ours below `src/`, without its ending. */
const own = (path: string) => `packages/web/src/${path}`;
const mantine = (names: string) => `@mantine/core/esm/components/(${names})/`;
const anyOf = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/** What lists need, and so nearly every page. The overview and the sites have budgets: tests/web/first-load.test.ts. */
const LISTS = anyOf(
  own('ui/(data-table|text|feedback|layout)/'),
  own('ui/forms/(search-field|folded-filters)'),
  own('texts/rich'),
  own('api/refreshed'),
  own('shared/(saved-views/saved-views|scope/|events/|sites/(site-icon|site-state|health|format-users))'),
  own('shared/(updates/(run|halt-words|start/lazy-run-dialog)|uptime/monitor-words|last-error-text)\\.'),
  mantine('Menu|Popover|Input|InputBase|TextInput|Alert|Portal|FocusTrap|Tooltip|Floating'),
  mantine('FloatingIndicator|SegmentedControl'),
  '@mantine/core/esm/utils/Floating',
  '@floating-ui',
  'Icon(Dots|Plus|ChevronDown|X)\\.',
);

/** What forms, filters and dialogs need. */
const FORMS = anyOf(
  own('ui/(forms|dialogs)/'),
  own('shared/(updates/(plan-note|run-plan|run-decision|halted-runs)|sites/(scope-filters|lost-with-sites)|windows/)'),
  own('shared/(uptime/monitor-fields|vulnerabilities/|costs/|guarded|use-still-here)'),
  own('generated/form-limits'),
  mantine('Combobox|Select|MultiSelect|Checkbox|InlineInput|Textarea|PasswordInput|NumberInput|Radio'),
  mantine('Switch|PillsInput|Pill|Stack|Group|Text|NativeSelect|Modal|ModalBase|Divider|ColorSwatch'),
  '@mantine/form/',
);

/**
 * Which modules share a file. Each file costs a request, which takes longer than the few KB in it: without groups, a
 * page would need up to sixty. What every page needs is one file.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 2 },
  { name: 'lists', test: LISTS, minShareCount: 3, priority: 1 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
];
