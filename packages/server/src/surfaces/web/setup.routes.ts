import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { makeFirstAdmin, noteFailedSignIn, selectUserCount } from '../../features/users/index.ts';
import { AppError } from '../../kernel/errors.ts';
import { isSetupCode } from './setup-code.ts';
import type { WebDoor } from './web-door.ts';

const Setup = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 100 }),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    password: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);

/** Creates the first admin, for whoever can read the code in the server's terminal. */
export function setupRoutes(http: FastifyInstance, door: WebDoor): void {
  const { services } = door;

  async function requireNobody(): Promise<void> {
    if ((await selectUserCount(services.database.db)) === 0) return;
    throw new AppError('rest_no_route', 'This server is already set up. Sign in.');
  }

  http.get('/web/setup', async request => {
    door.requireOwnPage(request);
    await requireNobody();
    return { needed: true };
  });

  http.post('/web/setup', door.forStrangers, async (request, reply) => {
    door.requireOwnPage(request);
    await requireNobody();
    const { code, name, password } = door.inputOf(request, Setup);
    const right = await door.guesses.tryUnguessable(
      request,
      async () => isSetupCode(code, door.setupCode) || undefined,
    );
    if (!right) {
      noteFailedSignIn(services, { how: 'setup_code', client: door.browserOf(request) });
      throw new AppError('permission_denied', 'The code is wrong. The terminal of the server shows the right one.');
    }
    const signedIn = await makeFirstAdmin(services, { name, password }, door.browserOf(request));
    await door.hosts.learn(request);
    return door.welcome(request, reply, signedIn);
  });
}
