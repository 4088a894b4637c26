/** What a report looks like and says of whoever sends it: the default, with what one client has instead. */
export interface Branding {
  /** Of the agency; printed beside or instead of the logo. '' for none. */
  readonly name: string;
  readonly logo: Logo | null;
  readonly colours: BrandColours;
  /** Who a mail with a report comes from; '' for none. */
  readonly senderName: string;
  /** One line below a report, such as an address and a telephone number; '' for none. */
  readonly contactLine: string;
  /** With variables in braces, such as `{client}`. */
  readonly intro: string;
  readonly closing: string;
  /** Of the mail that a report is attached to, with variables. */
  readonly mailSubject: string;
  readonly mailText: string;
  readonly language: ReportLanguage;
  /** IANA name. */
  readonly timeZone: string;
  readonly sections: readonly ReportSection[];
  /** Printed in the section `note`; '' for none. */
  readonly note: string;
}

export interface Logo {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly base64: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** All `#rrggbb`. */
export interface BrandColours {
  /** As chosen: for surfaces. */
  readonly main: string;
  /** Readable on `main`. */
  readonly onMain: string;
  /** The chosen one, darkened until it can be read on white. */
  readonly ink: string;
}

export const REPORT_LANGUAGES = ['en', 'de'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** In the order in which reports have them. */
export const REPORT_SECTIONS = [
  'summary',
  'uptime',
  'incidents',
  'updates',
  'rollbacks',
  'security',
  'backups',
  'expiry',
  'changes',
  'costs',
  'note',
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Those of a report for which nobody chose: what a client pays is only printed where somebody wants it. */
export const USUAL_SECTIONS: readonly ReportSection[] = REPORT_SECTIONS.filter(section => section !== 'costs');
