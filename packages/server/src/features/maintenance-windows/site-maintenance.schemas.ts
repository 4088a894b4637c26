import { Type } from 'typebox';

/** Whether a site is in maintenance, as the abilities that start and end it return it. */
export const siteMaintenanceSchema = Type.Object({
  site_id: Type.Integer({ description: 'Id of the site.' }),
  site_url: Type.String({ description: 'Address of the site.' }),
  in_maintenance: Type.Boolean({ description: 'Whether a maintenance window is open for the site.' }),
  until: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'When the last of the open windows closes, ISO 8601 UTC; null if none is open.',
  }),
});
