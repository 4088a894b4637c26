import type { World } from '@sitekeeper/server/testing';
import { expect } from 'vitest';
import type { RecordedCase } from './shapes.ts';

export const V2 = '/wp-json/mainwp/v2';

const PLUGIN = 'ember-forms/ember-forms.php';
const OTHER = 'acorn-backup/acorn-backup.php';
const THEME = 'standard-issue';
const SPARE = 'field-notes';
const ACTIVE = 'ground-floor';
const CLIENT = { name: 'Blue Fern', client_email: 'ops@bluefern.example', city: 'Oslo' };

/** A world with the records that the recorded requests are about: sites a, b and c, a client, a tag, costs, a field. */
export class RecordedWorld {
  readonly world: World;
  readonly #ids = new Map<string, number | string>();
  /** Sites of the fleet that aren't stored. */
  readonly #free: number[] = [];
  #count = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** @param sites How many the fleet has; the first three stay stored. */
  async prepare(sites: number): Promise<void> {
    const [a, b, c, ...others] = this.world.siteIds;
    for (const [name, id] of Object.entries({ a, b, c })) this.#ids.set(name, id as number);
    for (const id of others) await this.own('delete-site-v1', { site_id_or_domain: id, confirm: true });
    for (let k = 4; k <= sites; k++) this.#free.push(k);
    await this.outdate();
    const { id: client } = await this.own('add-client-v1', { ...CLIENT, selected_sites: [a, b] });
    const { id: tag } = await this.own('add-tag-v1', { name: 'production', color: '#00ff00' });
    await this.own('update-site-v1', { site_id_or_domain: a, tags: [tag] });
    await this.own('add-client-field-v1', { name: 'vat', description: 'VAT number' });
    for (const [name, id] of Object.entries({ client, tag })) this.#ids.set(name, id);
    this.#ids.set('cost', await this.#cost());
    await this.own('check-sites-v1', {});
    await this.#user();
  }

  /** Gives sites a and b a plugin and a theme with updates, and a theme to activate. */
  async outdate(): Promise<void> {
    for (const k of [1, 2, 3]) {
      const site = this.world.fleet.site(k);
      site.setPlugin(PLUGIN, { version: '0.1', active: true });
      site.setPlugin(OTHER, { version: '1.0.0', active: false });
      for (const slug of [SPARE, ACTIVE]) site.setTheme(slug, '1.0');
      site.setTheme(THEME, '0.1');
    }
    this.world.fleet.release('wordpress', '90.1');
    await this.own('sync-sites-v1', {});
  }

  /** Sites as they were: connected, in nobody's rules. */
  async restore(): Promise<void> {
    for (const name of ['a', 'b', 'c']) {
      const site_id_or_domain = this.#ids.get(name);
      const { body } = await this.world.get('get-site-v1', { site_id_or_domain });
      if (body.status === 'suspended') await this.own('unsuspend-site-v1', { site_id_or_domain });
      if (body.status === 'disconnected') await this.own('reconnect-site-v1', { site_id_or_domain });
      for (const type of ['wp', 'plugins', 'themes']) {
        await this.own('unignore-updates-v1', { site_id_or_domain, type });
        const slugs = { plugins: [PLUGIN], themes: [THEME] }[type];
        if (slugs) await this.own('unignore-updates-v1', { site_id_or_domain, type, slugs });
      }
    }
  }

  /** Runs an ability of ours. */
  async own(ability: string, input: object) {
    const { status, body } = await this.world.post(ability, input);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  }

