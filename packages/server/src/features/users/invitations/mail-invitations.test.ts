import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { openMailServer, readableMail } from '../../../ports/mail/mail-server.fixtures.ts';
import { makeWorld, manualClock } from '../../../testing/index.ts';
import { deleteOldInvitations, mailInvitations } from './mail-invitations.ts';
import { placeOfInvitation } from './sealed-invitations.ts';

async function mailWorld(answer: NonNullable<Parameters<typeof openMailServer>[1]> = () => 'accepted') {
  const server = await openMailServer({}, answer);
  const clock = manualClock();
  const env = { SITEKEEPER_SMTP_URL: server.url(), SITEKEEPER_MAIL_FROM: 'keeper@example.com' };
  const world = await makeWorld({ parts: { clock }, env });
  const close = async () => {
    await world.close();
    await server[Symbol.asyncDispose]();
  };
  const invite = async (more: object = {}) =>
    (await world.inPerson('invite-person-v1', { role: 'viewer', email: 'ada@example.com', ...more })).body;
  const mails = async () => {
    await mailInvitations(world.app.services);
    const { items } = (await world.get('list-invitations-v1')).body;
    return items[0];
  };
  const sealed = async () => {
    const rows = await world.app.services.database.db.selectFrom('invitations').select('mail_sealed').execute();
    return rows.map(({ mail_sealed }) => mail_sealed);
  };
  return { server, clock, world, invite, mails, sealed, close, [Symbol.asyncDispose]: close };
}

