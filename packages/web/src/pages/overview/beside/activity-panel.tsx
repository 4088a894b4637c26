import { Button } from '@mantine/core';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import styles from '../overview.module.css';
import { type Activity, activityHref, activityTone, activityWhat, activityWho } from './activity-words.ts';

const FEW = 8;
const MANY = 40;

/** What happened and what people did, the newest first. */
export function ActivityPanel() {
  const [limit, setLimit] = useState(FEW);
  const input = { ...useScopeInput(), limit };
  const { data } = useRead('list-activity-v1', input, { ...REFRESHED, keep: true, staleTime: 0 });
  if (!data) return null;
  return (
    <Panel title={t('overview.activity.title')}>
      {data.items.length === 0 ? (
        <p className={styles.none}>{t('overview.activity.none')}</p>
      ) : (
        <ol className={styles.activity}>
          {data.items.map(one => (
            <Entry key={`${one.kind} ${one.id}`} one={one} />
          ))}
        </ol>
      )}
      {data.next !== null && limit === FEW && (
        <Button variant="subtle" size="compact-sm" onClick={() => setLimit(MANY)}>
          {t('overview.activity.more')}
        </Button>
      )}
    </Panel>
  );
}

function Entry({ one }: { readonly one: Activity }) {
  const href = activityHref(one);
  const who = activityWho(one);
  return (
    <li>
      <span className={styles.dot} data-tone={activityTone(one)} />
      <span className={styles.entry}>
        {activityWhat(one)}
        {one.name !== '' && (
          <>
            {' · '}
            {href === undefined ? <bdi>{one.name}</bdi> : <RowLink href={href}>{one.name}</RowLink>}
          </>
        )}
        {one.name === '' && href !== undefined && (
          <>
            {' · '}
            <RowLink href={href}>{t('overview.act.open')}</RowLink>
          </>
        )}
        {who !== '' && <span className="quiet"> · {who}</span>}
      </span>
      <span className={styles.when}>
        <Ago at={one.at} />
      </span>
    </li>
  );
}
