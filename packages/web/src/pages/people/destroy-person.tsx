import { ROLE_NAMES } from '../../shared/people/roles.tsx';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import type { Person } from './person.ts';

interface Props {
  readonly person: Person;
  readonly onClose: () => void;
}

export function DeletePerson({ person, onClose }: Props) {
  return (
    <ConfirmDestroy
      ability="delete-dashboard-user-v1"
      input={{ user_id: person.id }}
      title={`Delete ${person.name}`}
      label="Delete person"
      affected={({ user }) => (
        <>
          {user.name} ({ROLE_NAMES[user.role]}) is signed out everywhere and can’t sign in any more.{' '}
          {quantity(user.application_passwords, ['application password stops', 'application passwords stop'])} working.
        </>
      )}
      onClose={onClose}
      onDone={() => toast('Person deleted')}
    />
  );
}

export function ResetSecondFactor({ person, onClose }: Props) {
  return (
    <ConfirmDestroy
      ability="reset-second-factor-v1"
      input={{ user_id: person.id }}
      title={`Reset the second factor of ${person.name}`}
      label="Reset second factor"
      affected={({ second_factor, passkeys }) =>
        second_factor || passkeys > 0 ? (
          <>
            {second_factor && 'The codes of the authenticator app and the recovery codes stop working. '}
            {passkeys > 0 && `${quantity(passkeys, ['passkey stops', 'passkeys stop'])} working. `}
            The password alone is then enough to sign in.
          </>
        ) : (
          <>{person.name} has no second factor and no passkey: nothing would change.</>
        )
      }
      onClose={onClose}
      onDone={() => toast('Second factor reset')}
    />
  );
}
