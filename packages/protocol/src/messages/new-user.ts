import type { ConnectorCall } from '../call.ts';
import { countOf, flagOf, own, shortText } from '../replies/lenient.ts';

export interface NewUserArgs {
  login: string;
  email: string;
  /** No `'` and no `"`: WordPress would hash them in a form that the login form cannot produce (docs/wire/actions.md#users). */
  password: string;
  /** Role slug; an unknown one becomes `subscriber`. */
  role: string;
  firstName?: string;
  lastName?: string;
  url?: string;
  /** Whether the site sends the password by e-mail in clear text. */
  sendPassword?: boolean;
}

export interface NewUserReply {
  added: boolean;
  userId?: number | undefined;
  displayName: string;
  role: string;
}

/** Create a user (docs/wire/actions.md#users). Refusals ("username exists") have a text in the site's language but no code. */
export const newUser: ConnectorCall<NewUserArgs, NewUserReply> = {
  name: 'newuser',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: args => ({
    new_user: base64Json({
      user_login: args.login,
      user_email: args.email,
      user_pass: args.password,
      role: args.role,
      first_name: args.firstName ?? '',
      last_name: args.lastName ?? '',
      user_url: args.url ?? '',
    }),
    send_password: args.sendPassword === true,
  }),
  parse: reply => {
    const user = own(own(reply, 'other_data'), 'new_user_data');
    return {
      added: flagOf(own(reply, 'added')),
      userId: countOf(own(user, 'user_id')),
      displayName: shortText(own(user, 'display_name')),
      role: shortText(own(user, 'roles')),
    };
  },
};

function base64Json(value: object): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
}
