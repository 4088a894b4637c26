import type { ChangeDetail } from '../sites/index.ts';
import { changeType, type StoredChange } from './change-type.ts';
import { LOG_TYPES } from './log-types/index.ts';

/** The sentence about a change as it is stored. */
export function changeSentence(
  row: StoredChange & { readonly user_name: string; readonly detail_json: string },
): string {
  return describeChange(row, row.user_name, JSON.parse(row.detail_json) as ChangeDetail);
}

/** One English sentence about a change: what happened to what, between which versions or values. Plain text. */
export function describeChange(change: StoredChange, user: string, detail: ChangeDetail = {}): string {
  const sentence = changeTemplate(change);
  const switched = { enabled: 'on', disabled: 'off' }[change.action] ?? 'on or off';
  const named = sentence
    .replace('{on or off}', switched)
    .replace(/\[([^[\]]+)\]/g, (_, thing: string) =>
      thing === 'actor' ? mention('user', user) : mention(thing, change.object_name),
    );
  const field = detail.field === undefined ? '' : ` (${detail.field})`;
  return `${capital(named)}${field}${versions(sentence, detail)}${values(detail)}.`;
}

/** The sentence with its placeholders. */
export const changeTemplate = (change: StoredChange) =>
  LOG_TYPES.get(change.log_type_id ?? 0)?.sentence ?? sentenceFor(changeType(change));

/** Source A of the connector, and what newer connectors may add. */
function sentenceFor(type: string): string {
  const [context = '', action = ''] = type.split('.').map(word => word.replaceAll('-', ' '));
  const thing = context === 'core' ? 'WordPress' : context === 'site' ? 'the site' : `[${context}]`;
  return action.endsWith('ed') ? `${thing} was ${action}` : `something happened to ${thing}: ${action}`;
}

function mention(thing: string, name: string): string {
  if (name !== '') return `${thing} "${name}"`;
  return /^[aeio]/.test(thing) && !thing.startsWith('one') ? `an ${thing}` : `a ${thing}`;
}

function versions(sentence: string, { old_version, new_version, automatic }: ChangeDetail): string {
  const by = automatic ? ' automatically' : '';
  if (sentence.endsWith(' installed')) return new_version === undefined ? by : `, version ${new_version}${by}`;
  if (!sentence.endsWith(' updated')) return '';
  const from = old_version === undefined || old_version === new_version ? '' : ` from ${old_version}`;
  const to = new_version === undefined ? '' : ` to ${new_version}`;
  return `${by}${from}${to}`;
}

function values({ from, to }: ChangeDetail): string {
  if (from === undefined && to === undefined) return '';
  return `${from === undefined ? '' : ` from "${from}"`} to ${to === undefined ? 'nothing' : `"${to}"`}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
