import type { Output } from '../../../generated/abilities.ts';
import { downText } from '../../../shared/uptime/monitor-words.ts';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';

type Answers = {
  readonly [N in 'check-monitor-v1' | 'check-site-v1' | 'test-channel-v1' | 'roll-back-update-v1']: (
    answer: Output<N>,
  ) => string | undefined;
};

const PROBLEMS: Answers = {
  'check-monitor-v1': ({ status, cause, status_code, reason }) => {
    if (status === 'up') return undefined;
    if (status === 'unknown') return t('overview.done.notKnown');
    return stillDown(downText({ cause, status_code, said: reason ?? '' }));
  },
  'check-site-v1': ({ reachable, http_status }) =>
    reachable ? undefined : stillDown(http_status ? t('overview.causes.status', { status: String(http_status) }) : ''),
  'test-channel-v1': ({ delivered, error }) => {
    if (delivered && error === null) return undefined;
    if (SPEAKS_AS_SERVER && error !== null) return error;
    return t(delivered ? 'overview.done.notToAll' : 'overview.done.notDelivered');
  },
  'roll-back-update-v1': ({ state, message }) =>
    state === 'rolled_back'
      ? undefined
      : SPEAKS_AS_SERVER && message !== null
        ? message
        : t('overview.done.notRolledBack'),
};

const stillDown = (why: string) => `${t('overview.done.stillDown')} ${why}`.trim();

/** What went wrong although the server did as it was told: it says so in its answer. */
export function problemInAnswer(ability: string, answer: unknown): string | undefined {
  const problem = Object.hasOwn(PROBLEMS, ability) ? PROBLEMS[ability as keyof Answers] : undefined;
  return problem && (problem as (given: unknown) => string | undefined)(answer);
}
