import { Button, Progress } from '@mantine/core';
import { Panel } from '../../ui/layout/page.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import styles from './users.module.css';
import type { UsersShown } from './users-shown.ts';

interface AskingProps {
  /** Undefined before the server has said how many sites there are. */
  readonly shown: UsersShown | undefined;
  readonly asking: boolean;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

/** How many of the sites have answered, while they are asked and after somebody has stopped that. */
export function AskingProgress({ shown, asking, onStop, onGoOn }: AskingProps) {
  const { sites, settled = 0, total = 0 } = shown ?? {};
  const share = sites === undefined || sites === 0 ? 0 : (settled / sites) * 100;
  return (
    <Panel>
      <div className={styles.note}>
        <div className={styles.asked}>
          <p>
            {sites === undefined
              ? 'Asking the sites'
              : `${asking ? '' : 'Stopped: '}${formatNumber(settled)} of ${quantity(sites, SITES)} ${settled === 1 ? 'has' : 'have'} answered, with ${quantity(total, USERS)}.`}
          </p>
          <Progress value={share} size={6} aria-label="Sites that have answered" />
        </div>
        {asking ? (
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <Button variant="default" onClick={onGoOn}>
            Ask the others
          </Button>
        )}
      </div>
      {/* Said aloud a few times only: the numbers change several times a second. */}
      <p className="visually-hidden" role="status">
        {asking
          ? share < 25
            ? 'Asking the sites'
            : `${Math.floor(share / 25) * 25} percent of the sites have answered`
          : 'Stopped'}
      </p>
    </Panel>
  );
}

const SITES = ['site', 'sites'] as const;
const USERS = ['user', 'users'] as const;
