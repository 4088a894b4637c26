import { useConnection } from '../../api/connection.ts';
import styles from './shell.module.css';

const TEXTS = {
  there: '',
  offline: 'You are offline. This page shows what was last loaded, and goes on by itself once the network is back.',
  away: 'Sitekeeper does not answer. This page shows what was last loaded, and goes on by itself once it answers again.',
};

/** Above every page while the server can't be reached. It stands there always, so that those who hear the page hear it. */
export function ConnectionNote() {
  const connection = useConnection();
  return (
    <p role="status" className={styles.connection} data-connection={connection}>
      {TEXTS[connection]}
    </p>
  );
}
