import { Button, ColorInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { ZoneSelect } from '../../../shared/windows/zone-select.tsx';
import { LANGUAGE_NAMES } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { hasChanges, useAbilityForm } from '../../../ui/forms/form.ts';
import { LateAskBeforeLeaving } from '../../../ui/forms/late-ask-before-leaving.ts';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SectionBoxes } from '../report/section-boxes.tsx';
import styles from './branding.module.css';
import { type BrandingValues, brandingValues, changesToSend, type StoredBranding } from './branding-values.ts';
import { LogoField } from './logo-field.tsx';

const LONGEST_OF = LONGEST['update-branding-v1'];

type LineName = 'name' | 'sender_name' | 'contact_line' | 'mail_subject';
type TextName = 'intro' | 'closing' | 'mail_text';

interface BrandingFormProps {
  readonly clientId: number | undefined;
  readonly stored: StoredBranding;
  /** What counts where nothing is set here. */
  readonly standard: StoredBranding;
  /** What is typed, before it is saved. */
  readonly onDraft: (values: BrandingValues) => void;
}

/** The branding of a client, or the default. An empty field is as the default has it. */
export function BrandingForm({ clientId, stored, standard, onDraft }: BrandingFormProps) {
  const update = useRun('update-branding-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm<BrandingValues>(
    { initialValues: brandingValues(stored), onValuesChange: onDraft },
    async (values, changed) => {
      const own = clientId === undefined ? {} : { client_id_or_email: clientId };
      await update.mutateAsync({ ...own, ...changesToSend(changed) });
      form.setInitialValues(values);
      toast(t('clients.branding.changed'));
    },
  );
  /** What counts as long as the field is empty. */
  const hint = (name: LineName | TextName) => (stored.own.includes(name) ? standard : stored)[name];
  const variables = t('clients.branding.variables', { list: stored.variables.map(name => `{${name}}`).join(', ') });
  const line = (name: LineName) => (
    <TextInput
      label={t(`clients.branding.${name}`)}
      description={name === 'mail_subject' ? variables : undefined}
      placeholder={hint(name)}
      maxLength={LONGEST_OF[name]}
      {...form.getInputProps(name)}
    />
  );
  const longText = (name: TextName) => (
    <Textarea
      label={t(`clients.branding.${name}`)}
      description={name === 'mail_text' ? `${t('clients.branding.mailTextHint')} ${variables}` : variables}
      placeholder={hint(name)}
      maxLength={LONGEST_OF[name]}
      rows={4}
      {...form.getInputProps(name)}
    />
  );
  const { sections } = form.values;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <LateAskBeforeLeaving typed={hasChanges(form)} of="client" />
      {line('name')}
      <LogoField
        value={form.values.logo}
        onChange={logo => form.setFieldValue('logo', logo)}
        error={form.errors.logo}
      />
      <ColorInput
        label={t('clients.branding.colour')}
        description={t('clients.branding.colourHint')}
        placeholder={standard.colour}
        format="hex"
        eyeDropperButtonProps={{ 'aria-label': t('clients.branding.pickColour') }}
        {...form.getInputProps('colour')}
      />
      {line('sender_name')}
      {line('contact_line')}
      {longText('intro')}
      {longText('closing')}
      {line('mail_subject')}
      {longText('mail_text')}
      <Select
        label={t('clients.branding.language')}
        placeholder={LANGUAGE_NAMES[standard.language]}
        clearable
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        value={form.values.language || null}
        onChange={language => form.setFieldValue('language', (language ?? '') as BrandingValues['language'])}
      />
      <ZoneSelect
        chosen={form.values.time_zone || standard.time_zone}
        placeholder={standard.time_zone}
        clearable
        value={form.values.time_zone || null}
        onChange={zone => form.setFieldValue('time_zone', zone ?? '')}
        error={form.errors.time_zone}
      />
      <Switch
        label={t('clients.branding.ownSections')}
        checked={sections !== null}
        onChange={event => form.setFieldValue('sections', event.currentTarget.checked ? standard.sections : null)}
      />
      {sections && <SectionBoxes value={sections} onChange={next => form.setFieldValue('sections', next)} />}
      {clientId !== undefined && (
        <Textarea
          label={t('clients.branding.note')}
          description={t('clients.branding.noteHint')}
          maxLength={LONGEST_OF.note}
          rows={4}
          {...form.getInputProps('note')}
        />
      )}
      <Problem text={problem} />
      <div>
        <Button type="submit" loading={busy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
