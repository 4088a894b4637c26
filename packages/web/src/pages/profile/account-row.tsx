import type { ReactNode } from 'react';
import { rich } from '../../texts/rich.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import styles from './profile.module.css';

interface AccountRowProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** The actions on it. */
  readonly action?: ReactNode;
}

/** One way to access the account: a session, a passkey or a password. */
export function AccountRow({ title, note, action }: AccountRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {title}
        <small>{note}</small>
      </span>
      {action}
    </li>
  );
}

/** `Added 3 days ago, last used never` */
export function Lifetime({ created, last_used }: { readonly created: string; readonly last_used: string | null }) {
  return (
    <>
      {rich('profile.lifetime', {
        created: <Ago key="created" at={created} />,
        used: <Ago key="used" at={last_used} />,
      })}
    </>
  );
}
