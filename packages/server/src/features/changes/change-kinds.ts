/** Kinds of changes, and the contexts of stored changes that belong to each. Source: docs/wire/sync.md#changes. */
export const CONTEXTS_OF_KIND = {
  plugins: ['plugin'],
  themes: ['theme'],
  wordpress: ['core', 'database'],
  users: ['user'],
  content: ['post', 'custom-field', 'category', 'tag', 'comment', 'file'],
  appearance: ['widget', 'menu'],
  settings: ['system-setting', 'cron'],
} as const;

export type ChangeKind = keyof typeof CONTEXTS_OF_KIND;

/** What a site calls by other names, as shops do. It can't be filtered by. */
export const OTHER_KIND = 'other';

export const CHANGE_KINDS = Object.keys(CONTEXTS_OF_KIND) as readonly ChangeKind[];

const KIND_OF_CONTEXT: ReadonlyMap<string, ChangeKind> = new Map(
  CHANGE_KINDS.flatMap(kind => CONTEXTS_OF_KIND[kind].map(context => [context, kind] as const)),
);

export const kindOfContext = (context: string) => KIND_OF_CONTEXT.get(context) ?? OTHER_KIND;
