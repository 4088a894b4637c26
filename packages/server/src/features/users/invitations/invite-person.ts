import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { actorName } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { alreadyExists } from '../../../kernel/state-reasons.ts';
import { messageLanguageSchema } from '../../../kernel/text/message-language.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { dashboardRoleSchema } from '../user.schemas.ts';
import { selectUserByName } from '../user.store.ts';
import { normaliseUserName } from '../user.ts';
import { requirePerson } from '../user-access.ts';
import { invitationSchema } from './invitation.schemas.ts';
import { insertInvitation, selectInvitationById, updateMailRow } from './invitation.store.ts';
import {
  invitationLink,
  invitationTokenHash,
  MOST_DAYS,
  mayInvite,
  newInvitationToken,
  STANDARD_DAYS,
} from './invitation.ts';
import { invitationView } from './invitation.views.ts';
import { letterText, placeOfInvitation } from './sealed-invitations.ts';

export const invitePerson = ability({
  name: 'invite-person-v1',
  summary:
    'Invite a person to this dashboard by a link. The person opens it, sets a password or a passkey, and is signed in.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  givesSecret: true,
  instructions: 'Give the link to that person only. It works once, and cannot be shown again.',
  input: Type.Object({
    role: dashboardRoleSchema,
    name: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Name to sign in with, without spaces or colons. Left out: the person chooses it.',
      }),
    ),
    email: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: '^$|^[^\\s<>@,;]+@[^\\s<>@,;]+$',
        description: 'Address that the link is mailed to, if a mail server is set up.',
      }),
    ),
    language: Type.Optional(messageLanguageSchema('Language of the mail with the link: en or de.', 'en')),
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_DAYS,
        default: STANDARD_DAYS,
        description: 'Days in which the link can be used.',
      }),
    ),
  }),
  output: Type.Object({
    ...invitationSchema.properties,
    link: Type.String({ description: 'The link. It is not shown again.' }),
  }),
  errors: ['permission_denied', 'invalid_input', 'already_exists'],
}).run(async ({ role, name: given = '', email = '', language = 'en', days = STANDARD_DAYS }, ctx) => {
  requirePerson(ctx.actor);
  if (!mayInvite(ctx.actor, role)) {
    throw new AppError('permission_denied', 'You can only invite people to what you may do yourself.');
  }
  const name = given.trim() === '' ? null : normaliseUserName(given);
  const token = newInvitationToken();
  const link = invitationLink(ctx.origin, token);
  const now = ctx.clock.now();
  const mails = email !== '' && ctx.mail.ready;
  return audited(ctx, async trx => {
    if (name !== null && (await selectUserByName(trx, name)))
      throw alreadyExists('person_exists', `A user named "${name}" already exists.`, { name });
    const id = await insertInvitation(trx, {
      token_hash: invitationTokenHash(token),
      role,
      name,
      email: email === '' ? null : email,
      invited_by_id: ctx.actor.kind === 'user' ? ctx.actor.id : null,
      invited_by: actorName(ctx.actor),
      created_at: now,
      expires_at: now + days * DAY_MS,
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
      mail_state: mails ? 'waiting' : 'none',
      mail_sealed: null,
      mail_due_at: mails ? now : null,
    });
    if (mails) {
      const mail_sealed = ctx.secrets.seal(placeOfInvitation(id), letterText({ link, language }));
      await updateMailRow(trx, id, { mail_sealed });
    }
    const row = await selectInvitationById(trx, id);
    if (row === undefined) throw new Error('the invitation that was just stored is not there');
    const detail = { role, name, email: email === '' ? null : email, days };
    return {
      result: { ...invitationView(row, now), link },
      audit: [{ action: 'invitation.sent', subject: `invitation:${id}`, detail }],
    };
  });
});
