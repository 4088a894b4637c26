import { Type } from 'typebox';
import { CARRY_SENTENCES } from './carry-sentences.ts';
import { PLAN_SENTENCES } from './plan-sentences.ts';
import type { RemarkData } from './remark-data.ts';
import { ROW_SENTENCES } from './row-sentences.ts';

const SENTENCES = { ...CARRY_SENTENCES, ...ROW_SENTENCES, ...PLAN_SENTENCES };

export type CarryCode = keyof typeof CARRY_SENTENCES;
export type RowCode = keyof typeof ROW_SENTENCES;
export type PlanCode = keyof typeof PLAN_SENTENCES;
export type RemarkCode = keyof typeof SENTENCES;
export const REMARK_CODES = Object.keys(SENTENCES) as readonly RemarkCode[];

/** Something that a person must know about a record, a row or a plan of an import, by code. */
export interface Remark<Code extends RemarkCode = RemarkCode> {
  readonly code: Code;
  readonly data: RemarkData;
}

export const remarkSentence = ({ code, data }: Remark): string => SENTENCES[code](data);

const remarkDataSchema = Type.Object(
  {
    what: Type.Optional(Type.String({ description: 'The part of the record that it is about.' })),
    given: Type.Optional(Type.String({ description: 'As the old dashboard has it.' })),
    becomes: Type.Optional(Type.String({ description: 'What it is here.' })),
    count: Type.Optional(Type.Integer({ description: 'How many.' })),
    most: Type.Optional(Type.Integer({ description: 'So many characters are allowed.' })),
    id: Type.Optional(Type.Integer({ description: 'Id of another record.' })),
  },
  { description: 'What the sentence names.' },
);

const codeSchema = (codes: readonly RemarkCode[]) =>
  Type.Unsafe<RemarkCode>({ type: 'string', enum: [...codes], description: 'What it is about.' });

export function remarksSchema(description: string, codes: readonly RemarkCode[] = REMARK_CODES) {
  return Type.Array(Type.Object({ code: codeSchema(codes), data: remarkDataSchema }), { description });
}

const ROW_CODES = Object.keys(ROW_SENTENCES) as readonly RowCode[];
export const PLAN_CODES = Object.keys(PLAN_SENTENCES) as readonly PlanCode[];

/** The same in the answer, beside the message of a row. */
export const rowRemarkFields = {
  code: codeSchema(ROW_CODES),
  data: remarkDataSchema,
};
