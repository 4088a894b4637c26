import { PasswordInput, Radio, Stack, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../../ui/forms/form.ts';
import type { Feed } from './use-feed.ts';

type Kind = 'address' | 'file' | 'none';

interface FeedSettingsDialogProps {
  readonly feed: Feed;
  readonly onClose: () => void;
  readonly onSaved: () => unknown;
}

/** Where the feed is, and its key. The whole address is never shown again: it may hold a key. */
export function FeedSettingsDialog({ feed, onClose, onSaved }: FeedSettingsDialogProps) {
  const set = useRun('set-vulnerability-feed-v1');
  const needed = neededText('vulnerabilities.feed.settings.needSource');
  const { form, problem, busy, onSubmit } = useAbilityForm<{ kind: Kind; source: string; key: string }>(
    {
      initialValues: {
        kind: feed.source_kind ?? 'address',
        source: feed.source_kind === 'file' ? (feed.source ?? '') : '',
        key: '',
      },
      validate: { source: (value, { kind }) => (kind === 'none' ? null : needed(value)) },
    },
    async ({ kind, source, key }) => {
      await set.mutateAsync({
        source: kind === 'none' ? '' : source,
        ...(kind === 'address' && key !== '' ? { key } : {}),
      });
      toast(t('vulnerabilities.feed.settings.saved'));
      void onSaved();
      onClose();
    },
    {
      source: t('vulnerabilities.feed.settings.badSource'),
      key: t('vulnerabilities.feed.settings.badKey'),
    },
  );
  const { kind } = form.values;
  return (
    <FormDialog
      title={t('vulnerabilities.feed.settings.title')}
      submitLabel={t('common.save')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Radio.Group
        label={t('vulnerabilities.feed.settings.kind')}
        value={kind}
        onChange={value => {
          form.setFieldValue('kind', value as Kind);
          form.clearErrors();
        }}
      >
        <Stack gap="xs" mt={6}>
          <Radio
            value="address"
            label={t('vulnerabilities.feed.settings.kinds.address')}
            description={t('vulnerabilities.feed.settings.addressHint')}
          />
          <Radio
            value="file"
            label={t('vulnerabilities.feed.settings.kinds.file')}
            description={t('vulnerabilities.feed.settings.fileHint')}
          />
          <Radio
            value="none"
            label={t('vulnerabilities.feed.settings.kinds.none')}
            description={t('vulnerabilities.feed.settings.noneHint')}
          />
        </Stack>
      </Radio.Group>
      {kind !== 'none' && (
        <TextInput
          label={t(kind === 'file' ? 'vulnerabilities.feed.settings.file' : 'vulnerabilities.feed.settings.address')}
          description={
            kind === 'address' && feed.source_kind === 'address'
              ? t('vulnerabilities.feed.settings.now', { source: feed.source ?? '' })
              : undefined
          }
          placeholder={t(
            kind === 'file'
              ? 'vulnerabilities.feed.settings.fileExample'
              : 'vulnerabilities.feed.settings.addressExample',
          )}
          maxLength={LONGEST['set-vulnerability-feed-v1'].source}
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('source')}
        />
      )}
      {kind === 'address' && (
        <PasswordInput
          label={t('vulnerabilities.feed.settings.key')}
          description={t(
            feed.has_key ? 'vulnerabilities.feed.settings.keyStored' : 'vulnerabilities.feed.settings.keyHint',
          )}
          autoComplete="off"
          maxLength={LONGEST['set-vulnerability-feed-v1'].key}
          {...form.getInputProps('key')}
        />
      )}
    </FormDialog>
  );
}
