import type { UnreadReason } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import type { FileDifferences } from '../compare/file-differences.ts';
import { FILE_STATES, type FileState } from '../compare/judge-files.ts';
import {
  ABOUT_FILE_STATES,
  fileDifferencesSchema,
  fileItemSlugSchema,
  fileItemTypeSchema,
  fileStateSchema,
  unreadSchema,
} from '../file-check.schemas.ts';
import { type ItemListRow, selectCheckedItems } from './list-checked-items.store.ts';

const PER_PAGE = 50;

export const listCheckedItems = ability({
  name: 'list-checked-items-v1',
  summary:
    'List WordPress, plugins and themes whose files were checked, with the files that are not as they should be. By default only altered ones.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    ...siteScopeInput('items of sites'),
    site_id_or_domain: Type.Optional(siteSelectorSchema),
    slug: Type.Optional(fileItemSlugSchema),
    state: Type.Optional(
      Type.Unsafe<FileState | 'any'>({
        type: 'string',
        enum: [...FILE_STATES, 'any'],
        default: 'altered',
        description: ABOUT_FILE_STATES,
      }),
    ),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      site_name: Type.String({ description: 'Name of the site.' }),
      type: fileItemTypeSchema,
      slug: fileItemSlugSchema,
      name: Type.String({ description: 'Name of the plugin or theme; WordPress for core.' }),
      version: Type.String({ description: 'Version on the site.' }),
      state: fileStateSchema,
      unread: unreadSchema,
      found_at: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: 'When it was found to be altered, ISO 8601 UTC; null if it is not.',
      }),
      files: fileDifferencesSchema,
      fingerprint: textOrNull(
        'Of the files as they were last read; other files have another one. Send it with accept-altered-files-v1. null if they were never read.',
      ),
    }),
    'items',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, site_id_or_domain, state = 'altered', ...scope }, ctx) => {
  const siteId = site_id_or_domain === undefined ? undefined : (await resolveSite(ctx, site_id_or_domain)).id;
  const states = state === 'any' ? FILE_STATES : [state];
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectCheckedItems(ctx.database.db, { ...scope, siteId, states }, window);
  return { items: rows.map(itemView), page, per_page, total };
});

function itemView({ digest, unread, found_at, named_digest, files_json, ...row }: ItemListRow) {
  // Altered anew, and not named yet: what was named before is not what would be accepted.
  const isStale = row.state === 'altered' && named_digest !== digest;
  return {
    ...row,
    unread: unread === '' ? null : (unread as UnreadReason),
    found_at: isoInstantOrNull(found_at),
    files: files_json === null || isStale ? null : (JSON.parse(files_json) as Writable<FileDifferences>),
    fingerprint: digest === '' ? null : digest,
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? V[] : Writable<T[K]> };
