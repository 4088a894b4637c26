import { ConnectorError, type FaultKind, importPrivateKey } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { fitsSchema } from '../../../../kernel/ability/validate.ts';
import type { Ctx, Services } from '../../../../kernel/context.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { isLastingBug, type QueueHandler } from '../../../../kernel/work/queue-handler.ts';
import type { QueueMessage } from '../../../../ports/job-queue/port.ts';
import { loadSite } from '../../load-site.ts';
import { storeSiteKey } from '../../site-keys/site-keys.store.ts';
import { storeRotated } from '../../site-keys/store-rotated.ts';
import { withLease } from '../../site-lease.ts';
import { missingTags, unknownClientIds } from '../../site-links.store.ts';
import { storeRegistered } from '../reconnect.ts';
import type { Registration } from '../register-site.ts';
import { isAlreadyAdded, type NewSite, storeNewSite } from '../store-new-site.ts';
import { unlink } from '../unlink.ts';
import {
  dropRegistration,
  dueRegistrations,
  lookAt,
  lookedInVain,
  mayAskSite,
  type StoredRegistration,
  storedRegistration,
  wishAt,
} from './registration.store.ts';
import { afterLook, type InVain, type OpenRegistration } from './registration.ts';
import { resumeRegistration } from './resume-registration.ts';
import { askWithKey, type SiteKey } from './site-key.ts';

const QUEUE = 'registrations';
const AT_ONCE = 200;
/** A message that was lost with its process is created again then. */
const AGAIN_MS = 5 * 60_000;
/** The check always fails: as for a message that is delivered again and again. */
const AFTER_BUG_MS = 3600_000;
/** The check killed this server: the next one waits this long. */
const AFTER_SET_ASIDE_MS = 7 * 24 * 3600_000;
const Body = Type.Object({ place: Type.String() });

/** Queues registrations with an unknown outcome that nobody is processing, including those that a crash interrupted. */
export async function queueRegistrations({ database, clock, queue }: Services): Promise<void> {
  if ((await queue.size(QUEUE)) > 0) return;
  await database.write(async trx => {
    const places = await dueRegistrations(trx, clock.now(), AT_ONCE);
    await lookAt(trx, places, clock.now() + AGAIN_MS);
    const messages = places.map(place => ({ body: { place } }));
    await queue.send(trx, QUEUE, messages);
  });
}

/** If the site accepts the key that was sent, the requested work is completed. */
export function registrationsHandler(services: Services): QueueHandler {
  return {
    queue: QUEUE,
    async handle(message) {
      const { id, body } = message;
      if (fitsSchema(Body, body)) return settleOrLeave(services, message, (body as { place: string }).place);
      services.log.error({ queue: QUEUE, message: id }, 'a queue message names no registration and was dropped');
    },
    pieces: body => [body],
    async setAside({ body }) {
      if (!fitsSchema(Body, body)) return;
      const { place } = body as { place: string };
      await services.database.write(trx => lookAt(trx, [place], services.clock.now() + AFTER_SET_ASIDE_MS));
    },
  };
}

/** One that always fails keeps no others from being looked at. */
async function settleOrLeave(services: Services, message: QueueMessage, place: string): Promise<void> {
  try {
    await settleOne(services, place);
  } catch (error) {
    if (!isLastingBug(services, message, error)) throw error;
    services.log.error({ err: error, place }, 'the look at a registration always fails, and is made again in an hour');
    await services.database.write(trx => lookAt(trx, [place], services.clock.now() + AFTER_BUG_MS));
  }
}

