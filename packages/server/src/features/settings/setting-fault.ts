import type { Violation } from '../../kernel/errors.ts';
import type { OwnReason } from '../../kernel/input-reasons.ts';
import { expected, type Setting } from '../../settings/setting-kinds.ts';

/** Why a text cannot be the value of a setting, for people and for programs. */
export function settingFault(setting: Setting<unknown>, text: string): Omit<Violation, 'path'> {
  const { name, initial, form, least, most = 0 } = setting;
  const message = `must be ${expected(setting, text)}`;
  if (form) return { message, reason: reasonOfForm(name) };
  if (typeof initial === 'boolean') return { message, reason: 'wrong_type' };
  const above = /^\d+$/.test(text) && Number(text) > most;
  return { message, ...(above ? { reason: 'setting_above', limit: most } : { reason: 'setting_below', limit: least }) };
}

/** `mail.from` → `setting_mail_from`: each text with a form has a reason of its own. */
export const reasonOfForm = (name: string) => `setting_${name.replaceAll('.', '_')}` as OwnReason;
