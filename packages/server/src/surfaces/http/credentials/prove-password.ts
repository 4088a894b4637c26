import type { FastifyRequest } from 'fastify';
import {
  noteFailedSignIn,
  type SignInRow,
  useSecondFactorCode,
  verifyPassword,
  wrongPasswordError,
} from '../../../features/users/index.ts';
import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Guesses } from '../../web/guesses.ts';

/** What a user knows, and what the authenticator app shows. */
export interface GivenPassword {
  readonly name: string;
  readonly password: string;
  readonly code?: string | undefined;
  /** Id of the user who is already signed in, and proves it again. */
  readonly again?: number;
}

/**
 * The user whom a password proves, with a code where there is a second factor: for signing in and for every proof after
 * that. Wrong ones count as guesses, and are logged and audited.
 * @throws AppError incorrect_password, second_factor_required, incorrect_code, too_many_requests.
 */
export async function provePassword(
  request: FastifyRequest,
  services: Services,
  guesses: Guesses,
  { name, password, code = '', again }: GivenPassword,
): Promise<SignInRow> {
  const client = { address: request.ip, userAgent: request.headers['user-agent'] };
  const verify = () => verifyPassword(services, name.trim(), password);
  const user = again === undefined ? await guesses.try(request, name, verify) : await guesses.tryCurrent(again, verify);
  if (!user) {
    noteFailedSignIn(services, { how: 'password', name, client });
    throw wrongPasswordError();
  }
  if (user.totp_sealed === null) return user;
  if (code.trim() === '') {
    throw new AppError(
      'second_factor_required',
      'Enter the code that your authenticator app shows, or a recovery code.',
    );
  }
  if (await guesses.tryCode(user.id, () => useSecondFactorCode(services, user, code, client))) return user;
  noteFailedSignIn(services, { how: 'code', name: user.name, client });
  throw new AppError('incorrect_code', 'The code is wrong or has already been used. Wait for the next one.');
}
