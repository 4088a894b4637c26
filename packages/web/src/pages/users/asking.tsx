import { Button, Progress } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { SpokenProgress } from '../../ui/feedback/spoken-progress.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import styles from './users.module.css';
import type { UsersShown } from './users-shown.ts';

interface AskingProps {
  /** Undefined until the server has sent the number of sites. */
  readonly shown: UsersShown | undefined;
  readonly asking: boolean;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

/** The number of sites that have answered, while they are contacted and after somebody has stopped that. */
export function AskingProgress({ shown, asking, onStop, onGoOn }: AskingProps) {
  const { sites, settled = 0, total = 0 } = shown ?? {};
  const share = sites === undefined || sites === 0 ? 0 : (settled / sites) * 100;
  return (
    <Panel>
      <div className={styles.note}>
        <div className={styles.asked}>
          <p>
            {sites === undefined
              ? t('users.asking.begun')
              : t(asking ? 'users.asking.progress' : 'users.asking.stopped', { settled, sites, users: total })}
          </p>
          <Progress value={share} size={6} aria-label={t('users.asking.label')} />
        </div>
        {asking ? (
          <Button variant="default" onClick={onStop}>
            {t('users.asking.stop')}
          </Button>
        ) : (
          <Button variant="default" onClick={onGoOn}>
            {t('users.asking.continue')}
          </Button>
        )}
      </div>
      <SpokenProgress percent={share} say={quarter => spoken(asking, quarter)} />
    </Panel>
  );
}

function spoken(asking: boolean, percent: number): string {
  if (!asking) return t('users.asking.stoppedSpoken');
  return percent === 0 ? t('users.asking.begun') : t('users.asking.percent', { percent });
}
