import type { Output } from '../../generated/abilities.ts';
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
          {valueText(setting)} {!setting.is_default && <Chip tone="info">changed</Chip>}
        </div>
        <div className={styles.env}>{setting.env}</div>
      </div>
    </li>
  );
}

function valueText({ secret, is_default, value, type }: ListedSetting) {
  if (secret) return <span className="quiet">{is_default ? 'not set' : 'set, kept secret'}</span>;
  if (type === 'flag') return value ? 'on' : 'off';
  if (value === '' || value === null) return <span className="quiet">empty</span>;
  return String(value);
}
