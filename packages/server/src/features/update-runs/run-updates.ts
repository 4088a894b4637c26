import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { wireCode } from '../../kernel/errors.ts';
import { resolveSites, siteErrors, siteSelectors } from '../sites/index.ts';
import { typesInput, typesOfGroups } from '../updates/index.ts';
import { slugsInput, startedRun, strategyInput } from './run.schemas.ts';
import { startRun } from './start-run.ts';
import { startedView } from './started-view.ts';
import { withDefaults } from './strategy.ts';

export const runUpdates = ability({
  name: 'run-updates-v1',
  summary: 'Make the pending updates of all connected sites, or of those named, in the background.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions:
    'Changes many sites. Show the user list-updates-v1 first. For a fleet give a strategy, so that a bad release stops at the first sites. Follow it with get-update-run-v1.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(siteSelectors('The sites; empty for all connected ones.', { default: [] })),
    type: typesInput,
    slugs: slugsInput,
    strategy: strategyInput,
  }),
  output: Type.Object({ ...startedRun, errors: siteErrors }),
  errors: ['invalid_input', 'site_busy'],
}).run(async ({ site_ids_or_domains: named = [], type, slugs, strategy }, ctx) => {
  const { sites, errors } = named.length > 0 ? await resolveSites(ctx, named) : { sites: undefined, errors: [] };
  const away = (sites ?? []).filter(({ site }) => site.status !== 'connected');
  const refused = away.map(({ identifier, site }) => ({
    identifier,
    code: wireCode(site.status === 'suspended' ? 'site_suspended' : 'site_disconnected', ctx.settings.namespace),
    message: `The site is ${site.status}. ${site.status === 'suspended' ? 'Unsuspend' : 'Reconnect'} it first.`,
  }));
  const started = await startRun(ctx, {
    siteIds: sites?.map(({ site }) => site.id),
    types: typesOfGroups(type),
    slugs: slugs && [...new Set(slugs)],
    strategy: strategy && withDefaults(strategy),
  });
  return { ...(await startedView(ctx, started)), errors: [...errors, ...refused] };
});
