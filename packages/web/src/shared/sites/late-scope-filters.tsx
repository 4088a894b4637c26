import { FieldPlace } from '../../ui/forms/field-place.tsx';
import { latePart } from '../../ui/loading/late-part.ts';

/** px: two fields of 170 px, and what is between them. */
const WIDTH = 348;

/** `ScopeFilters` without something between its fields; no list waits for their code. */
export const LateScopeFilters = latePart(
  async () => ({ default: (await import('./scope-filters.tsx')).ScopeFilters }),
  () => <FieldPlace width={WIDTH} />,
);
