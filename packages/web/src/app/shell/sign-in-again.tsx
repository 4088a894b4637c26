import { Anchor } from '@mantine/core';
import { askAgain } from '../../api/ask-again.ts';
import { type BrowserSession, useSession, welcome } from '../../api/session.ts';
import { goOn } from '../../api/session-end.ts';
import { SignInSteps } from '../../pages/sign-in/sign-in-steps.tsx';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import styles from './shell.module.css';
import { useModal } from './use-modal.ts';

/**
 * Over a page whose session has ended: the same person signs in again and goes on where they were. The page below
 * stays as it is; the browser itself keeps it from being reached meanwhile.
 */
export default function SignInAgain() {
  const { user } = useSession();
  const dialog = useModal('input[type=password]', { stays: true });
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
              {t(`app.signInAgain.${step === 'code' ? 'code' : 'ended'}`)}
            </h2>
            <p className={styles.againText}>{t(`app.signInAgain.${step === 'code' ? 'codeText' : 'endedText'}`)}</p>
            {form}
          </>
        )}
      />
      <p className={styles.againOther}>
        {rich('app.signInAgain.other', {
          name: user.name,
          link: text => (
            <Anchor href="/sign-in" inherit>
              {text}
            </Anchor>
          ),
        })}
      </p>
    </dialog>
  );
}
