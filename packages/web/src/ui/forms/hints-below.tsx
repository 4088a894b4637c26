import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const HINTS_BELOW = {
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
};

interface HintsBelowProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What explains a field is below it: beside one another, labels and inputs are level, however long that is. */
export const HintsBelow = ({ className, children }: HintsBelowProps) => (
  <MantineThemeProvider theme={HINTS_BELOW} inherit>
    <div className={className}>{children}</div>
  </MantineThemeProvider>
);
