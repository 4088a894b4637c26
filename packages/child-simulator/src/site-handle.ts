import type { FileItem, UnreadReason } from '@sitekeeper/protocol';
import { pluginOf } from './catalogue/plugins.ts';
import type { SiteFault } from './faults/fault-book.ts';
import type { FaultName } from './faults/names.ts';
import { SiteView } from './site-view.ts';
import { type ItemWithFiles, itemKeyOf, itemsWithFiles } from './state/files.ts';
import { blankPost, type CommentRecord, type PostRecord } from './state/initial/content.ts';
import { blankUser } from './state/initial/users.ts';
import type { ActionRow, HarmKind, TranslationRecord, UserRecord } from './state/records.ts';
import { runAbandonedBatch, type Which } from './sync/abandoned.ts';

/** Controls one site for tests and tools. Every change takes effect at once. */
export class SiteHandle extends SiteView {
  setUniqueId(value: string): void {
    this.state.uniqueId = value;
  }

  setCore(version: string): void {
    this.state.core = version;
  }

  setTranslations(list: readonly TranslationRecord[]): void {
    this.state.translations = [...list];
  }

  /** Adds subscribers until the site has this many users, as shops have thousands. */
  setUserCount(count: number): void {
    const users = this.state.changeUsers();
    const first = Math.max(0, ...users.map(user => user.id)) + 1;
    for (let id = first; users.length < count; id++) {
      users.push(blankUser(id, `member${id}`, `member${id}@site${this.k}.example`, 1_700_000_000 + id));
    }
  }

  /** Sets the faults from now on; none = healthy, whatever the shares say. `times` and `on` limit a fault. */
  setFaults(...faults: readonly (FaultName | SiteFault)[]): void {
    this.book.setSite(
      this.k,
      faults.map(fault => (typeof fault === 'string' ? { name: fault } : fault)),
    );
  }

  /** Adds a post, page or entry of another type, changed now. Returns its id. */
  addPost(post: Partial<PostRecord> & { title: string }): number {
    const { posts } = this.state.changeContent();
    const id = Math.max(0, ...posts.map(one => one.id)) + 1;
    const modified = Math.floor(this.state.seconds);
    posts.push({ ...blankPost({ id, type: 'post', status: 'publish', modified, title: post.title }), ...post });
    return id;
  }

  /** Adds a comment, written now. Returns its id. */
  addComment(comment: Partial<CommentRecord> & { content: string }): number {
    const { comments } = this.state.changeContent();
    const id = Math.max(0, ...comments.map(one => one.id)) + 1;
    const written = Math.floor(this.state.seconds);
    comments.push({ id, status: 'unapproved', author: 'Reader', postId: 4, written, ...comment });
    return id;
  }

  setPasswordAuth(on: boolean, login = this.admin): void {
    this.#change(login).passwordAuth = on;
  }

