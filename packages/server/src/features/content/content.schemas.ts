import { type TObject, type TSchema, Type } from 'typebox';
import { pageSchema, perPage } from '../../kernel/lists/paging.ts';
import { DAY_PATTERN } from '../../kernel/text/instants.ts';
import { userTargetInput, websiteErrorsSchema } from '../site-users/index.ts';

/** Schemas that posts, pages and comments share. Source: docs/spec/abilities.md#posts-pages-and-comments. */

const MOST_SITES = 50;
export const MOST_PER_SITE = 200;

/** A day in the time of the site. */
const day = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: DAY_PATTERN,
      examples: ['2026-01-31'],
      description: `${description}, as YYYY-MM-DD in the time zone of the site.`,
    }),
  );

/** Which sites are asked, how many at once, and for how much. @param what e.g. `posts`. */
export const contentListInput = (what: string, changed: string) => ({
  ...userTargetInput,
  page: Type.Optional(pageSchema),
  per_page: Type.Optional({
    ...perPage(20, MOST_SITES),
    description: `Sites per page, at most ${MOST_SITES}: only these are asked.`,
  }),
  per_site: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_PER_SITE,
      default: 20,
      description: `Of each site, the newest ${what}, at most ${MOST_PER_SITE}.`,
    }),
  ),
  after: day(`Only ${what} ${changed} after this day`),
  before: day(`Only ${what} ${changed} before this day`),
});

export function contentListOutput<Item extends TSchema>(item: Item, what: string) {
  return Type.Object({
    items: Type.Array(item, { description: `The ${what}, site by site, newest first on each.` }),
    page: Type.Integer({ description: 'The requested page of sites.' }),
    per_page: Type.Integer({ description: 'Sites per page.' }),
    total_sites: Type.Integer({ description: 'All sites that match. Ask for further pages to see the others.' }),
    answered: Type.Integer({ description: 'Sites of this page that answered.' }),
    more_on: Type.Array(Type.Integer(), {
      description: `Ids of the sites that have more such ${what} than listed here: more than per_site, or more than an answer of 8 MB has room for. Ask for those alone, or for fewer sites at once.`,
    }),
    errors: websiteErrorsSchema,
  }) satisfies TObject;
}
