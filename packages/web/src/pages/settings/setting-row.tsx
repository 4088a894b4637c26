import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Output } from '../../generated/abilities.ts';
import { named } from '../../texts/named.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { Chip, type Tone } from '../../ui/text/chip.tsx';
import { descriptionOf } from './setting-descriptions/description-of.ts';
import { nameOfSetting } from './setting-names/name-of-setting.ts';
import styles from './settings.module.css';

export type ListedSetting = Output<'list-settings-v1'>['settings'][number];

const SOURCE_NAMES = named<ListedSetting['source']>({
  default: 'settings.sources.default',
  file: 'settings.sources.file',
  environment: 'settings.sources.environment',
  page: 'settings.sources.page',
});

const SOURCE_TONES: Readonly<Record<ListedSetting['source'], Tone>> = {
  default: 'quiet',
  file: 'info',
  environment: 'info',
  page: 'good',
};

interface Props {
  readonly setting: ListedSetting;
  /** Undefined: this person may not change settings. */
  readonly onEdit: (() => void) | undefined;
}

export function SettingRow({ setting, onEdit }: Props) {
  return (
    <li className={styles.setting}>
      <div>
        <div className={styles.name}>{nameOfSetting(setting.name)}</div>
        <div className={styles.codes}>
          <code>{setting.env}</code> <code>{setting.name}</code>
        </div>
        <div className={styles.text}>{descriptionOf(setting)}</div>
      </div>
      <div>
        <div className={styles.value}>
          <span>{settingText(setting)}</span>
          <Chip tone={SOURCE_TONES[setting.source]}>{SOURCE_NAMES[setting.source]}</Chip>
        </div>
        <HowToChange setting={setting} />
      </div>
      <div className={styles.action}>
        {setting.editable && onEdit && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={onEdit}
            aria-label={t('settings.changeOne', { name: nameOfSetting(setting.name) })}
          >
            {t('settings.change')}
          </Button>
        )}
      </div>
    </li>
  );
}

function HowToChange({ setting: { editable, locked, env, source } }: Pick<Props, 'setting'>) {
  if (editable) return null;
  const text = locked ? (source === 'file' ? 'settings.lockedByFile' : 'settings.locked') : 'settings.needsRestart';
  return (
    <div className={styles.how}>
      {locked && <IconLock size={14} aria-hidden />}
      <span>{rich(text, { env: <code key="env">{env}</code> })}</span>
    </div>
  );
}

export function settingText({ secret, is_default, value, type }: ListedSetting) {
  if (value === null && secret)
    return <span className="quiet">{t(is_default ? 'settings.notSet' : 'settings.secretSet')}</span>;
  return plainValueText(value, type);
}

export function plainValueText(value: ListedSetting['value'], type: ListedSetting['type']) {
  if (type === 'flag') return t(value ? 'settings.on' : 'settings.off');
  if (value === '' || value === null) return <span className="quiet">{t('settings.empty')}</span>;
  return String(value);
}
