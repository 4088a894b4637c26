import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { dashboardRoleSchema } from '../user.schemas.ts';
import {
  INVITATION_MAIL_STATES,
  INVITATION_STATES,
  type InvitationMailState,
  type InvitationState,
} from './invitation.ts';

export const invitationIdSchema = Type.Integer({ minimum: 1, description: 'Id of the invitation.' });

export const invitationSchema = Type.Object({
  id: invitationIdSchema,
  role: dashboardRoleSchema,
  name: textOrNull('Name that the person will sign in with. Null: the person chooses it.'),
  email: textOrNull('Address that the link is mailed to. Null: it is handed over in another way.'),
  state: Type.Unsafe<InvitationState>({
    type: 'string',
    enum: [...INVITATION_STATES],
    description:
      'pending: the link can be used. accepted: it was used. revoked: it was taken back, or whoever sent it is no longer an admin. expired: nobody used it in time.',
  }),
  mail: Type.Unsafe<InvitationMailState>({
    type: 'string',
    enum: [...INVITATION_MAIL_STATES],
    description:
      'Whether the link was mailed: none (no address, no mail server, or ended before it was mailed), waiting, sent or failed.',
  }),
  mail_problem: Type.String({ description: 'Why the last attempt to mail it failed; empty if it did not.' }),
  invited_by: Type.String({ description: 'Who sent the invitation, such as user:anna.' }),
  created: Type.String({ description: 'When it was sent, ISO 8601 UTC.' }),
  expires: Type.String({ description: 'Until when the link can be used, ISO 8601 UTC.' }),
  accepted: textOrNull('When it was used, ISO 8601 UTC. Null if it was not.'),
  accepted_by: textOrNull('Name of the user that it became. Null if it was not used.'),
});
