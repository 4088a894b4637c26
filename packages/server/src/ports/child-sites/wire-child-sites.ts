import { randomUUID } from 'node:crypto';
import {
  type ConnectorCall,
  ConnectorError,
  codelessNeedsProbe,
  MINIMAL_SYNC_DATA,
  MOST_REPLY_BYTES,
  probe,
  signedForm,
  stats,
  unsignedForm,
} from '@sitekeeper/protocol';
import type { Outbound } from '../outbound/port.ts';
import { overBothDoors } from './both-doors.ts';
import { diagnoseRefusal } from './diagnose-refusal.ts';
import { peek, requestFrontPage, visitPage } from './front-page.ts';
import type { ChildSites, SiteAddress, SiteConnection } from './port.ts';
import { readHere } from './reply-reader.ts';
import type { ReplyReading, Watching, Wire } from './wire.ts';

export interface Deadlines {
  readonly checkMs: number;
  readonly syncMs: number;
  readonly actionMs: number;
  readonly updateMs: number;
}

/** The child sites over the connector's wire protocol. */
export function wireChildSites(
  outbound: Outbound,
  deadlines: Deadlines,
  reading: ReplyReading = { replies: readHere, mostBytes: MOST_REPLY_BYTES },
  { look, note }: Watching = {},
): ChildSites {
  const wire: Wire = { outbound, reading, look, note };
  const deadlineOf = (call: ConnectorCall<never, unknown>) =>
    ({ sync: deadlines.syncMs, action: deadlines.actionMs, update: deadlines.updateMs })[call.patience];

  const visiting = {
    get deadlineMs() {
      return deadlines.checkMs;
    },
    atItsTurn: look && (() => look('read')),
  };

  const exchange = <Args, Reply>(
    site: SiteAddress,
    call: ConnectorCall<Args, Reply>,
    makeBody: () => Promise<string>,
    deadlineMs?: number,
  ) => overBothDoors(wire, site, call, makeBody, deadlineMs ?? deadlineOf(call));

  const signed = <Args, Reply>(
    site: SiteAddress,
    key: Pick<SiteConnection, 'privateKey' | 'forLibrary' | 'sha1'> & { user: string | undefined },
    call: ConnectorCall<Args, Reply>,
    args: Args,
    deadlineMs?: number,
  ) =>
    exchange(
      site,
      call,
      () => {
        const { user, privateKey, forLibrary } = key;
        // Node draws the randomness of many at once.
        const nonce = randomUUID().replaceAll('-', '');
        const algorithm = key.sha1 ? 1 : undefined;
        return signedForm(call, args, { user, nonce, privateKey, forLibrary, algorithm });
      },
      deadlineMs,
    );

  const diagnose = (site: SiteConnection, refusal: ConnectorError) =>
    diagnoseRefusal(refusal, {
      probe: () => exchange(site, probe, async () => unsignedForm(probe, undefined, { user: site.user })),
      sync: as => {
        const key = as === 'nobody' ? { ...site, user: undefined } : site;
        return signed(site, key, stats, { syncData: MINIMAL_SYNC_DATA, server: site.server });
      },
    });

  return {
    async call(site, call, args, deadlineMs) {
      try {
        return await signed(site, site, call, args, deadlineMs);
      } catch (error) {
        if (error instanceof ConnectorError && codelessNeedsProbe(error)) throw await diagnose(site, error);
        throw error;
      }
    },
    callUnsigned: (site, user, call, args) => exchange(site, call, async () => unsignedForm(call, args, { user })),
    check: site => requestFrontPage(outbound, site, visiting),
    visit: site => visitPage(outbound, site, visiting),
    peek: (site, path) => peek(outbound, site, path, visiting),
    watched: by =>
      wireChildSites(outbound, deadlines, reading, {
        look: async effect => {
          await look?.(effect);
          await by(effect);
        },
        note,
      }),
    noting: by =>
      wireChildSites(outbound, deadlines, reading, {
        look,
        note: async () => {
          await note?.();
          await by();
        },
      }),
    waiting: () => outbound.waiting(),
  };
}
