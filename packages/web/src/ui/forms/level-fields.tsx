import type { ReactNode } from 'react';
import { HintsBelow } from './hints-below.tsx';
import styles from './level-fields.module.css';

/** Fields beside one another; below one another where there is no room. */
export const LevelFields = ({ children }: { readonly children: ReactNode }) => (
  <HintsBelow className={styles.row}>{children}</HintsBelow>
);
