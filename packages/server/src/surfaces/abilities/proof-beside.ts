import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { parseInput } from '../../kernel/ability/validate.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../kernel/context.ts';
import { provePassword } from '../http/credentials/prove-password.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { Guesses } from '../web/guesses.ts';

const Proof = Type.Object(
  {
    password: Type.String({ minLength: 1, maxLength: 1000 }),
    code: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);
const Body = Type.Object({ proof: Type.Optional(Proof) });

/**
 * Verifies the member `proof` next to the input of an ability, for the user of an application password.
 * @returns false if there is none.
 * @throws AppError as sign-in with it would.
 */
export async function proofBeside(
  request: FastifyRequest,
  services: Services,
  guesses: Guesses,
  actor: Actor,
): Promise<boolean> {
  const { proof } = parseInput<{ proof?: { password: string; code?: string } }>(Body, readJsonBody(request, {}));
  if (proof === undefined || actor.kind !== 'user') return false;
  const { id } = await provePassword(request, services, guesses, { ...proof, name: actor.name, again: actor.id });
  return id === actor.id;
}
