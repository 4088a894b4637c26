import { t } from '../../texts/text.ts';
import { formatAgo, formatDateTime } from '../../ui/text/format.ts';
import styles from './site-screenshot.module.css';
import type { OneSite } from './site-type.ts';

interface SiteScreenshotProps {
  readonly name: string;
  readonly screenshot: NonNullable<OneSite['screenshot']>;
}

/** The last picture of a site's front page. It has its place before it is loaded. */
export function SiteScreenshot({ name, screenshot: { path, taken_at } }: SiteScreenshotProps) {
  return (
    <figure className={styles.figure}>
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
      </figcaption>
    </figure>
  );
}
