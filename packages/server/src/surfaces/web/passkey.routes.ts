import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { beginPasskeySignIn, noteFailedSignIn, passkeySignIn } from '../../features/users/index.ts';
import { AppError } from '../../kernel/errors.ts';
import type { WebDoor } from './web-door.ts';

/** The answer of a browser, see `AuthenticationResponseJSON` of WebAuthn; the library validates it. */
export const browserResponseSchema = Type.Unsafe<object>({ type: 'object', additionalProperties: true });
const SignIn = Type.Object({ response: browserResponseSchema }, { additionalProperties: false });

/** Signing in with a passkey: it proves both possession and the person, so no code is required. */
export function passkeyRoutes(http: FastifyInstance, door: WebDoor): void {
  http.post('/web/passkey/options', door.forStrangers, async request => {
    door.requireOwnPage(request);
    return beginPasskeySignIn(door.services, door.originOf(request));
  });

  http.post('/web/passkey', door.forStrangers, async (request, reply) => {
    door.requireOwnPage(request);
    const { response } = door.inputOf(request, SignIn);
    const given = { response, origin: door.originOf(request), browser: door.browserOf(request) };
    const signedIn = await door.guesses.tryUnguessable(request, () => passkeySignIn(door.services, given));
    if (!signedIn) {
      noteFailedSignIn(door.services, { how: 'passkey', client: given.browser });
      throw new AppError('incorrect_password', 'The passkey was not accepted. Try again, or use your password.');
    }
    return door.welcome(request, reply, signedIn);
  });
}
