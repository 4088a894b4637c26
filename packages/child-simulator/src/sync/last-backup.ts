import { backupPluginOf } from '@sitekeeper/protocol';
import type { FunctionCall } from '../connector/call.ts';
import { textField } from '../connector/params.ts';

/** Answers for the plugin that is asked for, while it is active; 0 until the connector has seen a backup of it. */
export function lastBackup({ site, form }: FunctionCall): Record<string, unknown> {
  const asked = textField(form, 'primaryBackup');
  const active = site.plugins.some(
    ({ file, active }) => active && asked !== '' && backupPluginOf([{ slug: file, active }]) === asked,
  );
  return active ? { primaryLasttimeBackup: site.lastBackups.get(asked) ?? 0 } : {};
}
