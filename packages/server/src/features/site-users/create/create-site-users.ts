import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { queuedFields } from '../../sites/index.ts';
import { queueUserJob } from '../jobs/queue-user-job.ts';
import { requireValidUser } from '../require-valid-user.ts';
import { type SiteOutcome, settleTargets } from '../settle-targets.ts';
import {
  passwordSchema,
  profileInput,
  siteFields,
  siteRoleSchema,
  siteUserEmailSchema,
  userTargetInput,
  websiteErrorsSchema,
} from '../site-user.schemas.ts';
import { LONGEST_TEXTS, type NewUser, type UserRole } from '../site-user.ts';
import { requireTargets } from '../target-sites.ts';
import type { UserCreation } from './create-on-site.ts';
import { noteCreation } from './note-creation.ts';
import { runChain } from './run-chain.ts';

export const createSiteUsers = ability({
  name: 'create-site-users-v1',
  summary: 'Create the same WordPress user on one or more sites. For different users, use import-site-users-v1.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'For more than 200 sites, the answer is a job: poll its status_url.',
  input: Type.Object({
    ...userTargetInput,
    username: Type.String({ minLength: 1, maxLength: LONGEST_TEXTS.username, description: 'Login of the user.' }),
    email: siteUserEmailSchema,
    password: Type.Optional({
      ...passwordSchema('Password of the user. Without one, each site gets a random password that is never shown.'),
      minLength: 0,
    }),
    role: Type.Optional(Type.Unsafe<UserRole>({ ...siteRoleSchema, default: 'subscriber' })),
    ...profileInput,
    send_password: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the sites e-mail the password to the user, unencrypted.' }),
    ),
  }),
  output: Type.Object({
    created: Type.Array(
      Type.Object({ ...siteFields, user_id: Type.Integer({ description: 'Id of the user on that site.' }) }),
      {
        description: 'The sites on which the user now exists.',
      },
    ),
    errors: websiteErrorsSchema,
    total_created: Type.Integer({ description: 'Number of sites on which the user now exists.' }),
    total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
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
  requireValidUser(wanted);
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
  const made = await settleTargets(ctx, { sites, errors }, site => createOne(ctx, site.id, user));
  const created = made.done.map(({ site, result }) => ({
    website_id: site.id,
    website_url: site.url,
    user_id: result,
  }));
  return { created, errors: made.errors, total_created: created.length, total_errors: made.errors.length };
});

const NOTHING_MORE = { role: 'subscriber', first_name: '', last_name: '', user_url: '', send_password: false } as const;

async function createOne(ctx: Ctx, siteId: number, user: NewUser): Promise<SiteOutcome<number>> {
  let outcome: UserCreation | undefined;
  const failure = await runChain(ctx, siteId, [user], {
    since: ctx.clock.now(),
    progress: async () => ({ done: 0, begun: 0 }),
    begin: async () => {},
    takeBack: async () => {},
    async end(_index, ended) {
      outcome = ended;
      await noteCreation(ctx, siteId, user, ended);
    },
  });
  if (outcome?.ok) return { result: outcome.userId };
  return { failure: outcome?.failure ?? failure };
}
