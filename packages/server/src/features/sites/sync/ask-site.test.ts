import { ConnectorError, type SiteChange, type SiteReport, type StatsArgs } from '@sitekeeper/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChildSites, SiteConnection } from '../../../ports/child-sites/port.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { type KnownSite, loadKnownSites } from '../connection.ts';
import { askSite } from './ask-site.ts';

const world = useWorld();
const base: SiteReport = { wpEngine: false, wphost: '', coreUpdate: undefined, connectorVersion: '6.1' };
let site: KnownSite;

beforeAll(async () => {
  const id = await storeSite(world(), { url: 'https://a.example/' });
  const [known] = await loadKnownSites(world().app.services, [id]);
  const connection = { url: 'https://a.example/', user: 'anna' } as SiteConnection;
  site = { ...(known as KnownSite), connection };
});

const rows = (from: number, number: number): SiteChange[] =>
  Array.from({ length: number }, (_, at) => ({
    source: 'log',
    sourceId: `${from + at}`,
    context: 'plugin',
    action: 'updated',
    user: '',
    objectName: '',
    created: from + at,
    createdSeconds: from + at,
  }));

/** Later than what any test asks for. */
const FROM = 2_000_000_000;

/** Asks with answers of our own making instead of the site's. */
async function ask(answer: (args: StatsArgs, call: number) => Partial<SiteReport>) {
  const asked: StatsArgs[] = [];
  const call = (async (connection, _call, args) => {
    asked.push(args as StatsArgs);
    return { value: { ...base, ...answer(args as StatsArgs, asked.length) }, url: connection.url };
  }) as ChildSites['call'];
  const { services } = world().app;
  const outcome = await askSite({ ...services, childSites: { ...services.childSites, call } }, site);
  return { outcome, asked };
}

describe('askSite', () => {
  it('sends one request for all parts, and requests a reconnect secret only while none is stored', async () => {
    const { asked } = await ask(() => ({}));
    expect(asked).toMatchObject([{ wantRegverify: true, logs: { eventsCount: 200 } }]);
    site = { ...site, regverify: 'stored' };
    expect((await ask(() => ({}))).asked).toMatchObject([{ wantRegverify: false }]);
  });

  it('requests changes since the newest stored one, or of the last day at first', async () => {
    const day = Date.now() / 1000 - 24 * 3600;
    const { asked } = await ask(() => ({}));
    expect(asked[0]?.logs?.newerThan).toBeGreaterThan(day - 60);
    expect(asked[0]?.logs?.newerThan).toBeLessThan(day + 60);
    const row = { ...site.row, logs_seen_at: 1_700_000_000_999, actions_seen_at: 1_700_000_001_500 };
    site = { ...site, row };
    const next = await ask(() => ({}));
    expect(next.asked[0]).toMatchObject({ logs: { newerThan: 1_699_999_999 }, actionsSince: 1_700_000_001.5 });
  });

  it('keeps requesting while pages of the log are full', async () => {
    const { outcome, asked } = await ask((_args, call) => ({
      changeLogs: call < 3 ? rows(FROM + call * 1000, 200) : rows(FROM + 5000, 3),
    }));
    expect(asked.map(args => args.logs?.newerThan).slice(1)).toEqual([FROM + 1198, FROM + 2198]);
    expect(outcome.ok && outcome.report.changeLogs).toHaveLength(403);
    expect(asked.slice(1).every(args => args.wantRegverify === false)).toBe(true);
  });

  it.each([
    new ConnectorError('site_error', 'Too many requests.', { httpStatus: 429 }),
    new ConnectorError('timeout', 'It took too long.'),
  ])('keeps the report and the rows so far if a later page of the log fails: $message', async refused => {
    const { outcome, asked } = await ask((_args, call) => {
      if (call === 3) throw refused;
      return { wpVersion: '7.1', changeLogs: rows(FROM + call * 1000, 200) };
    });
    expect(asked).toHaveLength(3);
    expect(outcome).toMatchObject({ ok: true, report: { wpVersion: '7.1', changeLogs: { length: 400 } } });
  });

  it('fails if the first page of the log does, or a later one by a bug', async () => {
    const first = await ask(() => {
      throw new ConnectorError('timeout', 'It took too long.');
    });
    expect(first.outcome).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    const bug = ask((_args, call) => {
      if (call === 2) throw new TypeError('bug');
      return { changeLogs: rows(1000, 200) };
    });
    await expect(bug).rejects.toThrow(TypeError);
  });

  it('stops when the log has no end', async () => {
    const { outcome, asked } = await ask((_args, call) => ({ changeLogs: rows(FROM + call * 1000, 200) }));
    expect(outcome.ok).toBe(true);
    expect(asked).toHaveLength(10);
  });

  describe('of a log with very many rows in one second', () => {
    /** Sites give the rows after a moment, oldest first. */
    const logOf = (many: number, tooMany = Number.POSITIVE_INFINITY) => {
      const burst = Array.from({ length: many }, (_, at) => {
        const created = FROM + 5 + at / (many + 1);
        return { ...(rows(FROM + 5, 1)[0] as SiteChange), sourceId: `burst-${at}`, created };
      });
      const log = [...rows(FROM, 5), ...burst, ...rows(FROM + 6, 3)];
      return ({ logs }: StatsArgs) => {
        const { newerThan, eventsCount } = logs as NonNullable<StatsArgs['logs']>;
        if (eventsCount > tooMany) throw new ConnectorError('too_large', 'It has too many values.');
        return { changeLogs: log.filter(({ created }) => created > newerThan).slice(0, eventsCount) };
      };
    };
    const read = ({ outcome }: Awaited<ReturnType<typeof ask>>) =>
      new Set(outcome.ok ? outcome.report.changeLogs?.map(({ sourceId }) => sourceId) : []);

    it('requests more of them at once until it gets on', async () => {
      const asked = await ask(logOf(700));
      expect(read(asked).size).toBe(708);
      expect(asked.asked.map(({ logs }) => logs?.eventsCount)).toEqual([200, 200, 400, 800]);
    });

    it('leaves out what is more than a site can send at once, and reads what follows', async () => {
      const most = await ask(logOf(7000));
      expect(most.asked).toHaveLength(8);
      expect(read(most).size).toBe(5008);
      expect(read(most)).toContain(`${FROM + 8}`);
      expect(read(await ask(logOf(700, 400)))).toContain(`${FROM + 8}`);
    });
  });

  it('refuses connectors that are too old, and accepts versions it cannot read', async () => {
    const { outcome } = await ask(() => ({ connectorVersion: '3.9.1' }));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'child_outdated' } });
    for (const connectorVersion of ['4.0', 'dev', undefined]) {
      expect((await ask(() => ({ connectorVersion }))).outcome.ok).toBe(true);
    }
  });

  it('turns a failure into an outcome, and throws on a bug', async () => {
    const { services } = world().app;
    const keyless = await askSite(services, { ...site, connection: undefined });
    expect(keyless).toMatchObject({ ok: false, failure: { code: 'site_disconnected' } });
    const bug = ask(() => {
      throw new TypeError('bug');
    });
    await expect(bug).rejects.toThrow(TypeError);
  });
});
