import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError, type Violation } from '../../kernel/errors.ts';
import { mayGive } from '../keys/index.ts';
import { MAINWP_PERMISSIONS } from './carry/carry-keys.ts';
import { UnreadableImport } from './mainwp/dump/old-tables.ts';
import type { OldDashboard } from './mainwp/old-dashboard.ts';
import { oldProblem } from './mainwp/old-problem.ts';
import { movePlanSchema } from './mainwp/plan/plan.schemas.ts';
import { planMainwp, storedPlanOf } from './mainwp/plan/plan-mainwp.ts';
import { type MainwpSource, readMainwp } from './mainwp/read-mainwp.ts';
import { storeImport } from './store/store-import.ts';

/** In base64, of 10 MiB. Larger ones are files: over REST, or at the command line. */
const MOST_CHARACTERS = 14 * 2 ** 20;
const base64 = (description: string) =>
  Type.String({ minLength: 1, maxLength: MOST_CHARACTERS, pattern: '^[A-Za-z0-9+/=\\s]+$', description });

export const planMainwpImport = ability({
  name: 'plan-mainwp-import-v1',
  summary:
    'Plan the move from a MainWP Dashboard: read a dump of its database and its key files, say how each site comes over, and keep that as an import. Nothing changes on any site.',
  category: 'admin',
  effect: 'write',
  adminOnly: true,
  proof: 'fresh',
  method: 'POST',
  instructions:
    'The same dashboard planned again updates its import; sites that were adopted stay as they are, and once there are some, new tags, clients and costs are carried over at once; these sites keep the tags and the client that they have. Then adopt it with adopt-import-v1.',
  input: Type.Object({
    prefix: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'Prefix of its tables, if the dump holds several MainWP Dashboards.',
      }),
    ),
    dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Only return the plan. Nothing is kept.' })),
    keys: Type.Optional(base64('A ZIP of its key folder wp-content/uploads/mainwp/pk, in base64.')),
    dump: base64('The SQL dump of its database, plain or gzip, in base64. Over REST v2 it is a file of any size.'),
  }),
  output: Type.Object({
    import_id: textOrNull('Id of the import; null after a dry run.'),
    ...movePlanSchema.properties,
  }),
  errors: ['invalid_input', 'invalid_state'],
}).run(async ({ dump, keys, prefix, dry_run }, ctx) => {
  const zip = keys === undefined ? undefined : Buffer.from(keys, 'base64');
  const old = await readUpload({ from: { kind: 'dump', bytes: bytesIn(dump) }, keys: zip, prefix });
  return keepPlan(ctx, ctx.actor, old, dry_run === true);
});

async function* bytesIn(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'base64');
}

/** What importing this dashboard would do, stored as an import unless it is a dry run. */
export async function keepPlan(services: Services, actor: Actor, read: OldDashboard, dryRun: boolean) {
  const oldDashboard = withinRights(actor, read);
  const plan = await planMainwp(services, oldDashboard);
  if (dryRun) return { import_id: null, ...plan };
  const { importId } = await storeImport(services, actor, { oldDashboard, plan: storedPlanOf(plan) });
  return { import_id: importId, ...plan };
}

/** A key that plans an import must not bring itself further rights: anybody can write a dump with keys in it. */
function withinRights(actor: Actor, old: OldDashboard): OldDashboard {
  const refused = old.apiKeys.filter(({ permissions }) => !mayGive(actor, MAINWP_PERMISSIONS[permissions]));
  if (refused.length === 0) return old;
  const problems = refused.map(({ id }) => oldProblem('mainwp_api_keys', String(id), 'dropped', 'api_key_refused'));
  const apiKeys = old.apiKeys.filter(key => !refused.includes(key));
  return { ...old, apiKeys, problems: [...old.problems, ...problems] };
}

/** 10,000 sites take some 60 MB. */
const LIMITS = { kept: 128 * 2 ** 20 };

/**
 * What somebody sends to this process, which has other work too.
 * @throws AppError invalid_input that says what to do.
 */
export async function readUpload(source: MainwpSource): Promise<OldDashboard> {
  return readMainwp({ ...source, limits: LIMITS }).catch(error => {
    throw asRefusal(error);
  });
}

/** An unreadable import as the error of a request. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof UnreadableImport)) return error;
  const { message, input, reason, facts } = error;
  const wrong: Violation = { path: `input.${input}`, message, ...(reason ? { reason } : {}) };
  return new AppError('invalid_input', message, { ...facts, errors: [wrong] });
}
