import type { InboxRow } from '../order-items.ts';
import { type ItemDetails, siteNameOf } from './detail.ts';

/** Sites that are down, disconnected or not synced. */
export const siteDetails: ItemDetails = async (rows, facts) => {
  const ids = rows.map(row => Number(row.key));
  const found = await facts.ctx.database.db
    .selectFrom('sites')
    .leftJoin('monitors', 'monitors.site_id', 'sites.id')
    .select(['sites.id', 'sites.check_status', 'sites.check_message', 'sites.sync_error', 'sites.sync_error_code'])
    .select('sites.sync_error_cause')
    .select(['sites.failed_syncs', 'sites.disconnected_by'])
    .select(['monitors.site_id as monitored', 'monitors.due_at'])
    .select(['monitors.status', 'monitors.reason', 'monitors.cause as down_cause', 'monitors.status_code'])
    .where('sites.id', 'in', ids)
    .execute();
  const byId = new Map(found.map(row => [String(row.id), row]));
  return new Map(
    rows.map(row => {
      const site = byId.get(row.key);
      const paused = site?.monitored != null && site.due_at === null;
      const watched = site?.status === 'down' && !paused;
      const http_status = (watched ? site.status_code : site?.check_status) || null;
      const down = (watched ? site.reason : site?.check_message) ?? '';
      const message = row.kind === 'site_down' ? down : (site?.sync_error ?? '');
      const error = { error_code: site?.sync_error_code ?? '', cause: site?.sync_error_cause ?? null };
      const { title, action, ability: usual } = WORDS[row.kind as keyof typeof WORDS];
      // A monitor that is paused says nothing of the site, whatever it finds.
      const ability = row.kind === 'site_down' && paused ? 'check-site-v1' : usual;
      const data =
        row.kind === 'site_down'
          ? { message, http_status, cause: watched ? site.down_cause : null }
          : row.kind === 'sync_failing'
            ? { message, ...error, failures: site?.failed_syncs ?? 0 }
            : { message, ...error, reason: site?.disconnected_by ?? '' };
      const input = { site_id_or_domain: Number(row.key) };
      return [
        row.key,
        { title: title(siteNameOf(facts, row)), text: message, data, actions: [{ action, ability, input }] },
      ];
    }),
  );
};

const WORDS = {
  site_down: { title: (site: string) => `${site} is down`, action: 'check', ability: 'check-monitor-v1' },
  site_disconnected: {
    title: (site: string) => `${site} is disconnected`,
    action: 'reconnect',
    ability: 'reconnect-site-v1',
  },
  sync_failing: { title: (site: string) => `${site} cannot be synced`, action: 'sync', ability: 'sync-site-v1' },
} as const satisfies Partial<Record<InboxRow['kind'], unknown>>;
