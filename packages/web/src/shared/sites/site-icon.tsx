import { shortAddress } from '../../ui/text/format.ts';
import styles from './site-icon.module.css';
import type { ListedSite } from './site-type.ts';

interface SiteIconProps {
  readonly site: Pick<ListedSite, 'name' | 'url' | 'icon'>;
  readonly large?: boolean;
}

/** The icon of a site next to its name; without one, its first letter, which a style draws: it isn't part of the text. */
export function SiteIcon({ site: { name, url, icon }, large }: SiteIconProps) {
  const size = large ? 'large' : undefined;
  if (icon !== null) return <img className={styles.icon} data-size={size} src={icon} alt="" loading="lazy" />;
  const letter = firstLetter(name) ?? firstLetter(shortAddress(url));
  return <span className={styles.icon} data-size={size} data-letter={letter} aria-hidden />;
}

const firstLetter = (text: string) => /[\p{L}\p{N}]/u.exec(text)?.[0].toUpperCase();
