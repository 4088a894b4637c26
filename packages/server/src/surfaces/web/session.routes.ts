import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { endSession } from '../../features/sessions/index.ts';
import { startProvedSession } from '../../features/users/index.ts';
import { provePassword } from '../http/credentials/prove-password.ts';
import type { WebDoor } from './web-door.ts';

const SignIn = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    password: Type.String({ minLength: 1, maxLength: 1000 }),
    code: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);

/** Signing in with a password, who is signed in, and signing out. */
export function sessionRoutes(http: FastifyInstance, door: WebDoor): void {
  const { services } = door;

  http.post('/web/session', door.forStrangers, async (request, reply) => {
    door.requireOwnPage(request);
    const { name, password, code } = door.inputOf(request, SignIn);
    const user = await provePassword(request, services, door.guesses, { name, password, code });
    const proof = { browser: door.browserOf(request), how: 'password', password, known: user };
    return door.welcome(request, reply, await startProvedSession(services, user, proof));
  });

  http.get('/web/session', { config: { comesFirst: true } }, async request =>
    door.greeting(await door.userOf(request)),
  );

  http.delete('/web/session', door.forUsers, async (request, reply) => {
    const actor = await door.userOf(request);
    await endSession(door.ctx(request, actor));
    door.farewell(request, reply);
    return { signed_out: true };
  });
}
