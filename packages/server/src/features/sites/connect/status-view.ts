import { Type } from 'typebox';
import { siteStatusSchema } from '../site.schemas.ts';

/** The members that the single connectivity abilities return besides their own flag. */
export const statusFields = {
  site_id: Type.Integer({ description: 'Id of the site.' }),
  site_url: Type.String({ description: 'Address of the site.' }),
  status: siteStatusSchema,
};