  /** Sends a recorded request, about the records of this world. */
  async ask({ method, path, body, form, auth }: RecordedCase) {
    const url = await this.#filled(path, path);
    const sent = body === undefined ? undefined : ((await this.#walk(body, path)) as Record<string, unknown>);
    const options = { method, auth: await this.#auth(auth) };
    if (!form) return this.world.request(`/wp-json${encodeURI(url)}`, { ...options, ...(sent ? { body: sent } : {}) });
    const headers = { authorization: options.auth, 'content-type': 'application/x-www-form-urlencoded' };
    const text = new URLSearchParams(sent as Record<string, string>).toString();
    const answer = await fetch(`${this.world.origin}/wp-json${url}`, { method, headers, body: text });
    return { status: answer.status, body: await answer.json() };
  }

  async #auth(auth: string | undefined): Promise<string> {
    if (auth === undefined) return this.world.admin;
    if (auth === 'none') return '';
    if (auth === 'Bearer read') return this.world.key('read');
    if (auth === 'Bearer write' || auth === 'Bearer delete') return this.world.key('write');
    if (auth === 'Basic ck:cs') return (await this.world.v1Key('read', 'write')).basic;
    if (auth.startsWith('Basic')) return `Basic ${Buffer.from('admin:wrong').toString('base64')}`;
    return 'Bearer wrong';
  }

  async #walk(value: unknown, path: string): Promise<unknown> {
    if (typeof value === 'string') {
      const text = await this.#filled(value, path);
      return value !== text && /^\d+$/.test(text) ? Number(text) : text;
    }
    if (Array.isArray(value)) return Promise.all(value.map(item => this.#walk(item, path)));
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(async ([name, item]) => [name, await this.#walk(item, path)] as const);
    const made: Record<string, unknown> = Object.fromEntries(await Promise.all(members));
    return typeof made.url === 'string' && value && 'url' in value && value.url === '{url}' ? this.#login(made) : made;
  }

  /** The credentials of the site that is to be added. */
  #login(given: Record<string, unknown>): Record<string, unknown> {
    const k = Number(this.#ids.get('adding'));
    const { admin, adminpassword, uniqueid } = this.world.credentials(k);
    const login = 'admin_username' in given ? { admin_username: admin } : { admin };
    return { ...given, ...login, ...(adminpassword ? { adminpassword } : {}), ...(uniqueid ? { uniqueid } : {}) };
  }

  async #filled(text: string, path: string): Promise<string> {
    let filled = text;
    for (const [all, name] of text.matchAll(/\{(\w+)\}/g)) {
      filled = filled.replace(all, String(await this.#value(name as string, path)));
    }
    return filled;
  }

  async #value(name: string, path: string): Promise<unknown> {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#count += 1;
    const unique = `${name} ${this.#count}`;
    switch (name) {
      case 'spareClient':
        return (await this.own('add-client-v1', { name: unique, client_email: `c${this.#count}@fern.example` })).id;
      case 'spareTag':
        return (await this.own('add-tag-v1', { name: unique })).id;
      case 'spareCost':
        return this.#cost();
      case 'spareSite':
        return this.#stored();
      case 'key':
        await this.world.key('read');
        return (await this.world.get('list-api-keys-v1')).body.items[0].id;
      case 'field':
        return (await this.own('add-client-field-v1', { name: unique })).field_id;
      case 'fieldName':
        return (await this.own('add-client-field-v1', { name: unique })).name;
      case 'newName':
        return unique;
      case 'newEmail':
        return `new${this.#count}@fern.example`;
      case 'urlOfA':
        return `${this.world.fleet.url(1)}/`;
      case 'post':
      case 'page':
        return this.#content(name);
      case 'user':
        return this.#user();
      case 'url':
        return this.#address();
      case 'own':
        return this.#value(path.includes('clients') ? 'client' : path.includes('tags') ? 'tag' : 'cost', path);
      default:
        return WORDS[name];
    }
  }

  async #cost(): Promise<number> {
    const cost = { name: `Hosting ${this.#count}`, price: 12.5, payment_type: 'subscription', product_type: 'hosting' };
    const clients = [this.#ids.get('client') ?? (await this.#value('spareClient', ''))];
    const { id } = await this.own('add-cost-v1', {
      ...cost,
      renewal_type: 'monthly',
      clients,
      last_renewal: '2026-11-01',
    });
    return id;
  }

  async #content(type: string): Promise<number> {
    const { body } = await this.world.get('list-posts-v1', { websites: [this.#ids.get('a')], post_type: type });
    return body.items[0].id;
  }

  async #user(): Promise<number> {
    const username = `jane${this.#count}`;
    const user = { username, email: `${username}@fern.example`, role: 'editor' };
    const { created } = await this.own('create-site-users-v1', {
      ...user,
      websites: [this.#ids.get('a'), this.#ids.get('b')],
    });
    return created[0].user_id;
  }

  async #stored(): Promise<number> {
    await this.#address();
    const { url: _url, ...login } = this.#login({});
    const { url } = this.world.credentials(Number(this.#ids.get('adding')));
    return (await this.own('add-site-v1', { url, ...login })).id;
  }

  /** Of a site that isn't stored; the sites of the fleet are forgotten in turn. */
  async #address(): Promise<string> {
    const k = this.#free.shift() as number;
    this.#free.push(k);
    this.#ids.set('adding', k);
    const { url } = this.world.credentials(k);
    const found = await this.world.get('find-sites-v1', { site_ids_or_domains: [url] });
    for (const { id } of found.body.sites) await this.own('delete-site-v1', { site_id_or_domain: id, confirm: true });
    return `${url}/`;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  plugin: PLUGIN,
  otherPlugin: OTHER,
  theme: THEME,
  spareTheme: SPARE,
  activeTheme: ACTIVE,
  tagName: 'production',
  clientEmail: CLIENT.client_email,
  password: 'Neu-und-gut-7',
};
