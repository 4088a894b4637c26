import type { Queryable } from '../../ports/database/port.ts';
import { type BrandingRow, NOTHING_SET, selectBranding } from './branding.store.ts';
import type { Branding } from './branding.ts';
import { mergedBranding } from './branding-of.ts';
import { type BrandingInput, brandingColumns } from './write-branding.ts';

/**
 * How reports of a client would look with changes that nobody has saved.
 * @param ofClient They are changes of the client's own branding; otherwise of the default. @throws AppError invalid_input.
 */
export async function draftBranding(
  db: Queryable,
  clientId: number,
  input: BrandingInput,
  ofClient: boolean,
): Promise<Branding> {
  const columns = brandingColumns(input, ofClient);
  const { standard, own } = await selectBranding(db, clientId);
  const changed = { ...NOTHING_SET, ...(ofClient ? own : standard), ...columns } as BrandingRow;
  return ofClient ? mergedBranding(standard, changed) : mergedBranding(changed, own);
}
