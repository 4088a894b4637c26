import { type Static, type TSchema, Type } from 'typebox';

export const countField = (description: string) => Type.Integer({ minimum: 0, description });

export const countOrNullField = (description: string) =>
  Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: `${description}; null if no feed of vulnerabilities is read.`,
  });

export const instantField = (what: string) => Type.String({ description: `${what}, ISO 8601 UTC.` });

export const instantOrNullField = (what: string, whenNull: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description: `${what}, ISO 8601 UTC; null: ${whenNull}.` });

/** 0 to 100 with three decimals. */
export const ratioField = (what: string) =>
  Type.Unsafe<number | null>({
    type: ['number', 'null'],
    description: `${what}, 0 to 100; null if nothing was watched.`,
  });

export const plainField = (description: string) => Type.String({ description });

export const choiceField = <const V extends string>(values: readonly V[], description: string) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], description });

export const siteOfRow = {
  site_id: Type.Integer({ description: 'Id of the site.' }),
  site_name: plainField('Name of the site.'),
};

/** Rows of which the list has no more room: their number, so that the total can be told. */
export const leftOut = countField('Rows of the list beyond those given here.');

/** The section, or null where it is switched off or nothing is known. */
export const sectionOrNull = <S extends TSchema>(section: S) =>
  Type.Unsafe<Static<S> | null>({
    anyOf: [section, { type: 'null' }],
    description: 'The section; null if it is left out.',
  });
