import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from '../../../kernel/text/message-language.ts';
import { openMailServer, readableMail } from '../../../ports/mail/mail-server.fixtures.ts';
import { FEED_FAULTS } from '../../../ports/vulnerability-feed/port.ts';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { openReceiver, startSending } from '../../channels/channels.fixtures.ts';
import { ATTEMPT_FAILURES } from '../../channels/kinds/attempt-failure.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { type EventType, eventWords } from '../../events/index.ts';
import { CHECK_FAULTS } from '../../monitors/watch/check-fault.ts';
import { DISCONNECTED_BY } from '../../sites/site.ts';
import { FAILURE_CAUSES } from '../../sites/site-failure.ts';
import { RUN_REASONS } from '../../update-runs/run-item.ts';
import { downOf, expiringIn, Telling } from '../alarms.fixtures.ts';

const GERMAN = { language: 'de', timeZone: 'UTC' } as const;
const POLL = { interval: 20, timeout: 10_000 };

async function start(smtpUrl = 'smtp://127.0.0.1:1') {
  const env = { SITEKEEPER_SMTP_URL: smtpUrl, SITEKEEPER_MAIL_FROM: 'keeper@example.com' };
  const world = await makeWorld({ env });
  const shop = await storeSite(world, { url: 'https://shop.example/', name: 'Shop' });
  const add = async (input: object): Promise<number> => {
    const { status, body } = await world.post('add-channel-v1', input);
    expect(status).toBe(200);
    return body.id;
  };
  return {
    world,
    shop,
    add,
    telling: new Telling(world, Date.now()),
    [Symbol.asyncDispose]: () => world.close(),
  };
}

/** Sends what is due by the time of the rules, and waits until so much has arrived. */
async function sent({ world, telling }: Awaited<ReturnType<typeof start>>, arrived: () => number, wanted: number) {
  await using sending = startSending(world);
  sending.clock.advance(telling.clock.now() - sending.clock.now());
  const secondLater = () => {
    sending.clock.advance(1000);
    return arrived();
  };
  await expect.poll(secondLater, POLL).toBe(wanted);
}

it('A German webhook gets German texts, and the same as others for programs', async () => {
  await using receiver = await openReceiver();
  await using made = await start();
  const { world, telling, shop, add } = made;
  const channels = [
    await add({ kind: 'webhook', name: 'A', url: receiver.url }),
    await add({ kind: 'webhook', name: 'B', url: `${receiver.url}/de`, language: 'de' }),
  ];
  await telling.addRule(channels);
  await telling.emit(downOf(shop));
  await telling.pass(40);
  await sent(made, () => receiver.received.length, 2);
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  const german = bodies.find(({ data }) => data.title === 'Shop ist ausgefallen');
  const english = bodies.find(({ data }) => data.title === 'Shop is down');
  expect(german.data.paragraphs).toEqual([
    'Die Website hat nicht rechtzeitig geantwortet. Geprüfte Adresse: https://shop.test/',
  ]);
  expect(german.data.items).toEqual([{ text: 'Shop ist ausgefallen', url: 'https://shop.example/' }]);
  const forPrograms = ({ type, data: { title, paragraphs, items, events, ...rest } }: typeof german) => ({
    type,
    ...rest,
    events: events.map(({ title, text, ...event }: { title: string; text: string }) => event),
  });
  expect(forPrograms(german)).toEqual(forPrograms(english));
  expect(forPrograms(german).events[0].data.message).toBe('The site did not answer within 10 seconds.');
  const { items } = (await world.get('list-deliveries-v1')).body;
  expect(items.map(({ title, language }: Record<string, string>) => `${language}: ${title}`).sort()).toEqual([
    'de: Shop ist ausgefallen',
    'en: Shop is down',
  ]);
});

it('A German mail has subject, text, list and link in German, also as a reminder and a digest', async () => {
  await using server = await openMailServer();
  await using made = await start(server.url());
  const { telling, shop, add } = made;
  const channel = await add({ kind: 'email', name: 'Team', recipients: ['anna@example.com'], language: 'de' });
  await telling.addRule([channel], { remind_after_minutes: 60 });
  await telling.addRule([channel], { when: 'daily', digest_at: '08:00', time_zone: 'UTC' });
  const data = expiringIn(7, telling.clock.now());
  await telling.emit({ type: 'certificate.expiring', siteId: shop, data });
  await telling.pass(60);
  telling.clock.advance(25 * 3600_000);
  await telling.pass(60);
  await sent(made, () => server.mails.length, 3);
  const mails = server.mails.map(({ content }) => readableMail(content));
  const [alarm, digest, reminder] = ['Das Zertifikat', 'Ops: 1 Ereignis', 'Noch offen: 1 Alarm'].map(start =>
    mails.find(mail => mail.includes(`Subject: ${start}`)),
  );
  expect(alarm).toContain('Subject: Das Zertifikat von Shop läuft in 7 Tagen ab');
  const day = data.expires_at.slice(0, 10).split('-').reverse().join('.');
  expect(alarm).toContain(`Das Zertifikat von shop.test gilt bis ${day}. Erneuern Sie es.`);
  expect(alarm).toContain('<html lang="de">');
  expect(digest).toContain('- Das Zertifikat von Shop läuft in 6 Tagen ab');
  expect(reminder).toContain('- Das Zertifikat von Shop läuft in 6 Tagen ab');
  expect(mails.join()).not.toMatch(/expires|Renew|event|Still/);
});

