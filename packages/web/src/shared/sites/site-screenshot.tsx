import { Button, Skeleton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { t } from '../../texts/text.ts';
import { formatAgo, formatDateTime } from '../../ui/text/format.ts';
import styles from './site-screenshot.module.css';
import type { OneSite } from './site-type.ts';
import { useTakeScreenshot } from './use-take-screenshot.ts';

/** The last picture of a site's front page, in its place before it is loaded. Nothing if there is none. */
export function SiteScreenshot({ site: { id, name, screenshot } }: { readonly site: OneSite }) {
  const { take, taking } = useTakeScreenshot(id);
  if (!screenshot)
    return taking ? (
      <Skeleton className={styles.picture} role="status" aria-label={t('shared.screenshot.taking')} />
    ) : null;
  const { path, taken_at } = screenshot;
  return (
    <figure className={styles.figure} aria-busy={taking}>
      <img
        className={styles.picture}
        src={path}
        alt={t('shared.screenshot.alt', { name })}
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.caption}>
        <time dateTime={taken_at} title={formatDateTime(taken_at)}>
          {t('shared.screenshot.taken', { when: formatAgo(taken_at) })}
        </time>
        {(take || taking) && (
          <Button
            className={styles.again}
            size="compact-xs"
            variant="subtle"
            leftSection={<IconCamera size={14} />}
            loading={taking}
            onClick={take}
          >
            {t('shared.screenshot.again')}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
