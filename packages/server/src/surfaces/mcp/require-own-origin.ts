import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';

/**
 * Programs send no Origin. A page of another site that sends one is refused, as the specification asks: its user didn't
 * ask for the request. @throws AppError permission_denied
 */
export function requireOwnOrigin({ headers: { origin } }: FastifyRequest, own: string): void {
  if (origin === undefined || origin === own) return;
  throw new AppError('permission_denied', 'Pages of other sites cannot use this server. Its Origin is another one.');
}
