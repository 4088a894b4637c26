import type { Output } from '../../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';

type Started = Pick<Output<'run-updates-v1'>, 'job_id' | 'queued_count' | 'held_by' | 'message'>;

/** What came of starting a run. The server says it in more detail, in English. */
export function startedText({ job_id, queued_count, held_by, message }: Started): string {
  if (SPEAKS_AS_SERVER) return message;
  if (queued_count > 0) return t('said.started.run');
  const [holder] = held_by;
  if (holder) return t('said.started.held', { count: holder.sites, run: holder.job_id });
  return t(job_id === null ? 'said.started.nothing' : 'said.started.incompatible');
}
