import type { ConnectorCall } from '../call.ts';
import { countOf, flagOf, own, shortText } from '../replies/lenient.ts';

export interface NewAdminPasswordArgs {
  /** No `'` and no `"`, as in `newuser`. */
  password: string;
}

export interface NewAdminPasswordReply {
  /** False if the site does not know the user. */
  added: boolean;
  userId?: number | undefined;
  displayName: string;
}

/** Set the password of the administrator named in the envelope's `user` (docs/wire/actions.md#users). */
export const newAdminPassword: ConnectorCall<NewAdminPasswordArgs, NewAdminPasswordReply> = {
  name: 'newadminpassword',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: ({ password }) => ({ new_password: Buffer.from(password, 'utf8').toString('base64') }),
  parse: reply => {
    const user = own(own(reply, 'other_data'), 'update_admin_password');
    return {
      added: flagOf(own(reply, 'added')),
      userId: countOf(own(user, 'user_id')),
      displayName: shortText(own(user, 'display_name')),
    };
  },
};
