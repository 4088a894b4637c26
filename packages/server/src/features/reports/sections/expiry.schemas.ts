import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { choiceField, countField, instantOrNullField, leftOut, plainField } from './fields.schemas.ts';

export const expirySchema = Type.Object({
  total: countField('Certificates and domains of the sites.'),
  soon: countField('Of these, the ones that expire within 30 days of the day of the report, or have expired.'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      kind: choiceField(['certificate', 'domain'], 'certificate or domain.'),
      name: plainField('Host of the certificate, or the domain.'),
      expires_at: instantOrNullField('When it expires', 'unknown'),
      days_left: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Whole days until then on the day of the report; null if unknown.',
      }),
      by: textOrNull('Issuer or registrar; null if unknown.'),
    }),
    { description: 'As they were when the report was made, what expires first comes first.' },
  ),
});
