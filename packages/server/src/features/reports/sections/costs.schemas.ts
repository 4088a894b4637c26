import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { frequencySchema } from '../../costs/index.ts';
import { countField, leftOut, plainField } from './fields.schemas.ts';

export const costsSectionSchema = Type.Object({
  currency: plainField('Currency, ISO 4217.'),
  total: countField('Costs that run.'),
  monthly: Type.Number({ description: 'Their monthly total.' }),
  yearly: Type.Number({ description: 'Their yearly total.' }),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'Id of the cost.' }),
      name: plainField('Name of the cost.'),
      amount: Type.Number({ description: 'Share of the sites of the client at each renewal.' }),
      frequency: frequencySchema,
      sites: countField('Sites of the client that it is for.'),
      next_renewal: textOrNull('Day of the next renewal, YYYY-MM-DD; null if there is none.'),
    }),
    { description: 'The running costs of the client, by name.' },
  ),
});
