import { Type } from 'typebox';
import { SITE_STATUSES } from './site.ts';
import { FAILURE_CAUSES, type FailureCause } from './site-failure.ts';

/** Schemas that the site abilities share. Source: docs/spec/abilities.md#sites. */

/** Address of a site as entered by people. */
export const typedUrlSchema = Type.String({
  minLength: 1,
  maxLength: 2000,
  description:
    'Web address of the site, such as example.com or https://example.com/. Without a scheme, https is used or, if the server does not support TLS, http; the url of the answer shows which.',
});

export const siteStatusSchema = Type.Unsafe<(typeof SITE_STATUSES)[number]>({
  type: 'string',
  enum: [...SITE_STATUSES],
  description: 'connected, disconnected or suspended.',
});

export const statusFilterSchema = Type.Unsafe<'any' | (typeof SITE_STATUSES)[number]>({
  type: 'string',
  enum: ['any', ...SITE_STATUSES],
  default: 'any',
  description: 'Only sites in this state; any = all.',
});

const selector = { type: ['integer', 'string'], minLength: 1, maxLength: 2048 };

export const siteSelectorSchema = Type.Unsafe<number | string>({
  ...selector,
  description: 'Id, domain or URL of the site.',
});

export function siteSelectors(description: string, options: { minItems?: number; default?: [] } = {}) {
  return Type.Unsafe<(number | string)[]>({
    type: 'array',
    items: { ...selector },
    maxItems: 100_000,
    description,
    ...options,
  });
}

export const excludedSitesSchema = Type.Optional(
  siteSelectors('Sites to exclude, by id, domain or URL. An unknown site is an error.', { default: [] }),
);

const clientId = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  description: 'Id of the client the site belongs to; null for none.',
});

export const siteListItemSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the site.' }),
  url: Type.String({ description: 'Address of the site, with a slash at the end.' }),
  name: Type.String({ description: 'Name of the site.' }),
  status: siteStatusSchema,
  client_id: clientId,
});

export const siteStatsSchema = Type.Object(
  {
    plugin_updates: Type.Integer({ description: 'Pending plugin updates.' }),
    theme_updates: Type.Integer({ description: 'Pending theme updates.' }),
    wp_update_available: Type.Boolean({ description: 'A newer version of WordPress is available.' }),
    health_score: Type.Integer({ minimum: 0, maximum: 100, description: 'WordPress Site Health, 0 to 100.' }),
  },
  { description: 'Counts of the last sync; only with include_stats.' },
);

export const siteDetailSchema = Type.Object({
  ...siteListItemSchema.properties,
  wp_version: Type.String({ description: 'WordPress version of the site.' }),
  php_version: Type.String({ description: 'PHP version of the site.' }),
  child_version: Type.String({ description: 'Version of the connector plugin on the site.' }),
  last_sync: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'When the site was last synced, ISO 8601 UTC; null if never.',
  }),
  admin_username: Type.String({ description: 'Administrator login that the connection uses.' }),
  notes: Type.String({ description: 'Notes about the site.' }),
  stats: Type.Optional(siteStatsSchema),
});

const identifier = Type.Unsafe<number | string>({
  type: ['integer', 'string'],
  description: 'The site as given in the request; its id if the request did not name it.',
});

/** Of a failed request to a site. */
export const failureCauseSchema = Type.Unsafe<FailureCause | null>({
  type: ['string', 'null'],
  enum: [...FAILURE_CAUSES, null],
  description: 'What the failure follows from, more precisely than the code; null if no request to the site failed.',
});

/** One failed site of a batch. Source: docs/spec/abilities.md#errors-of-single-items. */
export const siteErrorsSchema = Type.Array(
  Type.Object({
    identifier,
    code: Type.String({ description: 'Error code.' }),
    message: Type.String({ description: 'What went wrong and what to do.' }),
  }),
  { description: 'The sites that failed. All others succeeded.' },
);

export const batchItems = (description: string) =>
  Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'Id of the site.' }),
      url: Type.String({ description: 'Address of the site.' }),
    }),
    { description },
  );

/** The answer when the work became a job. Source: docs/spec/abilities.md#queued-work. */
export const queuedJobSchema = Type.Object({
  queued: Type.Literal(true, { description: 'The work continues in the background.' }),
  job_id: Type.String({ description: 'Id of the job.' }),
  status_url: Type.String({ description: 'Address to poll for the state of the job.' }),
  sites_queued: Type.Integer({ description: 'Number of sites in the job.' }),
  errors: Type.Optional(siteErrorsSchema),
});

/** The same next to the members of an answer in either form. */
export const queuedFields = {
  queued: Type.Optional(Type.Literal(true, { description: 'The work continues in the background.' })),
  job_id: Type.Optional(Type.String({ description: 'Id of the job; only if the work became a job.' })),
  status_url: Type.Optional(Type.String({ description: 'Address to poll for the state of the job.' })),
  sites_queued: Type.Optional(Type.Integer({ description: 'Sites in the job.' })),
};
