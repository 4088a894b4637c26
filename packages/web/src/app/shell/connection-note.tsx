import { useConnection } from '../../api/connection.ts';
import { t } from '../../texts/text.ts';
import styles from './shell.module.css';

/**
 * Shown above every page while the server can't be reached. It is always in the document, so that screen readers
 * announce it.
 */
export function ConnectionNote() {
  const connection = useConnection();
  return (
    <p role="status" className={styles.note} data-connection={connection}>
      {connection !== 'online' && t(`app.connection.${connection}`)}
    </p>
  );
}
