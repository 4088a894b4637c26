import { type Static, type TSchema, Type } from 'typebox';
import type { ChangeDetail } from '../sites/index.ts';
import { changeType, type StoredChange } from './change-type.ts';
import { changeTemplate } from './describe-change.ts';
import { LOG_TYPES } from './log-types/index.ts';

const text = (description: string) => Type.Optional(Type.String({ description }));

/** What `description` follows from. */
export const changeFactsSchema = {
  code: Type.String({
    description:
      'Which sentence the description is: number of a known type in the log of the connector, else the type of the change.',
    examples: ['1970', 'plugin.activated'],
  }),
  data: Type.Object(
    {
      name: Type.String({ description: 'Name of what changed; empty if the site did not name it.' }),
      switched: Type.Optional(
        Type.Unsafe<'on' | 'off'>({
          type: 'string',
          enum: ['on', 'off'],
          description: 'What a setting was switched to.',
        }),
      ),
      old_version: text('Version before.'),
      new_version: text('Version that was installed.'),
      automatic: Type.Optional(Type.Boolean({ description: 'True: WordPress did it by itself.' })),
      field: text('Field that was changed.'),
      from: text('Value before.'),
      to: text('Value after.'),
    } satisfies Record<string, TSchema>,
    { description: 'What the description names, for programs.' },
  ),
};

export interface ChangeFacts {
  readonly code: string;
  readonly data: Static<typeof changeFactsSchema.data>;
}

export function changeFacts(change: StoredChange & { readonly detail_json: string }): ChangeFacts {
  const { old_version, new_version, automatic, field, from, to } = JSON.parse(change.detail_json) as ChangeDetail;
  const sentence = changeTemplate(change);
  const installed = sentence.endsWith(' installed');
  const updated = sentence.endsWith(' updated');
  const known = LOG_TYPES.has(change.log_type_id ?? 0);
  const switched = ({ enabled: 'on', disabled: 'off' } as const)[change.action];
  return {
    code: known ? String(change.log_type_id) : changeType(change),
    data: {
      name: change.object_name,
      ...(sentence.includes('{on or off}') && switched ? { switched } : {}),
      ...(updated && old_version !== undefined && old_version !== new_version ? { old_version } : {}),
      ...((updated || installed) && new_version !== undefined ? { new_version } : {}),
      ...((updated || installed) && automatic ? { automatic } : {}),
      ...(field === undefined ? {} : { field }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    },
  };
}
