import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepPlan } from '../../features/imports/index.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { shapeOutput } from '../../kernel/ability/shape.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Door } from '../http/door.ts';
import { type Idempotency, replay } from './idempotency.ts';
import { readImportForm } from './import-form.ts';
import type { RestRoute } from './route.ts';

const RETRY_SECONDS = 30;

/**
 * Plans an import from a form that is read as it arrives. Who sends it is known before (`before` in
 * rest-v2.routes.ts). What is read takes memory, so a process reads one at a time. See docs/decisions/0061.
 */
export function importUpload(route: RestRoute, door: Door, idempotency: Idempotency) {
  let reading = false;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (reading) throw alreadyReading();
    reading = true;
    try {
      const { oldDashboard, fields, digest } = await readImportForm(request, door.intake, door.settings);
      // That may have taken an hour, and the sender's rights may be gone.
      const ctx = door.ctx(request, await door.actorOf(request, 'rest'));
      requireAllowed(ctx, route.ability);
      const answered = await idempotency.begin(request, ctx, route.ability, { ...fields, digest });
      if (answered) return replay(reply, answered);
      const plan = await keepPlan(ctx, ctx.actor, oldDashboard, fields.dry_run === true);
      return route.answer.bodyOf(shapeOutput(route.ability.output, plan));
    } finally {
      reading = false;
    }
  };
}

function alreadyReading(): AppError {
  const message = `Another dump is being read. Try again in ${RETRY_SECONDS} seconds.`;
  return new AppError('server_busy', message, { retry_after: RETRY_SECONDS });
}
