import { BACKUP_PLUGINS, type BackupPlugin } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { SITE_CONDITIONS, type SiteCondition } from '../../site-conditions/index.ts';
import { healthReasonSchema } from '../health/health-reasons.ts';
import { SITE_HEALTHS, type SiteHealth } from '../health/site-health.ts';
import { failureCauseSchema, siteDetailSchema, siteListItemSchema } from '../site.schemas.ts';
import { DISCONNECTED_BY, type DisconnectedBy } from '../site.ts';
import { signingSchema } from '../site-keys/signing.schemas.ts';

/**
 * Schemas of the site record, which lists for people, the web pages and REST v2 show. Source:
 * docs/spec/rest-v2.md#sites.
 */

const nullable = (type: 'string' | 'integer' | 'number' | 'boolean', description: string) =>
  ({ type: [type, 'null'], description }) as const;
const count = (description: string) => Type.Integer({ minimum: 0, description });
const { stats: _stats, ...detail } = siteDetailSchema.properties;

export const siteRecordSchema = Type.Object({
  ...detail,
  client_name: Type.Unsafe<string | null>(nullable('string', 'Name of the client; null for none.')),
  tags: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'Id of the tag.' }),
      name: Type.String({ description: 'Name of the tag.' }),
      color: Type.Unsafe<string | null>(nullable('string', 'Colour as #rrggbb; null for none.')),
    }),
    { description: 'Tags of the site, by name.' },
  ),
  verify_tls: Type.Boolean({ description: 'The TLS certificate of the site is verified.' }),
  network: Type.Unsafe<string | null>(
    nullable('string', 'Address of the main site of its multisite network, without scheme; null when none is known.'),
  ),
  icon: Type.Unsafe<string | null>(
    nullable('string', 'Path of its icon on this server, for whoever is signed in to the dashboard; null for none.'),
  ),
  http_auth: Type.Boolean({ description: 'Credentials for a password prompt in front of the site are stored.' }),
  health: Type.Unsafe<SiteHealth>({
    type: 'string',
    enum: [...SITE_HEALTHS],
    description:
      'Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.',
  }),
  health_reasons: Type.Array(healthReasonSchema, {
    description: 'Everything that is the matter with the site, worst first; empty if it is healthy.',
  }),
  sync_error: Type.Union(
    [
      Type.Object({
        code: Type.String({ description: 'Error code.' }),
        cause: failureCauseSchema,
        message: Type.String({ description: 'What went wrong and what to do.' }),
      }),
      Type.Null(),
    ],
    { description: 'Why the last sync failed; null if it succeeded.' },
  ),
  failed_syncs: count('Syncs that failed since the last one that did not.'),
  check: Type.Union(
    [
      Type.Object({
        checked_at: Type.String({ description: 'When the address was checked, ISO 8601 UTC.' }),
        reachable: Type.Boolean({ description: 'The site responded with a 2xx or 3xx status.' }),
        http_status: Type.Integer({ description: 'HTTP status of the response; 0 if there was none.' }),
        response_time_ms: count('Response time in milliseconds.'),
        message: Type.Unsafe<string | null>(nullable('string', 'Why it was not reachable; null when it was.')),
      }),
      Type.Null(),
    ],
    {
      description: 'The last check of the address; null if there was none, or if it failed and a later sync succeeded.',
    },
  ),
  disconnected: Type.Union(
    [
      Type.Object({
        by: Type.Unsafe<DisconnectedBy>({
          type: 'string',
          enum: [...DISCONNECTED_BY],
          description:
            'person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.',
        }),
        since: Type.Unsafe<string | null>(nullable('string', 'Since when, ISO 8601 UTC; null when unknown.')),
      }),
      Type.Null(),
    ],
    { description: 'Why the site is disconnected; null if it is not.' },
  ),
  conditions: Type.Array(
    Type.Object({
      kind: Type.Unsafe<SiteCondition>({ type: 'string', enum: [...SITE_CONDITIONS], description: 'What it is in.' }),
      since: Type.String({ description: 'Since when this is known, ISO 8601 UTC.' }),
    }),
    { description: 'What the site is in for a while, as of its last sync: see the filter condition of the list.' },
  ),
  health_score: Type.Unsafe<number | null>({
    ...nullable('integer', 'WordPress Site Health, 0 to 100; null when unknown.'),
    minimum: 0,
    maximum: 100,
  }),
  users_count: Type.Unsafe<number | null>(nullable('integer', 'Users of the site; null when unknown.')),
  users_capped: Type.Boolean({
    description: 'The site may have more users than users_count: the connector lists no more than 500.',
  }),
  updates: Type.Object(
    {
      wp: count('1 when a newer WordPress is on offer, else 0.'),
      plugins: count('Plugins with an update.'),
      themes: count('Themes with an update.'),
      translations: count('Translations with an update.'),
      total: count('All of these.'),
    },
    { description: 'Pending updates as of the last sync.' },
  ),
  server: Type.Object(
    {
      ip: Type.Unsafe<string | null>(nullable('string', 'Address the site sees itself under.')),
      mysql_version: Type.Unsafe<string | null>(nullable('string', 'Version of its database.')),
      memory_limit: Type.Unsafe<string | null>(nullable('string', 'Memory limit of PHP.')),
      database_size_mb: Type.Unsafe<number | null>(nullable('number', 'Size of its database.')),
      active_theme: Type.Unsafe<string | null>(nullable('string', 'Name of its theme.')),
      language: Type.Unsafe<string | null>(nullable('string', 'Language of the site, e.g. de_DE.')),
      timezone: Type.Unsafe<string | null>(nullable('string', 'Time zone of the site, e.g. Europe/Berlin.')),
    },
    { description: 'What the site reported about its server at its last sync; null for what it did not report.' },
  ),
  backup: Type.Object(
    {
      plugin: Type.Unsafe<BackupPlugin | null>({
        type: ['string', 'null'],
        enum: [...BACKUP_PLUGINS, null],
        description: 'The active plugin whose backups are known; null if there is none.',
      }),
      last_known_at: Type.Unsafe<string | null>(
        nullable('string', 'When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never.'),
      ),
    },
    { description: 'The last backup that the site knew of at its last sync. Whether it can be restored is not known.' },
  ),
  created: Type.String({ description: 'When the site was added, ISO 8601 UTC.' }),
});

/** A site by itself: lists do without its key and its screenshot. */
export const oneSiteRecordSchema = Type.Object({
  ...siteRecordSchema.properties,
  key: Type.Union(
    [
      Type.Object({
        signing: signingSchema,
        p256_refused_at: Type.Unsafe<string | null>(
          nullable(
            'string',
            'When PHP of the site did not verify a P-256 key, ISO 8601 UTC; null if it is not known to.',
          ),
        ),
      }),
      Type.Null(),
    ],
    { description: 'The key that the calls to the site are signed with; null for a site that is disconnected.' },
  ),
  screenshot: Type.Union(
    [
      Type.Object({
        path: Type.String({
          description: 'Path of the picture on this server, for whoever is signed in to the dashboard.',
        }),
        taken_at: Type.String({ description: 'When it was taken, ISO 8601 UTC.' }),
      }),
      Type.Null(),
    ],
    { description: 'The last screenshot of its front page, WebP of 640 × 400 pixels; null for none.' },
  ),
});

/** The few fields that identify a site. Source: docs/spec/rest-v2.md#sites. */
export const siteBriefSchema = Type.Object({
  id: siteListItemSchema.properties.id,
  url: siteListItemSchema.properties.url,
  name: siteListItemSchema.properties.name,
  client_id: siteListItemSchema.properties.client_id,
});
