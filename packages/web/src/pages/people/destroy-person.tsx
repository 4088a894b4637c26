import { ROLE_NAMES } from '../../shared/people/role-names.ts';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
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
      title={t('people.delete.title', { name: person.name })}
      label={t('people.delete.label')}
      affected={({ user: { name, role, application_passwords: count } }) =>
        t('people.delete.text', { name, role: ROLE_NAMES[role], count })
      }
      onClose={onClose}
      onDone={() => toast(t('people.delete.done'))}
    />
  );
}

export function ResetSecondFactor({ person, onClose }: Props) {
  return (
    <ConfirmDestroy
      ability="reset-second-factor-v1"
      input={{ user_id: person.id }}
      title={t('people.factor.title', { name: person.name })}
      label={t('people.factor.label')}
      affected={({ second_factor, passkeys, has_password }) =>
        second_factor || passkeys > 0 ? (
          <>
            {second_factor && `${t('people.factor.codes')} `}
            {passkeys > 0 && `${t('people.factor.passkeys', { count: passkeys })} `}
            {has_password ? t('people.factor.then') : t('people.factor.noPassword', { name: person.name })}
          </>
        ) : (
          t('people.factor.nothing', { name: person.name })
        )
      }
      onClose={onClose}
      onDone={() => toast(t('people.factor.done'))}
    />
  );
}
