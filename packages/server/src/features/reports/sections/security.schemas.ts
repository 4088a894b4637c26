import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { HOLE_SEVERITIES } from '../../vulnerabilities/index.ts';
import {
  choiceField,
  countField,
  instantField,
  instantOrNullField,
  leftOut,
  plainField,
  siteOfRow,
} from './fields.schemas.ts';

export const securitySchema = Type.Object({
  found: countField('Vulnerabilities found in the period.'),
  fixed: countField('Vulnerabilities fixed in the period, by an update or a removal.'),
  open: countField('Vulnerabilities that were open at the end of the period.'),
  records_since: instantField('Fixed vulnerabilities from before this are not kept'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      ...siteOfRow,
      vulnerability_id: plainField('Id in the feed.'),
      title: plainField('Title in the feed.'),
      severity: choiceField(HOLE_SEVERITIES, 'Severity in the feed.'),
      name: plainField('Name of the plugin or theme.'),
      version: plainField('Version that has it.'),
      fixed_in: textOrNull('Lowest version without it; null if none is known.'),
      state: choiceField(
        ['open', 'inactive', 'fixed', 'withdrawn'],
        'At the end of the period. inactive: open, but the plugin or theme is not in use. withdrawn: the feed no longer says it.',
      ),
      is_new: Type.Boolean({ description: 'Whether it was found in the period.' }),
      found_at: instantField('When it was found'),
      fixed_at: instantOrNullField('When it was fixed', 'it was open at the end of the period'),
    }),
    { description: 'Those that were found, fixed or open; open ones first, the most severe first.' },
  ),
});
