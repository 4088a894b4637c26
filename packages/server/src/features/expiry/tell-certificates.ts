import type { Services } from '../../kernel/context.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { emitEvents } from '../events/index.ts';
import {
  type CertificateRow,
  claimCertificates,
  selectExpiringCertificates,
  selectUnwatchedCertificates,
  updateToldDays,
} from './certificate.store.ts';
import { endpointHost } from './note-certificate.ts';
import { daysUntil, dueThreshold, thresholdsOf } from './threshold.ts';

const SITES_PER_WRITE = 200;

/** Tells of certificates that expire soon, each threshold once for a certificate, and of sites that have none any more. */
export async function tellCertificates(services: Services): Promise<void> {
  await tellUnwatched(services);
  await tellExpiring(services);
}

/** Suspended sites hear it, too: their alarms wait open. */
async function tellUnwatched({ database, clock }: Services): Promise<void> {
  if ((await selectUnwatchedCertificates(database.db)).length === 0) return;
  await database.write(async trx => {
    const found = await selectUnwatchedCertificates(trx);
    const rows = await claimCertificates(
      trx,
      found.map(row => row.site_id),
    );
    const told = rows.filter(row => row.told_days !== null); // unless another process was faster
    await updateToldDays(
      trx,
      told.map(row => row.site_id),
      null,
    );
    const events = told.map(row => ({
      type: 'certificate.unwatched' as const,
      siteId: row.site_id,
      data: { host: endpointHost(row.endpoint) },
    }));
    await emitEvents(trx, events, new Date(clock.now()));
  });
}

async function tellExpiring({ database, clock, settings }: Services): Promise<void> {
  const now = clock.now();
  const thresholds = thresholdsOf(settings.expiryDays);
  const range = {
    by: now + Math.max(...thresholds) * DAY_MS,
    seenAfter: now - DAY_MS,
    lastThreshold: Math.min(...thresholds),
  };
  const thresholdOf = (row: CertificateRow) =>
    dueThreshold({ expiresAt: row.expires_at, issuedAt: row.issued_at, toldDays: row.told_days }, thresholds, now);
  const found = await selectExpiringCertificates(database.db, range);
  const ids = found.filter(row => thresholdOf(row) !== undefined).map(row => row.site_id);
  for (let from = 0; from < ids.length; from += SITES_PER_WRITE) {
    await database.write(async trx => {
      // Read again: another probe may have seen the renewed one meanwhile.
      const rows = await claimCertificates(trx, ids.slice(from, from + SITES_PER_WRITE));
      const due = Map.groupBy(rows, thresholdOf);
      due.delete(undefined);
      for (const [days, some] of due)
        await updateToldDays(
          trx,
          some.map(row => row.site_id),
          days ?? 0,
        );
      const events = [...due.values()].flat().map(row => ({
        type: 'certificate.expiring' as const,
        siteId: row.site_id,
        data: {
          host: endpointHost(row.endpoint),
          expires_at: isoInstant(row.expires_at),
          days_left: daysUntil(row.expires_at, now),
          issuer: row.issuer,
        },
      }));
      await emitEvents(trx, events, new Date(now));
    });
  }
}
