import { Type } from 'typebox';
import { networkNoteSchema } from '../sites/index.ts';

export const activateSchema = Type.Optional(
  Type.Boolean({ default: false, description: 'Activate the plugin after it was installed.' }),
);

export const installResultSchema = (what: string, slug: string) =>
  Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    installed: Type.Boolean({ description: `False if the site had the ${what} already; it is left as it is.` }),
    slug: Type.String({ description: slug }),
    name: Type.String({ description: `Name of the ${what}.` }),
    version: Type.String({ description: 'Version that the site has now.' }),
    active: Type.Boolean({ description: `The ${what} is active.` }),
    message: Type.String({ description: 'What was done, in a sentence.' }),
    network: networkNoteSchema,
  });

/** For assistants: what is installed runs on the site with all rights. */
export const INSTALL_INSTRUCTIONS =
  'Puts code on the site. Name the plugin or theme and the site to the user first. Only what WordPress.org lists can be installed.';
