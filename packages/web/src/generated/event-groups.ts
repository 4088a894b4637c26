// Made by `npm run generate` from the types of events. Do not edit.

/** The types of events by subject. */
export const EVENT_GROUPS = { sites: ['site.down', 'site.up', 'site.unwatched', 'site.disconnected', 'site.reconnected', 'site.sync_failing', 'site.sync_recovered', 'site.search_engines_blocked', 'site.search_engines_allowed', 'site.connector_outdated', 'site.connector_updated'], expiry: ['certificate.expiring', 'certificate.renewed', 'domain.expiring', 'domain.renewed', 'site.php_end_of_life', 'site.wordpress_end_of_life', 'site.software_supported'], safety: ['vulnerability.found', 'vulnerability.fixed', 'files.altered', 'files.restored'], runs: ['run.halted', 'run.resumed', 'run.finished', 'update.rolled_back', 'site.broken', 'site.mended'], server: ['cost.due', 'key.created', 'sign_in.locked_out', 'user.role_changed', 'feed.failing', 'feed.recovered', 'channel.failing', 'channel.recovered', 'monitoring.outbound_broken', 'monitoring.outbound_recovered'] } as const;

