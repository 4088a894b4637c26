import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { isoInstant } from '../../kernel/instants.ts';
import { insertApplicationPassword } from './application-password.store.ts';
import { ownerInput, passwordView } from './user.schemas.ts';
import { applicationPasswordHash, newApplicationPassword } from './user.ts';
import { ownerOf } from './who-may.ts';

export const addApplicationPassword = ability({
  name: 'add-application-password-v1',
  summary: 'Make an application password for yourself or, as an admin, for another user; it is shown this once.',
  category: 'admin',
  effect: 'write',
  givesSecret: true,
  method: 'POST',
  own: true,
  instructions: 'The answer holds a secret: hand it to the user and keep it nowhere else.',
  input: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'What it is for, e.g. backup.' }),
    ...ownerInput,
  }),
  output: Type.Object({
    ...passwordView.properties,
    user_name: Type.String({ description: 'Name to log in with.' }),
    application_password: Type.String({ description: 'The secret, in groups of four letters. It is not shown again.' }),
  }),
  errors: ['user_not_found', 'invalid_input', 'permission_denied'],
}).run(({ user_id, name: given }, ctx) =>
  change(ctx, async trx => {
    const owner = await ownerOf(ctx, trx, user_id);
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
