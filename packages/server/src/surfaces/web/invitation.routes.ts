import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  acceptWithPasskey,
  acceptWithPassword,
  beginInvitedPasskey,
  findInvitation,
  invitationState,
  noteFailedSignIn,
} from '../../features/users/index.ts';
import { AppError } from '../../kernel/errors.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { browserResponseSchema } from './passkey.routes.ts';
import type { WebDoor } from './web-door.ts';

const token = Type.String({ minLength: 1, maxLength: 100 });
const name = Type.Optional(Type.String({ maxLength: 100 }));
const strict = { additionalProperties: false };
const Look = Type.Object({ token }, strict);
const WithPassword = Type.Object({ token, name, password: Type.String({ minLength: 1, maxLength: 1000 }) }, strict);
const Begin = Type.Object({ token, name }, strict);
const WithPasskey = Type.Object(
  {
    token,
    name,
    passkey_name: Type.String({ minLength: 1, maxLength: 100 }),
    response: browserResponseSchema,
  },
  strict,
);

/** For people who were invited by a link: they choose a password or a passkey, and are signed in. */
export function invitationRoutes(http: FastifyInstance, door: WebDoor): void {
  const { services } = door;

  /** @throws AppError invitation_not_found, too_many_requests. */
  async function invitationOf(request: FastifyRequest, given: string) {
    const found = await door.guesses.tryUnguessable(request, () => findInvitation(services, given));
    if (found) return found;
    noteFailedSignIn(services, { how: 'invitation', client: door.browserOf(request) });
    throw new AppError('invitation_not_found', 'This link is not an invitation. Check that it is complete.');
  }

  http.post('/web/invitation', door.forStrangers, async request => {
    door.requireOwnPage(request);
    const row = await invitationOf(request, door.inputOf(request, Look).token);
    const state = invitationState(row, services.clock.now());
    if (state !== 'pending') return { state };
    return { state, role: row.role, name: row.name, expires: isoInstant(row.expires_at) };
  });

  http.post('/web/invitation/accept', door.forStrangers, async (request, reply) => {
    door.requireOwnPage(request);
    const { token, name = '', password } = door.inputOf(request, WithPassword);
    const invitation = await invitationOf(request, token);
    const browser = door.browserOf(request);
    return door.welcome(request, reply, await acceptWithPassword(services, { invitation, name, password, browser }));
  });

  http.post('/web/invitation/passkey/options', door.forStrangers, async request => {
    door.requireOwnPage(request);
    const { token, name = '' } = door.inputOf(request, Begin);
    const invitation = await invitationOf(request, token);
    return beginInvitedPasskey(services, door.originOf(request), { invitation, name });
  });

  http.post('/web/invitation/passkey', door.forStrangers, async (request, reply) => {
    door.requireOwnPage(request);
    const { token, name = '', passkey_name, response } = door.inputOf(request, WithPasskey);
    const invitation = await invitationOf(request, token);
    const given = { invitation, name, passkeyName: passkey_name, response, browser: door.browserOf(request) };
    const signedIn = await acceptWithPasskey(services, { ...given, origin: door.originOf(request) });
    return door.welcome(request, reply, signedIn);
  });
}
