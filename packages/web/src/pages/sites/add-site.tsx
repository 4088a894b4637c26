import { Alert, Button, Checkbox, PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callAbility } from '../../api/call.ts';
import { plainWords, type SaidOfValue } from '../../api/plain-words.ts';
import { messageOf, RequestError } from '../../api/request-error.ts';
import { useRun } from '../../api/use-ability.ts';
import { EntityPicker, OneEntityPicker } from '../../shared/entities/entity-picker.tsx';
import { isNarrowed, useScope } from '../../shared/scope/use-scope.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Announced } from '../../ui/feedback/announced.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldHelp } from '../../ui/forms/field-help.tsx';
import { errorsIn, neededText, useAbilityForm } from '../../ui/forms/form.ts';
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
  url: (said: SaidOfValue) => {
    if (said.reason === 'site_login') return t('sites.add.loginInAddress');
    return said.reason === 'too_long' ? plainWords(said) : t('sites.add.needAddress');
  },
  adminpassword: () => t('sites.add.needSecret'),
};
/** A problem in one of these fields must not stay hidden. */
const FOLDED = ['name', 'client_id', 'tags', 'http_user', 'http_pass', 'ssl_verify'];

/**
 * Adds a site, for the client and with the tag that the pages are narrowed to; before that, a test shows whether the
 * address can be used.
 */
export function AddSite({ onClose }: { readonly onClose: () => void }) {
  const scope = useScope();
  const add = useRun('add-site-v1');
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const test = useMutation({
    mutationFn: ({ url, http_user, http_pass, ssl_verify }: Values) =>
      callAbility('test-connection-v1', { url, http_user, http_pass, ssl_verify }),
  });
  const { form, problem, forgetProblem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: { ...EMPTY, client_id: scope.client ?? null, tags: scope.tag === undefined ? [] : [scope.tag] },
      validate: { url: neededText('sites.add.needAddress'), admin: neededText('sites.add.needLogin') },
    },
    async ({ client_id, ...values }) => {
      test.reset();
      const site = await add.mutateAsync({ ...values, ...(client_id === null ? {} : { client_id }) });
      toast(t(site.url.startsWith('http:') ? 'sites.add.connectedPlain' : 'sites.add.connected', { name: site.name }));
      onClose();
      if (stillHere()) await navigate({ to: '/sites/$id', params: { id: String(site.id) } });
    },
    WORDS,
  );
  const tryIt = () => {
    forgetProblem();
    if (form.validateField('url').hasError) test.reset();
    // Of a test that was taken back, nothing is said.
    else test.mutate(form.values, { onError: error => form.setErrors(errorsIn(error, form.values, WORDS)) });
  };
  const atField = test.error !== null && Object.keys(errorsIn(test.error, form.values)).length > 0;
  const askedBelow = isMendedBelow(test.error ?? add.error) || FOLDED.some(name => form.errors[name] !== undefined);
  const [more, setMore] = useState(isNarrowed(scope));
  // They stay once the next request has begun, and what asked for them is gone: somebody is filling them in.
  useEffect(() => {
    if (askedBelow) setMore(true);
  }, [askedBelow]);
  return (
    <FormDialog
      title={t('sites.add.title')}
      submitLabel={t('sites.add.title')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">
        {rich('sites.add.many', {
          link: inside => (
            // Left, the field above would show that it is empty, and the link would move from under the pointer.
            <Link key="csv" className="in-text" to="/sites/import" onMouseDown={event => event.preventDefault()}>
              {inside}
            </Link>
          ),
        })}
      </Text>
      <TextInput
        label={t('sites.add.address')}
        description={t('sites.add.addressHint')}
        placeholder={t('sites.add.addressExample')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('url')}
      />
      <TextInput
        label={t('sites.add.login')}
        description={t('sites.add.loginHint')}
        autoComplete="off"
        {...form.getInputProps('admin')}
      />
      <PasswordInput
        label={t('sites.add.password')}
        description={t('sites.add.passwordHint')}
        autoComplete="new-password"
        {...form.getInputProps('adminpassword')}
      />
      <TextInput
        label={t('sites.add.uniqueId')}
        description={<FieldHelp hint={t('sites.add.uniqueIdHint')}>{t('sites.add.uniqueIdHelp')}</FieldHelp>}
        autoComplete="off"
        {...form.getInputProps('uniqueid')}
      />
      <details open={more} onToggle={event => setMore(event.currentTarget.open)}>
        <summary>{t('sites.add.more')}</summary>
        <TextInput
          label={t('common.name')}
          description={t('sites.add.nameHint')}
          mt="sm"
          {...form.getInputProps('name')}
        />
        <OneEntityPicker kind="clients" label={t('common.client')} {...form.getInputProps('client_id')} />
        <EntityPicker kind="tags" label={t('common.tags')} {...form.getInputProps('tags')} />
        <TextInput
          label={t('sites.add.httpUser')}
          description={<FieldHelp hint={t('sites.add.httpUserHint')}>{t('sites.add.httpUserHelp')}</FieldHelp>}
          autoComplete="off"
          {...form.getInputProps('http_user')}
        />
        <PasswordInput
          label={t('sites.add.httpPassword')}
          description={t('sites.add.httpPasswordHint')}
          autoComplete="new-password"
          {...form.getInputProps('http_pass')}
        />
        <Checkbox
          mt="sm"
          label={t('sites.add.verifyTls')}
          description={t('sites.add.verifyTlsHint')}
          {...form.getInputProps('ssl_verify', { type: 'checkbox' })}
        />
      </details>
      <Announced>
        {test.data && (
          <Alert color={test.data.linked ? 'yellow' : 'green'} role="note">
            {outcomeText(test.data)} {versions(test.data)}
            <div className={styles.found}>{test.data.url}</div>
          </Alert>
        )}
      </Announced>
      <Problem text={test.error && !atField ? messageOf(test.error) : null} />
      <div>
        <Button variant="default" size="xs" loading={test.isPending} disabled={busy} onClick={tryIt}>
          {t('sites.add.test')}
        </Button>
      </div>
    </FormDialog>
  );
}

/** Whether what the site says is answered by fields that are folded away: of the prompt in front, or of certificates. */
function isMendedBelow(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  const { reason, detail } = error.data;
  return reason === 'http_auth' || String(detail).startsWith('certificate_');
}

/** What the result of a test means, and what to do next. */
function outcomeText({ linked, url }: { linked: boolean; url: string }): string {
  const found = t(linked ? 'sites.add.found.linked' : 'sites.add.found.free');
  return url.startsWith('http:') ? `${found} ${t('sites.add.found.plain')}` : found;
}

function versions({ child_version, wp_version }: { child_version: string | null; wp_version: string | null }): string {
  const known = [wp_version && `WordPress ${wp_version}`, child_version && `MainWP Child ${child_version}`];
  return known.filter(Boolean).join(', ');
}
