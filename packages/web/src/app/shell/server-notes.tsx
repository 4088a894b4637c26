import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { textIfAny } from '../../texts/text.ts';
import { readTroubles, type ServerTrouble } from './server-troubles.ts';
import styles from './shell.module.css';

const ASK_MS = 60_000;
/** While there is trouble, or it is to be seen whether there is. */
const ASK_AGAIN_MS = 10_000;

/** What everybody notices, because their own work waits. The rest is for those who can do something about it. */
const STOPS_WORK: ReadonlySet<string> = new Set([
  'worker_down',
  'no_worker',
  'jobs_stalled',
  'storage_full',
  'storage_read_only',
  'storage_damaged',
  'storage_unavailable',
  'too_many_open_files',
]);

/** Says above every page what is wrong with the server itself, for as long as it is. Always there, for screen readers. */
export default function ServerNotes() {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['readiness'],
    queryFn: readTroubles,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.now.length ? ASK_AGAIN_MS : ASK_MS),
  });
  const shown = data?.lasting.filter(({ code }) => user.role === 'admin' || STOPS_WORK.has(code)) ?? [];
  return (
    <div role="status">
      {shown.map(trouble => (
        <Note key={trouble.code} {...trouble} />
      ))}
    </div>
  );
}

function Note({ code, message }: ServerTrouble) {
  const text = textIfAny(`shell.server.${code}`);
  return (
    <p className={styles.note} lang={text === undefined ? 'en' : undefined}>
      {text ?? message}
    </p>
  );
}
