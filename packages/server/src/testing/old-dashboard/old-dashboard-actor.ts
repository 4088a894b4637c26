import { type KeyObject, randomBytes } from 'node:crypto';
import type { Fleet } from '@sitekeeper/child-simulator';
import {
  encodeForm,
  exportPrivateKey,
  type FormFields,
  generateKeyPair,
  PROTOCOL_VERSION,
  readFrame,
  type SignAlgorithm,
  type SiteKeyPair,
  SYNC_DATA,
  sign,
} from '@sitekeeper/protocol';
import type { OldDashboard, OldSite } from '../../features/imports/mainwp/old-dashboard.ts';
import { oldDashboardOf, oldSiteOf } from './old-dashboard-values.ts';

const AJAX = '/wp-admin/admin-ajax.php';

/** How a call of the old dashboard ended: its data, or the site's error. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Answered = any;

/**
 * The dashboard that an agency used so far, beside ours: it syncs, which writes its own text to the site; it reconnects by
 * itself; and it removes sites, which switches their connectors off.
 */
export class OldDashboardActor {
  readonly fleet: Fleet;
  readonly server: string;
  readonly algorithm: SignAlgorithm;
  /** One key for all sites until one is reconnected: a key of each would take a tenth of a second. */
  readonly #shared: SiteKeyPair;
  readonly #keys = new Map<number, KeyObject>();
  readonly #secrets = new Map<number, string>();

  constructor(fleet: Fleet, shared: SiteKeyPair, server: string, algorithm: SignAlgorithm = 7) {
    this.fleet = fleet;
    this.#shared = shared;
    this.server = server;
    this.algorithm = algorithm;
  }

  keyOf(k: number): KeyObject {
    return this.#keys.get(k) ?? this.#shared.privateKey;
  }

  /** Whether a sync works. It writes the text of this dashboard, and fetches a reconnect secret if it has none. */
  async sync(k: number): Promise<boolean> {
    const wanted = this.#secrets.has(k) ? undefined : 1;
    const fields = { syncdata: JSON.stringify(SYNC_DATA), server: this.server, sync_regverify: wanted };
    const answer = await this.#signed(k, 'stats', fields);
    if (typeof answer.regverify_info === 'string') this.#secrets.set(k, answer.regverify_info);
    return answer.error === undefined;
  }

  /** Syncs, else registers with a fresh key. @returns 'synced', 'registered', or the code of the refusal. */
  async reconnect(k: number): Promise<string> {
    if (await this.sync(k)) return 'synced';
    const { privateKey, publicPem } = await generateKeyPair('rsa');
    const answer = await this.#register(k, publicPem);
    if (answer.error !== undefined) return String(answer.error_code);
    this.#keys.set(k, privateKey);
    return 'registered';
  }

  /** Removes the site as its pages do: the connector is told to switch itself off. @returns whether it obeyed. */
  async remove(k: number): Promise<boolean> {
    return (await this.#signed(k, 'deactivate')).deactivated === true;
  }

  /** Connects the site anew, as at first, so that it holds the reconnect secret, too. */
  async connect(k: number): Promise<void> {
    const { adminPassword } = this.fleet.site(k);
    const answer = await this.#register(k, this.#shared.publicPem, { userpwd: encodeURIComponent(adminPassword) });
    if (answer.error !== undefined) throw new Error(`site ${k} answered ${answer.error}`);
    if (answer.regverify) this.#secrets.set(k, answer.regverify);
  }

  /** The row of a site as its tables have it. */
  row(k: number, more: Partial<OldSite> = {}): OldSite {
    const { url, admin, uniqueId } = this.fleet.site(k);
    return oldSiteOf(k, `${url}/`, {
      login: this.fleet.world.registered?.admin ?? admin,
      uniqueId,
      key: { kind: 'key', pkcs8: exportPrivateKey(this.keyOf(k)) },
      reconnectSecret: this.#secrets.get(k) ?? null,
      signAlgorithm: this.algorithm,
      ...more,
    });
  }

  /** Everything that a reader would find. */
  read(sites: readonly OldSite[], more: Partial<OldDashboard> = {}): OldDashboard {
    const http = this.server.replace(/^https:/, 'http:');
    return oldDashboardOf(sites, { url: new URL(this.server).origin, serverTexts: [http, this.server], ...more });
  }

  #register(k: number, pubkey: string, more: FormFields = {}): Promise<Answered> {
    const { admin, uniqueId } = this.fleet.site(k);
    const user = this.fleet.world.registered?.admin ?? admin;
    const head = { function: 'register', user, pubkey, server: this.server, mainwpver: PROTOCOL_VERSION, uniqueId };
    return this.#post(k, { ...head, regverify: this.#secrets.get(k), ...more });
  }

  #signed(k: number, fn: string, fields: FormFields = {}): Promise<Answered> {
    const nonce = randomBytes(4).toString('hex');
    const { algorithm } = this;
    const signature = sign({ fn, nonce, privateKey: this.keyOf(k), algorithm });
    const user = this.fleet.world.registered?.admin ?? this.fleet.site(k).admin;
    const head = { user, function: fn, nonce, mainwpver: PROTOCOL_VERSION, sign_algo: algorithm };
    return this.#post(k, { ...head, mainwpsignature: signature, ...fields });
  }

  async #post(k: number, fields: FormFields): Promise<Answered> {
    const reply = await this.fleet.handle(k, { method: 'POST', path: AJAX, body: encodeForm(fields) });
    if (typeof reply === 'string') return { error: reply };
    const frame = readFrame(reply.body);
    return frame.found ? frame.value : { error: `no frame but ${reply.status}` };
  }
}
