import { refinedText } from '../../api/failure-text.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';
import { causeText, knownCause } from './causes.ts';
import type { UpdateRunItem } from './run.ts';

const isKnown = (cause: string) => knownCause(cause) !== undefined;

/** What is known of an update of a run. */
export type UpdateStep = Pick<
  UpdateRunItem,
  'state' | 'message' | 'reason' | 'cause' | 'way_out' | 'from_version' | 'to_version'
>;

/**
 * What happened to an update. The server says it in English and in more detail than can be translated; in another
 * language the page says it by the codes, as far as it knows them.
 */
export function stepText(item: UpdateStep): string | null {
  const { message, reason, cause, from_version: from, to_version: to } = item;
  if (SPEAKS_AS_SERVER || message === null || reason === null || !isKnown(reason)) return message;
  const failed = item.state === 'failed' ? refinedText(reason, cause) : undefined;
  if (failed !== undefined) return failed;
  const why = causeText(reason);
  if (item.state === 'rolled_back') return t('updates.happened.rolled_back', { why, from, to });
  const because = cause !== null && cause !== reason && isKnown(cause) ? causeText(cause) : undefined;
  if (item.state === 'needs_attention') {
    const advice = t(`updates.happened.advice.${item.way_out ?? 'check'}`);
    if (because === undefined) return t('updates.happened.attention', { why, advice });
    return t('updates.happened.attentionBecause', { why, cause: because, advice });
  }
  return because === undefined
    ? t('updates.happened.plain', { why })
    : t('updates.happened.because', { why, cause: because });
}

/** What a group of failures says as an example; nothing where its cause says all that can be translated. */
export const failureExample = ({ cause, message }: { readonly cause: string; readonly message: string }) =>
  SPEAKS_AS_SERVER || !isKnown(cause) ? message : '';

/** `1.2 → 1.3` */
export const versionsOf = ({ from_version, to_version }: UpdateRunItem) =>
  from_version ? `${from_version} → ${to_version}` : to_version;
