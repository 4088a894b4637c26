import { Checkbox, PasswordInput, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import { needed, useAbilityForm } from '../../ui/form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { count } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { FailedSites } from './failed-sites.tsx';
import { failuresOf } from './failures-of.ts';
import { NO_TARGETS, needsTarget, TargetFields, targetInput } from './target-fields.tsx';
import type { SiteFailure } from './use-site-users.ts';

interface Values {
  websites: number[];
  clients: number[];
  groups: number[];
  password: string;
  agreed: boolean;
  [name: string]: unknown;
}

/** Sets the password of the administrators in whose name the sites are kept. */
export function PasswordsDialog({ onClose }: { readonly onClose: () => void }) {
  const update = useRun('update-admin-passwords-v1');
  const navigate = useNavigate();
  const [errors, setErrors] = useState<readonly SiteFailure[]>([]);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: { ...NO_TARGETS, password: '', agreed: false },
      validateInputOnBlur: false,
      validate: {
        password: needed('the new password'),
        websites: needsTarget as never,
        agreed: value => (value ? null : 'Agree to it first.'),
      },
    },
    async ({ websites, clients, groups, password }) => {
      setErrors([]);
      try {
        const done = await update.mutateAsync({ ...targetInput({ websites, clients, groups }), password });
        if (done.job_id) {
          onClose();
          await navigate({ to: '/jobs/$id', params: { id: done.job_id } });
          return;
        }
        toast(`Password changed on ${count(done.total_updated, ['site', 'sites'])}`);
        if (done.errors.length === 0) onClose();
        else setErrors(done.errors);
      } catch (error) {
        setErrors(failuresOf(error));
        throw error;
      }
    },
  );
  return (
    <FormDialog
      title="Change administrators’ passwords"
      submitLabel="Change passwords"
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">
        Sets one password for the administrator that Sitekeeper uses on each of the sites. The connections stay as they
        are.
      </Text>
      <TargetFields form={form} />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        {...form.getInputProps('password')}
      />
      <Checkbox
        label="The old passwords stop working on all these sites"
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
      <FailedSites errors={errors} what="kept the old password" />
    </FormDialog>
  );
}
