import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import {
  choiceField,
  countField,
  instantField,
  instantOrNullField,
  leftOut,
  plainField,
  siteOfRow,
} from './fields.schemas.ts';

/** What became of an update that was sent; unknown: it is not known yet. */
export const UPDATE_OUTCOMES = ['updated', 'rolled_back', 'failed', 'needs_attention', 'unknown'] as const;

const item = {
  type: choiceField(['core', 'plugin', 'theme', 'translation'], 'Kind of what was updated.'),
  slug: plainField('Plugin (dir/file.php) or theme.'),
  name: plainField('Its name.'),
  from_version: plainField('Version before.'),
  to_version: plainField('Version after.'),
};

export const updatesSchema = Type.Object({
  total: countField('Updates that were sent to sites, whatever became of them.'),
  outcomes: Type.Object(
    {
      updated: countField('Made and kept.'),
      rolled_back: countField('Rolled back.'),
      failed: countField('Failed: the version before stayed.'),
      needs_attention: countField('Left the site in need of attention.'),
      unknown: countField('Outcome not known yet.'),
    },
    { description: 'What became of them.' },
  ),
  records_since: instantOrNullField('When the records of updates begin', 'there is none'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      ...item,
      outcome: choiceField(UPDATE_OUTCOMES, 'What became of it.'),
      count: countField('How often: once for each site.'),
      site_name: textOrNull('Name of its site; null where the row stands for several.'),
      first_at: instantField('When the first was sent'),
      last_at: instantField('When the last was sent'),
    }),
    {
      description:
        'By kind and name. Of a client with more than ten sites, equal updates of several sites are one row.',
    },
  ),
});

export const rollbacksSchema = Type.Object({
  total: countField('Updates that were rolled back.'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      ...siteOfRow,
      ...item,
      reason: textOrNull('Code of why; null if somebody asked for it.'),
      at: instantField('When the update was sent'),
    }),
    { description: 'The updates, oldest first.' },
  ),
});
