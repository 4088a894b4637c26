import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { MonitorFields, type UptimeSettings } from '../../../shared/uptime/monitor-fields.tsx';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../../ui/forms/form.ts';
import { changesTo, type How, howOf, type OwnCheckSettings } from './own-settings.ts';

interface CheckSettingsProps {
  readonly siteId: number;
  readonly own: OwnCheckSettings;
  /** Those in force. */
  readonly settings: UptimeSettings;
  readonly onClose: () => void;
}

/** How this site is checked: as all others, in its own way, or not at all. */
export function CheckSettings({ siteId, own, settings, onClose }: CheckSettingsProps) {
  const update = useRun('update-monitor-v1');
  const { data: all } = useRead('get-monitor-settings-v1', {});
  // The page behind is refreshed: what somebody changes meanwhile is no change made here.
  const [before] = useState(own);
  const [how, setHow] = useState<How>(howOf(own));
  const { form, problem, busy, onSubmit } = useAbilityForm<UptimeSettings>(
    { initialValues: settings },
    async (_values, changed) => {
      await update.mutateAsync({ site_id_or_domain: siteId, ...changesTo(how, changed, all ?? settings, before) });
      toast(t('site.uptime.settings.saved'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('site.uptime.settings.title')}
      submitLabel={t('common.save')}
      size="lg"
      ready={all !== undefined}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Radio.Group
        label={t('site.uptime.settings.how')}
        value={how}
        onChange={value => setHow(value === 'own' || value === 'off' ? value : 'all')}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="all" label={t('site.uptime.settings.all')} />
          <Radio value="own" label={t('site.uptime.settings.own')} />
          <Radio value="off" label={t('site.uptime.settings.off')} />
        </Stack>
      </Radio.Group>
      {how === 'own' && <MonitorFields form={form} />}
    </FormDialog>
  );
}
