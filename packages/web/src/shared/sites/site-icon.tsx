import type { SyntheticEvent } from 'react';
import { shortAddress } from '../../ui/text/format.ts';
import styles from './site-icon.module.css';
import type { ListedSite } from './site-type.ts';

interface SiteIconProps {
  readonly site: Pick<ListedSite, 'name' | 'url' | 'icon'>;
  readonly large?: boolean;
}

/**
 * The icon of a site next to its name; without one, and until it arrives, its first letter, which a style draws: it isn't
 * part of the text.
 */
export function SiteIcon({ site: { name, url, icon }, large }: SiteIconProps) {
  const letter = firstLetter(name) ?? firstLetter(shortAddress(url));
  return (
    <span className={styles.icon} data-size={large ? 'large' : undefined} data-letter={letter} aria-hidden>
      {icon !== null && <img className={styles.picture} src={icon} alt="" loading="lazy" onLoad={uncover} />}
    </span>
  );
}

/** Without a state: a list has hundreds of them. */
const uncover = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => currentTarget.setAttribute('data-arrived', '');

const firstLetter = (text: string) => /[\p{L}\p{N}]/u.exec(text)?.[0].toUpperCase();
