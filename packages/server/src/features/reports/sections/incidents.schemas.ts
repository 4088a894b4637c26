import { Type } from 'typebox';
import { countField, instantField, instantOrNullField, leftOut, plainField, siteOfRow } from './fields.schemas.ts';

export const incidentsSchema = Type.Object({
  total: countField('Incidents that went on in the period.'),
  down_seconds: countField('Seconds within the period, over all incidents.'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'Id of the incident.' }),
      ...siteOfRow,
      started_at: instantField('When the site went down'),
      ended_at: instantOrNullField('When it was up again', 'it was still down'),
      seconds: countField('How long it was down within the period.'),
      cause: plainField('Code of what went wrong, as in list-incidents-v1.'),
      status_code: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'HTTP status of the failed check; null if there was no answer.',
      }),
    }),
    { description: 'The incidents, oldest first.' },
  ),
});
