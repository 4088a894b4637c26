import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import { Chip } from '../../ui/text/chip.tsx';
import styles from './settings.module.css';

export type ListedSetting = Output<'list-settings-v1'>['settings'][number];

export function SettingRow({ setting }: { readonly setting: ListedSetting }) {
  return (
    <li className={styles.setting}>
      <div>
        <div className={styles.name}>{setting.name}</div>
        <div className={styles.text}>{setting.description}</div>
      </div>
      <div>
        <div className={styles.value}>
          {valueText(setting)} {!setting.is_default && <Chip tone="info">{t('settings.changed')}</Chip>}
        </div>
        <div className={styles.env}>{setting.env}</div>
      </div>
    </li>
  );
}

function valueText({ secret, is_default, value, type }: ListedSetting) {
  if (secret) return <span className="quiet">{t(is_default ? 'settings.notSet' : 'settings.secretSet')}</span>;
  if (type === 'flag') return t(value ? 'settings.on' : 'settings.off');
  if (value === '' || value === null) return <span className="quiet">{t('settings.empty')}</span>;
  return String(value);
}
