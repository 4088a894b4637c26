import { Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { type BrowserSession, useSession, welcome } from '../../api/session.ts';
import { goOn } from '../../api/session-end.ts';
import { SignInSteps } from '../../pages/sign-in/sign-in-steps.tsx';
import styles from './shell.module.css';

/**
 * Over a page whose session has ended: the same person signs in again and goes on where they were. The page below
 * stays as it is; the browser itself keeps it from being reached meanwhile.
 */
export default function SignInAgain() {
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector<HTMLElement>('input[type=password]')?.focus();
    // There is nothing to close it for, whatever key the browser takes for that.
    const reopen = () => current?.isConnected && current.showModal();
    current?.addEventListener('close', reopen);
    return () => {
      current?.removeEventListener('close', reopen);
      current?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const enter = (session: BrowserSession) => {
    // What is shown and typed is of somebody else: none of it is for the new one.
    const same = session.user.id === user.id;
    if (!same) return location.reload();
    welcome(session);
    goOn();
    void askAgain({ predicate: ({ state }) => state.status === 'error' });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby="sign-in-again"
      onCancel={event => event.preventDefault()}
    >
      <SignInSteps
        name={user.name}
        onDone={enter}
        frame={(step, form) => (
          <>
            <h2 id="sign-in-again" className={styles.againTitle}>
              {step === 'code' ? 'Enter your code' : 'Your session has ended'}
            </h2>
            <p className={styles.againText}>
              {step === 'code'
                ? 'Then you go on where you were.'
                : 'Sign in again to go on where you were. Nothing you typed is lost.'}
            </p>
            {form}
          </>
        )}
      />
      <p className={styles.againOther}>
        Not {user.name}?{' '}
        <Anchor href="/sign-in" inherit>
          Sign in as somebody else
        </Anchor>
        , without what was typed.
      </p>
    </dialog>
  );
}
