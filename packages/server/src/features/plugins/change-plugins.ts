import { getAllPlugins, pluginAction, type SiteReport } from '@sitekeeper/protocol';
import type { Ctx } from '../../kernel/context.ts';
import { wireCode } from '../../kernel/errors.ts';
import {
  changeOnSite,
  noteNetwork,
  resolveSite,
  type SlugError,
  settleInstalled,
  storeInstalled,
} from '../sites/index.ts';
import { requireNoneUnderWay } from '../update-runs/index.ts';
import { pluginsOfSite } from './plugin.store.ts';

type Plugins = NonNullable<SiteReport['plugins']>;
export type PluginChange = 'activate' | 'deactivate' | 'delete';

const FACTS = {
  activate: {
    past: 'plugins.activated',
    open: 'whether the plugin was activated',
    failure: {
      code: 'activation_failed',
      message: 'The site did not activate the plugin; it may not meet its requirements.',
    },
    happened: (plugins: Plugins, slug: string) => plugins.some(plugin => plugin.slug === slug && plugin.active),
  },
  deactivate: {
    past: 'plugins.deactivated',
    open: 'whether the plugin was deactivated',
    failure: { code: 'deactivation_failed', message: 'The site did not deactivate the plugin.' },
    happened: (plugins: Plugins, slug: string) => plugins.every(plugin => plugin.slug !== slug || !plugin.active),
  },
  delete: {
    past: 'plugins.deleted',
    open: 'whether the plugin was deleted',
    failure: { code: 'deletion_failed', message: 'The site did not delete the plugin; its files may not be writable.' },
    happened: (plugins: Plugins, slug: string) => plugins.every(plugin => plugin.slug !== slug),
  },
} as const;

/**
 * Activates, deactivates or deletes plugins of one site. Unknown slugs are never sent; the connector and must-use
 * plugins are protected. Source: docs/spec/abilities.md#plugins-and-themes.
 */
export async function changePlugins(
  ctx: Ctx,
  action: PluginChange,
  input: { site_id_or_domain: number | string; slugs: readonly string[] },
): Promise<{ site_id: number; done: string[]; errors: SlugError[]; network?: string }> {
  const { past, open, failure, happened } = FACTS[action];
  return changeOnSite(ctx, input.site_id_or_domain, async ({ ctx, row, connection }) => {
    await requireNoneUnderWay(ctx, row.id);
    const known = new Map((await pluginsOfSite(ctx.database.db, row.id)).map(plugin => [plugin.slug, plugin]));
    const settled = await settleInstalled<Plugins>(ctx, {
      action,
      past,
      slugs: input.slugs,
      siteId: row.id,
      wanted: `${action}-site-plugins`,
      refuse: slug => refusal(known.get(slug)),
      async send(slugs) {
        const { value } = await ctx.childSites.call(connection, pluginAction, { action, slugs });
        // The list in the answer to a deletion was read before it: the deleted plugins are still in it.
        return action === 'delete' ? undefined : value.sync?.plugins;
      },
      read: async () => (await ctx.childSites.call(connection, getAllPlugins, {})).value,
      store: plugins => storeInstalled(ctx, row.id, { plugins }),
      // Must-use files may have the name of a regular plugin, and stay.
      happened: (plugins, slug) =>
        happened(
          plugins.filter(plugin => !plugin.mustUse),
          slug,
        ),
      failure,
      open,
      // A plugin that breaks on activation ends the request on the site, and the rest of the list is not processed.
      oneByOne: action === 'activate',
    });
    return { site_id: row.id, ...settled };
  });
}

/** What deleting would do; nothing is sent to the site. */
export async function previewDeletion(
  ctx: Ctx,
  input: { site_id_or_domain: number | string; slugs: readonly string[] },
) {
  const { id } = await resolveSite(ctx, input.site_id_or_domain);
  const known = new Map((await pluginsOfSite(ctx.database.db, id)).map(plugin => [plugin.slug, plugin]));
  const slugs = [...new Set(input.slugs)];
  const errors = slugs.flatMap(slug => {
    const refused = refusal(known.get(slug));
    return refused ? [{ slug, code: wireCode(refused.code, ctx.settings.namespace), message: refused.message }] : [];
  });
  const would_delete = slugs.filter(slug => !refusal(known.get(slug)));
  return { site_id: id, would_delete, errors, ...(await noteNetwork(ctx, id, 'would_delete')) };
}

function refusal(plugin: { is_connector: number; must_use: number } | undefined) {
  if (!plugin) {
    return {
      code: 'plugin_not_found',
      message: 'The site has no such plugin. If it was installed recently, sync the site first.',
    } as const;
  }
  if (plugin.is_connector === 1) {
    return {
      code: 'protected',
      message: 'This is the connector plugin. Without it, the site can no longer be managed from here.',
    } as const;
  }
  if (plugin.must_use === 1) {
    return {
      code: 'protected',
      message: 'This is a must-use plugin. It can only be changed on the server of the site.',
    } as const;
  }
  return undefined;
}
