import type { ReactNode } from 'react';
import { latePart } from '../loading/late-part.ts';
import { FieldPlace } from './field-place.tsx';
import type { FilterSelectProps } from './filter-select-field.tsx';

const Field = latePart<FilterSelectProps<string>>(
  async () => ({ default: (await import('./filter-select-field.tsx')).FilterSelectField }),
  ({ width }) => <FieldPlace width={width} />,
);

/** A filter of a list with few values, one of which can be chosen. */
export const FilterSelect = Field as <V extends string>(props: FilterSelectProps<V>) => ReactNode;
