import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { count } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import type { UsersSearch } from './search.ts';
import styles from './users.module.css';

/** While the sites are asked: how many, and for how long already. */
export function Asking({ search, onStop }: { readonly search: UsersSearch; readonly onStop: () => void }) {
  const { sites = [], clients = [], tags = [] } = search;
  const everywhere = sites.length + clients.length + tags.length === 0;
  const { data } = useRead('count-site-records-v1', { status: 'connected' }, { enabled: everywhere });
  const seconds = useSeconds();
  const asked = everywhere
    ? data === undefined
      ? 'all connected sites'
      : count(data.total, ['connected site', 'connected sites'])
    : clients.length + tags.length === 0
      ? count(sites.length, ['site', 'sites'])
      : 'the chosen sites';
  return (
    <Panel>
      <div className={styles.note}>
        <p role="status">
          Asking {asked}. Users are read from the sites themselves; one that does not answer is waited for, then listed
          as such.
        </p>
        <span aria-hidden>{seconds} s</span>
        <Button variant="default" onClick={onStop}>
          Stop
        </Button>
      </div>
    </Panel>
  );
}

/** Seconds since it came up. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
