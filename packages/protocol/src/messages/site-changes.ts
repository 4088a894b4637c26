import { countOf, keyOf, numberOf, optionalText, own, partOf, shortText } from '../lenient.ts';
import { plainText } from '../text.ts';

/** One change made on the site itself, from either of the connector's two sources (§4.10). */
export interface SiteChange {
  /** `action`: saved actions; `log`: rows of the connector's log tables. */
  source: 'action' | 'log';
  /** Key of the entry in its source. Log ids restart after a clean-up: tell rows apart by id, type and second. */
  sourceId: string;
  /** Type of a log row, Appendix A; undefined for `action`. */
  logTypeId?: number | undefined;
  /** `plugin`, `theme`, `core`, `cron`, `post`, `user` … */
  context: string;
  /** `install`, `delete`, `activate`, `deactivate`, `updated` … */
  action: string;
  /** Login of the actor; '' when unknown. */
  user: string;
  userId?: number | undefined;
  userRole?: string | undefined;
  /** Set when no person acted. */
  system?: 'wp_cli' | 'wp_cron' | undefined;
  /** Epoch seconds, whole: the fraction of log rows is unreliable. */
  createdSeconds: number;
  /** Epoch seconds as sent, for the next `actionsSince`. */
  created: number;
  /** Name of the plugin, theme, post or user concerned; '' when the site does not say. */
  objectName: string;
  slug?: string | undefined;
  oldVersion?: string | undefined;
  newVersion?: string | undefined;
  autoUpdated?: boolean | undefined;
  /** Sentence of the connector about it, in the site's language; only `action` has one. */
  summary?: string | undefined;
}

const CONTEXTS: ReadonlyMap<string, string> = new Map([
  ['plugins', 'plugin'],
  ['themes', 'theme'],
  ['wordpress', 'core'],
  ['cron-job', 'cron'],
]);

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['installed', 'install'],
  ['deleted', 'delete'],
  ['activated', 'activate'],
  ['deactivated', 'deactivate'],
]);

/** `child_site_actions_data` (§4.10 A). */
export function readActions(value: unknown): SiteChange[] | undefined {
  return partOf(value, (item, key) => {
    const when = readTime(own(item, 'created'));
    const sourceId = keyOf(key);
    if (when === undefined || sourceId === undefined) return undefined;
    const meta = own(item, 'meta_data');
    const extra = own(meta, 'extra_info');
    return {
      source: 'action',
      sourceId,
      ...readKind(own(item, 'context'), own(item, 'action')),
      ...readActor(own(meta, 'user_meta'), own(item, 'action_user')),
      ...when,
      ...readSubject(extra, own(meta, 'slug')),
      summary: optionalText(own(item, 'summary'), 500),
    };
  });
}

/** `changes_logs_data` (§4.10 B); undefined when it is "", that is not asked for. */
export function readChangeLogs(value: unknown): SiteChange[] | undefined {
  return partOf(value, (item, key) => {
    const when = readTime(own(item, 'created_on'));
    const sourceId = keyOf(own(item, 'id')) ?? keyOf(key);
    if (when === undefined || sourceId === undefined) return undefined;
    const meta = own(item, 'meta_data');
    return {
      source: 'log',
      sourceId,
      logTypeId: countOf(own(item, 'log_type_id')),
      ...readKind(own(item, 'context'), own(item, 'action_name')),
      ...readActor(own(meta, 'user_meta'), own(item, 'username')),
      ...when,
      ...readSubject(meta, undefined),
    };
  });
}

function readKind(context: unknown, action: unknown): { context: string; action: string } {
  const from = shortText(context);
  const what = shortText(action);
  return { context: CONTEXTS.get(from) ?? from, action: ACTIONS.get(what) ?? what };
}

function readTime(value: unknown): { created: number; createdSeconds: number } | undefined {
  const created = numberOf(value);
  return created === undefined || created <= 0 ? undefined : { created, createdSeconds: Math.floor(created) };
}

function readActor(meta: unknown, fallback: unknown): Pick<SiteChange, 'user' | 'userId' | 'userRole' | 'system'> {
  const agent = own(meta, 'agent');
  return {
    user: shortText(own(meta, 'username')) || shortText(fallback) || shortText(own(meta, 'action_user')),
    userId: countOf(own(meta, 'wp_user_id')) || undefined,
    userRole: optionalText(own(meta, 'role')),
    system: agent === 'wp_cli' || agent === 'wp_cron' ? agent : undefined,
  };
}

/** Only the fields shown to users are kept: user-meta rows may hold secrets of the site (§4.10, privacy). */
function readSubject(meta: unknown, slug: unknown): Partial<SiteChange> & { objectName: string } {
  const item = own(meta, 'plugindata') ?? own(meta, 'theme') ?? meta;
  const names = [own(item, 'name'), own(meta, 'posttitle'), own(meta, 'changeusername'), own(meta, 'name')];
  const auto = own(meta, 'auto_updated');
  return {
    objectName: names.map(name => plainText(name, 200)).find(name => name !== '') ?? '',
    slug: keyOf(slug) ?? keyOf(own(item, 'slug')),
    oldVersion: optionalText(own(meta, 'oldversion')) ?? optionalText(own(meta, 'old_version')),
    newVersion: optionalText(own(meta, 'new_version')) ?? optionalText(own(item, 'version')),
    autoUpdated: auto === undefined ? undefined : auto !== false && auto !== 0 && auto !== '0' && auto !== '',
  };
}
