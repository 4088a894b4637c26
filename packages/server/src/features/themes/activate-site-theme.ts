import { getAllThemes, type SiteReport, themeAction } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError, wireCode } from '../../kernel/errors.ts';
import { asAppError, changeOnSite, settleSlugs, siteSelectorSchema, storeInstalled } from '../sites/index.ts';
import { requireNoneUnderWay } from '../update-runs/index.ts';

type Themes = NonNullable<SiteReport['themes']>;

const failure = {
  code: 'activation_failed',
  message: 'The site did not activate the theme; it may not meet its requirements.',
} as const;

export const activateSiteTheme = ability({
  name: 'activate-site-theme-v1',
  summary: 'Activate an installed theme on a site.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    slug: Type.String({ minLength: 1, maxLength: 500, description: 'Slug of an installed theme.' }),
  }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    activated: Type.String({ description: 'Slug of the theme that is now active.' }),
    previous_theme: Type.String({ description: 'Slug of the theme that was active before.' }),
  }),
  callsSite: true,
  errors: ['site_busy', 'site_timeout', 'theme_not_found', 'activation_failed', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, slug }, ctx) =>
  changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    await requireNoneUnderWay(ctx, row.id);
    const read = async () => (await ctx.childSites.call(connection, getAllThemes, {})).value;
    // The connector would switch the site to a missing theme, and break its front page (docs/wire/actions.md#themes): it
    // may have been deleted there since the last sync.
    const before = await read().catch(error => {
      throw asAppError(error);
    });
    if (!before.some(theme => theme.slug === slug)) {
      await storeInstalled(ctx, row.id, { themes: before });
      throw new AppError('theme_not_found', `The site has no theme "${slug}". Install it first.`);
    }
    let previous = before.find(theme => theme.active)?.slug ?? '';
    const { errors } = await settleSlugs<Themes>(ctx, {
      slugs: [slug],
      siteId: row.id,
      wanted: 'activate-site-theme',
      refuse: () => undefined,
      async send(slugs) {
        const { value } = await ctx.childSites.call(connection, themeAction, { action: 'activate', slugs });
        previous = value.previousTheme ?? previous;
        return value.sync?.themes;
      },
      read,
      store: themes => storeInstalled(ctx, row.id, { themes }),
      happened: (themes, wanted) => themes.some(theme => theme.slug === wanted && theme.active),
      failure,
      open: 'whether the theme was activated',
      oneByOne: true,
    });
    const [failed] = errors;
    if (failed) {
      const unknown = failed.code === wireCode('outcome_unknown', ctx.settings.namespace);
      throw new AppError(unknown ? 'outcome_unknown' : 'activation_failed', failed.message);
    }
    await audited(ctx, async () => ({
      result: undefined,
      audit: [{ action: 'theme.activated', subject: `site:${row.id}`, detail: { slug, previous } }],
    }));
    return { site_id: row.id, activated: slug, previous_theme: previous };
  }),
);
