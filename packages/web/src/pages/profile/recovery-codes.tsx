import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import ui from '../../ui/ui.module.css';
import styles from './profile.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Each replaces a code of the app once; they are shown only here. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    link.download = 'sitekeeper-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
    setSaved(true);
  };
  return (
    <OpenModal
      onClose={onClose}
      title={t('profile.codes.title')}
      closeOnClickOutside={false}
      closeOnEscape={saved}
      withCloseButton={false}
    >
      <Stack gap="sm">
        <Alert color="yellow" title={t('profile.codes.keep')}>
          {t('profile.codes.text')}
        </Alert>
        <ul className={styles.codes} aria-label={t('profile.codes.title')}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={ui.formActions}>
          <Button variant="default" onClick={download}>
            {t('profile.codes.download')}
          </Button>
          <Button onClick={onClose}>{t('profile.codes.saved')}</Button>
        </div>
      </Stack>
    </OpenModal>
  );
}
