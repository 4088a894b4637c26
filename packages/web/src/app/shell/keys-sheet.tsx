import { closeKeys, paletteKeys } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import styles from './shell.module.css';

const KEYS = ['palette', 'search', 'help', 'next', 'activate', 'select', 'close'] as const;

/** Lists the keys that work on every page. */
export default function KeysSheet() {
  const keys: Record<(typeof KEYS)[number], string> = {
    palette: paletteKeys(),
    search: '/',
    help: '?',
    next: t('shell.keys.names.tab'),
    activate: t('shell.keys.names.enter'),
    select: t('shell.keys.names.space'),
    close: t('shell.keys.names.escape'),
  };
  return (
    <OpenModal onClose={closeKeys} title={t('shell.keys.title')} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <dl className={styles.keyList}>
        {KEYS.map(name => (
          <div key={name}>
            <dt>
              <kbd className={styles.keyName}>{keys[name]}</kbd>
            </dt>
            <dd>{t(`shell.keys.do.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </OpenModal>
  );
}
