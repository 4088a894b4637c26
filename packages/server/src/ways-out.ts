import type { FastifyBaseLogger } from 'fastify';
import type { AppParts } from './application.ts';
import { noteServerOfPassword, requireServerOfPassword } from './features/settings/index.ts';
import type { Services } from './kernel/context.ts';
import { sourceOf } from './live-settings.ts';
import type { ChildSites } from './ports/child-sites/port.ts';
import type { ReplyThreads } from './ports/child-sites/reply-threads.ts';
import { wireChildSites } from './ports/child-sites/wire-child-sites.ts';
import type { Chromium } from './ports/chromium/port.ts';
import type { Database } from './ports/database/port.ts';
import type { Mail } from './ports/mail/port.ts';
import { smtpMail } from './ports/mail/smtp-mail.ts';
import { addressGuard } from './ports/outbound/address-guard.ts';
import { AddressSlots } from './ports/outbound/address-slots/address-slots.ts';
import { browserProxies } from './ports/outbound/browser-proxy/browser-proxy.ts';
import { guardedOutbound, turnsOf } from './ports/outbound/guarded-outbound.ts';
import { openReceivers } from './ports/outbound/open-receivers.ts';
import type { Outbound, Receivers, Turns } from './ports/outbound/port.ts';
import { quietOnceClosed } from './ports/outbound/quiet-once-closed.ts';
import { Resolver } from './ports/outbound/resolver.ts';
import { waitForFiles } from './ports/outbound/wait-for-files.ts';
import { ChromiumScreenshots } from './ports/screenshots/chromium-screenshots.ts';
import { nodeTlsProbe } from './ports/tls-probe/node-tls-probe.ts';
import type { TlsProbe } from './ports/tls-probe/port.ts';
import type { Settings } from './settings.ts';

/* The ways by which a process reaches sites, mail servers and other receivers. `app.ts` puts them together. */

const MOST_BYTES_OF_A_CHECK = 1024 * 1024;

/** What each part is wired with. */
export interface Wired extends Pick<Services, 'settings' | 'clock' | 'troubles'>, Pick<AppParts, 'lookup'> {
  readonly log: FastifyBaseLogger;
}

/** What this process shares with the others on its store. */
export interface SharedLimits {
  /** Processes that work, this one included. */
  readonly sharedBy: () => number;
  readonly slots: AddressSlots | undefined;
}

/** Slots of addresses, where several processes may send requests. */
export function openSlots(
  { clock, troubles, log }: Wired,
  database: Database,
  sharedBy: () => number,
): AddressSlots | undefined {
  const { openLocks } = database;
  if (!openLocks) return undefined;
  const onError = (error: Error) => {
    if (!troubles.note(error)) log.error({ err: error }, 'requests to sites wait for the database');
  };
  return new AddressSlots({ open: openLocks, sharedBy, clock, onError });
}

/** The turns of requests that this process sends to sites, within the limits of all. */
export function ownTurns({ settings, clock }: Wired, { sharedBy, slots }: SharedLimits): Turns {
  const addresses = slots?.turns('sites', perAddressOf(settings));
  return turnsOf({
    get concurrency() {
      return settings.syncConcurrency;
    },
    get perAddress() {
      return settings.outboundPerAddress;
    },
    sharedBy,
    addresses,
    clock,
  });
}

function perAddressOf(settings: Settings): { readonly perAddress: number } {
  return {
    get perAddress() {
      return settings.outboundPerAddress;
    },
  };
}

/** The one way out of this process: guarded, and patient where files run short. */
export function openOutbound({ settings, clock, troubles, lookup }: Wired, parts: AppParts, turns: Turns): Outbound {
  const wayOut =
    parts.outbound ??
    guardedOutbound({
      turns: parts.turnsBy?.(turns) ?? turns,
      concurrency: settings.syncConcurrency,
      perAddress: settings.outboundPerAddress,
      allowPrivate: settings.outboundAllowPrivate,
      connectMs: settings.connectSeconds * 1000,
      maxReplyBytes: settings.outboundMaxReplyBytes,
      clock,
      lookup,
    });
  return quietOnceClosed(waitForFiles(wayOut, clock, error => troubles.note(error)));
}

