import { sql } from 'kysely';

/** The item is installed and in use, in a version that the run has had to do with. */
const STILL_THERE = sql<boolean>`case item.type
  when 'plugin' then exists (select 1 from site_plugins as kept where kept.site_id = item.site_id
    and kept.slug = item.slug and kept.active = 1 and kept.version in (item.from_version, item.to_version))
  when 'theme' then exists (select 1 from site_themes as kept where kept.site_id = item.site_id
    and kept.slug = item.slug and (kept.active = 1 or kept.parent_active = 1)
    and kept.version in (item.from_version, item.to_version))
  when 'core' then site.wp_version in (item.from_version, item.to_version)
  else 1 = 1 end`;

/** The monitor sees these faults too. */
const SEEN_FROM_OUTSIDE = sql`item.reason in ('front_page_unreachable', 'front_page_status')`;

const GONE = sql<boolean>`not exists (select 1 from site_plugins as kept where kept.site_id = item.site_id
  and kept.slug = item.slug) and not exists (select 1 from site_themes as kept where kept.site_id = item.site_id
  and kept.slug = item.slug)`;

/**
 * Condition on `item` (of a run) and its `site`: the update has broken the site, and nothing shows that it is well again:
 * no change, update or rollback of the item, and no good check of the address that somebody asked for. What a run lost
 * sight of is seen by the next sync, unless the site is still being looked at.
 */
export const IS_BROKEN = sql<boolean>`item.state = 'needs_attention' and item.mended_at is null
  and not (site.checked_at is not null and site.checked_at > item.finished_at
    and site.check_status is not null and site.check_status between 200 and 399)
  and not (${SEEN_FROM_OUTSIDE} and exists (select 1 from monitors as watch where watch.site_id = item.site_id
    and watch.status = 'up' and watch.checked_at > item.finished_at))
  and case item.reason when 'gone' then ${GONE}
    when 'outcome_unknown' then (item.look_at is not null or site.last_sync_at is null
      or site.last_sync_at <= item.finished_at)
    else ${STILL_THERE} end
  and not exists (select 1 from update_run_items as later where later.site_id = item.site_id
    and later.type = item.type and later.slug = item.slug and later.finished_at > item.finished_at
    and later.state in ('updated', 'rolled_back'))`;
