import { createHmac } from 'node:crypto';
import type { ConnectorCall } from '../call.ts';
import { optionalText, own, shortText } from '../replies/lenient.ts';
import { encodeUserPassword, encodeUserPasswordLiteralQuotes } from '../requests/passwords.ts';
import { importPublicPem } from '../signing/keys.ts';
import type { SiteReport } from './site-report.ts';
import { readWholeReport, type StatsArgs, syncFields } from './stats.ts';

export interface RegisterArgs {
  /** Login of an administrator. */
  user: string;
  publicPem: string;
  /** Opaque, unguessable, constant per site (docs/wire/signatures.md#weaknesses). Plain URL characters, no `%XX`. */
  server: string;
  /** Unique security id of the site, '' if it has none. */
  uniqueId?: string;
  /** Used once, never stored. If both are sent, only the password counts. */
  password?: string;
  /** Second try after REG_ERROR7 for passwords with quotes (docs/wire/connection.md#registration). */
  literalQuotes?: boolean;
  /** Reconnect secret, `<40 hex>-<40 hex>`. */
  regverify?: string;
  /** What the first sync in the reply should contain. */
  sync?: Partial<StatsArgs>;
}

export interface RegisterReply {
  report: SiteReport;
  /** Only if a new secret was created; otherwise keep the stored one. */
  regverify?: string | undefined;
  uniqueId: string;
  /** Login the site is now connected as. */
  user: string;
}

/** First registration, reconnect and key rotation (docs/wire/connection.md#registration, docs/wire/connection.md#reconnect); the reply is a sync. Refusals: REG_ERROR1 … 10. */
export const register: ConnectorCall<RegisterArgs, RegisterReply> = {
  name: 'register',
  signed: false,
  effect: 'change',
  patience: 'sync',
  fields: args => {
    importPublicPem(args.publicPem);
    return {
      user: args.user,
      pubkey: args.publicPem,
      server: args.server,
      uniqueId: args.uniqueId ?? '',
      userpwd: args.password === undefined ? undefined : wirePassword(args.password, args.literalQuotes === true),
      regverify: args.regverify,
      ...syncFields(args.sync ?? {}),
    };
  },
  parse: reply => ({
    report: readWholeReport(reply),
    regverify: optionalText(own(reply, 'regverify')),
    uniqueId: shortText(own(reply, 'uniqueId')),
    user: shortText(own(reply, 'user')),
  }),
};

/** `hash_key` under which a connector stores the first half K of a reconnect secret `K-S` (docs/wire/connection.md#secrets). For simulators. */
export function regverifyHash(key: string): string {
  return createHmac('sha256', 'register-verify').update(key, 'utf8').digest('hex');
}

function wirePassword(password: string, literalQuotes: boolean): string {
  return literalQuotes ? encodeUserPasswordLiteralQuotes(password) : encodeUserPassword(password);
}
