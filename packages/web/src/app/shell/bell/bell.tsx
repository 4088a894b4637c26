import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRun } from '../../../api/use-ability.ts';
import { typeTitle } from '../../../shared/events/event-words.ts';
import { useBell } from '../../../shared/events/use-bell.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import styles from './bell.module.css';

const MOST_COUNTED = 99;

/** What was told lately: the newest alarms, and how many of them this person has not seen. */
export default function Bell() {
  const scope = useScopeInput();
  const { data } = useBell();
  const see = useRun('see-bell-v1');
  const [opened, { open, close }] = useDisclosure();
  const unseen = data?.unseen ?? 0;
  const toggle = () => {
    if (opened) return close();
    open();
    // Within a client or tag, only a part of what is new was shown.
    const isWhole = scope.client_id === undefined && scope.tag_id === undefined;
    if (data && unseen > 0 && isWhole) see.mutate({ until: data.as_of });
  };
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" width={340} shadow="md" trapFocus returnFocus>
      <Indicator
        disabled={unseen === 0}
        label={unseen > MOST_COUNTED ? `${MOST_COUNTED}+` : unseen}
        color={data && data.unseen_urgent > 0 ? 'red' : 'indigo'}
        size={16}
        offset={6}
        zIndex={1}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={unseen > 0 ? t('shell.bell.unseen', { count: unseen }) : t('shell.bell.label')}
            onClick={toggle}
          >
            <IconBell size={19} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown className={styles.sheet}>
        {data?.alarms.length === 0 && <p className={styles.quiet}>{t('shell.bell.none')}</p>}
        <ul className={styles.alarms}>
          {data?.alarms.map(({ id, type, title, site, client, opened_at, state, severity }) => (
            <li key={id} data-severity={state === 'closed' ? undefined : severity}>
              <Link
                to="/alarms"
                search={{ q: site?.name, state: state === 'closed' ? state : undefined }}
                onClick={close}
              >
                {SPEAKS_AS_SERVER ? title : typeTitle(type)}
              </Link>
              <span className={styles.quiet}>
                {(site ?? client) && `${(site ?? client)?.name} · `}
                <Ago at={opened_at} />
                {state === 'closed' && ` · ${t('shell.bell.over')}`}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.links}>
          <Link to="/alarms" onClick={close} data-autofocus>
            {t('shell.bell.all')}
          </Link>
          <Link to="/profile" onClick={close}>
            {t('shell.bell.browser')}
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
