import { type Database, makeProposing, type World } from '@sitekeeper/server/testing';
import { bucketOf } from '../../packages/server/src/features/monitors/series/bucket.ts';
import { type PackedCheck, packCheck } from '../../packages/server/src/features/monitors/series/check-codec.ts';
import { packHours } from '../../packages/server/src/features/monitors/series/hours-codec.ts';
import { sumUpFleet } from '../../packages/server/src/features/monitors/series/sum-up-fleet.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const DAYS = 60;
const EVERY_SECONDS = 900;

type Post = (ability: string, input: unknown) => Promise<{ id: number }>;

/** What only comes with time: checks, incidents, certificates, domains, contacts, mails, messages and approvals. */
export async function furnishHistory(
  world: World,
  { post, sites, clients }: { post: Post; sites: readonly number[]; clients: readonly number[] },
): Promise<{ approval: string }> {
  const { database } = world.app.services;
  const now = Date.now();
  for (const [index, id] of sites.entries()) await storeSite(database, id, index, now);
  await sumUpFleet(world.app.services);
  const [first, second, third] = clients;
  for (const [name, email, role] of [
    ['Mia Harms', 'mia@harbour.example', 'Owner'],
    ['Jan Krüger', 'jan@harbour.example', 'Marketing'],
  ]) {
    await post('add-client-contact-v1', { client_id_or_email: second, name, email, role });
  }
  await post('add-portal-link-v1', { client_id_or_email: second, note: 'Mia' });
  await post('set-report-schedule-v1', { client_id: null });
  await post('set-report-schedule-v1', { client_id: second });
  await storeMails(database, [first, second, third], now);
  const opens = new Date(now + DAY).toISOString().slice(0, 10);
  const window = { recurs: 'once', date: opens, opens: '22:00', duration_minutes: 120, time_zone: 'Europe/Berlin' };
  await world.post('add-maintenance-window-v1', {
    name: 'Move to the new server',
    site_ids: sites.slice(0, 3),
    ...window,
  });
  const { id: channel } = await post('add-channel-v1', {
    kind: 'email',
    name: 'On-call',
    recipients: ['ops@example.com'],
  });
  await post('add-alarm-rule-v1', { name: 'Anything that is down', channel_ids: [channel] });
  const assistant = await makeProposing(world);
  const ids = { site_ids_or_domains: sites.slice(20, 22) };
  const { approval_id } = await assistant.propose('delete-sites-v1', ids);
  return { approval: approval_id };
}

/** A site that is checked every quarter of an hour, with a bad day now and then. */
async function storeSite(database: Database, id: number, index: number, now: number): Promise<void> {
  const isDown = index === 2;
  const badDays = index % 4 === 1 ? [3, 17] : [];
  const checksOf = (hour: number): PackedCheck[] =>
    Array.from({ length: HOUR / 1000 / EVERY_SECONDS }, (_, n) => hour * HOUR + n * EVERY_SECONDS * 1000)
      .filter(at => at < now)
      .map(at => {
        const ago = Math.floor((now - at) / DAY);
        const up = !(isDown && now - at < 2 * HOUR) && !(badDays.includes(ago) && hour % 24 === 4);
        const responseMs = 180 + ((index * 37 + hour * 13 + at / 900_000) % 140) + (hour % 24 > 17 ? 120 : 0);
        return { at, up, responseMs, statusCode: up ? 200 : 503 };
      });
  const today = Math.floor(now / DAY);
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const hours = Array.from({ length: 24 }, (_none, h) =>
      bucketOf(checksOf((today - ago) * 24 + h), EVERY_SECONDS, HOUR / 1000),
    );
    const seen = hours.filter(({ checks }) => checks > 0);
    const sum = (of: (bucket: (typeof hours)[number]) => number) => seen.reduce((total, one) => total + of(one), 0);
    return {
      site_id: id,
      day: today - ago,
      checks: sum(one => one.checks),
      watched: sum(one => one.watched),
      down: sum(one => one.down),
      sum_ms: sum(one => one.sumMs),
      timed: sum(one => one.timed),
      min_ms: Math.min(...seen.map(one => one.minMs ?? 0)),
      max_ms: Math.max(...seen.map(one => one.maxMs ?? 0)),
      hours: packHours(hours),
    };
  });
  const thisHour = Math.floor(now / HOUR);
  const hours = Array.from({ length: 48 }, (_, ago) => {
    const hour = thisHour - ago;
    return {
      site_id: id,
      hour,
      every_seconds: EVERY_SECONDS,
      rolled: 1,
      checks: checksOf(hour).map(packCheck).join(''),
    };
  });
  const status = isDown ? 'down' : 'up';
  const last = { checked_at: now - 60_000, status_code: isDown ? 503 : 200, response_ms: 180 + index * 9 };
  const monitor = { site_id: id, due_at: now + HOUR, status, status_at: now - (isDown ? 2 * HOUR : 9 * DAY), ...last };
  const incident = {
    site_id: id,
    cause: 'wrong_status',
    reason: 'It answered with status 503.',
    status_code: 503,
    checks: 4,
  };
  const incidents = [
    ...(isDown ? [{ ...incident, started_at: now - 2 * HOUR, ended_at: null }] : []),
    ...badDays.map(ago => ({ ...incident, started_at: now - ago * DAY, ended_at: now - ago * DAY + HOUR })),
  ];
  const expires_at = now + ([70, 45, 9, 82, -2, 30][index % 6] ?? 60) * DAY;
  const endpoint = `site${index + 1}.example:443`;
  const certificate = {
    site_id: id,
    endpoint,
    issuer: 'Example CA',
    issued_at: expires_at - 90 * DAY,
    expires_at,
    told_days: null,
  };
  const probe = {
    site_id: id,
    endpoint,
    issuer: 'Example CA',
    expires_at,
    probed_at: now,
    fault: expires_at < now ? 'expired' : null,
  };
  await database.write(async trx => {
    await trx.deleteFrom('monitors').where('site_id', '=', id).execute();
    await trx.insertInto('monitors').values(monitor).execute();
    await trx.insertInto('monitor_days').values(days).execute();
    await trx.insertInto('monitor_hours').values(hours).execute();
    if (incidents.length > 0) await trx.insertInto('monitor_incidents').values(incidents).execute();
    await trx.deleteFrom('tls_probes').where('site_id', '=', id).execute();
    await trx.insertInto('tls_probes').values(probe).execute();
    await trx
      .insertInto('site_certificates')
      .values({ ...certificate, seen_at: now })
      .execute();
  });
}

async function storeMails(database: Database, clients: readonly (number | undefined)[], now: number): Promise<void> {
  const period = new Date(now - 32 * DAY).toISOString().slice(0, 7);
  const mail = { period, round: 0, asked_by: 'schedule', recipients_json: '["mia@harbour.example"]', attempts: 1 };
  const states = [
    { state: 'sent', answer: '250 2.0.0 OK' },
    { state: 'sent', answer: '250 2.0.0 OK' },
    { state: 'failed', answer: '550 5.1.1 No such user' },
  ];
  await database.write(async trx => {
    for (const [index, client_id] of clients.entries()) {
      if (client_id === undefined) continue;
      const at = now - 20 * DAY + index * 60_000;
      const times = { created_at: at, last_attempt_at: at, ended_at: at, next_at: null };
      await trx
        .insertInto('report_mails')
        .values({
          client_id,
          ...mail,
          ...(states[index] ?? { state: 'sent', answer: '' }),
          message_key: `picture_${index}`,
          ...times,
        })
        .execute();
    }
  });
}
