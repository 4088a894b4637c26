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

/** Whether a call is meant to change the site; two of these must never run on one site at once. */
export function isChanging(fn: string, form: FormTree): boolean {
  return CHANGING.has(fn) || (fn === 'user_action' && field(form, 'action') !== 'edit');
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
  return what;
}
