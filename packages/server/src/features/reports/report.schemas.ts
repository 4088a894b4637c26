import { type Static, Type } from 'typebox';
import { REPORT_LANGUAGES, type ReportLanguage } from '../branding/index.ts';
import { backupsSchema } from './sections/backups.schemas.ts';
import { changesSchema } from './sections/changes.schemas.ts';
import { costsSectionSchema } from './sections/costs.schemas.ts';
import { expirySchema } from './sections/expiry.schemas.ts';
import { countField, countOrNullField, instantField, ratioField, sectionOrNull } from './sections/fields.schemas.ts';
import { incidentsSchema } from './sections/incidents.schemas.ts';
import { securitySchema } from './sections/security.schemas.ts';
import { rollbacksSchema, updatesSchema } from './sections/updates.schemas.ts';
import { uptimeSchema } from './sections/uptime.schemas.ts';

const periodSchema = Type.Object(
  {
    from: Type.String({ description: 'First day, YYYY-MM-DD in the time zone.', examples: ['2026-10-01'] }),
    to: Type.String({ description: 'Last day, YYYY-MM-DD in the time zone.', examples: ['2026-10-31'] }),
    month: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'YYYY-MM if the period is a whole month; otherwise null.',
    }),
    time_zone: Type.String({ description: 'IANA name.', examples: ['Europe/Berlin'] }),
    starts_at: instantField('First moment of the period'),
    ends_at: instantField('First moment after the period'),
    goes_on: Type.Boolean({ description: 'Whether it had not ended when the report was made.' }),
  },
  { description: 'What the report is about.' },
);

const siteSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the site.' }),
  name: Type.String({ description: 'Name of the site.' }),
  url: Type.String({ description: 'Address of the site.' }),
  added_at: instantField('When the site was added here'),
  suspended: Type.Boolean({ description: 'Whether the site is suspended now.' }),
});

/** Each figure is the one of the section with that name, and of its rows. */
export const summarySchema = Type.Object({
  sites: countField('Sites of the client.'),
  uptime: ratioField('Share of the watched time in which the sites were up'),
  incidents: countField('Incidents that went on in the period.'),
  down_seconds: countField('Seconds within the period in which a site was down, over all incidents.'),
  updates: countField('Updates that were made and kept.'),
  rolled_back: countField('Updates that were rolled back.'),
  vulnerabilities_found: countOrNullField('Vulnerabilities found in the period'),
  vulnerabilities_fixed: countOrNullField('Vulnerabilities fixed in the period'),
  vulnerabilities_open: countOrNullField('Vulnerabilities that were open at the end of the period'),
});

export const reportSchema = Type.Object({
  client: Type.Object(
    { id: Type.Integer({ description: 'Id of the client.' }), name: Type.String({ description: 'Its name.' }) },
    { description: 'The client.' },
  ),
  period: periodSchema,
  made_at: instantField('When the report was made'),
  language: Type.Unsafe<ReportLanguage>({
    type: 'string',
    enum: [...REPORT_LANGUAGES],
    description: 'Language in which it is printed.',
  }),
  intro: Type.String({ description: 'Text before the figures, with its variables filled in.' }),
  closing: Type.String({ description: 'Text after them.' }),
  sites: Type.Array(siteSchema, { description: 'The sites that belong to the client now, by name.' }),
  summary: sectionOrNull(summarySchema),
  uptime: sectionOrNull(uptimeSchema),
  incidents: sectionOrNull(incidentsSchema),
  updates: sectionOrNull(updatesSchema),
  rollbacks: sectionOrNull(rollbacksSchema),
  security: sectionOrNull(securitySchema),
  backups: sectionOrNull(backupsSchema),
  expiry: sectionOrNull(expirySchema),
  changes: sectionOrNull(changesSchema),
  costs: sectionOrNull(costsSectionSchema),
  note: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'What somebody wrote for the report; null if nobody did, or it is left out.',
  }),
});

/** Plain data; a section that is switched off, or about which nothing can be known, is null. */
export type Report = Static<typeof reportSchema>;
