import { MOST_IMPORT_ROWS } from '@sitekeeper/server';
import { type SchemaPlace, schemaAt } from './schema-at.ts';
import { generated } from './source-text.ts';

type Keyword = 'maximum' | 'maxItems' | 'maxLength';

/** Single numbers: their names, their places in the schema, and their keywords. */
const NUMBERS: Readonly<Record<string, readonly [place: SchemaPlace, keyword: Keyword]>> = {
  MOST_PER_PAGE: ['list-site-records-v1 per_page', 'maximum'],
  MOST_DAYS_UNTIL_DUE: ['list-costs-v1 due_within_days', 'maximum'],
  MOST_SLUGS_IGNORED: ['ignore-updates-v1 slugs', 'maxItems'],
  MOST_ALARMS_AT_ONCE: ['acknowledge-alarms-v1 alarm_ids', 'maxItems'],
  HIGHEST_PRICE: ['add-cost-v1 price', 'maximum'],
  LONGEST_CLIENT_FIELD: ['add-client-v1 custom_fields.*', 'maxLength'],
  MOST_OVERLAP_HOURS: ['rotate-channel-secret-v1 overlap_hours', 'maximum'],
  MOST_IMPORT_BYTES: ['import-site-users-v1 csv', 'maxLength'],
};

/** `generated/limits.ts`: single numbers that the server knows. */
export function webLimits(): string {
  const numbers = Object.entries(NUMBERS).map(([name, [place, keyword]]) => {
    const most = schemaAt(place)[keyword];
    if (most === undefined) throw new Error(`${place} has no ${keyword}`);
    return `/** \`${keyword}\` of \`${place.replace(' ', '`: `')}\`. */\nexport const ${name} = ${most};\n`;
  });
  return generated('the inputs of the abilities', [
    ...numbers,
    `/** The maximum number of rows in a file with users. */\nexport const MOST_IMPORT_ROWS = ${MOST_IMPORT_ROWS};\n`,
  ]);
}