it('What happened is told in German by code, also for codes that this release does not know', () => {
  const codes = {
    'site.down': ['reason', CHECK_FAULTS],
    'site.disconnected': ['reason', DISCONNECTED_BY],
    'site.broken': ['reason', RUN_REASONS],
    'site.sync_failing': ['error_code', ['site_offline', 'set_aside']],
    'feed.failing': ['error_code', FEED_FAULTS],
    'channel.failing': ['error_code', ATTEMPT_FAILURES],
  } as const;
  for (const type of Object.keys(codes) as (keyof typeof codes)[]) {
    const [field, known] = codes[type];
    for (const code of [...known, 'of_a_later_release', undefined]) {
      const data = { ...EVENT_EXAMPLES[type], message: 'It failed.', [field]: code };
      expect(eventWords(GERMAN).text(type, data, '')).toMatch(/^(?!.*It failed)[A-ZÄÖÜ0-9].{20}/);
    }
  }
  const failing = { ...EVENT_EXAMPLES['site.sync_failing'], error_code: 'connection_failed', message: 'It failed.' };
  const why = (cause: string | null) => eventWords(GERMAN).text('site.sync_failing', { ...failing, cause }, '');
  expect(why('http_auth')).toContain('Passwortabfrage');
  for (const cause of [...FAILURE_CAUSES, null]) expect(why(cause)).not.toContain('It failed');
  expect(eventWords(GERMAN).text('channel.failing', EVENT_EXAMPLES['channel.failing'], '')).toBe(
    'Der Empfänger hat mit Status 500 geantwortet. 2 Nachrichten warten.',
  );
});

it('Texts of events call people, keys, permissions, feeds and prices as their language does', () => {
  const both = (type: EventType, data: object = {}) =>
    MESSAGE_LANGUAGES.map(language => {
      const words = eventWords({ language, timeZone: 'UTC' });
      const all = { ...EVENT_EXAMPLES[type], ...data };
      return `${words.title(type, all, '')}. ${words.text(type, all, '')}`;
    });
  expect(both('key.created')).toEqual([
    'The API key "nightly" was created. anna created it. It may read, write and delete.',
    'Der API-Schlüssel „nightly“ wurde erstellt. anna hat ihn erstellt. Berechtigungen: Lesen, Schreiben und Löschen.',
  ]);
  expect(both('run.resumed', { by: 'key:nightly' })).toEqual([
    'A halted update run was resumed. API key "nightly" resumed it.',
    'Ein angehaltener Aktualisierungslauf wurde fortgesetzt. Fortgesetzt von API-Schlüssel „nightly“.',
  ]);
  expect(both('feed.recovered').map(text => text.split('.')[0])).toEqual([
    'The feed of vulnerabilities is read again',
    'Der Feed der Sicherheitslücken wird wieder gelesen',
  ]);
  expect(both('cost.due').map(text => /\d+[.,]\d+/.exec(text)?.[0])).toEqual(['49.00', '49,00']);
});

it('Messages tell times in the time zone of the reports, and name it', async () => {
  await using receiver = await openReceiver();
  await using made = await start();
  const { world, telling, add } = made;
  await world.post('update-branding-v1', { time_zone: 'Europe/Berlin' });
  const channels = [
    await add({ kind: 'webhook', name: 'A', url: receiver.url }),
    await add({ kind: 'webhook', name: 'B', url: `${receiver.url}/de`, language: 'de' }),
  ];
  await telling.addRule(channels);
  const data = { ...EVENT_EXAMPLES['sign_in.locked_out'], until: '2026-12-31T23:30:00Z' };
  await telling.emit({ type: 'sign_in.locked_out', data });
  await telling.pass(40);
  await sent(made, () => receiver.received.length, 2);
  const texts = receiver.received.map(({ body }) => JSON.parse(body).data.paragraphs[0]);
  expect(texts.sort()).toEqual([
    'Es gab zu viele falsche Versuche von 192.0.2.9. Ab dem 1. Januar 2027 um 00:30 MEZ ist sie wieder möglich.',
    'There were too many wrong attempts from 192.0.2.9. It is possible again from 1 January 2027 at 00:30 CET.',
  ]);
});
