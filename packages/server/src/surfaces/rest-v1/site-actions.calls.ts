import * as plugins from '../../features/plugins/index.ts';
import * as sites from '../../features/sites/index.ts';
import * as themes from '../../features/themes/index.ts';
import { byValueOf, type V1Call, type V1CallFacts, v1Call } from './call.ts';
import { requireSome } from './failures.ts';

const names = { site_id: 'site_id_or_domain' };
const onSite = { group: 'site', method: 'POST', names } as const;

/** Source: docs/spec/rest-v1.md#groups, site: what is done to one site. */
export const SITE_ACTION_CALLS: readonly V1Call[] = [
  v1Call({
    group: 'site',
    method: 'POST',
    callback: 'add-site',
    ability: sites.addSite,
    names: { groupids: 'tags' },
    answer: { form: 'done', say: 'The site was added.' },
  }),
  v1Call({
    group: 'site',
    method: 'PUT',
    callback: 'edit-site',
    ability: sites.updateSiteRecord,
    names: { ...names, groupids: 'tags' },
    answer: { form: 'done', say: 'The site was changed.' },
  }),
  v1Call({
    group: 'site',
    method: 'DELETE',
    callback: 'remove-site',
    ability: sites.deleteSite,
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    answer: {
      form: 'done',
      say: ({ message = '' }: { message?: string }) => `The site was removed. ${message}`.trim(),
    },
  }),
  v1Call({ ...onSite, callback: 'sync-site', ability: sites.syncSite, ...done('The site was synced.') }),
  v1Call({ ...onSite, callback: 'reconnect-site', ability: sites.reconnectSite, ...done('The site is connected.') }),
  v1Call({
    ...onSite,
    callback: 'disconnect-site',
    ability: sites.disconnectSite,
    ...done('The site is disconnected.'),
  }),
  v1Call({ ...onSite, callback: 'check-site-http-status', ability: sites.checkSite, answer: { form: 'data' } }),
  byValueOf('action', {
    activate: plugin('activated', plugins.activateSitePlugins),
    deactivate: plugin('deactivated', plugins.deactivateSitePlugins),
    delete: plugin('deleted', plugins.deleteSitePlugins, { confirm: true }),
  }),
  byValueOf('action', {
    activate: v1Call({
      ...onSite,
      callback: 'site-manage-theme',
      summary: 'Activate a theme of a site, or delete one or several.',
      ability: themes.activateSiteTheme,
      names: { ...names, theme: 'slug' },
      ...done('The theme is active.'),
    }),
    delete: manage('site-manage-theme', 'theme', 'deleted', themes.deleteSiteThemes, { confirm: true }),
  }),
];

function done(say: string) {
  return { answer: { form: 'done', say } } as const;
}

function plugin(past: string, ability: V1CallFacts['ability'], fixed: V1CallFacts['fixed'] = {}): V1Call {
  return manage('site-manage-plugin', 'plugin', past, ability, fixed);
}

/** @param past Member of the output with the slugs that are done. */
function manage(
  callback: string,
  what: 'plugin' | 'theme',
  past: string,
  ability: V1CallFacts['ability'],
  fixed: V1CallFacts['fixed'] = {},
): V1Call {
  return v1Call({
    ...onSite,
    callback,
    ability,
    fixed,
    summary: `Activate, deactivate or delete a ${what} of a site, or several.`,
    names: { ...names, [what]: 'slugs' },
    answer: {
      form: 'done',
      say: (output: Record<string, string[]> & { errors: [] }, ctx) => {
        const slugs = output[past] ?? [];
        requireSome(slugs.length, output.errors, ctx);
        return `${past[0]?.toUpperCase()}${past.slice(1)}: ${slugs.length}, failed: ${output.errors.length}.`;
      },
    },
  });
}
