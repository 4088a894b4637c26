import { type KeyObject, sign } from 'node:crypto';
import {
  encodeForm,
  encodeUserPassword,
  type FormFields,
  generateKeyPair,
  type KeyKind,
  readFrame,
} from '@sitekeeper/protocol';
import type { Fleet } from '../fleet.ts';
import type { HttpReply, SimulatedReply } from '../http-reply.ts';

export const AJAX = '/wp-admin/admin-ajax.php';
export const SERVER = 'https://dashboard.example/wp-admin/';

/** Any reply of a connector, for looking into. */
// biome-ignore lint/suspicious/noExplicitAny: tests read into replies whose shape is what they check
export type Loose = any;

const [rsa, p256] = await Promise.all([generateKeyPair('rsa'), generateKeyPair('p256')]);

/** A dashboard for tests: registers, signs and reads frames in process. */
export class Dashboard {
  readonly fleet: Fleet;
  readonly publicPem: string;
  readonly privateKey: KeyObject;

  constructor(fleet: Fleet, kind: KeyKind = 'rsa') {
    const pair = { rsa, p256 }[kind];
    this.fleet = fleet;
    this.publicPem = pair.publicPem;
    this.privateKey = pair.privateKey;
  }

  post(k: number, fields: FormFields, path = AJAX): Promise<SimulatedReply> {
    return this.fleet.handle(k, { method: 'POST', path, body: encodeForm(fields) });
  }

  async page(k: number, fields: FormFields, path = AJAX): Promise<HttpReply> {
    const reply = await this.post(k, fields, path);
    if (typeof reply === 'string') throw new Error(`no page but ${reply}`);
    return reply;
  }

  /** Posts and reads the frame. */
  async ask(k: number, fields: FormFields): Promise<Loose> {
    const { status, body } = await this.page(k, fields);
    const frame = readFrame(body);
    if (!frame.found) throw new Error(`no frame but ${status} ${body.slice(0, 100)}`);
    return frame.value;
  }

  /** Fields of a signed call. */
  signed(k: number, fn: string, fields: FormFields = {}): FormFields {
    const mainwpsignature = sign('sha256', Buffer.from(`${fn}4711`), this.privateKey).toString('base64');
    const user = this.fleet.site(k).admin;
    return { user, function: fn, nonce: '4711', mainwpver: '6.1', sign_algo: 7, mainwpsignature, ...fields };
  }

  call(k: number, fn: string, fields: FormFields = {}): Promise<Loose> {
    return this.ask(k, this.signed(k, fn, fields));
  }

  /** Fields of a registration that works. */
  registration(k: number, more: FormFields = {}): FormFields {
    const site = this.fleet.site(k);
    return {
      function: 'register',
      user: site.admin,
      pubkey: this.publicPem,
      server: SERVER,
      mainwpver: '6.1',
      uniqueId: site.uniqueId,
      userpwd: encodeUserPassword(site.adminPassword),
      ...more,
    };
  }

  register(k: number, more: FormFields = {}): Promise<Loose> {
    return this.ask(k, this.registration(k, more));
  }
}

/** `registered` for `createFleet`: every site accepts this dashboard's key. */
export const REGISTERED = { publicPem: rsa.publicPem, server: SERVER };
