import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { latePart } from '../loading/late-part.ts';
import type { FilterSelectProps } from './filter-select-field.tsx';

/** px: of a field. */
const HEIGHT = 36;
const Field = latePart<FilterSelectProps<string>>(
  () => import('./filter-select-field.tsx'),
  ({ width }) => <Box w={width} h={HEIGHT} />,
);

/** A filter of a list with few values, one of which can be chosen. */
export const FilterSelect = Field as <V extends string>(props: FilterSelectProps<V>) => ReactNode;
