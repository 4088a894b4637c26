import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './level-fields.module.css';

/** What explains a field is below it: beside one another, labels and inputs are level, however long that is. */
const HINTS_BELOW = {
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
};

/** Fields beside one another; below one another where there is no room. */
export const LevelFields = ({ children }: { readonly children: ReactNode }) => (
  <MantineThemeProvider theme={HINTS_BELOW} inherit>
    <div className={styles.row}>{children}</div>
  </MantineThemeProvider>
);
