import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import type { OneSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { formatDate } from '../../ui/text/format.ts';
import styles from './site.module.css';

const RotateKey = lazyDialog(() => import('./rotate-key.tsx'), 'RotateKey');

interface KeyFactProps {
  readonly site: OneSite;
  readonly siteKey: NonNullable<OneSite['key']>;
}

/** Which key the site has; where it did not verify P-256, why, and the button to try again. */
export function KeyFact({ site, siteKey: { signing, p256_refused_at: refusedAt } }: KeyFactProps) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  const fellBack = refusedAt !== null && (signing === 'rsa' || signing === 'rsa_library');
  return (
    <>
      {t(`site.key.kinds.${signing}`)}
      {fellBack && <div className={styles.sub}>{t(`site.key.why.${signing}`, { date: formatDate(refusedAt) })}</div>}
      {fellBack && site.status === 'connected' && may('rotate-site-key-v1') && (
        <Button variant="default" size="compact-sm" mt={4} onClick={() => setAsking(true)}>
          {t('site.tryP256.label')}
        </Button>
      )}
      {asking && <RotateKey site={site} tryP256 onClose={() => setAsking(false)} />}
    </>
  );
}
