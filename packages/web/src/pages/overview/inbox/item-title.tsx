import type { ReactNode } from 'react';
import { rich } from '../../../texts/rich.tsx';
import styles from './inbox.module.css';
import { type InboxItem, type TitleWords, titleIn } from './inbox-words.ts';

/** A long name is cut off, and what is the matter stays readable. */
const WITH_NAMES: TitleWords<ReactNode> = {
  t: (id, values) => rich(id, values),
  name: text => (
    <span className={styles.name} dir="auto">
      {text}
    </span>
  ),
};

/** What is wrong, in one line. */
export const ItemTitle = ({ item }: { readonly item: InboxItem }) => titleIn(WITH_NAMES, item);
