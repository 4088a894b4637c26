import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  guardedOutbound,
  hurriedClock,
  insertMissingMonitors,
  MonitorWatch,
  makeWorld,
  openMailServer,
  openReceiver,
  sendDeliveries,
  storeSite,
  systemClock,
  tell,
  useMade,
} from '@sitekeeper/server/testing';
import { describe, expect, it } from 'vitest';

/** OUTAGE_SITES=200 makes it a large host. */
const SITES = Number(process.env.OUTAGE_SITES ?? 12);
const OTHERS = Math.min(20, SITES / 2);
const MAINTAINED = 3;
const HOST = '127.20.0.1';
const otherAddress = (n: number) => `127.20.1.${n + 1}`;

/** Hosts that never answer are waited for so many times shorter than set. */
const HASTE = 300;

/** A web server at an address, that may break connections, never answer, or answer errors. */
async function openHost(address: string) {
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const host = { state: 'well' as 'well' | 'refuses' | 'hangs' | 'in trouble', port: 0, close };
  const server = createServer((request, response) => {
    if (host.state === 'refuses') return void request.socket.destroy();
    if (host.state === 'hangs') return;
    response.writeHead(host.state === 'well' ? 200 : 500, { connection: 'close' }).end('Hello');
  });
  await new Promise<void>(done => server.listen(0, address, done));
  host.port = (server.address() as AddressInfo).port;
  return host;
}

const makeStory = () =>
  useMade(
    async () => {
      const clock = hurriedClock();
      const hosts = await Promise.all(
        [HOST, ...Array.from({ length: OTHERS + 1 }, (_, n) => otherAddress(n))].map(openHost),
      );
      const [shared, ...own] = hosts as [Host, ...Host[]];
      const others = own.slice(0, OTHERS);
      /** Its site is in maintenance. */
      const underRepair = own[OTHERS] as Host;
      const wellOne = await openHost('127.20.2.1');
      const lost = new Set<string>();
      const mail = await openMailServer({}, ({ content }) => {
        // The answer to the mail about the host is lost on its way: it comes a second time.
        const isFirst = content.includes(`on ${HOST} are down`) && !lost.has('host');
        if (isFirst) lost.add('host');
        return isFirst ? 'answer lost' : 'accepted';
      });
      const hook = await openReceiver();
      /** By the name: own3.example is at the address of another host than shared3.example. The reference is at none. */
      const hostOf = (url: string) => {
        const [, kind, n] = /\/\/(own|shared)(\d+)\./.exec(url) ?? [];
        return kind === 'own' ? own[Number(n)] : kind === 'shared' ? shared : undefined;
      };
      const guarded = guardedOutbound({
        allowPrivate: '127.0.0.0/8',
        concurrency: 100,
        perAddress: 2,
        connectMs: 5000,
        maxReplyBytes: 1_000_000,
        clock: systemClock,
        lookup: async name => [
          { address: name.startsWith('own') ? otherAddress(Number.parseInt(name.slice(3), 10)) : HOST, family: 4 },
        ],
      });
      const outbound: typeof guarded = {
        ...guarded,
        request: request =>
          guarded.request({
            ...request,
            get deadlineMs() {
              return request.deadlineMs / (hostOf(request.url)?.state === 'hangs' ? HASTE : 1);
            },
          }),
      };
      const env = {
        SITEKEEPER_MONITORS: 'true',
        SITEKEEPER_SMTP_URL: mail.url(),
        SITEKEEPER_MAIL_FROM: 'Sitekeeper <keeper@example.com>',
        SITEKEEPER_MONITORS_REFERENCE_ADDRESSES: `http://127.20.2.1:${wellOne.port}/`,
      };
      const world = await makeWorld({ env, parts: { clock, outbound } });
      const maintained: number[] = [];
      for (let n = 0; n < SITES + MAINTAINED; n++) {
        const id = await storeSite(world, { url: `http://shared${n}.example:${shared.port}/`, name: `Shared ${n}` });
        if (n >= SITES) maintained.push(id);
      }
      for (const [n, { port }] of own.entries()) {
        const id = await storeSite(world, { url: `http://own${n}.example:${port}/`, name: `Own ${n}` });
        if (n === OTHERS) maintained.push(id);
      }
      return { clock, world, shared, others, underRepair, hosts: [...hosts, wellOne], mail, hook, maintained };
    },
    async ({ world, hosts, mail, hook }) => {
      await world.close();
      for (const host of hosts) host.close();
      await mail[Symbol.asyncDispose]();
      await hook[Symbol.asyncDispose]();
    },
  );
type Host = Awaited<ReturnType<typeof openHost>>;

