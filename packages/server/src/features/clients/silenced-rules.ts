import { counted } from '../../kernel/text/counted.ts';
import type { DeletionWarning } from '../../kernel/text/deletion-warnings.ts';
import { type NamedRecord, namedRecordsSchema, someNames } from '../../kernel/text/named-records.ts';

/** Alarm rules that tell nothing once a client or a tag is deleted. */
export const silencedRulesSchema = namedRecordsSchema(
  'alarm rule',
  'Enabled alarm rules that were only for it. They are kept and tell nothing until update-alarm-rule-v1 gives them other tags or clients.',
);

/** A sentence to append to the message of a deletion; empty when no rule is silenced. */
export function silencedSentence({ length }: readonly NamedRecord[]): string {
  return length === 0
    ? ''
    : ` ${counted(length, 'alarm rule')} that ${were(length)} only for it now ${tell(length)} nothing.`;
}

/** The warnings of a dry run. */
export function silencedWarnings(rules: readonly NamedRecord[]): DeletionWarning[] {
  const count = rules.length;
  if (count === 0) return [];
  const sentence = `${counted(count, 'alarm rule')} only for it will tell nothing any more: ${someNames(rules)}.`;
  return [{ code: 'rules_silenced', count, sentence }];
}

const were = (count: number) => (count === 1 ? 'was' : 'were');
const tell = (count: number) => (count === 1 ? 'tells' : 'tell');
