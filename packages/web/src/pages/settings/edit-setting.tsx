import { Button, PasswordInput, Switch, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { descriptionOf } from './setting-descriptions/description-of.ts';
import { nameOfSetting } from './setting-names/name-of-setting.ts';
import { type ListedSetting, plainValueText } from './setting-row.tsx';

interface Props {
  readonly setting: ListedSetting;
  readonly onClose: () => void;
}

/** Changes a setting while the server runs. */
export function EditSetting({ setting, onClose }: Props) {
  const { name, type, secret, value, source } = setting;
  const label = nameOfSetting(name);
  const description = descriptionOf(setting);
  const update = useRun('update-settings-v1');
  const save = async (next: string | boolean | null) => {
    await update.mutateAsync({ settings: [{ name, value: next }] });
    toast(t(next === null ? 'settings.edit.resetDone' : 'settings.edit.done', { name: label }));
    onClose();
  };
  // Named as the server names it in its objections.
  const initial: { settings: string | boolean } = { settings: type === 'flag' ? value === true : String(value ?? '') };
  const hidden = secret && value === null;
  const { form, problem, busy, onSubmit } = useAbilityForm(
    // What nobody sees is only cleared by the reset.
    { initialValues: initial, validate: hidden ? { settings: neededText('settings.edit.needValue') } : {} },
    async (_all, { settings }) => (settings === undefined ? onClose() : save(settings)),
  );
  const reset = useAbilityForm({ initialValues: {} }, () => save(null));
  const field = { description, 'data-autofocus': true, ...form.getInputProps('settings') };
  return (
    <FormDialog
      title={t('settings.edit.title', { name: label })}
      submitLabel={t('settings.edit.submit')}
      problem={problem ?? reset.problem}
      busy={busy || reset.busy}
      {...{ onClose, onSubmit }}
    >
      {type === 'flag' ? (
        <Switch
          label={label}
          description={description}
          data-autofocus
          {...form.getInputProps('settings', { type: 'checkbox' })}
        />
      ) : hidden ? (
        <PasswordInput label={label} autoComplete="off" {...field} />
      ) : (
        <TextInput
          label={label}
          autoComplete="off"
          spellCheck={false}
          inputMode={type === 'integer' ? 'numeric' : undefined}
          {...field}
        />
      )}
      {setting.default !== null && (
        <div className="quiet">{rich('settings.edit.standard', { value: plainValueText(setting.default, type) })}</div>
      )}
      {source === 'page' && (
        <div>
          <Button size="compact-sm" variant="subtle" onClick={event => reset.onSubmit(event as never)}>
            {t('settings.edit.reset')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
