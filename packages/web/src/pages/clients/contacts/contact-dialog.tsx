import { Checkbox, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../../ui/forms/form.ts';
import { CONTACT_FIELDS, type ListedContact } from './contact.ts';

interface ContactDialogProps {
  readonly clientId: number;
  readonly contact?: ListedContact;
  readonly onClose: () => void;
}

/** Adds a person at a client, or edits the given one. */
export function ContactDialog({ clientId, contact, onClose }: ContactDialogProps) {
  const add = useRun('add-client-contact-v1');
  const update = useRun('update-client-contact-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        name: contact?.name ?? '',
        email: contact?.email ?? '',
        role: contact?.role ?? '',
        phone: contact?.phone ?? '',
        facebook: contact?.facebook ?? '',
        twitter: contact?.twitter ?? '',
        instagram: contact?.instagram ?? '',
        linkedin: contact?.linkedin ?? '',
        primary: contact?.primary ?? false,
      },
      validate: { name: neededText('clients.needName') },
    },
    async (values, changed) => {
      if (contact) await update.mutateAsync({ contact_id: contact.contact_id, ...changed });
      else await add.mutateAsync({ client_id_or_email: clientId, ...values });
      toast(t(contact ? 'clients.contacts.changed' : 'clients.contacts.added'));
      onClose();
    },
    { email: t('clients.badEmail') },
  );
  return (
    <FormDialog
      title={contact ? t('clients.contacts.edit', { name: contact.name }) : t('clients.contacts.add')}
      submitLabel={t(contact ? 'common.save' : 'clients.contacts.add')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        maxLength={LONGEST['add-client-contact-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('clients.email')}
        type="email"
        maxLength={LONGEST['add-client-contact-v1'].email}
        {...form.getInputProps('email')}
      />
      {CONTACT_FIELDS.map(({ name, label }) => (
        <TextInput
          key={name}
          label={t(label)}
          maxLength={LONGEST['add-client-contact-v1'][name]}
          {...form.getInputProps(name)}
        />
      ))}
      <Checkbox label={t('clients.contacts.primary')} {...form.getInputProps('primary', { type: 'checkbox' })} />
    </FormDialog>
  );
}
