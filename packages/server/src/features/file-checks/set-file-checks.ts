import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { actorName } from '../../kernel/context.ts';
import { emitEvents, type NewEvent } from '../events/index.ts';
import { batchItems, chooseSites, excludedSitesSchema, siteErrorsSchema, siteSelectors } from '../sites/index.ts';
import { claimAlteredOf, selectCheckedNames } from './digests.store.ts';
import { restoredEvents } from './file-events.ts';
import { deleteConsents, insertConsents } from './read/consent.store.ts';

export const setFileChecks = ability({
  name: 'set-file-checks-v1',
  summary:
    'Turn file checks on or off for sites. While they are on, this server runs a small, fixed PHP program of its own on the site once a week, which reads the files of WordPress, plugins and themes and changes nothing.',
  category: 'sites',
  effect: 'write',
  needsApproval: true,
  idempotent: true,
  method: 'POST',
  instructions:
    'Ask the owner of the site before you turn them on. Turning them off forgets everything that was read. You cannot select all sites at once: list their ids.',
  input: Type.Object({
    site_ids_or_domains: siteSelectors('The sites, by id, domain or URL. At least one.', { minItems: 1 }),
    exclude: excludedSitesSchema,
    allowed: Type.Boolean({ description: 'true: on. false: off, and nothing of this kind is sent to the sites.' }),
  }),
  output: Type.Object({
    changed: batchItems('The sites for which that is new.'),
    errors: siteErrorsSchema,
    total_changed: Type.Integer({ description: 'Number of sites that were changed.' }),
    total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
  }),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains, exclude = [], allowed }, ctx) => {
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, async () => []);
  const ids = sites.map(({ site }) => site.id);
  const now = ctx.clock.now();
  const changed = await audited(ctx, async trx => {
    const found = allowed ? [] : await claimAlteredOf(trx, ids);
    const nameOf = await selectCheckedNames(trx, found);
    const ended: NewEvent[] = found.flatMap(row => restoredEvents(row, nameOf(row), 'stopped'));
    const result = allowed
      ? await insertConsents(trx, ids, { by: actorName(ctx.actor), now })
      : await deleteConsents(trx, ids);
    await emitEvents(trx, ended, new Date(now));
    const action = allowed ? 'site.file_checks_allowed' : 'site.file_checks_stopped';
    return { result: new Set(result), audit: result.map(id => ({ action, subject: `site:${id}`, detail: {} })) };
  });
  const done = sites.flatMap(({ site }) => (changed.has(site.id) ? [{ id: site.id, url: site.url }] : []));
  return { changed: done, errors, total_changed: done.length, total_errors: errors.length };
});
