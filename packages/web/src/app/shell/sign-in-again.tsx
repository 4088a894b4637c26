import { Anchor } from '@mantine/core';
import { askAgain } from '../../api/ask-again.ts';
import { leaveAnyway } from '../../api/leaving.ts';
import { type BrowserSession, useSession, welcome } from '../../api/session.ts';
import { goOn } from '../../api/session-end.ts';
import { SignInSteps } from '../../pages/sign-in/sign-in-steps.tsx';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import styles from './shell.module.css';
import { useModal } from './use-modal.ts';

/**
 * Opens over a page whose session has ended: the same person signs in again and continues. The page below stays
 * unchanged; the browser keeps it inert in the meantime.
 */
export default function SignInAgain() {
  const { user } = useSession();
  const dialog = useModal('input[type=password]', { stays: true });
  const enter = (session: BrowserSession) => {
    // The page shows data and input of another person: the new one gets none of it.
    const same = session.user.id === user.id;
    if (!same) return leaveAnyway(() => location.reload());
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
