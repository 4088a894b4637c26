import { useMediaQuery } from '@mantine/hooks';
import { WIDTHS } from './column.ts';

/** Whether the window has no room for columns `from: 'sm'`: the first line of a row then says what they do. */
export function useNarrow(): boolean {
  return !useMediaQuery(`(min-width: ${WIDTHS.sm}px)`, true, { getInitialValueInEffect: false });
}
