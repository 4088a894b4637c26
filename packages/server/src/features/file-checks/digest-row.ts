import type { FileItemType } from '@sitekeeper/protocol';
import type { FileState } from './compare/judge-files.ts';

/** An item of a site, as `file_digests` has it. */
export interface DigestRow {
  readonly site_id: number;
  readonly type: FileItemType;
  readonly slug: string;
  readonly version: string;
  readonly locale: string;
  readonly digest: string;
  readonly files: number;
  readonly unread: string;
  readonly state: FileState;
  readonly base_digest: string;
  readonly accepted_digest: string;
  readonly found_at: number | null;
  readonly told_at: number | null;
  readonly named_digest: string;
  readonly name_due_at: number | null;
  readonly name_tries: number;
  readonly files_json: string | null;
}

/** What is the same wherever it is installed. */
export type SameItem = Pick<DigestRow, 'type' | 'slug' | 'version' | 'locale'>;
