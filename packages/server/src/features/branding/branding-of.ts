import type { Queryable } from '../../ports/database/port.ts';
import { brandColours } from './brand-colours.ts';
import { type BrandingRow, selectBranding } from './branding.store.ts';
import {
  type Branding,
  type Logo,
  REPORT_SECTIONS,
  type ReportLanguage,
  type ReportSection,
  USUAL_SECTIONS,
} from './branding.ts';
import { USUAL_TEXTS } from './usual-texts.ts';

export const USUAL_COLOUR = '#1f4e79';

/** How reports of a client look; without one, the default. */
export async function brandingOf(db: Queryable, clientId: number | null): Promise<Branding> {
  const { standard, own } = await selectBranding(db, clientId);
  return mergedBranding(standard, own);
}

/** What everybody starts with, in a language: for what is shown while the store can't be asked. */
export function usualBranding(language: ReportLanguage): Branding {
  return { ...mergedBranding(undefined, undefined), ...USUAL_TEXTS[language], language };
}

/** What the client has of its own comes before the default, and that before what everybody starts with. */
export function mergedBranding(standard: BrandingRow | undefined, own: BrandingRow | undefined): Branding {
  const pick = <K extends keyof BrandingRow>(column: K) => own?.[column] ?? standard?.[column] ?? null;
  const language = (pick('language') ?? 'en') as ReportLanguage;
  const texts = USUAL_TEXTS[language];
  return {
    name: pick('name') ?? '',
    logo: logoOf(own) ?? logoOf(standard) ?? null,
    colours: brandColours(pick('colour') ?? USUAL_COLOUR),
    senderName: pick('sender_name') ?? '',
    contactLine: pick('contact_line') ?? '',
    intro: pick('intro') ?? texts.intro,
    closing: pick('closing') ?? texts.closing,
    mailSubject: pick('mail_subject') ?? texts.mailSubject,
    mailText: pick('mail_text') ?? texts.mailText,
    language,
    timeZone: pick('time_zone') ?? 'UTC',
    sections: sectionsOf(pick('sections')) ?? USUAL_SECTIONS,
    note: own?.note ?? '',
  };
}

export function sectionsOf(stored: string | null): ReportSection[] | undefined {
  if (stored === null) return undefined;
  const names = stored.split(',');
  return REPORT_SECTIONS.filter(section => names.includes(section));
}

export function logoOf(row: BrandingRow | undefined): Logo | undefined {
  if (!row?.logo_type || row.logo_base64 === null) return undefined;
  const { logo_type, logo_base64, logo_width, logo_height } = row;
  return { type: logo_type as Logo['type'], base64: logo_base64, width: logo_width ?? 0, height: logo_height ?? 0 };
}
