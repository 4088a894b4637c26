import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.ts';
import { actorName, type Ctx, type Services } from '../../../kernel/context.ts';
import { Batcher } from '../../../kernel/work/batcher.ts';
import type { Database } from '../../../ports/database/port.ts';
import { holdJobs } from '../../jobs/index.ts';
import { countUsersAnew } from '../../sites/index.ts';
import { type SiteProgress, saveFailures, saveProgress, type UserFailure } from './user-job.store.ts';

interface Step {
  readonly actor: string;
  readonly progress: SiteProgress;
  readonly failure?: UserFailure | undefined;
  readonly audit?: AuditEntry | undefined;
}

const STEPS_PER_WRITE = 100;
const GATHER_MS = 10;

const writers = new WeakMap<Database, Batcher<Step>>();

/** Stores a step of a job, with its failure and its audit row. Steps of many sites share a transaction. */
export function recordProgress(ctx: Ctx, step: Omit<Step, 'actor'>): Promise<void> {
  let writer = writers.get(ctx.database);
  if (!writer) {
    const { database, clock, secrets } = ctx;
    writer = new Batcher(steps => write({ database, clock, secrets }, steps), {
      most: STEPS_PER_WRITE,
      restMs: GATHER_MS,
    });
    writers.set(ctx.database, writer);
  }
  return ctx.unsavedResults.during(writer.add({ ...step, actor: actorName(ctx.actor) }));
}

function write(services: Pick<Services, 'database' | 'clock' | 'secrets'>, steps: readonly Step[]): Promise<void> {
  return services.database.write(async trx => {
    await holdJobs(
      trx,
      steps.map(({ progress }) => progress.job_id),
    );
    await saveProgress(
      trx,
      services.database,
      steps.map(step => step.progress),
    );
    await saveFailures(
      trx,
      steps.flatMap(step => step.failure ?? []),
    );
    const made = steps.filter(step => step.audit).map(step => step.progress.site_id);
    await countUsersAnew(trx, [...new Set(made)]);
    for (const [actor, done] of Map.groupBy(steps, step => step.actor)) {
      await appendAudit(
        trx,
        services,
        { actor },
        done.flatMap(step => step.audit ?? []),
      );
    }
  });
}
