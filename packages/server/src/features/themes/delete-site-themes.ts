import { getAllThemes, type SiteReport, themeAction } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { AppError } from '../../kernel/errors.ts';
import { confirmSchema, doneSlugs, slugErrorsSchema, slugs } from '../plugins/index.ts';
import {
  changeOnSite,
  networkNoteSchema,
  resolveSite,
  settleInstalled,
  siteSelectorSchema,
  storeInstalled,
} from '../sites/index.ts';
import { requireNoneUnderWay } from '../update-runs/index.ts';
import { type ThemeRow, themesOfSite } from './theme.store.ts';

type Themes = NonNullable<SiteReport['themes']>;

export const deleteSiteThemes = ability({
  name: 'delete-site-themes-v1',
  summary: 'Delete themes from a site. The active theme and its parent are kept.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  instructions: 'Permanently deletes files on the site. Ask the user first, then send confirm: true.',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, slugs: slugs('themes'), confirm: confirmSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    deleted: doneSlugs('The deleted themes.'),
    errors: slugErrorsSchema,
    network: networkNoteSchema,
  }),
  callsSite: true,
  errors: ['site_busy'],
}).run(async ({ site_id_or_domain, slugs, confirm }, ctx) => {
  await resolveSite(ctx, site_id_or_domain);
  if (confirm !== true) throw new AppError('confirmation_required', 'Deleting themes requires confirm: true.');
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    await requireNoneUnderWay(ctx, row.id);
    const known = new Map((await themesOfSite(ctx.database.db, row.id)).map(theme => [theme.slug, theme]));
    const { done, ...settled } = await settleInstalled<Themes>(ctx, {
      action: 'delete',
      past: 'themes.deleted',
      slugs,
      siteId: row.id,
      wanted: 'delete-site-themes',
      refuse: slug => refusal(known.get(slug)),
      send: async portion =>
        (await ctx.childSites.call(connection, themeAction, { action: 'delete', slugs: portion })).value.sync?.themes,
      read: async () => (await ctx.childSites.call(connection, getAllThemes, {})).value,
      store: themes => storeInstalled(ctx, row.id, { themes }),
      happened: (themes, slug) => themes.every(theme => theme.slug !== slug),
      failure: { code: 'deletion_failed', message: 'The site did not delete the theme; it may be in use.' },
      open: 'whether the theme was deleted',
      oneByOne: false,
    });
    return { site_id: row.id, deleted: done, ...settled };
  });
});

function refusal(theme: ThemeRow | undefined) {
  if (!theme) {
    return {
      code: 'theme_not_found',
      message: 'The site has no such theme. If it was installed recently, sync the site first.',
    } as const;
  }
  if (theme.active === 1 || theme.parent_active === 1) {
    const message = 'This theme is active, or the parent of the active one. Activate another theme first.';
    return { code: 'theme_in_use', message } as const;
  }
  return undefined;
}