describe.each(['refuses', 'hangs'] as const)('a host that %s', { timeout: 300_000 }, away => {
  const story = makeStory();

  it('is told of in one message with the names of its sites, beside one for each trouble elsewhere, and none in maintenance', async () => {
    const { clock, world, shared, others, underRepair, mail, hook, maintained } = story();
    const { services } = world.app;
    const watch = new MonitorWatch(services, { gatherMs: 5 });
    const pass = async (seconds: number) => {
      for (let gone = 0; gone < seconds; gone += 5) {
        await watch.turn();
        await watch.idle();
        await tell(services);
        clock.pass(5000);
      }
    };
    const channel_ids = [];
    for (const channel of [
      { kind: 'email', name: 'Mail', recipients: ['anna@example.com'] },
      { kind: 'webhook', name: 'Hook', url: hook.url },
    ]) {
      const made = await world.post('add-channel-v1', channel);
      expect(made.status).toBe(200);
      channel_ids.push(made.body.id);
    }
    expect((await world.post('add-alarm-rule-v1', { name: 'Ops', channel_ids })).status).toBe(200);
    for (const site_id_or_domain of maintained) {
      const window = await world.post('start-site-maintenance-v1', { site_id_or_domain, minutes: 600 });
      expect(window.status).toBe(200);
    }
    await insertMissingMonitors(services);
    await pass(300); // from here on, each site has its own time within five minutes
    expect((await world.get('list-alarms-v1', { state: 'open' })).body.total).toBe(0);

    /** Sends until so many causes were told. Time stands meanwhile: what is being sent must not seem to be lost. */
    const receives = async (causes: number, mails: number) => {
      const stop = new AbortController();
      const sending = sendDeliveries({ ...services, stopping: stop.signal });
      await expect.poll(hook.titles).toHaveLength(causes);
      await expect.poll(() => mail.mails.length).toBe(mails);
      stop.abort();
      await sending;
      expect(mailsByKey(mail.mails).size).toBe(causes);
    };

    shared.state = away;
    underRepair.state = 'in trouble';
    for (const [n, other] of others.entries()) other.state = n % 2 === 0 ? 'in trouble' : away;
    await pass(480);
    await receives(1 + OTHERS, 1 + OTHERS);
    const own = (state: string) => others.map((_, n) => `Own ${n} is ${state}`);
    expect(hook.titles().sort()).toEqual([`${SITES} sites on ${HOST} are down`, ...own('down')].sort());
    const named = (title: string) => {
      const told = hook.received.find(one => one.title === title);
      const { data } = JSON.parse(told?.body ?? '') as { data: { items: { text: string }[] } };
      return data.items.map(({ text }) => text).sort();
    };
    const names = (state: string) => Array.from({ length: SITES }, (_, n) => `Shared ${n} is ${state}`).sort();
    expect(named(`${SITES} sites on ${HOST} are down`)).toEqual(names('down'));
    // Who gets a mail twice, because its answer was lost, sees that it is the same.
    clock.pass(60_000);
    await receives(1 + OTHERS, 2 + OTHERS);
    const ofHost = mail.mails.filter(({ content }) => content.includes(`on ${HOST} are down`));
    expect(ofHost).toHaveLength(2);
    expect(new Set(ofHost.map(messageId)).size).toBe(1);

    shared.state = 'well';
    for (const other of others) other.state = 'well';
    await pass(660);
    await receives(2 * (1 + OTHERS), 2 * (1 + OTHERS) + 1);
    const recovered = hook.titles().slice(1 + OTHERS);
    expect(recovered.sort()).toEqual([`${SITES} sites on ${HOST} are up again`, ...own('up again')].sort());
    expect(named(`${SITES} sites on ${HOST} are up again`)).toEqual(names('up again'));
    const aboutMaintained = () =>
      mail.mails.filter(({ content }) => content.includes(`Shared ${SITES}`) || content.includes(`Own ${OTHERS}`));
    expect(aboutMaintained()).toEqual([]);
    expect((await world.get('list-alarms-v1', { state: 'open' })).body.total).toBe(0);

    // Maintenance ends: of its sites, the one that is still in trouble is told of, and when it is well again.
    for (const site_id_or_domain of maintained) await world.post('end-site-maintenance-v1', { site_id_or_domain });
    await pass(480);
    await receives(2 * (1 + OTHERS) + 1, 2 * (1 + OTHERS) + 2);
    underRepair.state = 'well';
    await pass(660);
    await receives(2 * (1 + OTHERS) + 2, 2 * (1 + OTHERS) + 3);
    expect(hook.titles().slice(-2)).toEqual([`Own ${OTHERS} is down`, `Own ${OTHERS} is up again`]);
    expect(aboutMaintained()).toHaveLength(2);
    expect((await world.get('list-alarms-v1', { state: 'open' })).body.total).toBe(0);
  });
});

function messageId({ content }: { readonly content: string }): string {
  return /^Message-ID: (.*)$/im.exec(content)?.[1] ?? '';
}

/** Mails by their Message-ID. */
function mailsByKey<M extends { readonly content: string }>(mails: readonly M[]): Map<string, M[]> {
  return Map.groupBy(mails, messageId);
}
