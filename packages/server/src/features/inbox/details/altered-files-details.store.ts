import { counted } from '../../../kernel/text/counted.ts';
import { selectAlteredNames } from '../../file-checks/index.ts';
import { type ItemDetails, siteNameOf } from './detail.ts';

/** Sites with altered files: of which plugins and themes they are. */
export const alteredFilesDetails: ItemDetails = async (rows, facts) => {
  const names = await selectAlteredNames(
    facts.ctx.database.db,
    rows.map(row => Number(row.key)),
  );
  return new Map(
    rows.flatMap(row => {
      const altered = names.get(Number(row.key)) ?? [];
      const [name = '', ...others] = altered;
      if (altered.length === 0) return [];
      const what = others.length === 0 ? name : `${name} and ${counted(others.length, 'other item')}`;
      const title = `Files of ${what} on ${siteNameOf(facts, row)} were altered`;
      const text = 'They are not as they should be at that version. Look at the files on the page of the site.';
      return [[row.key, { title, text, data: { name, items: altered.length }, actions: [] }] as const];
    }),
  );
};
