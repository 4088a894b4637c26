import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { KEPT_DAYS, pendingToday } from './note-pending-day.ts';
import { selectPendingDays } from './trend.store.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const getUpdateTrend = ability({
  name: 'get-update-trend-v1',
  summary: 'Get how many updates were pending on each day, up to now. Use it to see whether updates pile up.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: KEPT_DAYS, default: 30, description: 'So many days, today included.' }),
    ),
    ...siteScopeInput('updates of sites'),
  }),
  output: Type.Object({
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'Day in UTC, such as 2026-12-31.' }),
        total: count('Pending updates at the end of the day; those of today as of now.'),
        wp: count('Of these: WordPress.'),
        plugins: count('Of these: plugins.'),
        themes: count('Of these: themes.'),
        translations: count('Of these: translations.'),
        sites: count('Sites with at least one.'),
      }),
      {
        description:
          'Oldest first. A day on which nothing was counted is left out. With a client or a tag: of the sites that it had on that day. With both: today alone, as the days before are counted for each client and for each tag only.',
      },
    ),
  }),
}).run(async ({ days = 30, ...scope }, ctx) => {
  const today = await pendingToday(ctx, scope);
  const before = await selectPendingDays(ctx.database.db, today.day - days + 1, scope);
  const rows = [...before.filter(({ day }) => day < today.day), today];
  return {
    days: rows.map(({ day, core, plugins, themes, translations, sites }) => ({
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      total: core + plugins + themes + translations,
      wp: core,
      plugins,
      themes,
      translations,
      sites,
    })),
  };
});
