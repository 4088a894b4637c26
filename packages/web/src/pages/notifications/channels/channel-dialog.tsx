import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { CHANNEL_KINDS } from '../../../generated/choices.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { useSubscribe } from '../../../shared/push/use-subscribe.ts';
import { LANGUAGE, LANGUAGE_NAMES, type Language } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldHelp } from '../../../ui/forms/field-help.tsx';
import { changesOf, neededText, useAbilityForm } from '../../../ui/forms/form.ts';
import { type Channel, type ChannelKindChoice, KIND_NAMES } from './channel.ts';

type Values = {
  kind: ChannelKindChoice;
  name: string;
  language: Language;
  url: string;
  recipients: string;
  topic: string;
  token: string;
};

interface ChannelDialogProps {
  readonly channel?: Channel;
  readonly onClose: () => void;
  /** A new channel, which may have a secret. */
  readonly onMade?: (made: Output<'add-channel-v1'>) => void;
}

const LIMITS = LONGEST['add-channel-v1'];
const hasUrl = (kind: ChannelKindChoice): kind is 'webhook' | 'slack' | 'discord' | 'teams' =>
  kind !== 'email' && kind !== 'ntfy' && kind !== 'push';

/** Adds a channel, or edits the given one. What is secret of it isn't shown: a field that is left empty stays as it is. */
export function ChannelDialog({ channel, onClose, onMade }: ChannelDialogProps) {
  const add = useRun('add-channel-v1');
  const update = useRun('update-channel-v1');
  const subscribe = useSubscribe();
  /** Undefined, with the reason at the field, if this browser can't or may not. */
  const subscribed = async () => {
    const done = await subscribe();
    if ('subscription' in done) return done.subscription;
    form.setFieldError('kind', done.refusal);
    return undefined;
  };
  const empty = (value: string) => value.trim() === '';
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: {
        kind: channel?.kind ?? 'webhook',
        name: channel?.name ?? '',
        language: channel?.language ?? LANGUAGE,
        url: '',
        recipients: channel?.recipients.join('\n') ?? '',
        topic: '',
        token: '',
      },
      validate: {
        name: neededText('notifications.needName'),
        url: (url, { kind }) => (!channel && hasUrl(kind) && empty(url) ? t('notifications.channels.needUrl') : null),
        recipients: (list, { kind }) =>
          kind === 'email' && empty(list) ? t('notifications.channels.needRecipient') : null,
        topic: (topic, { kind }) =>
          !channel && kind === 'ntfy' && empty(topic) ? t('notifications.channels.needTopic') : null,
      },
    },
    async values => {
      const { kind } = values;
      if (channel) {
        await update.mutateAsync({
          channel_id: channel.id,
          ...changesOf(givenOf(form.getInitialValues()), givenOf(values)),
        });
        toast(t('notifications.channels.changed'));
        onClose();
      } else {
        const target = kind === 'push' ? await subscribed() : {};
        if (!target) return;
        const made = await add.mutateAsync({ kind, ...givenOf(values), ...target });
        toast(t('notifications.channels.added'));
        onClose();
        onMade?.(made);
      }
    },
  );
  const { kind } = form.values;
  return (
    <FormDialog
      title={channel ? t('notifications.channels.edit', { name: channel.name }) : t('notifications.channels.add')}
      submitLabel={t(channel ? 'common.save' : 'notifications.channels.add')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      {!channel && (
        <NativeSelect
          label={t('notifications.channels.kind')}
          data={CHANNEL_KINDS.map(value => ({ value, label: KIND_NAMES[value] }))}
          description={t(kind === 'push' ? 'notifications.channels.push.hint' : 'notifications.channels.kindHint')}
          data-autofocus
          {...form.getInputProps('kind')}
        />
      )}
      <TextInput
        label={t('common.name')}
        maxLength={LIMITS.name}
        data-autofocus={channel ? true : undefined}
        {...form.getInputProps('name')}
      />
      {hasUrl(kind) && (
        <TextInput
          type="url"
          label={t('notifications.channels.url')}
          description={channel ? t('notifications.channels.urlKept') : <UrlHint kind={kind} />}
          placeholder={channel?.address ?? undefined}
          maxLength={LIMITS.url}
          {...form.getInputProps('url')}
        />
      )}
      {kind === 'email' && (
        <Textarea
          label={t('notifications.channels.recipients')}
          description={t('notifications.channels.recipientsHint')}
          autosize
          minRows={2}
          {...form.getInputProps('recipients')}
        />
      )}
      {kind === 'ntfy' && (
        <>
          <TextInput
            label={t('notifications.channels.topic')}
            description={t(channel ? 'notifications.channels.topicKept' : 'notifications.channels.topicHint')}
            maxLength={LIMITS.topic}
            autoComplete="off"
            {...form.getInputProps('topic')}
          />
          <TextInput
            type="url"
            label={t('notifications.channels.server')}
            description={t('notifications.channels.serverHint')}
            placeholder={channel?.address ?? undefined}
            {...form.getInputProps('url')}
          />
          <PasswordInput
            label={t('notifications.channels.token')}
            description={t('notifications.channels.tokenHint')}
            maxLength={LIMITS.token}
            autoComplete="off"
            {...form.getInputProps('token')}
          />
        </>
      )}
      <NativeSelect
        label={t('notifications.channels.language')}
        description={t('notifications.channels.languageHint')}
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('language')}
      />
    </FormDialog>
  );
}

function UrlHint({ kind }: { readonly kind: 'webhook' | 'slack' | 'discord' | 'teams' }) {
  const hint = t(`notifications.channels.urlHints.${kind}`);
  return kind === 'webhook' ? <FieldHelp hint={hint}>{t('notifications.channels.webhookHelp')}</FieldHelp> : hint;
}

const givenOf = (values: Values) => ({ name: values.name, language: values.language, ...targetOf(values) });

/** What was given of where the channel leads to; only what its kind has. */
function targetOf({ kind, url, recipients, topic, token }: Values) {
  const given = (value: string) => (value.trim() === '' ? undefined : value.trim());
  if (kind === 'email') return { recipients: recipients.split(/[\s,;]+/).filter(one => one !== '') };
  if (kind === 'ntfy') return { url: given(url), topic: given(topic), token: given(token) };
  return kind === 'push' ? {} : { url: given(url) };
}
