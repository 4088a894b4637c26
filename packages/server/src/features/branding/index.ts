import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getBranding } from './get-branding.ts';
import { updateBranding } from './update-branding.ts';

export { brandingInput } from './branding.schemas.ts';
export {
  type BrandColours,
  type Branding,
  type Logo,
  REPORT_LANGUAGES,
  REPORT_SECTIONS,
  type ReportLanguage,
  type ReportSection,
  USUAL_SECTIONS,
} from './branding.ts';
export { brandingOf, usualBranding } from './branding-of.ts';
export { draftBranding } from './draft-branding.ts';
export { getBranding } from './get-branding.ts';
export { fillText, type TextVariable } from './text-variables.ts';
export { updateBranding } from './update-branding.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getBranding, updateBranding];
