import { Type } from 'typebox';
import { CSV_FIELDS, type CsvField } from './csv-headers.ts';
import type { PlannedRow } from './plan-site-rows.ts';
import { siteRowProblemSchema } from './site-row-problem.ts';

export const csvSecret = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }));

export const csvColumnsSchema = Type.Array(
  Type.Object({
    header: Type.String({ description: 'As the file names it; empty without a header.' }),
    field: Type.Unsafe<CsvField | null>({
      type: ['string', 'null'],
      enum: [...CSV_FIELDS, null],
      description: 'What it is taken for; null for a column that is not used.',
    }),
  }),
  { description: 'The columns of the file, in their order.' },
);

export const csvRowsSchema = (most: number) =>
  Type.Array(
    Type.Object({
      line: Type.Integer({ description: 'Line of the file on which the row begins.' }),
      url: Type.String({ description: 'Address of the site, as the row says it.' }),
      name: Type.String({ description: 'Name of the site; empty for its host.' }),
      client: Type.String({ description: 'Client of the site; empty for none.' }),
      tags: Type.Array(Type.String(), { description: 'Tags of the site.' }),
      action: Type.Unsafe<PlannedRow['action']>({
        type: 'string',
        enum: ['add', 'exists', 'wrong'],
        description: 'add: the site is added. exists: it has been added before. wrong: the row cannot be used.',
      }),
      site_id: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Id of the site if it has been added before.',
      }),
      message: Type.String({ description: 'Why the row is not used, and what to do; empty otherwise.' }),
      ...siteRowProblemSchema,
    }),
    { description: `The rows, by line: the first ${most} of those that are wrong, then of the others.` },
  );