async function settleOne(services: Services, place: string): Promise<void> {
  try {
    await withLease(services, place, async () => {
      const stored = await storedRegistration(services, place);
      if (!stored || !(await mayAskSite(services.database.db, place))) return;
      const { secrets } = stored;
      if (secrets) return settle(services, { ...stored, secrets });
      services.log.error({ url: stored.request.url }, 'the key of a registration is damaged in the store');
      await lookLater(services, stored, 'silent');
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'site_busy') throw error; // otherwise somebody is processing it
  }
}

async function settle(services: Services, open: OpenRegistration): Promise<void> {
  const { log, database } = services;
  const { request } = open;
  const actor = { kind: 'system', name: `registration for ${request.requestedBy}` } as const;
  const ctx: Ctx = { ...services, actor, origin: '' };
  const answer = await askWithKey(services, keyOf(open)).catch(error => {
    if (error instanceof ConnectorError) return error;
    throw error;
  });
  if (answer !== undefined && !(answer instanceof ConnectorError)) return finish(ctx, open, answer);
  const earlier = open.siteId === undefined ? undefined : (await loadSite(services, open.siteId))?.connection;
  const gone = await resumeRegistration(ctx, open, { key: keyOf(open), found: answer, earlier });
  if (typeof gone === 'object') return finish(ctx, open, gone);
  log.info({ url: request.url }, 'a registration is open: the site does not answer to its key');
  if (gone === 'refused') return database.write(trx => dropRegistration(trx, open.place));
  if (gone !== undefined) return lookLater(services, open, gone);
  await lookLater(services, open, answer === undefined ? 'not_ours' : SILENT.has(answer.kind) ? 'silent' : 'shut');
}

const SILENT: ReadonlySet<FaultKind> = new Set(['unreachable', 'timeout', 'maintenance']);

async function lookLater({ database, clock }: Services, open: StoredRegistration, found: InVain) {
  const next = afterLook(found, open, clock.now());
  await database.write(trx =>
    next === 'drop' ? dropRegistration(trx, open.place) : lookedInVain(trx, open.place, next),
  );
}

function keyOf({ request, secrets, wish }: OpenRegistration): SiteKey {
  const { url, verifyTls, admin: user } = request;
  const { server, nextServer, regverify, uniqueId = '', httpAuth, p256RefusedAt = null } = secrets;
  return {
    address: { url, verifyTls, ...(httpAuth ? { httpAuth } : {}) },
    credentials: { user, server, nextServer, regverify, uniqueId },
    privateKey: importPrivateKey(Buffer.from(secrets.privateKey, 'base64')),
    p256RefusedAt,
    brief: wish === 'rotate',
  };
}

async function finish(ctx: Ctx, open: OpenRegistration, accepted: Registration): Promise<void> {
  const { place, siteId, wish, request } = open;
  const registration = { ...accepted, shared: request.shared };
  if (siteId === undefined && wish !== 'forget') {
    await storeNewSite(ctx, await newSite(ctx, open), registration).catch(error => {
      if (!isAlreadyAdded(error)) throw error;
    });
    return;
  }
  const site = siteId === undefined ? undefined : await loadSite(ctx, siteId);
  if (!site) {
    const { address, credentials, privateKey } = keyOf(open);
    const forLibrary = registration.key.signing === 'rsa_library';
    // With a key that it shares, the other dashboard goes on.
    if (request.shared || (await unlink(ctx, { ...address, ...credentials, privateKey, forLibrary }))) {
      await ctx.database.write(trx => dropRegistration(trx, place));
    } else await lookLater(ctx, open, 'silent');
    return;
  }
  await ctx.database.write(async trx => {
    const now = await wishAt(trx, place);
    if (now === 'connect' && wish === 'connect')
      return storeRegistered(trx, ctx, request.since ?? site.row.status_wished_at, site, registration);
    if (now === 'rotate') return storeRotated(trx, ctx, site.row.id, registration);
    await storeSiteKey(trx, ctx, site.row.id, registration); // disconnected or suspended by now
    await dropRegistration(trx, place);
  });
}

/** As requested, without tags and clients deleted in the meantime. */
async function newSite(ctx: Ctx, { place, request, secrets }: OpenRegistration): Promise<NewSite> {
  const { db } = ctx.database;
  const { url, verifyTls, admin, name, client_id, tags = [], id } = request;
  const gone = new Set(await missingTags(db, tags));
  const clientIds = client_id === undefined ? [] : [client_id];
  return {
    place,
    id,
    admin,
    name,
    tags: tags.filter(tag => !gone.has(tag)),
    client_id: (await unknownClientIds(db, clientIds)).length === 0 ? client_id : undefined,
    address: { url, verifyTls, ...(secrets.httpAuth ? { httpAuth: secrets.httpAuth } : {}) },
  };
}
