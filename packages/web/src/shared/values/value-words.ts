import { t, textIfAny } from '../../texts/text.ts';
import { formatDateTime, formatNumber } from '../../ui/text/format.ts';
import { actorText, callName } from '../audit/audit-words.ts';

/** Members whose texts are words of the server, not names. */
const WORDED = /^(from|to|status|state|role|type|kind|list|how|every|previous|permissions|language)$/;
const ACTORS = /(^|_)by$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Of a list, in one line. */
const MOST_IN_LINE = 3;

export const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** What a member of an input or an answer is called. */
export const memberName = (name: string): string => textIfAny(`values.keys.${name}`) ?? asWords(name);

/** A text of the server for a person. @param member The member that has it. */
export function valueText(text: string, member: string): string {
  if (ACTORS.test(member)) return actorText(text);
  if (member === 'wanted' || member === 'ability') return callName(text.replace(/(-v\d+)?$/, '-v1'));
  // A name may look like a time that no calendar has.
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return formatDateTime(text);
  if (!WORDED.test(member)) return text;
  return textIfAny(`values.words.${text}`) ?? textIfAny(`jobs.kinds.${text}`) ?? text;
}

/** What something such as `site:12` or `job:sync_0ab…` is, with its number if it has one: names are elsewhere. */
export function kindText(subject: string): string {
  const [kind = '', id = ''] = subject.split(/:(.*)/s);
  const known = textIfAny(`values.kinds.${id.startsWith('update_') ? 'run' : kind}`);
  if (known === undefined) return subject;
  // Those of jobs and the like say nothing to a person.
  return /^\d{1,9}$/.test(id) ? t('values.numbered', { kind: known, id }) : known;
}

/** The members of an object in one line: `Role: Editor, Updates: 3`. @param but Those that are shown elsewhere. */
export const membersInLine = (value: object, but: (member: string, value: unknown) => boolean): string =>
  Object.entries(value)
    .filter(([member, one]) => !isNothing(one) && !but(member, one))
    .map(([member, one]) => `${memberName(member)}: ${inLine(one, member)}`)
    .join(' · ');

function inLine(value: unknown, member: string): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  if (typeof value !== 'object' || value === null) return valueText(String(value), member);
  const parts = Array.isArray(value)
    ? value.map(one => inLine(one, member))
    : Object.entries(value).map(([name, one]) => `${memberName(name)} ${inLine(one, name)}`);
  const left = parts.length - MOST_IN_LINE;
  return [...parts.slice(0, MOST_IN_LINE), ...(left > 0 ? [t('values.more', { count: left })] : [])].join(', ');
}

function asWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
