import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { refuse } from '../connector/errors.ts';
import { field, members } from '../connector/params.ts';
import { journal } from '../state/journal.ts';
import { phpMap } from '../sync/php.ts';
import { syncData } from '../sync/sync-data.ts';
import { pendingCore } from '../sync/updates.ts';
import { CACHE_NOTES, PROGRESS } from './update-parts.ts';

/** `upgrade`: WordPress itself (docs/wire/actions.md#updates). */
export function upgradeCore({ site, faults }: FunctionCall): FunctionAnswer {
  const pending = pendingCore(site);
  if (pending === undefined) return { data: { upgrade: 'SUCCESS', ...CACHE_NOTES } };
  if (faults.has('update_download_failed') || faults.has('update_rollback')) {
    const other_data = { upgrade_error_codes: 'download_failed' };
    return { data: { upgrade: 'WPERROR', other_data, ...CACHE_NOTES }, prefix: PROGRESS };
  }
  const old_version = site.core;
  if (!faults.has('update_noop_success')) {
    journal(site, 'coreUpdated', { old_version, new_version: pending, auto_updated: 0 });
    site.core = pending;
  }
  return { data: { upgrade: 'SUCCESS', old_version, version: site.core, ...CACHE_NOTES }, prefix: PROGRESS };
}

/** `upgradetranslation` (docs/wire/actions.md#updates): all languages of a slug; the last one wins in the maps. */
export function upgradeTranslation(call: FunctionCall): FunctionAnswer {
  const { site, form, faults } = call;
  if (field(form, 'type') !== undefined && field(form, 'type') !== 'translation') return refuse('Invalid request!');
  const slugs = members(field(form, 'list') ?? '', ',');
  const failed = faults.has('update_download_failed');
  const upgrades: Record<string, boolean> = {};
  const updated: Record<string, unknown> = {};
  for (const { slug, type, version, name } of site.translations.filter(entry => slugs.includes(entry.slug))) {
    upgrades[slug] = !failed;
    updated[slug] = { name: name ?? 'WordPress', slug, type, version, success: failed ? 0 : 1 };
  }
  if (!failed && !faults.has('update_noop_success')) {
    site.translations = site.translations.filter(entry => !slugs.includes(entry.slug));
  }
  const other_data = { updated_data: phpMap(updated) };
  return { data: { upgrades: phpMap(upgrades), other_data, sync: syncData(call) }, prefix: PROGRESS };
}
