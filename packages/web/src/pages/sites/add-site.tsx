import { Alert, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callAbility } from '../../api/call.ts';
import { plainWords } from '../../api/plain-words.ts';
import { messageOf } from '../../api/request-error.ts';
import { useRun } from '../../api/use-ability.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { EntityPicker, OneEntityPicker } from '../../ui/forms/entity-picker.tsx';
import { errorsIn, needed, useAbilityForm } from '../../ui/forms/form.ts';
import { Problem } from '../../ui/forms/problem.tsx';
import styles from './sites.module.css';

const EMPTY = {
  url: '',
  admin: '',
  adminpassword: '',
  uniqueid: '',
  name: '',
  http_user: '',
  http_pass: '',
  client_id: null as number | null,
  tags: [] as number[],
  ssl_verify: true,
};
type Values = typeof EMPTY;
const WORDS = {
  url: (said: string) =>
    said.includes('user name')
      ? 'Leave user name and password out of the address; there are fields for them below.'
      : said.includes('longer')
        ? plainWords(said)
        : 'Enter a web address, such as example.com.',
  adminpassword: 'Enter the password, the unique security ID or both.',
};
/** What is wrong in one of these must not stay hidden. */
const FOLDED = ['name', 'client_id', 'tags', 'http_user', 'http_pass', 'ssl_verify'];

/** Adds a site; before that, a test tells whether the address would do. */
export function AddSite({ onClose }: { readonly onClose: () => void }) {
  const add = useRun('add-site-v1');
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const test = useMutation({
    mutationFn: ({ url, http_user, http_pass, ssl_verify }: Values) =>
      callAbility('test-connection-v1', { url, http_user, http_pass, ssl_verify }),
    onError: error => form.setErrors(errorsIn(error, form.values, WORDS)),
  });
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: EMPTY,
      validate: { url: needed('a web address, such as example.com'), admin: needed('the login') },
    },
    async ({ client_id, ...values }) => {
      const site = await add.mutateAsync({ ...values, ...(client_id === null ? {} : { client_id }) });
      toast(`${site.name} is connected${site.url.startsWith('http:') ? ', without encryption' : ''}`);
      onClose();
      if (stillHere()) await navigate({ to: '/sites/$id', params: { id: String(site.id) } });
    },
    WORDS,
  );
  const tryIt = () => {
    if (!form.validateField('url').hasError) test.mutate(form.values);
  };
  const atField = test.error !== null && Object.keys(errorsIn(test.error, form.values)).length > 0;
  return (
    <FormDialog title="Add site" submitLabel="Add site" size="lg" {...{ onClose, onSubmit, problem, busy }}>
      <TextInput
        label="Address"
        description="Of a WordPress site with the MainWP Child plugin installed and activated."
        placeholder="shop.example"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('url')}
      />
      <TextInput
        label="Administrator’s login"
        description="The connection acts as this user of the site."
        autoComplete="off"
        {...form.getInputProps('admin')}
      />
      <PasswordInput
        label="Administrator’s password"
        description="Used once to prove that the site is yours, never stored."
        autoComplete="new-password"
        {...form.getInputProps('adminpassword')}
      />
      <TextInput
        label="Unique security ID"
        description="Only if the MainWP Child settings of the site show one."
        autoComplete="off"
        {...form.getInputProps('uniqueid')}
      />
      <details open={FOLDED.some(name => form.errors[name] !== undefined) || undefined}>
        <summary>Name, client, tags, password prompt</summary>
        <TextInput label="Name" description="Its host, when left empty." mt="sm" {...form.getInputProps('name')} />
        <OneEntityPicker kind="clients" label="Client" {...form.getInputProps('client_id')} />
        <EntityPicker kind="tags" label="Tags" {...form.getInputProps('tags')} />
        <TextInput
          label="User name of the password prompt"
          description="Only if the whole site is behind HTTP authentication."
          autoComplete="off"
          {...form.getInputProps('http_user')}
        />
        <PasswordInput
          label="Password of the password prompt"
          autoComplete="new-password"
          {...form.getInputProps('http_pass')}
        />
        <Checkbox
          mt="sm"
          label="Verify the TLS certificate"
          {...form.getInputProps('ssl_verify', { type: 'checkbox' })}
        />
      </details>
      {test.data && (
        <Alert color={test.data.linked ? 'yellow' : 'green'} role="status">
          {test.data.message} {versions(test.data)}
          <div className={styles.found}>{test.data.url}</div>
        </Alert>
      )}
      <Problem text={test.error && !atField ? messageOf(test.error) : null} />
      <div>
        <Button variant="default" size="xs" loading={test.isPending} onClick={tryIt}>
          Test the connection
        </Button>
      </div>
    </FormDialog>
  );
}

function versions({ child_version, wp_version }: { child_version: string | null; wp_version: string | null }): string {
  const known = [wp_version && `WordPress ${wp_version}`, child_version && `MainWP Child ${child_version}`];
  return known.filter(Boolean).join(', ');
}
