import { Type } from 'typebox';
import { countField, instantField, leftOut, plainField, siteOfRow } from './fields.schemas.ts';

export const changesSchema = Type.Object({
  total: countField('Changes of note in the period.'),
  by_type: Type.Array(
    Type.Object({ type: plainField('Type, as in get-site-changes-v1.'), count: countField('How many there were.') }),
    { description: 'The same by type, the most frequent first.' },
  ),
  records_since: instantField('Changes from before this are not kept'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      ...siteOfRow,
      id: Type.Integer({ description: 'Id of the change.' }),
      type: plainField('Type, as in get-site-changes-v1.'),
      object: plainField('Name of what changed; empty if the site gave none.'),
      user: plainField('Who changed it; empty if unknown.'),
      at: instantField('When it happened'),
    }),
    { description: 'The changes, newest first.' },
  ),
});
