import { countOf, keyOf, numberOf, optionalText, own, partOf, shortText } from '../replies/lenient.ts';
import { plainText } from '../replies/text.ts';

/** One change made on the site itself, from either of the connector's two sources (docs/wire/sync.md#changes). */
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
  /** Name of the plugin, theme, post or user concerned; '' if the site does not say. */
  objectName: string;
  slug?: string | undefined;
  oldVersion?: string | undefined;
  newVersion?: string | undefined;
  autoUpdated?: boolean | undefined;
  /** Old and new value: role, title, status … Never an e-mail address or the content of a field. */
  from?: string | undefined;
  to?: string | undefined;
  /** Name of the profile or custom field concerned. */
  field?: string | undefined;
  /** User agent of the request that made the change; only `log` has one. */
  userAgent?: string | undefined;
  /** Description by the connector in the site's language; only `action` has one. */
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

/** `child_site_actions_data` (docs/wire/sync.md#changes A). */
export function readActions(value: unknown): SiteChange[] | undefined {
  return partOf(
    value,
    (item, key) => {
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
    },
    'changes',
  );
}

/** `changes_logs_data` (docs/wire/sync.md#changes B); undefined if it is "", that is, not requested. */
export function readChangeLogs(value: unknown): SiteChange[] | undefined {
  return partOf(
    value,
    (item, key) => {
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
        userAgent: optionalText(own(item, 'user_agent')),
      };
    },
    'changes',
  );
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

const NAMES = [
  'name',
  'posttitle',
  'changeusername',
  'categoryname',
  'tagname',
  'tag',
  'new_name',
  'itemname',
  'menuname',
  'widgetname',
  'task_name',
  'filename',
  'file',
  'file_name',
];
/** Pairs of fields that may be shown (docs/wire/sync.md#changes, privacy). */
const BEFORE_AND_AFTER = [
  ['oldrole', 'newrole'],
  ['oldtitle', 'newtitle'],
  ['oldstatus', 'newstatus'],
  ['oldvisibility', 'newvisibility'],
  ['oldauthor', 'newauthor'],
  ['oldcategories', 'newcategories'],
  ['oldparentname', 'newparentname'],
  ['old_name', 'new_name'],
  ['old_displayname', 'new_displayname'],
  ['oldsidebar', 'newsidebar'],
  ['oldmenuname', 'menuname'],
  ['old_timezone', 'new_timezone'],
  ['old_date_format', 'new_date_format'],
  ['old_time_format', 'new_time_format'],
  ['old_homepage', 'new_homepage'],
  ['old_page', 'new_page'],
  ['metakeyold', 'metakeynew'],
] as const;

/** Only the fields shown to users are kept: user-meta rows may hold secrets of the site (docs/wire/sync.md#changes, privacy). */
function readSubject(meta: unknown, slug: unknown): Partial<SiteChange> & { objectName: string } {
  const item = own(meta, 'plugindata') ?? own(meta, 'theme') ?? meta;
  const user = own(meta, 'newuserdata') ?? own(meta, 'changeuserdata');
  const names = [own(item, 'name'), ...NAMES.map(name => own(meta, name)), own(user, 'username')];
  const auto = own(meta, 'auto_updated');
  const pair = BEFORE_AND_AFTER.find(([old]) => own(meta, old) !== undefined);
  return {
    objectName: names.map(name => plainText(name, 200)).find(name => name !== '') ?? '',
    slug: keyOf(slug) ?? keyOf(own(item, 'slug')),
    oldVersion: optionalText(own(meta, 'oldversion')) ?? optionalText(own(meta, 'old_version')),
    newVersion: optionalText(own(meta, 'new_version')) ?? optionalText(own(item, 'version')),
    autoUpdated: auto === undefined ? undefined : auto !== false && auto !== 0 && auto !== '0' && auto !== '',
    from: pair && optionalText(own(meta, pair[0])),
    to: pair && optionalText(own(meta, pair[1])),
    field: optionalText(own(meta, 'custom_meta_name')) ?? optionalText(own(meta, 'metakey')),
  };
}
