import { useConnection } from '../../api/connection.ts';
import { t } from '../../texts/text.ts';
import styles from './shell.module.css';

/** Above every page while the server can't be reached. It stands there always, so that those who hear the page hear it. */
export function ConnectionNote() {
  const connection = useConnection();
  return (
    <p role="status" className={styles.connection} data-connection={connection}>
      {connection !== 'there' && t(`app.connection.${connection}`)}
    </p>
  );
}
