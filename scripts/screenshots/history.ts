import { type Database, makeProposing, type World } from '@sitekeeper/server/testing';
import { sumUpFleet } from '../../packages/server/src/features/monitors/series/sum-up-fleet.ts';
import { makeUpHistory } from '../fleet/make-up-history.ts';

const DAY = 24 * 3600_000;

type Post = (ability: string, input: unknown) => Promise<{ id: number; url: string }>;

/** What only comes with time: checks, incidents, certificates, domains, contacts, mails, messages and approvals. */
export async function furnishHistory(
  world: World,
  { post, sites, clients }: { post: Post; sites: readonly number[]; clients: readonly number[] },
): Promise<{ approval: string; portal: string }> {
  const { database } = world.app.services;
  const now = Date.now();
  for (const [index, id] of sites.entries()) {
    const certificateDays = [70, 45, 9, 82, -2, 30][index % 6] ?? 60;
    await makeUpHistory(database, id, { index, now, isDown: index === 2, certificateDays });
  }
  await sumUpFleet(world.app.services);
  const [first, second, third] = clients;
  for (const [name, email, role] of [
    ['Mia Harms', 'mia@harbour.example', 'Owner'],
    ['Jan Krüger', 'jan@harbour.example', 'Marketing'],
  ]) {
    await post('add-client-contact-v1', { client_id_or_email: second, name, email, role });
  }
  const { url } = await post('add-portal-link-v1', { client_id_or_email: second, note: 'Mia' });
  await post('set-report-schedule-v1', { client_id: null });
  await post('set-report-schedule-v1', { client_id: second });
  await storeMails(database, [first, second, third], now);
  const opens = new Date(now + DAY).toISOString().slice(0, 10);
  await post('add-maintenance-window-v1', {
    name: 'Move to the new server',
    site_ids_or_domains: sites.slice(0, 3),
    repeats: 'once',
    date: opens,
    starts: '22:00',
    minutes: 120,
    time_zone: 'Europe/Berlin',
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
  return { approval: approval_id, portal: url.split('/').at(-1) ?? '' };
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
