import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { requireStillSignedIn } from '../sign-in/still-signed-in.ts';
import { applicationPasswordSchema, ownerInput } from '../user.schemas.ts';
import { applicationPasswordHash, newApplicationPassword } from '../user.ts';
import { ownerOf } from '../user-access.ts';
import { insertApplicationPassword, lockApplicationPasswordCount } from './application-password.store.ts';

/** Per user, so that programs that never delete their passwords cannot fill the store. */
const MOST_PASSWORDS = 50;

export const addApplicationPassword = ability({
  name: 'add-application-password-v1',
  summary: 'Create an application password for yourself or, as an admin, for another user. It is shown only once.',
  category: 'admin',
  effect: 'write',
  givesSecret: true,
  method: 'POST',
  own: true,
  proof: 'login',
  instructions: 'The answer contains a secret. Give it to the user and store it nowhere else.',
  input: Type.Object({
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '\\S',
      description: 'What the password is for, such as backup.',
    }),
    ...ownerInput,
  }),
  output: Type.Object({
    ...applicationPasswordSchema.properties,
    user_name: Type.String({ description: 'Name to sign in with.' }),
    application_password: Type.String({ description: 'The secret, in groups of four letters. It is not shown again.' }),
  }),
  errors: ['user_not_found', 'invalid_input', 'permission_denied', 'invalid_state'],
}).run(({ user_id, name: given }, ctx) =>
  audited(ctx, async trx => {
    const owner = await ownerOf(ctx, trx, user_id);
    if ((await lockApplicationPasswordCount(trx, owner.id)) >= MOST_PASSWORDS) {
      const message = `There are already ${MOST_PASSWORDS} application passwords. Delete one that is no longer used first.`;
      throw invalidState('too_many_passwords', message, { most: MOST_PASSWORDS });
    }
    await requireStillSignedIn(trx, ctx.actor);
    const application_password = newApplicationPassword();
    const now = ctx.clock.now();
    const name = given.trim();
    const hash = applicationPasswordHash(application_password);
    const id = await insertApplicationPassword(trx, { userId: owner.id, name, hash, now });
    const view = { id, user_id: owner.id, name, created: isoInstant(now), last_used: null };
    return {
      result: { ...view, user_name: owner.name, application_password },
      audit: [{ action: 'user.password_added', subject: `user:${owner.id}`, detail: { password: name } }],
    };
  }),
);
