import type { Output } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import styles from './act.module.css';

interface LeftNoteProps {
  readonly title: string;
  readonly left: Output<'plan-vulnerability-patches-v1'>['left'];
}

/** What nothing would be done about, and why. */
export function LeftNote({ title, left }: LeftNoteProps) {
  if (left.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>
        <strong>{title}</strong>
      </p>
      <ScrollRegion label={title} className={styles.leftItems}>
        <ul className={styles.planned}>
          {left.map(({ type, slug, name, reason, sites }) => (
            <li key={`${reason} ${type} ${slug}`}>
              <span>
                {name} <span className={styles.quiet}>{t(`vulnerabilities.left.${reason}`)}</span>
              </span>
              <span className={styles.quiet}>{t('common.count.sites', { count: sites })}</span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  );
}
