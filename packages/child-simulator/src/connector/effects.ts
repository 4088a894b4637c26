import type { FormTree } from '@sitekeeper/protocol';
import { field } from './params.ts';

const CHANGING = new Set([
  'register',
  'plugin_action',
  'theme_action',
  'upgradeplugintheme',
  'upgrade',
  'upgradetranslation',
  'installplugintheme',
  'newuser',
  'newadminpassword',
  'newpost',
  'comment_action',
  'comment_bulk_action',
  'update_values',
  'disconnect',
  'deactivate',
  'securityFix',
  'securityUnFix',
  'settings_tools',
  'delete_actions',
  'clean_up_child_logs',
]);

const UPDATES = new Set(['upgradeplugintheme', 'upgrade', 'upgradetranslation']);

/** Functions that change, except with this action. */
const READING: Readonly<Record<string, string>> = { user_action: 'edit', post_action: 'get_edit' };

/** Whether a call is meant to change the site; two of these must never run on one site at once. */
export function isChanging(fn: string, form: FormTree): boolean {
  const reading = READING[fn];
  return CHANGING.has(fn) || (reading !== undefined && field(form, 'action') !== reading);
}

export function isUpdate(fn: string): boolean {
  return UPDATES.has(fn);
}

const TELLING = ['type', 'action', 'plugin', 'theme', 'list', 'id', 'which', 'search', 'url', 'feature'];

/** Parameters that distinguish calls of one function in the ledger. Only fields that never carry a secret. */
export function telling(form: FormTree): string {
  let what = '';
  for (const name of TELLING) {
    const value = field(form, name);
    if (value) what += `${what && ' '}${name}=${value.slice(0, 200)}`;
  }
  const program = /^\/\* sitekeeper ([a-z-]+ \d+)/.exec(field(form, 'code') ?? '')?.[1];
  if (program !== undefined) what += ` program=${program}`;
  return what;
}
