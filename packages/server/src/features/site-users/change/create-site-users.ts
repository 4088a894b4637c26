import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { queuedFields } from '../../sites/index.ts';
import { requireSound } from '../require-sound.ts';
import {
  ofSite,
  password,
  profileInput,
  siteRoleSchema,
  siteUserEmailSchema,
  targetInput,
  websiteErrorsSchema,
} from '../site-user.schemas.ts';
import { MOST, type NewUser, type UserRole } from '../site-user.ts';
import { requireTargets } from '../target-sites.ts';
import { queueUserJob } from '../work/queue-user-job.ts';
import { runChain } from '../work/run-chain.ts';
import type { Creation } from './create-on-site.ts';
import { noteCreation } from './note-creation.ts';
import { type Outcome, settle } from './settle.ts';

export const createSiteUsers = ability({
  name: 'create-site-users-v1',
  summary: 'Make a user on each of several sites.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  instructions: 'With more than 200 sites the answer is a job: poll its status_url.',
  input: Type.Object({
    ...targetInput,
    username: Type.String({ minLength: 1, maxLength: MOST.username, description: 'Login of the user.' }),
    email: siteUserEmailSchema,
    password: Type.Optional({
      ...password('Password of the user; without one each site gets a random one, never shown.'),
      minLength: 0,
    }),
    role: Type.Optional(Type.Unsafe<UserRole>({ ...siteRoleSchema, default: 'subscriber' })),
    ...profileInput,
    send_password: Type.Optional(
      Type.Boolean({ default: false, description: 'The sites mail the password to the user, in clear.' }),
    ),
  }),
  output: Type.Object({
    created: Type.Array(Type.Object({ ...ofSite, user_id: Type.Integer({ description: 'Id of the user there.' }) }), {
      description: 'The sites that have the user now.',
    }),
    errors: websiteErrorsSchema,
    total_created: Type.Integer({ description: 'Sites that have the user now.' }),
    total_errors: Type.Integer({ description: 'Sites that failed.' }),
    ...queuedFields,
  }),
  callsSite: true,
  errors: [
    'invalid_input',
    'site_not_found',
    'client_not_found',
    'tag_not_found',
    'already_exists',
    'site_suspended',
    'site_disconnected',
    'site_busy',
    'ambiguous_site',
    'outcome_unknown',
  ],
}).run(async ({ websites, clients, groups, ...wanted }, ctx) => {
  requireSound(wanted);
  const { sites, errors } = await requireTargets(ctx, { websites, clients, groups });
  const user: NewUser = { ...NOTHING_MORE, ...wanted, password: wanted.password || undefined };
  if (sites.length > ctx.settings.inlineLimit) {
    const queued = await queueUserJob(ctx, {
      type: 'createuser',
      total: 1,
      rejected: [],
      sites: sites.map(({ id, url }) => ({ id, url, lines: [1] })),
      payloadOf: () => ({ users: [user] }),
    });
    return { created: [], errors, total_created: 0, total_errors: errors.length, ...queued };
  }
  const made = await settle(ctx, { sites, errors }, site => createOne(ctx, site.id, user));
  const created = made.done.map(({ site, result }) => ({
    website_id: site.id,
    website_url: site.url,
    user_id: result,
  }));
  return { created, errors: made.errors, total_created: created.length, total_errors: made.errors.length };
});

const NOTHING_MORE = { role: 'subscriber', first_name: '', last_name: '', user_url: '', send_password: false } as const;

async function createOne(ctx: Ctx, siteId: number, user: NewUser): Promise<Outcome<number>> {
  let outcome: Creation | undefined;
  const failure = await runChain(ctx, siteId, [user], {
    since: ctx.clock.now(),
    done: 0,
    begun: 0,
    begin: async () => {},
    async end(_index, ended) {
      outcome = ended;
      await noteCreation(ctx, siteId, user, ended);
    },
  });
  if (outcome?.ok) return { result: outcome.userId };
  return { failure: outcome?.failure ?? failure };
}