  /** `slashed`: set through WordPress screens, so hashed with backslashes before quotes. */
  setPassword(password: string, login = this.admin, slashed = false): void {
    Object.assign(this.#change(login), { password, slashed });
  }

  demoteAdmin(login = this.admin): void {
    this.#change(login).role = 'editor';
  }

  setRole(login: string, role: string): void {
    this.#change(login).role = role;
  }

  addUser(login: string, role: string, password = 'correct-horse-7'): void {
    const users = this.state.changeUsers();
    const id = Math.max(0, ...users.map(user => user.id)) + 1;
    const user = blankUser(id, login, `${login}@site${this.k}.example`, Math.floor(this.state.seconds));
    users.push(Object.assign(user, { role, password }));
  }

  removeUser(login: string): void {
    const users = this.state.changeUsers();
    users.splice(users.indexOf(this.#change(login)), 1);
  }

  /** Does what the button "clear connection data" on the site does. */
  clearKey(): void {
    this.state.clearConnection();
  }

  setConnectorActive(active: boolean): void {
    this.state.connectorActive = active;
  }

  /** Installs a plugin file, or changes the version or activity of an installed one. */
  setPlugin(file: string, change: { version?: string; active?: boolean } = {}): void {
    const plugins = this.state.changePlugins();
    const old = plugins.find(plugin => plugin.file === file && !plugin.mu);
    if (old) Object.assign(old, change);
    else
      plugins.push({
        file,
        version: change.version ?? pluginOf(file).versions.at(-1) ?? '1.0',
        active: change.active ?? false,
      });
  }

  /** Makes the connector answer this for the last backup of a plugin, by the name that `primaryBackup` asks by. */
  setLastBackup(plugin: string, answer: unknown): void {
    this.state.lastBackups.set(plugin, answer);
  }

  /** A must-use file, such as `host-cache.php`; it may have the name of a regular plugin. */
  addMustUse(file: string): void {
    this.state.changePlugins().push({ file, version: '', active: true, mu: true });
  }

  removePlugin(file: string): void {
    const plugins = this.state.changePlugins();
    const at = plugins.findIndex(plugin => plugin.file === file);
    if (at >= 0) plugins.splice(at, 1);
  }

  setTheme(slug: string, version: string): void {
    const { installed } = this.state.changeThemes();
    const old = installed.find(theme => theme.slug === slug);
    if (old) old.version = version;
    else installed.push({ slug, version });
  }

  removeTheme(slug: string): void {
    const { installed } = this.state.changeThemes();
    const at = installed.findIndex(theme => theme.slug === slug);
    if (at >= 0) installed.splice(at, 1);
  }

  activateTheme(slug: string): void {
    this.state.changeThemes().active = slug;
  }

  /** Breaks the site as an update would, until it is repaired or, if one is named, for as long as it has that version. */
  harm(kind: HarmKind, release?: { readonly id: string; readonly version: string }): void {
    this.state.harm = { kind, ...release };
  }

  repairFrontPage(): void {
    this.state.harm = undefined;
  }

  /** Records something done on the site itself, as it appears in `child_site_actions_data`. `created` in seconds, default now. */
  localChange(row: Pick<ActionRow, 'context' | 'action' | 'name' | 'slug'> & Partial<ActionRow>): void {
    const id = Math.max(8_999, ...this.state.actions.map(action => action.id)) + 1;
    const fresh: ActionRow = { id, actor: this.admin, agent: '', created: this.state.seconds, ...row };
    this.state.actions = [...this.state.actions, fresh];
  }

  /** Runs the site's cron once: a batch of the abandoned check for plugins and one for themes (docs/wire/sync.md#abandoned-items). */
  runCron(which: readonly Which[] = ['plugin', 'theme']): void {
    for (const one of which) runAbandonedBatch(this.state, one);
  }

  /** Changes a file of WordPress, a plugin or a theme by hand; without content it is deleted. An update undoes it. */
  alterFile(item: FileItem, path: string, content?: string): void {
    const { version } = this.#withFiles(item);
    const before = this.state.altered.get(itemKeyOf(item));
    const files = before?.version === version ? before.files : new Map<string, string | undefined>();
    this.state.altered.set(itemKeyOf(item), { version, files: files.set(path, content) });
  }

  /** Puts the original files of an item back. */
  restoreFiles(item: FileItem): void {
    this.state.altered.delete(itemKeyOf(item));
  }

  /** From now on the files of an item can't be read, for this reason; without one they can again. */
  setUnread(item: FileItem, reason?: UnreadReason): void {
    const { unreadFiles } = this.state;
    if (reason === undefined) unreadFiles.delete(itemKeyOf(item));
    else unreadFiles.set(itemKeyOf(item), reason);
  }

  /** What happens the next time that files were read, before the answer leaves: as if somebody updates meanwhile. */
  afterNextReading(happen: () => void): void {
    this.state.afterReading = () => {
      this.state.afterReading = undefined;
      happen();
    };
  }

  #withFiles(wanted: FileItem): ItemWithFiles {
    const found = itemsWithFiles(this.state).find(item => itemKeyOf(item) === itemKeyOf(wanted));
    if (!found) throw new Error(`site ${this.k} has no ${wanted.type} "${wanted.slug}"`);
    return found;
  }

  #change(login: string): UserRecord {
    const user = this.state.changeUsers().find(candidate => candidate.login === login);
    if (!user) throw new Error(`site ${this.k} has no user "${login}"`);
    return user;
  }
}
