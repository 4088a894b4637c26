import { sql } from 'kysely';
import { IS_ALTERED } from '../../sites/index.ts';
import { type CauseSource, causeColumns, rankOf } from './source.ts';

/** One item for a site, however many of its plugins and themes are altered: they are looked at together. */
export const alteredFiles: CauseSource = ({ engine }) => sql`select ${causeColumns(engine, {
  kind: 'files_altered',
  key: sql`digest.site_id`,
  cause: sql`'files:' || digest.type || ':' || digest.slug || ':site:' || digest.site_id`,
  rank: rankOf('high'),
  site: sql`digest.site_id`,
  since: sql`digest.found_at`,
})} from file_digests as digest join sites on sites.id = digest.site_id
  where ${IS_ALTERED} and sites.status = 'connected'`;
