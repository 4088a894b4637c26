import { Type } from 'typebox';

/** A number, and the list whose total it is: run this ability with this input to see what was counted. */
export const figure = (description: string) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0, description: 'The total of the list.' }),
      ability: Type.String({ description: 'The ability that lists it.' }),
      input: Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: 'Input of that ability.' }),
    },
    { description },
  );

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const overviewSchema = Type.Object({
  sites: Type.Object(
    {
      total: figure('All sites.'),
      connected: figure('Managed sites: all but disconnected and suspended ones.'),
      healthy: figure('Sites with which nothing is the matter.'),
      down: figure('Connected sites that do not answer checks, and have answered no sync since.'),
      broken: figure('Connected sites that an update has broken.'),
      altered: figure('Connected sites on which files were altered, and nothing worse.'),
      sync_failing: figure('Connected sites whose last sync failed, with nothing worse.'),
      vulnerable: figure('Connected sites with an exposed vulnerability, and nothing worse.'),
      expiring: figure('Connected sites whose certificate or domain runs out within 14 days, and nothing worse.'),
      updates: figure('Connected sites with pending updates, and nothing worse.'),
      never_synced: figure('Connected sites that have never been synced.'),
      disconnected: figure('Sites that reject the connection, or were disconnected.'),
      suspended: figure('Sites that are excluded from syncs, checks and updates.'),
    },
    {
      description: 'Sites by health. Each site is counted once, in one of healthy to suspended; these add up to total.',
    },
  ),
  updates: Type.Object(
    {
      total: count('Pending updates, as counted by count-updates-v1.'),
      wp: count('Of these: WordPress.'),
      plugins: count('Of these: plugins.'),
      themes: count('Of these: themes.'),
      translations: count('Of these: translations.'),
      sites: Type.Object(
        {
          any: figure('Sites with at least one update.'),
          wp: figure('Sites with a newer WordPress.'),
          plugins: figure('Sites with updates of plugins.'),
          themes: figure('Sites with updates of themes.'),
          translations: figure('Sites with updates of translations.'),
        },
        { description: 'Sites that have such updates.' },
      ),
      items: figure('Number of different available versions.'),
      top: Type.Array(
        Type.Object({
          type: Type.String({ description: 'wp, plugins, themes or translations.' }),
          slug: Type.String({ description: 'Slug of the item.' }),
          name: Type.String({ description: 'Name of the item.' }),
          new_version: Type.String({ description: 'Available version.' }),
          sites_count: count('Sites on which it is pending.'),
        }),
        { description: 'The updates pending on the most sites, at most ten.' },
      ),
    },
    { description: 'Pending updates, without ignored ones and suspended sites.' },
  ),
  security: Type.Object(
    {
      critical: figure('Sites with a critical issue.'),
      warning: figure('Sites with a warning.'),
      info: figure('Sites with an informational issue.'),
    },
    { description: 'Sites with security issues, without suspended sites.' },
  ),
  certificates: Type.Object(
    {
      expiring: figure('Certificates that expire within 14 days or have expired.'),
      invalid: figure('Certificates that browsers reject.'),
    },
    { description: 'TLS certificates of the sites.' },
  ),
  costs: Type.Union([Type.Object({ due: figure('Costs whose next payment is within 30 days.') }), Type.Null()], {
    description: 'Upcoming payments; null while the module is off.',
  }),
  jobs: Type.Object(
    { running: figure('Jobs that have not ended and do not wait for a decision.') },
    { description: 'Background jobs.' },
  ),
  update_runs: Type.Object(
    { halted: figure('Update runs that wait for a decision: resume or abandon them.') },
    { description: 'Update runs.' },
  ),
});
