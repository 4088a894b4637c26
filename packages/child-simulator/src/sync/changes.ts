import type { FormTree } from '@sitekeeper/protocol';
import type { ActionRow, LogRow } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';
import { phpMap } from './php.ts';

/** `child_site_actions_data` (docs/wire/sync.md#changes A): rows made after `since` (seconds, with fraction). */
export function actionsData(site: SimulatedSite, since: number): unknown {
  const map: Record<string, unknown> = {};
  for (const row of site.actions) if (row.created > since) map[`${row.id}`] = actionEntry(row);
  return phpMap(map);
}

function actionEntry(row: ActionRow): Record<string, unknown> {
  const thing = { plugins: 'plugin', themes: 'theme', wordpress: 'core' }[row.context];
  return {
    context: row.context,
    action: row.action,
    action_user: row.actor,
    created: row.created,
    summary: `&#8220;${row.name}&#8221; ${thing} ${row.action} `,
    meta_data: {
      user_meta: {
        wp_user_id: row.agent === '' ? 1 : 0,
        display_name: row.actor,
        role: 'administrator',
        user_role_label: 'Administrator',
        agent: row.agent,
        full_name: '',
        username: row.actor,
        ip: '203.0.113.9',
        action_user: row.actor,
      },
      extra_info: { name: row.name, slug: row.slug },
      slug: row.slug,
    },
    duration: 0.05,
  };
}

/** `changes_logs_data` (docs/wire/sync.md#changes B): `""` unless rows were asked for, else a map by row id, oldest first. */
export function logsData(site: SimulatedSite, params: FormTree): unknown {
  const count = Number.parseInt(leaf(params, 'events_count') ?? '', 10);
  if (!(count > 0)) return '';
  const newer = Number(leaf(params, 'newer_than') ?? 0) * 1e6;
  const older = Number(leaf(params, 'older_than') ?? Number.POSITIVE_INFINITY) * 1e6;
  const ignored = ignoredTypes(params);
  const rows = site.logs.filter(
    row => row.createdMicros > newer && row.createdMicros < older && !ignored.includes(String(row.type)),
  );
  const map: Record<string, unknown> = {};
  for (const row of rows.slice(0, count)) map[`${row.id}`] = logEntry(row, site.world.createdOnZeroLoss);
  return phpMap(map);
}

function logEntry(row: LogRow, zeroLoss: boolean): Record<string, unknown> {
  return {
    id: row.id,
    blog_id: 1,
    log_type_id: row.type,
    created_on: createdOn(row.createdMicros, zeroLoss),
    client_ip: '203.0.113.9',
    context: row.context,
    action_name: row.action,
    user_agent: '',
    user_roles: 'administrator',
    username: row.actor,
    user_id: 1,
    duration: '0',
    post_status: '',
    post_type: '',
    post_id: 0,
    meta_data: {
      ...row.meta,
      user_meta: { wp_user_id: 1, display_name: row.actor, agent: '', action_user: row.actor },
    },
  };
}

/** `seconds.microseconds`; with zero loss the fraction loses its leading zeros, so that it reads as later. */
function createdOn(micros: number, zeroLoss: boolean): string {
  const fraction = micros % 1_000_000;
  const digits = zeroLoss ? `${fraction}` : `${fraction}`.padStart(6, '0');
  return `${Math.floor(micros / 1_000_000)}.${digits}`;
}

function ignoredTypes(params: FormTree): readonly string[] {
  const list = params.ignore_sync_changes_logs;
  return Array.isArray(list) ? list.filter(item => typeof item === 'string') : [];
}

function leaf(params: FormTree, key: string): string | undefined {
  const value = params[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
