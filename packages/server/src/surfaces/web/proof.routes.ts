import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  beginPasskeyProof,
  noteFailedSignIn,
  passkeyProof,
  recordFreshProof,
  wrongPasswordError,
} from '../../features/users/index.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { provePassword } from '../http/credentials/prove-password.ts';
import { PUBLIC_BODY_LIMIT } from '../http/intake/intake.ts';
import { browserResponseSchema } from './passkey.routes.ts';
import type { UserActor, WebDoor } from './web-door.ts';

const Password = Type.Object(
  {
    password: Type.String({ minLength: 1, maxLength: 1000 }),
    code: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);
const Passkey = Type.Object({ response: browserResponseSchema }, { additionalProperties: false });

/** Fresh proof by a signed-in user, for sensitive actions: like signing in, and counted like it. */
export function proofRoutes(http: FastifyInstance, door: WebDoor): void {
  const options = { ...door.forUsers, bodyLimit: PUBLIC_BODY_LIMIT };

  http.post('/web/proof', options, async request => {
    const ctx = await ctxOf(request);
    const given = door.inputOf(request, Password);
    const { id: again, name } = ctx.actor;
    const known = await provePassword(request, door.services, door.guesses, { ...given, name, again });
    if (known.id !== ctx.actor.id || !(await recordFreshProof(ctx, { how: 'password', known })))
      throw wrongPasswordError();
    return { proved: true };
  });

  http.post('/web/proof/passkey/options', options, async request => beginPasskeyProof(await ctxOf(request)));

  http.post('/web/proof/passkey', options, async request => {
    const ctx = await ctxOf(request);
    const { response } = door.inputOf(request, Passkey);
    const { name } = ctx.actor;
    if (await door.guesses.tryUnguessable(request, async () => (await passkeyProof(ctx, response)) || undefined)) {
      return { proved: true };
    }
    noteFailedSignIn(door.services, { how: 'passkey', name, client: door.browserOf(request) });
    throw new AppError('incorrect_password', 'The passkey was not accepted. Try again, or use your password.');
  });

  async function ctxOf(request: FastifyRequest): Promise<Ctx & { readonly actor: UserActor }> {
    const actor = await door.userOf(request);
    return { ...door.ctx(request, actor), actor };
  }
}
