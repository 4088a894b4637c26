import { manualClock } from '../../ports/clock/manual-clock.ts';
import { openMailServer } from '../../ports/mail/mail-server.fixtures.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/make-world.ts';
import type { World } from '../../testing/world.ts';

/** In the afternoon, before the day of any schedule. */
export const START = Date.parse('2026-10-20T15:00:00Z');
export const SECOND_OF_NOVEMBER = Date.parse('2026-11-02T07:00:00Z');

type MailServerOptions = Parameters<typeof openMailServer>[0];

/** A server with a mail server and a clock that is moved by hand. */
export async function mailingWorld(options: MailServerOptions = {}, more: Readonly<Record<string, string>> = {}) {
  const clock = manualClock(START);
  const mails = await openMailServer(options);
  const env = { SITEKEEPER_SMTP_URL: mails.url(), SITEKEEPER_MAIL_FROM: 'Keeper <keeper@example.com>', ...more };
  const world = await makeWorld({ env, parts: { clock } });
  return {
    world,
    clock,
    mails,
    at: (ms: number) => clock.advance(ms - clock.now()),
    async [Symbol.asyncDispose]() {
      await world.close();
      await mails[Symbol.asyncDispose]();
    },
  };
}

/** A client with one site, which is there since an instant. Returns its id. */
export async function clientWithSite(world: World, name: string, email = '', since = 0): Promise<number> {
  const { body } = await world.post('add-client-v1', { name, ...(email === '' ? {} : { client_email: email }) });
  await storeSite(world, {
    url: `https://${name.toLowerCase()}.example/`,
    name: `Site of ${name}`,
    client_id: body.id,
    columns: { created_at: since },
  });
  return body.id;
}

export const mailsOf = async (world: World) => {
  const { body } = await world.get('list-report-mails-v1');
  return body.items as {
    id: number;
    client: string;
    period: string;
    state: string;
    answer: string;
    recipients: string[];
  }[];
};
