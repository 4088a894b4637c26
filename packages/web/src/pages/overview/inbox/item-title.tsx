import type { ReactNode } from 'react';
import { rich } from '../../../texts/rich.tsx';
import { t } from '../../../texts/text.ts';
import styles from './inbox.module.css';
import { type InboxItem, itemTitle, type TitleWords, titleIn } from './inbox-words.ts';
import { beginningOf, longestName } from './shorten-names.ts';

/** Characters that fit into two lines, in the narrowest column that a wide window has. */
const ROOM = 64;

/** What is wrong, in two lines: long names are cut off, and what is the matter stays readable. */
export function ItemTitle({ item }: { readonly item: InboxItem }) {
  const names: string[] = [];
  const name = (text: string) => {
    names.push(text);
    return text;
  };
  const whole = titleIn({ t, name }, item);
  const longest = longestName(names, whole.length - names.join('').length, ROOM);
  return titleIn(wordsFor(longest), item);
}

/** The whole title, if names are cut off. */
export function tooltipOf(item: InboxItem): string | undefined {
  const title = itemTitle(item);
  return title.length > ROOM ? title : undefined;
}

const wordsFor = (longest: number): TitleWords<ReactNode> => ({
  t: (id, values) => rich(id, values),
  name: text => (
    <span className={styles.name} dir="auto">
      {beginningOf(text, longest)}
    </span>
  ),
});
