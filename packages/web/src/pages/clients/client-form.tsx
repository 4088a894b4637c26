import { Select, Skeleton, Textarea, TextInput } from '@mantine/core';
import { useFirstAnswer, useRun } from '../../api/use-ability.ts';
import { CLIENT_STATUSES, SETTABLE_CLIENT_STATUSES } from '../../generated/choices.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { LONGEST_CLIENT_FIELD, MOST_PER_PAGE } from '../../generated/limits.ts';
import { EntityPicker } from '../../shared/entities/entity-picker.tsx';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { CLIENT_STATUS_NAMES, type ListedClient } from './client.ts';
import { TEXTS, textsOf } from './client-texts.ts';
import styles from './clients.module.css';

interface ClientFormProps {
  readonly client?: ListedClient;
  readonly onClose: () => void;
  readonly onAdded?: (client: ListedClient) => void;
}

/**
 * Adds a client, or edits the given one. The fields that users added are loaded first: the form shows those that exist
 * then. Fields that are added or deleted while it is open do not change it, since it addresses its values by position.
 */
export function ClientForm(props: ClientFormProps) {
  const { client, onClose } = props;
  const own = client ? { client_id_or_email: client.id } : {};
  const fields = useFirstAnswer('list-client-fields-v1', { per_page: MOST_PER_PAGE, ...own });
  if (fields.first) return <Form {...props} fields={fields.first.items.map(({ name }) => name)} />;
  return (
    <FormDialog
      title={client ? t('clients.edit', { name: client.name }) : t('clients.add')}
      submitLabel={t(client ? 'common.save' : 'clients.add')}
      size="lg"
      onSubmit={event => event.preventDefault()}
      problem={null}
      busy={false}
      ready={false}
      onClose={onClose}
    >
      {fields.error ? <ErrorNote error={fields.error} onRetry={fields.refetch} /> : <Skeleton height={480} />}
    </FormDialog>
  );
}

function Form({ client, onClose, onAdded, fields }: ClientFormProps & { readonly fields: readonly string[] }) {
  const add = useRun('add-client-v1');
  const update = useRun('update-client-v1');
  const suspended = client?.status === 'suspended';
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        name: client?.name ?? '',
        client_email: client?.email ?? '',
        status: (client?.status ?? 'active') as ListedClient['status'],
        ...textsOf(client),
        // By position: a name may contain dots, which the form would read as a path into its values.
        custom: fields.map(name => client?.custom_fields[name] ?? ''),
        selected_sites: [] as number[],
      },
      validate: { name: neededText('clients.needName') },
    },
    async ({ custom, status, ...values }, { custom: _, status: newStatus, ...changed }) => {
      const typed = fields.map((name, index) => [name, custom[index] ?? ''] as const);
      const differing = typed.filter(([name, value]) => value !== (client?.custom_fields[name] ?? ''));
      const custom_fields = Object.fromEntries(client ? differing : typed);
      if (client)
        await update.mutateAsync({ client_id_or_email: client.id, ...changed, ...settable(newStatus), custom_fields });
      const added = client ? undefined : await add.mutateAsync({ ...values, ...settable(status), custom_fields });
      toast(t(client ? 'clients.changed' : 'clients.added'));
      onClose();
      if (added) onAdded?.(added);
    },
    { client_email: t('clients.badEmail') },
  );
  return (
    <FormDialog
      title={client ? t('clients.edit', { name: client.name }) : t('clients.add')}
      submitLabel={t(client ? 'common.save' : 'clients.add')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <div className={styles.fields}>
        <TextInput
          label={t('common.name')}
          maxLength={LONGEST['add-client-v1'].name}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('clients.email')}
          type="email"
          maxLength={LONGEST['add-client-v1'].client_email}
          {...form.getInputProps('client_email')}
        />
        {!client && (
          <div className={styles.wide}>
            <EntityPicker
              kind="sites"
              offersAll
              label={t('common.sites')}
              description={t('clients.assign.hint')}
              {...form.getInputProps('selected_sites')}
            />
          </div>
        )}
        <Select
          label={t('common.status')}
          data={(suspended ? CLIENT_STATUSES : SETTABLE_CLIENT_STATUSES).map(value => ({
            value,
            label: CLIENT_STATUS_NAMES[value],
          }))}
          allowDeselect={false}
          disabled={suspended}
          description={suspended ? t('clients.suspendedHint') : undefined}
          {...form.getInputProps('status')}
        />
        {TEXTS.map(({ name, label, area }) =>
          area ? (
            <Textarea
              key={name}
              className={styles.wide}
              label={t(label)}
              maxLength={LONGEST['add-client-v1'][name]}
              rows={4}
              {...form.getInputProps(name)}
            />
          ) : (
            <TextInput
              key={name}
              label={t(label)}
              maxLength={LONGEST['add-client-v1'][name]}
              {...form.getInputProps(name)}
            />
          ),
        )}
        {fields.length > 0 && <p className={styles.legend}>{t('clients.fields.title')}</p>}
        {fields.map((name, index) => (
          <TextInput
            key={name}
            label={name}
            maxLength={LONGEST_CLIENT_FIELD}
            {...form.getInputProps(`custom.${index}`)}
          />
        ))}
      </div>
    </FormDialog>
  );
}

/** Suspending is a separate action: it includes the sites. */
const settable = (status: ListedClient['status'] | undefined) =>
  status === undefined || status === 'suspended' ? {} : { status };