it('mails the link once, and then forgets it', async () => {
  await using made = await mailWorld();
  const { link, mail } = await made.invite();
  expect(mail).toBe('waiting');
  expect(JSON.stringify(await made.sealed())).not.toContain(link.split('#')[1]);
  expect(await made.mails()).toMatchObject({ mail: 'sent' });
  expect(await made.sealed()).toEqual([null]);
  await made.mails();
  expect(made.server.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
  const content = made.server.mails[0]?.content.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(content).toContain(link);
  expect(content).toContain('Subject: admin invites you to Sitekeeper');
});

it('mails it in the language that was chosen, and names its end in the time zone of the reports', async () => {
  await using made = await mailWorld();
  await made.world.post('update-branding-v1', { time_zone: 'Europe/Berlin' });
  made.clock.advance(Date.parse('2026-12-04T09:30:00Z') - made.clock.now());
  await made.invite({ language: 'de' });
  await made.invite();
  await made.mails();
  const mails = made.server.mails.map(({ content }) => readableMail(content));
  const written = (language: string) => mails.find(mail => mail.includes(`<html lang="${language}">`)) ?? '';
  const [german, english] = [written('de'), written('en')];
  expect(german).toContain('Subject: admin lädt Sie zu Sitekeeper ein');
  expect(german).toContain('Der Link gilt einmal, bis 11. Dezember 2026 um 10:30 MEZ. Geben Sie ihn nicht weiter.');
  expect(german).toContain('>Einladung annehmen</a>');
  expect(german).not.toMatch(/\bthe link\b|invite|Open/i);
  expect(english).toContain('The link works once, until 11 December 2026 at 10:30 CET. Don’t pass it on.');
  expect(english).toContain('>Accept invitation</a>');
});

it('mails a link that an earlier release has put down, in English', async () => {
  await using made = await mailWorld();
  const { id, link } = await made.invite({ language: 'de' });
  const { database, secrets } = made.world.app.services;
  const mail_sealed = secrets.seal(placeOfInvitation(id), link);
  await database.write(trx => trx.updateTable('invitations').set({ mail_sealed }).execute());
  await made.mails();
  const content = readableMail(made.server.mails[0]?.content ?? '');
  expect(content).toContain('Subject: admin invites you to Sitekeeper');
  expect(content).toContain(link);
});

it('sends again when the answer of the mail server was lost, under the same Message-ID', async () => {
  const answers: ('accepted' | 'answer lost')[] = ['answer lost', 'accepted'];
  await using made = await mailWorld(() => answers.shift() ?? 'accepted');
  await made.invite();
  expect(await made.mails()).toMatchObject({ mail: 'waiting', mail_problem: expect.stringContaining('Try later') });
  expect(await made.mails()).toMatchObject({ mail: 'waiting' });
  made.clock.advance(MINUTE_MS);
  expect(await made.mails()).toMatchObject({ mail: 'sent', mail_problem: '' });
  const ids = made.server.mails.map(({ content }) => /Message-ID: (\S+)/.exec(content)?.[1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

it('sends nothing once the invitation is revoked', async () => {
  await using made = await mailWorld();
  const { id } = await made.invite();
  await made.world.post('revoke-invitation-v1', { invitation_id: id });
  await made.mails();
  expect(made.server.mails).toEqual([]);
  expect(await made.sealed()).toEqual([null]);
});

it('gives up after a day of failures, and forgets the link', async () => {
  await using made = await mailWorld(() => 'answer lost');
  await made.invite();
  for (const minutes of [0, 1, 5, 30, 120, 480]) {
    made.clock.advance(minutes * MINUTE_MS);
    await made.mails();
  }
  expect(await made.mails()).toMatchObject({ mail: 'failed', state: 'pending' });
  expect(made.server.mails).toHaveLength(6);
  expect(await made.sealed()).toEqual([null]);
});

it('leaves a mail that a process died over to another, after its lease', async () => {
  await using made = await mailWorld();
  await made.invite();
  const { database } = made.world.app.services;
  const lease = { mail_due_at: made.clock.now() + 10 * MINUTE_MS, mail_attempts: 1 };
  await database.write(trx => trx.updateTable('invitations').set(lease).execute());
  expect(await made.mails()).toMatchObject({ mail: 'waiting' });
  made.clock.advance(10 * MINUTE_MS);
  expect(await made.mails()).toMatchObject({ mail: 'sent' });
});

// Seen to fail where all are claimed before the first is sent: the lease of the last ones ends before their turn.
it('sends each mail once, however slow the mail server is to take those before it', async () => {
  let taken = 0;
  await using made = await mailWorld(async () => {
    taken += 1;
    if (taken <= 2) made.clock.advance(6 * MINUTE_MS);
    if (taken === 2) await mailInvitations(made.world.app.services); // of another process
    return 'accepted' as const;
  });
  const people = ['ada', 'bob', 'eve'].map(name => `${name}@example.com`);
  for (const email of people) await made.invite({ email });
  await made.mails();
  expect(made.server.mails.map(({ to }) => to.join()).toSorted()).toEqual(people);
});

it('leaves the mails that are left to others once the process stops', async () => {
  const stop = new AbortController();
  await using made = await mailWorld(() => {
    stop.abort();
    return 'accepted';
  });
  for (const name of ['ada', 'bob']) await made.invite({ email: `${name}@example.com` });
  await mailInvitations({ ...made.world.app.services, stopping: stop.signal });
  expect(made.server.mails).toHaveLength(1);
  const { items } = (await made.world.get('list-invitations-v1')).body;
  expect(items.map(({ mail }: { mail: string }) => mail).toSorted()).toEqual(['sent', 'waiting']);
});

it('deletes invitations ninety days after they have expired', async () => {
  await using made = await mailWorld();
  await made.invite();
  made.clock.advance(97 * 24 * 60 * MINUTE_MS);
  await deleteOldInvitations(made.world.app.services);
  expect((await made.world.get('list-invitations-v1')).body.total).toBe(1);
  made.clock.advance(1);
  await deleteOldInvitations(made.world.app.services);
  expect((await made.world.get('list-invitations-v1')).body.total).toBe(0);
});

it('says that nothing was mailed of an invitation that is revoked before its mail is due', async () => {
  await using made = await mailWorld();
  const { id, mail } = await made.invite();
  expect(mail).toBe('waiting');
  const revoked = await made.world.post('revoke-invitation-v1', { invitation_id: id });
  expect(revoked.body).toMatchObject({ state: 'revoked', mail: 'none' });
  expect(await made.mails()).toMatchObject({ state: 'revoked', mail: 'none' });
  expect(made.server.mails).toEqual([]);
});

it('says that an invitation could not be mailed that is revoked after a failed attempt', async () => {
  await using made = await mailWorld(() => 'answer lost');
  const { id } = await made.invite();
  expect(await made.mails()).toMatchObject({ mail: 'waiting' });
  const revoked = await made.world.post('revoke-invitation-v1', { invitation_id: id });
  expect(revoked.body).toMatchObject({ state: 'revoked', mail: 'failed', mail_problem: expect.stringMatching(/./) });
});

it.each([
  [0, 'none'],
  [2, 'failed'],
])(
  'shows no mail as waiting of an invitation that an earlier release has ended after %i attempts',
  async (mail_attempts, mail) => {
    await using made = await mailWorld();
    const { id } = await made.invite();
    await made.world.post('revoke-invitation-v1', { invitation_id: id });
    const left = { mail_state: 'waiting', mail_attempts };
    await made.world.app.services.database.write(trx => trx.updateTable('invitations').set(left).execute());
    expect(await made.mails()).toMatchObject({ state: 'revoked', mail });
  },
);