/** The way out of uptime checks: a long sync must not hold them up, nor they a sync. */
export function openChecks(wired: Wired, parts: AppParts, { sharedBy, slots }: SharedLimits): Outbound {
  const { settings, clock } = wired;
  const own = {
    ...settings,
    outboundMaxReplyBytes: MOST_BYTES_OF_A_CHECK,
    connectSeconds: Math.max(settings.connectSeconds, 30),
  };
  const addresses = slots?.turns('checks', perAddressOf(settings));
  const turns = turnsOf({
    get concurrency() {
      return settings.monitorConcurrency;
    },
    get perAddress() {
      return settings.outboundPerAddress;
    },
    sharedBy,
    addresses,
    clock,
  });
  return openOutbound({ ...wired, settings: own }, parts.outbound ? { outbound: parts.outbound } : {}, turns);
}

export function openChildSites(outbound: Outbound, settings: Settings, replies: ReplyThreads): ChildSites {
  const deadlines = {
    get checkMs() {
      return settings.checkSeconds * 1000;
    },
    get syncMs() {
      return settings.syncSeconds * 1000;
    },
    get actionMs() {
      return settings.actionSeconds * 1000;
    },
    get updateMs() {
      return settings.updateSeconds * 1000;
    },
  };
  return wireChildSites(outbound, deadlines, { replies, mostBytes: settings.outboundMaxReplyBytes });
}

export function openTlsProbe({ settings, clock, lookup }: Wired): TlsProbe {
  const guard = addressGuard(settings.outboundAllowPrivate);
  return nodeTlsProbe({ guard, resolver: new Resolver(guard, clock, lookup), clock });
}

/** Pictures of pages, whose browser reaches nothing but by a guarded proxy; none where there is no browser. */
export function openScreenshots({ settings, clock, log, lookup }: Wired, chromium: Chromium | undefined) {
  if (chromium === undefined) return undefined;
  const openProxy = browserProxies({
    allowPrivate: settings.outboundAllowPrivate,
    connectMs: settings.connectSeconds * 1000,
    clock,
    lookup,
  });
  const sandbox = settings.screenshotsWithoutSandbox ? 'preferred' : 'required';
  return new ChromiumScreenshots(chromium, { openProxy, sandbox, clock, log });
}

export function openMessageReceivers({ settings, clock, lookup }: Wired): Receivers {
  return openReceivers({
    allowPrivate: settings.outboundAllowPrivate,
    connectMs: settings.connectSeconds * 1000,
    clock,
    lookup,
  });
}

export function openPushServices({ settings, clock, lookup }: Wired, { pushNetworks }: AppParts): Receivers {
  return openReceivers({
    allowPrivate: pushNetworks ?? '',
    onlyHttps: pushNetworks === undefined,
    connectMs: settings.connectSeconds * 1000,
    clock,
    lookup,
  });
}

export function openMail({ settings, clock, lookup }: Wired, database: Database): Mail {
  const resolver = new Resolver(addressGuard(settings.outboundAllowPrivate), clock, lookup);
  return smtpMail({
    get url() {
      return settings.smtpUrl;
    },
    get password() {
      return settings.smtpPassword;
    },
    passwordFile: settings.smtpPasswordFile,
    get from() {
      return settings.mailFrom;
    },
    // Whoever starts the server may name any; what is typed in the dashboard is guarded as addresses of sites are.
    addressOf: async host => {
      await requireServerOfPassword({ settings, database });
      return sourceOf(settings, 'smtpUrl') === 'page' ? (await resolver.resolve(host))[0]?.address : undefined;
    },
    signedIn: url => noteServerOfPassword({ settings, database }, url),
  });
}
